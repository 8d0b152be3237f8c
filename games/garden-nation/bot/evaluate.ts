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
import { LEAD, LOWER, REACH, W } from './weights.ts';

/** Rounds that will probably follow the current one. */
export function roundsLeft(t: Readonly<Table>): number {
  if (t.triggered === 1 || t.phase === 'over') return 0;
  const spaces = SPACE_ACTIONS[t.seats] as readonly number[];
  const actions = spaces.reduce((a, b) => a + b, 0) / (t.seats === PAIR ? PAIR : t.seats);
  const left = Math.min(...t.supply) / (actions * W.buildShare);
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

/** Floors needed to complete a project; `far` if it is as many or more. */
function distance(t: Readonly<Table>, seat: number, card: PublicProject, far: number): number {
  let best = far;
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
      if (sum >= best) break;
      let least = far;
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
  const far = Math.min(REACH.length, (t.supply[seat] as number) + 1);
  for (const card of t.display) {
    if (card < 0) continue;
    const project = PUBLIC[card] as PublicProject;
    const d = distance(t, seat, project, far);
    if (d < far) sum += project.points * (REACH[d] as number);
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
export function completesWith(t: Table, seat: number, field: number, project: PublicProject): boolean {
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
  const share = (lower: number): number => (lower <= 0 ? 1 : (LOWER[lower] ?? 0) * hope);
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
  const hope = lead < 0 ? W.behind : (LEAD[Math.min(lead, LEAD.length - 1)] as number);
  const weight = left / (1 + left);
  return hope * weight + sure * (1 - weight);
}

/** Population buys floors: as much as the rounds left can use, the next floors most; more of it is worth little. */
function populationWorth(population: number, left: number): number {
  const now = populationPoints(population);
  const need = left * W.spent;
  let later = Math.min(population, need) * W.population + Math.max(0, population - need) * W.populationMore;
  const short = W.comfort - population;
  if (short > 0) later -= short * W.shortage;
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
    sum += value * (t.roof[f] === 1 ? W.roofedAsset : W.openAsset);
  }
  return (sum * W.population * left) / (1 + left);
}

function openFloors(t: Readonly<Table>, seat: number): number {
  let sum = 0;
  for (let f = 0; f < FIELDS; f++) if (t.owner[f] === seat && t.roof[f] === 0) sum += t.floors[f] as number;
  return sum;
}

/** Expected final points by group. */
export interface Groups {
  points: number;
  population: number;
  majorities: number;
  buildings: number;
  projects: number;
  ploys: number;
  secrets: number;
}

function groups(s: State, seat: number, mine: boolean, left: number, gain: number): Groups {
  const hope = left / (1 + left);
  const rounds = s.phase === 'over' ? 0 : 1 + left;
  let secrets = 0;
  // What others keep is not known: a guess would only be noise.
  if (mine) for (const card of s.kept[seat] as readonly number[]) secrets += secretPromise(s, seat, card, left);
  else secrets = openFloors(s, seat) * W.opponentFloor;
  return {
    points: s.points[seat] as number,
    population: populationWorth((s.population[seat] as number) + (rounds > 0 ? gain : 0), left),
    majorities: gain * Math.max(0, rounds - 1) * W.population,
    buildings: assets(s, seat, left),
    projects: reach(s, seat) * hope,
    ploys: (s.ploys[seat] as number) * W.ploy * Math.min(1, left / W.ployRounds),
    secrets,
  };
}

function sum(g: Groups): number {
  return g.points + g.population + g.majorities + g.buildings + g.projects + g.ploys + g.secrets;
}

/** What the player whose turn comes can complete at once where the crane stands. */
function atOnce(s: State, seat: number): number {
  return s.phase === 'move' && s.crane >= 0 && active(s) === seat ? bestAtOnce(s, seat, s.crane) * W.atOnce : 0;
}

/** Expected final points of every seat, each with the cards it holds in this position. */
export function evaluate(s: State): number[] {
  const left = roundsLeft(s);
  const gain = income(s);
  const values: number[] = [];
  for (let i = 0; i < s.seats; i++) values.push(sum(groups(s, i, true, left, gain[i] as number)) + atOnce(s, i));
  return values;
}

export function groupsOf(s: State, seat: number): Groups {
  const g = groups(s, seat, true, roundsLeft(s), income(s)[seat] as number);
  g.projects += atOnce(s, seat);
  return g;
}

/** Expected margin of a seat over its best opponent, with the cards of the others unknown. */
export function marginOf(s: State, seat: number): number {
  const left = roundsLeft(s);
  const gain = income(s);
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.seats; i++) {
    const value = sum(groups(s, i, i === seat, left, gain[i] as number)) + atOnce(s, i);
    if (i === seat) own = value;
    else best = Math.max(best, value);
  }
  return own - best;
}
