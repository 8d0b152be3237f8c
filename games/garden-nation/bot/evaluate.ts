import {
  FIELDS,
  NEIGHBOUR_CELLS,
  type Need,
  NUMBERS,
  PUBLIC,
  type PublicProject,
  SECRET,
  type SecretProject,
  SLOTS,
  TERRITORIES,
} from '../rules/data.ts';
import { buildingValue, floorsIn, isCentral } from '../rules/garden.ts';
import { fieldGuard } from '../rules/guards.ts';
import { PAIR, populationPoints, SOLE_MAJORITY, SPACE_ACTIONS, TIED_MAJORITY } from '../rules/numbers.ts';
import { isSatisfied } from '../rules/projects.ts';
import { active, type State, type Table } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** Rounds that will probably follow the current one. */
function roundsLeft(t: Readonly<Table>): number {
  if (t.triggered === 1 || t.phase === 'over') return 0;
  const spaces = SPACE_ACTIONS[t.seats] as readonly number[];
  const actions = spaces.reduce((a, b) => a + b, 0) / (t.seats === PAIR ? PAIR : t.seats);
  const left = Math.min(...t.supply) / (actions * WEIGHTS.buildShare);
  return Math.min(left, t.maxRounds - t.round);
}

/** Floors this field still needs to be a building of this kind; null if it cannot become one. */
function missing(t: Readonly<Table>, seat: number, field: number, need: Need): number | null {
  if (t.land[field] !== need.land || t.roof[field] === 1) return null;
  const owner = t.owner[field] as number;
  if (owner >= 0 && owner !== seat) return null;
  return Math.max(0, need.minFloors - (t.floors[field] as number));
}

function touches(t: Readonly<Table>, field: number): readonly number[] {
  return NEIGHBOUR_CELLS[t.layout.cell[field] as number] as readonly number[];
}

/** Floors needed to complete a project; a large number if it is out of reach. */
function distance(t: Readonly<Table>, seat: number, card: PublicProject): number {
  let best = Number.MAX_SAFE_INTEGER;
  for (let f = 0; f < FIELDS; f++) {
    let sum = missing(t, seat, f, card.main);
    if (sum === null || sum >= best) continue;
    if (card.where !== 'any' && isCentral(t.layout, f) !== (card.where === 'center')) continue;
    if (card.freeField >= 0) {
      const free = touches(t, f).some((c) => {
        const g = t.layout.field[c] as number;
        return t.land[g] === card.freeField && t.owner[g] === -1;
      });
      if (!free) continue;
    }
    for (const need of card.neighbours) {
      let least = Number.MAX_SAFE_INTEGER;
      for (const c of touches(t, f)) {
        const m = missing(t, seat, t.layout.field[c] as number, need);
        if (m !== null && m < least) least = m;
      }
      sum += least;
    }
    if (sum < best) best = sum;
  }
  // A pattern that stands already still needs a floor on it.
  return Math.max(1, best);
}

function reach(t: Readonly<Table>, seat: number): number {
  let sum = 0;
  for (const card of t.display) {
    if (card < 0) continue;
    const project = PUBLIC[card] as PublicProject;
    const d = distance(t, seat, project);
    if (d <= (t.supply[seat] as number)) sum += project.points * (WEIGHTS.reach[d] ?? 0);
  }
  return sum;
}

/** Most points a project gives this seat with one floor in this territory. */
function bestAtOnce(t: Table, seat: number, territory: number): number {
  let best = 0;
  if (t.roofs === 0) return best;
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) {
    if (fieldGuard(t, seat, f) !== null) continue;
    for (const card of t.display) {
      if (card < 0) continue;
      const project = PUBLIC[card] as PublicProject;
      if (project.points > best && completesWith(t, seat, f, project)) best = project.points;
    }
  }
  return best;
}

/** Would one more floor on this field complete the project? The floor is put there and taken away again. */
function completesWith(t: Table, seat: number, field: number, project: PublicProject): boolean {
  const owner = t.owner[field] as number;
  t.owner[field] = seat;
  t.floors[field] = (t.floors[field] as number) + 1;
  const yes = isSatisfied(t, seat, field, project);
  t.owner[field] = owner;
  t.floors[field] = (t.floors[field] as number) - 1;
  return yes;
}

/** Expected points of a secret card: what it is worth now and what unfinished buildings promise. */
function secretPromise(t: Readonly<Table>, seat: number, card: number, left: number): number {
  const c = SECRET[card] as SecretProject;
  const hope = left / (1 + left);
  const share = (lower: number): number => (lower <= 0 ? 1 : (WEIGHTS.lower[lower] ?? 0) * hope);
  let sum = 0;
  switch (c.family) {
    case 'floorsOnLand':
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land) sum += t.floors[f] as number;
      return sum * c.points;
    case 'buildingsOnLand':
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land)
          sum += share(c.minFloors - (t.floors[f] as number));
      return sum * c.points;
    case 'tallBuildings':
      for (let territory = 0; territory < TERRITORIES; territory++) {
        let best = 0;
        for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++)
          if (t.owner[f] === seat && t.roof[f] === 0)
            best = Math.max(best, share(c.minFloors - (t.floors[f] as number)));
        sum += best;
      }
      return sum * c.points;
    case 'territoryControl': {
      const chance = c.territories.map((territory) => control(t, seat, territory, left));
      const [a = 0, b = 0] = chance;
      return a * b * c.both + (a + b - 2 * a * b) * c.one;
    }
  }
}

/** Chance to end with the sole majority of a territory. */
function control(t: Readonly<Table>, seat: number, territory: number, left: number): number {
  const floors = floorsIn(t, territory);
  const mine = floors[seat] as number;
  let other = 0;
  for (let i = 0; i < floors.length; i++) if (i !== seat) other = Math.max(other, floors[i] as number);
  const lead = mine - other;
  const sure = lead > 0 ? 1 : 0;
  const hope = lead < 0 ? WEIGHTS.behind : (WEIGHTS.lead[Math.min(lead, WEIGHTS.lead.length - 1)] as number);
  const weight = left / (1 + left);
  return hope * weight + sure * (1 - weight);
}

function populationWorth(population: number, left: number): number {
  const now = populationPoints(population);
  const later = population * WEIGHTS.population - Math.max(0, WEIGHTS.comfort - population) * WEIGHTS.shortage;
  const hope = left / (1 + left);
  return now * (1 - hope) + later * hope;
}

/** Population the present majorities give each round. */
function income(t: Readonly<Table>): number[] {
  const gain = t.population.map(() => 0);
  for (let territory = 0; territory < TERRITORIES; territory++) {
    const floors = floorsIn(t, territory);
    const most = Math.max(...floors);
    if (most === 0) continue;
    const tied = floors.filter((n) => n === most).length;
    for (const [seat, n] of floors.entries())
      if (n === most) gain[seat] = (gain[seat] as number) + (tied === 1 ? SOLE_MAJORITY : TIED_MAJORITY);
  }
  return gain;
}

function assets(t: Readonly<Table>, seat: number, left: number): number {
  let sum = 0;
  for (let f = 0; f < FIELDS; f++) {
    if (t.owner[f] !== seat) continue;
    const value = buildingValue(NUMBERS[f] as number, t.floors[f] as number);
    sum += value * (t.roof[f] === 1 ? WEIGHTS.roofedAsset : WEIGHTS.openAsset);
  }
  return (sum * WEIGHTS.population * left) / (1 + left);
}

function openFloors(t: Readonly<Table>, seat: number): number {
  let sum = 0;
  for (let f = 0; f < FIELDS; f++) if (t.owner[f] === seat && t.roof[f] === 0) sum += t.floors[f] as number;
  return sum;
}

function worth(s: State, seat: number, mine: boolean, left: number, gain: number): number {
  const hope = left / (1 + left);
  const rounds = s.phase === 'over' ? 0 : 1 + left;
  let sum = s.points[seat] as number;
  sum += populationWorth((s.population[seat] as number) + (rounds > 0 ? gain : 0), left);
  sum += gain * Math.max(0, rounds - 1) * WEIGHTS.population;
  sum += assets(s, seat, left);
  sum += reach(s, seat) * hope;
  sum += (s.ploys[seat] as number) * WEIGHTS.ploy * hope;
  // What others keep is not known: a guess would only be noise.
  if (mine) for (const card of s.kept[seat] as readonly number[]) sum += secretPromise(s, seat, card, left);
  else sum += openFloors(s, seat) * WEIGHTS.opponentFloor;
  return sum;
}

/** Expected margin of a seat over its best opponent, with the cards of the others unknown. */
export function evaluate(s: State, seat: number): number {
  const left = roundsLeft(s);
  const gain = income(s);
  const next = s.phase === 'move' ? active(s) : -1;
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.seats; i++) {
    let value = worth(s, i, i === seat, left, gain[i] as number);
    if (i === next && s.crane >= 0) value += bestAtOnce(s, i, s.crane) * WEIGHTS.atOnce;
    if (i === seat) own = value;
    else best = Math.max(best, value);
  }
  return own - best;
}
