import { renderUnicodeCompact } from 'uqr';

/** White on black whatever the terminal's own colours are: cameras want it so. */
function code(link: string): string {
  const lines = renderUnicodeCompact(link, { ecc: 'M', border: 2 }).split('\n');
  return lines.map((line) => `\x1b[97;40m${line}\x1b[0m`).join('\n');
}

/** What whoever starts the house reads: the way in at this computer and, where others can come, theirs, with a code for their cameras. */
export function welcome(url: string, near: string | null, terminal: boolean, set: readonly string[] = []): string {
  const lines = [`Tafelrunde: ${url}`];
  if (near !== null && near !== url) lines.push(`For phones and others in the same network: ${near}`);
  if (near !== null && terminal) lines.push('', code(near), '');
  if (set.length > 0) lines.push('Settings:', ...set.map((line) => `  ${line}`));
  return lines.join('\n');
}
