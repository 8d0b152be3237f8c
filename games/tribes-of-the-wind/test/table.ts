import { asked, go, options, player, read, type Table } from '../handbook/arranged.ts';
import { game } from '../rules/game.ts';
import { spaceOf } from '../rules/geometry.ts';
import type { Event } from '../rules/state.ts';

/** What tests add to an arranged game: reading refusals and events, and letting turns pass. */

export {
  asked,
  bless,
  deal,
  go,
  lay,
  lead,
  objectives,
  options,
  player,
  pollute,
  read,
  station,
  type Table,
  table,
  villageDisplay,
} from '../handbook/arranged.ts';

/** Ruling of the refusal, or null if the move is possible. */
export const refused = (t: Table, line: string, seat = t.s.active): string | null =>
  game.whyNot(t.s, seat, read(line))?.ruling ?? null;

const events = (t: Table): Event[] => t.out.events.flatMap((x) => x.whispered ?? x.everybody ?? []);
export const told = <K extends Event['e']>(t: Table, e: K): Extract<Event, { e: K }>[] =>
  events(t).filter((x) => x.e === e) as Extract<Event, { e: K }>[];
export const forget = (t: Table): void => {
  t.out.events = [];
  t.out.committed = false;
};

/** The temple action with the first three cards of the rack. */
export function placeTemple(t: Table, temple: string, tile: string): void {
  go(t, 'placeTemple');
  go(t, options(t)[0] as string);
  go(t, `temple ${temple}`, `templeOn ${tile}`);
}

/** Ends the running turns without using anything, until this seat is asked for an action. */
export function passTo(t: Table, seat: number, round?: number): void {
  for (let n = 0; n < 2000; n++) {
    if (asked(t) === 'action' && t.s.active === seat && (round === undefined || t.s.round === round)) return;
    idle(t);
  }
  throw new Error(`seat ${seat} is never asked`);
}

/** Answers one question so that as little as possible happens: a card without any use, or the last option. */
export function idle(t: Table): void {
  const list = options(t);
  if (asked(t) !== 'action') go(t, list.at(-1) as string);
  else go(t, list.find((o) => o.startsWith('play')) ?? (list[0] as string));
}

/** Draws from the deck and declines leaders until the turn is over. */
export function endTurn(t: Table): void {
  const { active, round } = t.s;
  while (asked(t) !== 'over' && t.s.active === active && t.s.round === round) {
    if (asked(t) === 'action') return;
    go(t, options(t).at(-1) as string);
  }
}

export const at = (t: Table, seat: number, name: string): number => player(t, seat).riders[spaceOf(name)] as number;
