/** A register of games whose kept version, or whose game, is not what a match needs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frozen } from '#games';
import type { FrozenVersion } from '#kernel';

const NOW = new URL('../../games/index.ts', import.meta.url).href;

/** With `game` changed, the game itself is gone, and its kept version with it. */
export function brokenRegister(folder: string, change: Partial<FrozenVersion>): string {
  // A name of its own each time: a module is loaded once.
  const file = join(folder, `${Object.values(change).join('-')}.ts`);
  const [kept] = frozen;
  const entry = JSON.stringify({ ...kept, ...change });
  const gone = change.game === undefined ? '' : (kept?.game ?? '');
  writeFileSync(
    file,
    `import { games as all } from ${JSON.stringify(NOW)};
export const games = all.filter((g) => g.meta.id !== '${gone}');
export const frozen = [{ ...${entry}, load: () => Promise.reject(new Error('by its file')) }];
`,
  );
  return pathToFileURL(file).href;
}
