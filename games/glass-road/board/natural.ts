/** Answers that go without saying: taken at once, shown, and changed by a tap. */
import type { Decision } from '#kernel';
import type { Here } from '#web/kit/contract.ts';
import { CELL_NAMES, GOODS, MARKERS, WHEELS } from '../rules/data.ts';
import { type GameMove, goodOf } from '../rules/moves.ts';
import { EMPTY, type Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type At = Here<View, GameMove, Event>;
type Stock = readonly number[];

/** All that is offered, on the wheel that has less of it. */
function takeAll(d: Decision<GameMove>, stock: Stock): GameMove | null {
  const markers = GOODS[goodOf(String(d.about?.good))]?.markers ?? [];
  const onWheel = (wheel: string | undefined): number =>
    stock[markers.find((m) => WHEELS[MARKERS[m]?.wheel ?? -1]?.id === wheel) ?? -1] ?? 0;
  let best: Extract<GameMove, { do: 'take' }> | null = null;
  for (const m of d.options) {
    if (m.do !== 'take' || m.amount === 0) continue;
    const more = m.amount - (best?.amount ?? 0);
    if (more > 0 || (more === 0 && onWheel(m.wheel) < onWheel(best?.wheel))) best = m;
  }
  return best;
}

/** From the wheel that has more, so that none runs dry. */
function evenly(d: Decision<GameMove>, stock: Stock): GameMove | null {
  const [first = -1, second = -1] = GOODS[goodOf(String(d.about?.good))]?.markers ?? [];
  const due = Number(d.about?.amount);
  const least = (m: GameMove): number =>
    m.do === 'split' ? Math.min((stock[first] ?? 0) - m.first, (stock[second] ?? 0) - due + m.first) : -1;
  return d.options.toSorted((a, b) => least(b) - least(a))[0] ?? null;
}

/** Questions that are answered on the landscape. */
const PLACES: readonly string[] = ['site', 'place', 'remove'];

/** Of places that are alike, the one after which most is left or won. */
function bestPlace(d: Decision<GameMove>, here: At, cells: readonly number[]): GameMove | null {
  const spots = d.options.filter((m) => 'cell' in m);
  const lies = new Set(spots.map((m) => cells[CELL_NAMES.indexOf(m.cell)]));
  // Who builds over something, or gives up one of several kinds, says what.
  if (lies.size !== 1 || (d.kind === 'site' && !lies.has(EMPTY))) return null;
  const worth = (m: GameMove): number => here.after(m)?.standing.seats[here.seat]?.total ?? 0;
  const best = spots.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  // Where the next question is about places too, a tap on the landscape would be an answer to that one.
  const next = here.after(best)?.decisions ?? [];
  return next.some((x) => x.optional === undefined && PLACES.includes(x.kind)) ? null : best;
}

/** Nothing of the card can be used, and nothing can be made of goods: there is only one way to go on. */
function goOn(d: Decision<GameMove>): GameMove | null {
  const idle = d.options.every((m) => m.do === 'done' || m.do === 'discard');
  return idle ? (d.options.find((m) => m.do === 'done') ?? null) : null;
}

/** The natural answer to a question, if it has one. Nothing goes without saying while land is cleared. */
export function natural(d: Decision<GameMove>, here: At): GameMove | null {
  const player = here.view.players[here.seat];
  if (player === undefined || here.mode !== null) return null;
  switch (d.kind) {
    case 'take':
    case 'gift':
      return takeAll(d, player.stock);
    case 'split':
      return evenly(d, player.stock);
    case 'site':
    case 'place':
    case 'remove':
      return bestPlace(d, here, player.cells);
    case 'resolve':
      return here.uncertain ? null : goOn(d);
    default:
      return null;
  }
}
