/** Which cards to draw and which to keep. */
import type { Seat } from '#kernel';
import { cardOf, colorOfCard, elements } from '../rules/data.ts';
import { type Counts, countsOf } from '../rules/requirements.ts';
import type { GameMove, Player, State } from '../rules/state.ts';
import { legalSpaces } from '../rules/terrain.ts';
import { sites } from './flights.ts';
import { rackWorth } from './worth.ts';

/** What is worth keeping: the rack that is left. */
export function rateDiscards(s: State, seat: Seat, options: readonly GameMove[]): readonly number[] {
  const p = s.players[seat] as Player;
  return options.map((move) => {
    if (move.do !== 'discard') return 0;
    const gone = move.cards.map(cardOf);
    const rest = p.rack.filter((c) => !gone.includes(c));
    return rackWorth(p, rest, ownCounts(countsOf(s, seat), rest));
  });
}

const ownCounts = (c: Counts, cards: readonly number[]): Counts => {
  const own = elements.map(() => 0);
  for (const card of cards) own[colorOfCard[card] as number] = (own[colorOfCard[card] as number] ?? 0) + 1;
  return { ...c, own };
};

/** Only the back is known: does it fit the rack, and is it what the land needs? */
export function rateDraws(s: State, seat: Seat, options: readonly GameMove[]): readonly number[] {
  const p = s.players[seat] as Player;
  const counts = countsOf(s, seat);
  const known = p.rack.slice(0, p.rack.length - (seat === s.active ? s.blind : 0));
  const needs = needsOf(p);
  return options.map((move) => {
    const card = move.do === 'draw' ? s.elementDisplay[move.position - 1] : s.elementDeck.at(-1);
    const color = card === undefined ? 0 : (colorOfCard[card] as number);
    const own = counts.own.slice();
    own[color] = (own[color] as number) + 1;
    return rackWorth(p, known, { ...counts, own }) + (needs[color] ?? 0);
  });
}

/** How much each element would help now, by its main effect: moves to fill forests, and whatever the next forest lacks. */
function needsOf(p: Player): number[] {
  const found = sites(p);
  const open = legalSpaces(p).length;
  const hungry = Math.max(0, HUNGER - found.length);
  const byEffect: Readonly<Record<string, number>> = {
    blue: p.water < 5 ? 0.8 + 0.3 * hungry : p.water < 11 ? 0.4 : 0,
    yellow: found.length === 0 ? 0.2 : 1 + 0.05 * (found[0]?.missing ?? 0),
    red: open === 0 ? 0.6 + 0.6 * hungry : open === 1 ? 0.7 : 0.4,
    green: open > 0 && p.water >= 4 ? 0.4 + 1.1 * hungry : 0.4 + 0.4 * hungry,
  };
  return elements.map((e) => byEffect[e.id] ?? 0);
}

/** With fewer forests to fill than this, the next forest comes first. */
const HUNGER = 2;
