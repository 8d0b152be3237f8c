import type { Rng, Sink } from '#kernel';
import { ALL_CARDS, LAYOUT, OF_TYPE, ROWS, SLOTS_PER_ROW, STRUCTURE, TILES } from './data.ts';
import { newNeighbour, refill, startPeriod } from './flow.ts';
import { type Event, newEstate, type Options, type Player, type State } from './state.ts';

function newPlayer(): Player {
  return { ...newEstate(), hand: 0, rest: ALL_CARDS, down: -1, played: [], followed: [], absent: 0 };
}

export function setup(options: Options, seats: number, rng: Rng, out: Sink<Event>): State {
  const width = SLOTS_PER_ROW[seats] as number;
  const s: State = {
    seats,
    periods: options.long ? STRUCTURE.longVariantPeriods : STRUCTURE.periods,
    period: 1,
    round: 0,
    phase: 'keep',
    goblet: seats > 1 ? rng.int('goblet', seats) : 0,
    turn: 0,
    players: Array.from({ length: seats }, newPlayer),
    rows: ROWS.map(() => Array.from({ length: width }, () => -1)),
    stacks: OF_TYPE.map((tiles) => rng.shuffle('tiles', [...tiles])),
    supply: TILES.map((t, i) => t.boxCount - seats * LAYOUT.filter((cell) => cell.tile === i).length),
    neighbour: seats === 1 ? newNeighbour() : null,
    stack: [],
    aside: Array.from({ length: seats }, () => []),
  };
  refill(s, out);
  if (seats > 1) out.tell({ e: 'goblet', seat: s.goblet });
  startPeriod(s, out);
  return s;
}
