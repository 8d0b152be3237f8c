import { type Brain, type Seat, tuned } from '#kernel';
import { boardOf, type Placements } from '../rules/board.ts';
import { type Building, buildings, constants } from '../rules/data.ts';
import type { GameMove, PlaceMove, State, Town } from '../rules/state.ts';
import { Builder } from './builder.ts';
import { toCome } from './features.ts';
import { groundOf, Plot } from './plot.ts';
import { lookahead } from './searching.ts';
import { W, weights } from './weights.ts';
import { searching } from './weights-searching.ts';

const builders = new Map<string, Builder>();

/** The town of a seat on typed arrays; one for each board, loaded anew for every question. */
function builderOf(s: State, seat: Seat): Builder {
  let b = builders.get(s.board);
  if (b === undefined) {
    b = new Builder(new Plot(groundOf(s.board)), W);
    builders.set(s.board, b);
  }
  b.plot.load(s.towns[seat] as Town);
  b.goldOpen = !s.goldClaimed;
  return b;
}

/** Number of a placement among those of its shape. */
function numberOf(s: State, move: PlaceMove): number {
  const { index } = boardOf(s.board).placements[(buildings[s.current] as Building).shape] as Placements;
  return index.get(`${move.rotation} ${move.x} ${move.y}`) as number;
}

/** A beginner gives away so many points of ground. */
const CARELESS = 1;

const casual: Pick<Brain<State, GameMove>, 'temperature' | 'sensible' | 'rate'> = {
  temperature: 0.15,

  /** Places if it can without burying trees or opening holes all over; stops when nothing that comes could be placed. */
  sensible(s, d) {
    const builder = builderOf(s, d.seat);
    const left = toCome(s.deck);
    const placements = d.options.filter((m) => m.do === 'place');
    if (placements.length > 0) {
      const least = Math.max(...placements.map((m) => builder.ground(s.current, numberOf(s, m))));
      return placements.filter((m) => builder.ground(s.current, numberOf(s, m)) >= least - CARELESS);
    }
    const stop = d.options.filter((m) => m.do === 'end');
    const on = d.options.filter((m) => m.do !== 'end');
    return on.length > 0 && builder.hasRoomFor(left) ? on : stop;
  },

  rate(s, d) {
    const builder = builderOf(s, d.seat);
    const left = toCome(s.deck);
    return d.options.map((move): number => {
      if (move.do === 'place') return builder.after(s.current, numberOf(s, move), left);
      return move.do === 'decline' ? builder.stay(left) - constants.declineCost : builder.sure(left);
    });
  },
};

const ahead = tuned({ ...casual, ...lookahead }, searching);

/** Casual rates with fewer numbers and closer attention; all that looks further is the searching brain's. */
export const brain: Brain<State, GameMove> = { ...tuned({ ...ahead, ...casual }, weights), searching: ahead };
