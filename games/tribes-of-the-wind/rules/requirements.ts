import { countBonus, freeFirstRow } from './abilities.ts';
import { cardAt, colorOfCard, ELEMENTS } from './data.ts';
import type { Land, State } from './state.ts';
import type { Requirement, RequirementKind, Who } from './vocabulary.ts';

/** Backs by colour on the three racks a requirement can ask about; `bonus` is what leaders add to the own count. */
export interface Counts {
  readonly own: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly bonus: readonly number[];
}

type Holds<K extends RequirementKind> = (r: Extract<Requirement, { kind: K }>, c: Counts) => boolean;

const at = (counts: readonly number[], color: number): number => counts[color] as number;
/** The own count taken as high as a leader allows; never used for `fewer` and `ownNone`. */
const high = (c: Counts, color: number): number => at(c.own, color) + at(c.bonus, color);

/** Whether the comparison holds for the named neighbour(s): "one" is at least one, "both" is each. */
function neighbours(who: Who, left: boolean, right: boolean): boolean {
  switch (who) {
    case 'one':
      return left || right;
    case 'both':
      return left && right;
    case 'left':
      return left;
    case 'right':
      return right;
  }
}

const own: Holds<'own'> = (r, c) => high(c, r.color) >= r.min;
const ownNone: Holds<'ownNone'> = (r, c) => at(c.own, r.color) === 0;
const ownAllColors: Holds<'ownAllColors'> = (_, c) => {
  for (let color = 0; color < ELEMENTS; color++) if (high(c, color) < 1) return false;
  return true;
};
const neighbour: Holds<'neighbour'> = (r, c) =>
  neighbours(r.who, at(c.left, r.color) >= r.min, at(c.right, r.color) >= r.min);
const more: Holds<'more'> = (r, c) =>
  neighbours(r.who, high(c, r.color) > at(c.left, r.color), high(c, r.color) > at(c.right, r.color));
const fewer: Holds<'fewer'> = (r, c) =>
  neighbours(r.who, at(c.own, r.color) < at(c.left, r.color), at(c.own, r.color) < at(c.right, r.color));
const group: Holds<'group'> = (r, c) => high(c, r.color) + at(c.left, r.color) + at(c.right, r.color) >= r.min;

/** One named function a requirement kind (10.1). */
export function requirementHolds(r: Requirement, c: Counts): boolean {
  switch (r.kind) {
    case 'own':
      return own(r, c);
    case 'ownNone':
      return ownNone(r, c);
    case 'ownAllColors':
      return ownAllColors(r, c);
    case 'neighbour':
      return neighbour(r, c);
    case 'more':
      return more(r, c);
    case 'fewer':
      return fewer(r, c);
    case 'group':
      return group(r, c);
  }
}

const ZEROS: readonly number[] = Array.from({ length: ELEMENTS }, () => 0);
const zeros = (): number[] => ZEROS.slice();

export function countColors(colors: Iterable<number>): number[] {
  const n = zeros();
  for (const c of colors) n[c] = (n[c] as number) + 1;
  return n;
}

function countCards(cards: readonly number[]): number[] {
  const n = zeros();
  for (let i = 0; i < cards.length; i++) {
    const color = colorOfCard[cards[i] as number] as number;
    n[color] = (n[color] as number) + 1;
  }
  return n;
}

/** Seats of the left and the right neighbour; -1 is the market of a two-player game (TW-3, TW-72). */
export function neighbourSeats(seat: number, seats: number): { left: number; right: number } {
  return seats === 2 ? { left: 1 - seat, right: -1 } : { left: (seat + 1) % seats, right: (seat + seats - 1) % seats };
}

/** What leaders add to the own count of every colour. */
export const bonusCounts = (land: Land): number[] => zeros().map((_, color) => countBonus(land, color));

const NO_BONUS = ZEROS;

/** The counts that requirements of this seat see now; the card to be played is still on the rack and counts (TW-1). */
export function countsOf(s: State, seat: number): Counts {
  const p = s.players[seat] as State['players'][number];
  const { left, right } = neighbourSeats(seat, s.players.length);
  return {
    own: countCards(p.rack),
    left: countCards((s.players[left] as State['players'][number]).rack),
    right: right >= 0 ? countCards((s.players[right] as State['players'][number]).rack) : marketCounts(s),
    bonus: p.leaders.length === 0 ? NO_BONUS : bonusCounts(p),
  };
}

/** TW-3: the display and the top of the deck. */
function marketCounts(s: State): number[] {
  const n = countCards(s.elementDisplay);
  const top = s.elementDeck[s.elementDeck.length - 1];
  if (top !== undefined) n[colorOfCard[top] as number] = (n[colorOfCard[top] as number] as number) + 1;
  return n;
}

/** The first requirement of a row that does not hold, or null: then the row may be played. */
export function failing(land: Land, card: number, row: number, c: Counts): Requirement | null {
  const { color, rows } = cardAt(card);
  if (row === 0 && freeFirstRow(land, color)) return null;
  const require = rows[row]?.require ?? [];
  for (let i = 0; i < require.length; i++) {
    const r = require[i] as Requirement;
    if (!requirementHolds(r, c)) return r;
  }
  return null;
}
