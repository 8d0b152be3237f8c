import { hash128 } from '#kernel/hash.ts';

/** Bots have names, so that they can be told apart and spoken of. */
const NAMES = [
  'Ottilie',
  'Balduin',
  'Cosima',
  'Edda',
  'Fridolin',
  'Henriette',
  'Kasimir',
  'Lioba',
  'Theodor',
  'Ursula',
];

/** The name of the bot on this seat: the same for everybody who looks at this table, different from the other bots. */
export function botName(match: string, seat: number): string {
  const start = (hash128(match)[0] >>> 0) % NAMES.length;
  return NAMES[(start + seat * 3) % NAMES.length] as string;
}

/** A name for a bot that takes this seat up: none of those that sit there already. */
export function otherBotName(match: string, seat: number, taken: readonly (string | null)[]): string {
  const own = botName(match, seat);
  return taken.includes(own) ? (NAMES.find((name) => !taken.includes(name)) ?? own) : own;
}
