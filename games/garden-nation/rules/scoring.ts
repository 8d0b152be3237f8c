import type { SeatScore, Standing, Viewer } from '#kernel';
import { FIELDS, SECRET, type SecretProject, SLOTS, TERRITORIES } from './data.ts';
import { leaders } from './garden.ts';
import { populationPoints } from './numbers.ts';
import type { State, Table } from './state.ts';

/** Sole majority only: a shared one counts as none (GN-75). */
function controls(t: Readonly<Table>, seat: number, territory: number): boolean {
  const list = leaders(t, territory);
  return list.length === 1 && list[0] === seat;
}

/** Buildings of at least `least` floors without roof, at most `perTerritory` in each territory (GN-74). */
function tall(t: Readonly<Table>, seat: number, least: number, perTerritory: number): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    let here = 0;
    for (let f = territory * SLOTS; f < (territory + 1) * SLOTS && here < perTerritory; f++)
      if (t.owner[f] === seat && t.roof[f] === 0 && (t.floors[f] as number) >= least) here++;
    n += here;
  }
  return n;
}

/** What a secret project is worth to this seat on the table as it stands. */
export function secretValue(t: Readonly<Table>, seat: number, card: number): number {
  const c = SECRET[card] as SecretProject;
  switch (c.family) {
    case 'floorsOnLand': {
      let n = 0;
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land) n += t.floors[f] as number;
      return n * c.points;
    }
    case 'buildingsOnLand': {
      let n = 0;
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land && (t.floors[f] as number) >= c.minFloors)
          n++;
      return n * c.points;
    }
    case 'tallBuildings':
      return tall(t, seat, c.minFloors, c.perTerritory) * c.points;
    case 'territoryControl': {
      const n = c.territories.filter((territory) => controls(t, seat, territory)).length;
      return n === 0 ? 0 : n === c.territories.length ? c.both : c.one;
    }
  }
}

function secretSum(s: State, seat: number): number {
  let sum = 0;
  for (const card of s.kept[seat] as readonly number[]) sum += secretValue(s, seat, card);
  return sum;
}

export function score(s: State, viewer: Viewer): Standing {
  const over = s.phase === 'over';
  const seats: { total: number; parts: Record<string, number | null> }[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const projects = s.points[seat] as number;
    const secret = over || viewer === 'judge' || viewer === seat ? secretSum(s, seat) : null;
    const population = populationPoints(s.population[seat] as number);
    seats.push({ total: projects + (secret ?? 0) + population, parts: { projects, secret, population } });
  }
  // Equal totals share a rank, the next rank counts everybody above (GN-79, GN-93).
  const ranked: SeatScore[] = seats.map((x) => ({ ...x, rank: 1 + seats.filter((y) => y.total > x.total).length }));
  return { over, seats: ranked };
}
