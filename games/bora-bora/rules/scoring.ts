import type { Seat, Standing } from '#kernel';
import { BONUS_VP, FINAL_BONUSES, GOD_TILE_VP, JEWELS, type Jewel, REGIONS } from './data.ts';
import { countBuildings, countCovered } from './effects/ceremony.ts';
import { bits, settled, siteHolder } from './effects/huts.ts';
import { countPersons } from './effects/persons.ts';
import { trackVp } from './effects/points.ts';
import { type FinalPart, type Player, RUNNING_PARTS, type State } from './state.ts';
import type { BonusTest } from './words.ts';

/** What final scoring looks at; a state and a view both have it. */
export type ScoreTable = Pick<State, 'huts' | 'fish'> & { readonly players: readonly Omit<Player, 'hand'>[] };

const BONUS: Readonly<Record<BonusTest, (t: ScoreTable, seat: Seat, p: Omit<Player, 'hand'>) => number>> = {
  // BB-87: tiles fulfilled with yellow count.
  fulfilledTasks: (_t, _seat, p) => p.fulfilled.length,
  jewels: (_t, _seat, p) => p.jewels.length,
  // BB-88: materials and buildings in any mix.
  ceremonySpacesCovered: (_t, _seat, p) => countCovered(p),
  buildings: (_t, _seat, p) => countBuildings(p),
  regions: (t, seat) => bits(settled(t, seat)),
  persons: (_t, _seat, p) => countPersons(p),
};

export interface BonusStanding {
  readonly id: string;
  readonly have: number;
  readonly n: number;
}

/** How far a seat is on each of the six bonuses (BB-89). */
export function bonusStandings(t: ScoreTable, seat: Seat): BonusStanding[] {
  const p = t.players[seat] as ScoreTable['players'][number];
  return FINAL_BONUSES.map((b) => ({ id: b.id, have: BONUS[b.test](t, seat, p), n: b.n }));
}

/** Fish of every region whose site the seat holds (BB-86). */
export function siteFish(t: ScoreTable, seat: Seat): number {
  let vp = 0;
  for (let r = 0; r < REGIONS.length; r++) if (siteHolder(t, r) === seat) vp += t.fish[r] as number;
  return vp;
}

/** What final scoring would add now. */
export function finalParts(t: ScoreTable, seat: Seat): Record<FinalPart, number> {
  const p = t.players[seat] as ScoreTable['players'][number];
  let jewellery = 0;
  for (const j of p.jewels) jewellery += (JEWELS[j] as Jewel).vp;
  let bonuses = 0;
  for (const b of FINAL_BONUSES) if (BONUS[b.test](t, seat, p) >= b.n) bonuses += BONUS_VP;
  return { godTiles: p.godTiles * GOD_TILE_VP, fish: siteFish(t, seat), jewellery, bonuses };
}

function totalVp(t: ScoreTable, seat: Seat): number {
  const f = finalParts(t, seat);
  return trackVp(t.players[seat] as Player) + f.godTiles + f.fish + f.jewellery + f.bonuses;
}

/** Seats from first to last; a tie goes to the seat earlier in turn order (BB-90). */
export function finalRanking(s: State): Seat[] {
  const total = s.players.map((_, seat) => totalVp(s, seat));
  return [...s.order].sort((a, b) => (total[b] as number) - (total[a] as number));
}

/** Nothing of the score is hidden: hands are worth nothing. */
export function score(s: State): Standing {
  const ranking = finalRanking(s);
  return {
    over: s.phase === 'over',
    seats: s.players.map((p, seat) => {
      const parts: Record<string, number> = {};
      for (const [i, part] of RUNNING_PARTS.entries()) parts[part] = p.points[i] as number;
      Object.assign(parts, finalParts(s, seat));
      return {
        total: totalVp(s, seat),
        parts,
        rank: ranking.indexOf(seat) + 1,
        tieBreak: [s.seats - s.order.indexOf(seat)],
      };
    }),
  };
}
