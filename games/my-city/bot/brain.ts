import { type Brain, type Decision, type Rng, type Seat, tuned } from '#kernel';
import { boardOf, type Placements } from '../rules/board.ts';
import { type Building, buildings, cardCount, constants } from '../rules/data.ts';
import { imagine } from '../rules/imagine.ts';
import type { Answer, GameMove, State, Town, View } from '../rules/state.ts';
import { mustEnd, question } from '../rules/town.ts';
import { Builder, DECLINE, END } from './builder.ts';
import { FEATURES, type Feature, toCome } from './features.ts';
import { groundOf, Plot } from './plot.ts';
import { use, W, weights } from './weights.ts';

type Question = Decision<GameMove>;

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
function numberOf(s: State, move: GameMove): number {
  if (move.do !== 'place') return move.do === 'end' ? END : DECLINE;
  const { index } = boardOf(s.board).placements[(buildings[s.current] as Building).shape] as Placements;
  return index.get(`${move.rotation} ${move.x} ${move.y}`) as number;
}

/** How many places a rollout looks at closely. */
const LOOKED_AT = 5;

function policy(s: State, d: Question): number {
  const answer = builderOf(s, d.seat).answer(s.current, toCome(s.deck), LOOKED_AT);
  if (answer === END) return d.options.length - 1;
  if (answer === DECLINE) return d.options.length - 2;
  const move = (boardOf(s.board).placements[(buildings[s.current] as Building).shape] as Placements).moves[answer];
  return d.options.indexOf(move as GameMove);
}

const GROUPS: Readonly<Record<Feature, string>> = {
  ragged: 'ground',
  raggedEarly: 'ground',
  blocks: 'ground',
  pocket1: 'ground',
  pocket2: 'ground',
  pocket3: 'ground',
  pocket4: 'ground',
  room: 'ground',
  shapes: 'ground',
  time: 'ground',
  timeSquared: 'ground',
  well0: 'wells',
  well1: 'wells',
  well2: 'wells',
  well3: 'wells',
  vein: 'gold',
  church0: 'churches',
  church1: 'churches',
  church2: 'churches',
  churchNoRoom: 'churchRoom',
  churchCost: 'churchRoom',
  churchTight: 'churchRoom',
  group: 'groups',
  groupDoors: 'groups',
  split: 'groups',
};

function features(s: State, seat: Seat): Record<string, number> {
  const sums: Record<string, number> = {
    points: 0,
    ground: 0,
    groups: 0,
    churches: 0,
    churchRoom: 0,
    wells: 0,
    gold: 0,
  };
  const town = s.towns[seat] as Town;
  const builder = builderOf(s, seat);
  const left = toCome(s.deck);
  sums.points = builder.sure(left);
  if (town.ended || s.phase === 'finished') return sums;
  for (const [i, name] of FEATURES.entries()) {
    const group = GROUPS[name];
    sums[group] = (sums[group] as number) + (builder.seen[i] as number) * (W[i] as number);
  }
  return sums;
}

export const brain: Brain<State, GameMove> = tuned(
  {
    temperature: 0.15,
    // A town is played to its end: a card costs a rollout next to nothing.
    horizon: cardCount,

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
        if (move.do === 'end') return builder.sure(left);
        if (move.do === 'decline') return builder.stay(left) - constants.declineCost;
        return builder.after(s.current, numberOf(s, move), left);
      });
    },

    evaluate(s) {
      const left = toCome(s.deck);
      return s.towns.map((town, seat) => {
        const builder = builderOf(s, seat);
        return town.ended || s.phase === 'finished' ? builder.sure(left) : builder.stay(left);
      });
    },

    policy,
    // Towns meet only in the gold: rollouts build the own one.
    alone: (s, seat) => ({ ...s, towns: [s.towns[seat] as Town] }),
    turn: (s) => s.round + (s.phase === 'finished' ? 1 : 0),
    features,

    /** What others have decided is not an end, but what they would rather do. */
    believe(view: unknown, rng: Rng) {
      const s = imagine(view as View, rng);
      const { viewer } = view as View;
      const board = boardOf(s.board);
      for (const [seat, town] of s.towns.entries()) {
        if (town.answer === null || seat === viewer || mustEnd(board, town, s.current)) continue;
        const d = question(board, town, seat, s.current);
        town.answer = d.options[policy(s, d)] as Answer;
      }
      return s;
    },
  },
  weights,
  use,
);

/** A beginner gives away so many points of ground. */
const CARELESS = 1;
