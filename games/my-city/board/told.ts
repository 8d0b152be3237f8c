/** What a gesture comes to, in words. */
import type { Situation, Told, Walked } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import type { Event, GameMove, TownView, View } from '../rules/state.ts';
import { signed } from '../text/names.ts';
import { deed, type Where } from '../text/verbs.ts';
import { effectsOf } from './logic/effects.ts';
import { type Held, held, placesOfRotation } from './logic/held.ts';
import { cellThing } from './logic/ids.ts';
import { cellsOf, type Place } from './logic/pieces.ts';
import { words } from './words.ts';

type At = Situation<View, GameMove, Event>;

/** Of a width or height, which third a mean lies in. */
const thirdOf = (cells: readonly number[], size: number): number =>
  Math.min(2, Math.floor((3 * (0.5 + cells.reduce((a, b) => a + b, 0) / cells.length)) / size));

function whereOf(view: View, seat: number, b: number, place: Place): Where {
  const { width, height } = boardOf(view.board);
  const cells = cellsOf(b, place);
  return {
    row: thirdOf(
      cells.map(([, y]) => y),
      height,
    ),
    column: thirdOf(
      cells.map(([x]) => x),
      width,
    ),
    brings: effectsOf(view, seat, b, place).total,
  };
}

/** What my sealed answer says and brings, while others still think. */
function sealed({ view, seat, lang }: At): string | undefined {
  const answer = seat === null ? null : (view.towns[seat]?.answer ?? null);
  if (seat === null || answer === null || view.current < 0) return undefined;
  const brings = answer.do === 'place' ? effectsOf(view, seat, view.current, answer).total : 0;
  return deed(answer, view.current, lang).sealed?.(signed(brings));
}

/** How many places there are, before one is chosen. */
function open(s: At, h: Held | null): Told {
  const w = words(s.lang);
  if (h === null) return { note: sealed(s), missing: w.sealed };
  if (h.places.length === 0) return { note: w.fitsNowhere, missing: w.noPlace };
  return { note: w.placesHere(h.places.length, placesOfRotation(h).length), missing: w.choosePlace };
}

export function told(s: At, path: Walked<View, GameMove, Event>): Told {
  const { view, seat, lang } = s;
  const [move] = path.chain;
  const h = held(path.open);
  if (move === undefined || seat === null) return open(s, h);
  const said = deed(move, view.current, lang);
  const place = move.do === 'place' ? move : null;
  const then = s.after(path.chain)?.standing.seats[seat];
  const left = (view.towns[seat] as TownView).status.filter((x) => x === 'available').length;
  return {
    act: said.act,
    title: said.title?.({ points: then?.total ?? 0, rank: then?.rank ?? 1, of: view.towns.length, left }),
    inWords: (place === null ? undefined : said.hint?.(whereOf(view, seat, view.current, place))) ?? [said.option],
    liesOn: place === null ? undefined : cellsOf(view.current, place).map(([x, y]) => cellThing(x, y)),
  };
}
