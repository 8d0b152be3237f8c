import {
  FIELDS,
  type Need,
  PUBLIC,
  type PublicProject,
  SECRET,
  type SecretProject,
  SLOTS,
  TERRITORIES,
} from '../rules/data.ts';
import { fieldGuard } from '../rules/guards.ts';
import { PAIR, populationPoints, SPACE_ACTIONS } from '../rules/numbers.ts';
import { isSatisfied } from '../rules/projects.ts';
import { active, type State, type Table } from '../rules/state.ts';
import { geometryOf } from './geometry.ts';
import { distance, listFields, measure } from './reach.ts';
import { ASSETS, COUNT, GAIN, MOST, OPEN_FLOORS, survey, TALL_FLOORS } from './survey.ts';
import { LEAD, LOWER, REACH, W } from './weights.ts';

/** Actions of a player in a round, by number of players. */
const ACTIONS: readonly number[] = SPACE_ACTIONS.map(
  (spaces, seats) => spaces.reduce((a, b) => a + b, 0) / (seats === PAIR ? PAIR : Math.max(1, seats)),
);

/** Rounds that will probably follow the current one. */
export function roundsLeft(t: Readonly<Table>): number {
  if (t.triggered === 1 || t.phase === 'over') return 0;
  let least = t.supply[0] as number;
  for (let i = 1; i < t.seats; i++) least = Math.min(least, t.supply[i] as number);
  const left = least / ((ACTIONS[t.seats] as number) * W.buildShare);
  return Math.min(left, t.maxRounds - t.round);
}

/** What the face-up projects promise a seat. */
function reach(t: Readonly<Table>, seat: number): number {
  let sum = 0;
  const far = Math.min(REACH.length, (t.supply[seat] as number) + 1);
  const g = geometryOf(t.layout);
  measure(t, seat);
  for (let i = 0; i < t.display.length; i++) {
    const card = t.display[i] as number;
    if (card < 0) continue;
    const project = PUBLIC[card] as PublicProject;
    const d = distance(t, g, project, far);
    if (d < far) sum += project.points * (REACH[d] as number);
  }
  return sum;
}

/** Most points a project gives this seat with one floor in this territory. */
export function bestAtOnce(t: Table, seat: number, territory: number): number {
  let best = 0;
  if (t.roofs === 0) return best;
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) {
    if (fieldGuard(t, seat, f) !== null) continue;
    for (let i = 0; i < t.display.length; i++) {
      const card = t.display[i] as number;
      if (card < 0) continue;
      const project = PUBLIC[card] as PublicProject;
      if (project.points > best && completesWith(t, seat, f, project)) best = project.points;
    }
  }
  return best;
}

/** Would one more floor on this field complete the project? The floor is put there and taken away again. */
export function completesWith(t: Table, seat: number, field: number, project: PublicProject): boolean {
  if (!asksFor(project, t.land[field] as number)) return false;
  const owner = t.owner[field] as number;
  t.owner[field] = seat;
  t.floors[field] = (t.floors[field] as number) + 1;
  const yes = isSatisfied(t, seat, field, project);
  t.owner[field] = owner;
  t.floors[field] = (t.floors[field] as number) - 1;
  return yes;
}

/** Most fields are of a land that no building of the project stands on: seen at a glance. */
function asksFor({ main, neighbours }: PublicProject, land: number): boolean {
  if (main.land === land) return true;
  for (let i = 0; i < neighbours.length; i++) if ((neighbours[i] as Need).land === land) return true;
  return false;
}

/** Share of a building that is so many floors too low. */
export function share(lower: number, hope: number): number {
  return lower <= 0 ? 1 : (LOWER[lower] ?? 0) * hope;
}

/** Expected points of a secret card: what it is worth now and what unfinished buildings promise. */
function secretPromise(t: Readonly<Table>, seat: number, card: number, left: number): number {
  const c = SECRET[card] as SecretProject;
  const hope = left / (W.late + left);
  let sum = 0;
  switch (c.family) {
    case 'floorsOnLand':
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land) sum += t.floors[f] as number;
      return sum * c.points;
    case 'buildingsOnLand':
      for (let f = 0; f < FIELDS; f++)
        if (t.owner[f] === seat && t.roof[f] === 0 && t.land[f] === c.land)
          sum += share(c.minFloors - (t.floors[f] as number), hope);
      return sum * c.points;
    case 'tallBuildings':
      for (let territory = 0; territory < TERRITORIES; territory++) {
        let best = 0;
        for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++)
          if (t.owner[f] === seat && t.roof[f] === 0)
            best = Math.max(best, share(c.minFloors - (t.floors[f] as number), hope));
        sum += best;
      }
      return sum * c.points;
    case 'territoryControl': {
      const a = control(t, seat, c.territories[0] as number, left);
      const b = control(t, seat, c.territories[1] as number, left);
      return a * b * c.both + (a + b - 2 * a * b) * c.one;
    }
  }
}

/** What these secret cards promise a seat as the table stands. */
export function secretsPromise(t: Readonly<Table>, seat: number, cards: readonly number[]): number {
  const left = roundsLeft(t);
  survey(t);
  let sum = 0;
  for (const card of cards) sum += secretPromise(t, seat, card, left);
  return sum;
}

/** Chance to end with the sole majority of a territory. */
export function control(t: Readonly<Table>, seat: number, territory: number, left: number): number {
  const mine = COUNT[territory * MOST + seat] as number;
  let other = 0;
  for (let i = 0; i < t.seats; i++) if (i !== seat) other = Math.max(other, COUNT[territory * MOST + i] as number);
  const lead = mine - other;
  const sure = lead > 0 ? 1 : 0;
  const hope = lead < 0 ? W.behind : (LEAD[Math.min(lead, LEAD.length - 1)] as number);
  const weight = left / (W.late + left);
  return hope * weight + sure * (1 - weight);
}

/** Population buys floors: as much as the rounds left can use, the next floors most; more of it is worth little. */
export function populationWorth(population: number, left: number): number {
  const now = populationPoints(population);
  const need = left * W.spent;
  let later = Math.min(population, need) * W.population + Math.max(0, population - need) * W.populationMore;
  const short = W.comfort - population;
  if (short > 0) later -= short * W.shortage;
  const hope = left / (W.late + left);
  return now * (1 - hope) + later * hope;
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

/** After `survey`. */
function groups(s: State, seat: number, mine: boolean, left: number): Groups {
  const hope = left / (W.late + left);
  const rounds = s.phase === 'over' ? 0 : 1 + left;
  const gain = GAIN[seat] as number;
  let secrets = 0;
  // What others keep is not known: a guess would only be noise.
  if (mine) for (const card of s.kept[seat] as readonly number[]) secrets += secretPromise(s, seat, card, left);
  else secrets = (OPEN_FLOORS[seat] as number) * W.opponentFloor + (TALL_FLOORS[seat] as number) * W.opponentTall;
  return {
    points: s.points[seat] as number,
    population: populationWorth((s.population[seat] as number) + (rounds > 0 ? gain : 0), left),
    majorities: gain * Math.max(0, rounds - 1) * W.population,
    buildings: ((ASSETS[seat] as number) * W.population * left) / (W.late + left),
    projects: reach(s, seat) * hope,
    ploys: (s.ploys[seat] as number) * W.ploy * Math.min(1, left / W.ployRounds),
    secrets,
  };
}

function sum(g: Groups): number {
  return g.points + g.population + g.majorities + g.buildings + g.projects + g.ploys + g.secrets;
}

export const NOBODY = -1;

/** What the player whose turn comes can complete at once where the crane stands. */
function atOnce(s: State, seat: number): number {
  return s.crane >= 0 ? bestAtOnce(s, seat, s.crane) * W.atOnce : 0;
}

/** Who has the next turn, as far as it is known. */
export function following(s: State): number {
  if (s.space + 1 < s.order.length) return s.order[s.space + 1] as number;
  if (s.order.length < s.seats || s.triggered === 1) return NOBODY;
  return active(s);
}

/** The player whose turn it is, if it has just come. */
function comes(s: State): number {
  return s.phase === 'move' ? active(s) : NOBODY;
}

/** Expected final points of every seat, each with the cards it holds in this position. */
export function evaluate(s: State): number[] {
  const left = roundsLeft(s);
  const next = comes(s);
  survey(s);
  listFields(s);
  const values: number[] = [];
  for (let i = 0; i < s.seats; i++) values.push(sum(groups(s, i, true, left)) + (i === next ? atOnce(s, i) : 0));
  return values;
}

/** Points of the game are those of public projects: one that is completed is not one less. */
export function groupsOf(s: State, seat: number): Omit<Groups, 'points'> {
  survey(s);
  listFields(s);
  const { points, ...g } = groups(s, seat, true, roundsLeft(s));
  g.projects += points + (comes(s) === seat ? atOnce(s, seat) : 0);
  return g;
}

/** Expected margin of a seat over its best opponent, with the cards of the others unknown. */
export function marginOf(s: State, seat: number): number {
  return marginBefore(s, seat, comes(s));
}

/** The same where the turn of `next` begins. */
export function marginBefore(s: State, seat: number, next: number): number {
  const left = roundsLeft(s);
  survey(s);
  listFields(s);
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.seats; i++) {
    const value = sum(groups(s, i, i === seat, left)) + (i === next ? atOnce(s, i) : 0);
    if (i === seat) own = value;
    else best = Math.max(best, value);
  }
  return own - best;
}
