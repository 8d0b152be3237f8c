/** What my own finished games say about bots of a strength. Pure; nothing is guessed where there are too few. */
import { isLevel, LEVELS, type Level } from '#bots/levels.ts';
import type { GameRecord } from '#server/protocol.ts';

type Results = GameRecord['results'];

/** Fewer games say nothing about what somebody usually makes. */
const FOR_MEAN = 3;
/** Fewer say nothing about how often somebody wins. */
const FOR_ODDS = 8;
/** Of several strengths, one with so many games can be compared with the others. */
const FOR_COMPARING = 4;
/** How somebody plays nowadays: older games of the same kind do not count. */
const LATEST = 20;

/** My own mean with so many at the table; null as long as there is none. */
export function ownMean(results: Results, seats: number): number | null {
  const totals = results.filter((r) => r.seats === seats && r.resigned !== true).map((r) => r.total);
  return totals.length < FOR_MEAN ? null : totals.reduce((a, b) => a + b, 0) / totals.length;
}

export interface Odds {
  readonly won: number;
  readonly played: number;
}

/** My latest games against nothing but bots of this strength; a shared victory is one, and who gives up has not won. */
function against(results: Results, seats: number, level: Level): Odds {
  const games = results.filter((r) => r.seats === seats && r.bots === level).slice(0, LATEST);
  return { won: games.filter((r) => r.rank === 1).length, played: games.length };
}

/** How often I win against bots of this strength; null where too few games tell. */
export function oddsAgainst(results: Results, seats: number, level: Level): Odds | null {
  const odds = against(results, seats, level);
  return odds.played < FOR_ODDS ? null : odds;
}

/** Whether that is known of any strength. */
export function tellsOdds(results: Results, seats: number): boolean {
  return LEVELS.some(({ level }) => oddsAgainst(results, seats, level) !== null);
}

/** The odds in the nearest numbers up to ten: 6 of 20 are 3 of 10, 3 of 20 about 1 of 7; as they are where none is near. */
export function about({ won, played }: Odds): Odds {
  const share = won / played;
  const off = (odds: Odds): number => Math.abs(odds.won / odds.played - share);
  const [nearest] = Array.from({ length: 9 }, (_, i) => i + 2)
    .map((of): Odds => ({ won: Math.round(share * of), played: of }))
    .filter((odds) => odds.won > 0 && odds.won < odds.played && off(odds) < 0.02)
    .sort((a, b) => off(a) - off(b));
  return nearest ?? { won, played };
}

/** Exciting: somebody wins about one game of three. */
const AIM = 1 / 3;

/**
 * The strength to offer first: the one at which I win nearest to a third of my games. Where even that one is won more often than not, or
 * nearly never, and the next one up or down has hardly been tried, it is the next one. Null where too few games tell.
 */
export function fittingLevel(results: Results, seats: number): Level | null {
  if (results.filter((r) => r.seats === seats && r.bots !== undefined).length < FOR_ODDS) return null;
  const shares = new Map<number, number>();
  for (const { level } of LEVELS) {
    const { won, played } = against(results, seats, level);
    if (played >= FOR_COMPARING) shares.set(level, won / played);
  }
  const [nearest] = [...shares].sort(([, a], [, b]) => Math.abs(a - AIM) - Math.abs(b - AIM));
  if (nearest === undefined) return null;
  const [level, share] = nearest;
  const next = share > 1 / 2 ? level + 1 : share < 1 / 6 ? level - 1 : level;
  const found = shares.has(next) ? level : next;
  return isLevel(found) ? found : (level as Level);
}
