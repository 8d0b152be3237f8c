/** The example of the guide is a touch that keeps the laws, and stands in the guide letter for letter. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { secondTapPlays } from '#web/kit/laws/final.ts';
import { explainsItself, type Look, leadsBack, sendsWhatIsListed, switchesTurnBack } from '#web/kit/laws/laws.ts';
import { type PureBoard, walk } from '#web/kit/laws/walk.ts';
import { game } from '../bench/connect-four.ts';
import { touch } from './example-touch.ts';

const { module } = (await bareEntry(game as never, 'Connect four').load()) as { module: GameModule };
const board = { touch, places: {}, moments: {} } as unknown as PureBoard;

describe('the example of the guide', () => {
  it.each([sendsWhatIsListed, secondTapPlays, leadsBack, switchesTurnBack, (look: Look) => explainsItself(look, 'en')])(
    'keeps law %#',
    (law) => {
      const wrong = new Set<string>();
      for (const at of walk(module, 2, 'four'))
        for (const seat of [null, 0, 1]) for (const line of law({ module, board, at, seat })) wrong.add(line);
      expect([...wrong]).toEqual([]);
    },
  );

  it('has at most 60 lines, and the guide prints them', () => {
    const source = readFileSync(new URL('./example-touch.ts', import.meta.url), 'utf8');
    const guide = readFileSync(new URL('../docs/adding-a-game.md', import.meta.url), 'utf8');
    const code = source.slice(source.indexOf('export const columnThing')).trimEnd();
    expect(code.split('\n').length).toBeLessThanOrEqual(60);
    expect(guide).toContain(code);
  });
});
