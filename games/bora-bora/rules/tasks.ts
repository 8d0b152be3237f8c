import type { Seat } from '#kernel';
import {
  ISLAND_IDS,
  JEWEL_TYPE_IDS,
  JEWELS,
  type Jewel,
  KIND_IDS,
  PERSONS,
  type Person,
  REGIONS,
  RESERVE,
  type Region,
  TASKS,
  type Task,
} from './data.ts';
import { countBuildings, countMaterials } from './effects/ceremony.ts';
import { bits, settled } from './effects/huts.ts';
import { countPriests } from './effects/temple.ts';
import type { Predicate, Requirement } from './requirements.ts';
import { NOBODY, type Player, type State } from './state.ts';
import { ANY_SEX } from './words.ts';

/** What tasks look at; a state and a view both have it. */
export type TaskTable = Pick<State, 'order' | 'fish' | 'huts' | 'temple'>;
/** A player as tasks see him; the hand of another player may be unknown. */
export type TaskPlayer = Omit<
  Player,
  'hand' | 'known' | 'points' | 'dice' | 'placed' | 'priests' | 'tasks' | 'fulfilled'
> & {
  readonly hand: readonly number[] | null;
};

type Count = (t: TaskTable, seat: Seat, p: TaskPlayer, arg: number) => number | null;

function regionsWhere(t: TaskTable, seat: Seat, test: (region: number) => boolean): number {
  const own = settled(t, seat);
  let n = 0;
  for (let r = 0; r < REGIONS.length; r++) if (own & (1 << r) && test(r)) n++;
  return n;
}

function personsWhere(p: TaskPlayer, test: (tile: Person, field: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < p.persons.length; i++) {
    const t = p.persons[i] as number;
    if (t !== NOBODY && test(PERSONS[t] as Person, i)) n++;
  }
  return n;
}

const isSex = (tile: Person, sex: number): boolean => sex === ANY_SEX || tile.sex === sex;

/** Every predicate of section 10 → how much of it a player has. Null: this viewer cannot know. */
const HAVE: Readonly<Record<Predicate, Count>> = {
  persons: (_t, _seat, p, sex) => personsWhere(p, (tile) => isSex(tile, sex)),
  personKinds: (_t, _seat, p, sex) => {
    let seen = 0;
    for (let k = 0; k < KIND_IDS.length; k++)
      if (personsWhere(p, (tile) => tile.kind === k && isSex(tile, sex)) > 0) seen++;
    return seen;
  },
  // BB-75: men and women of the kind together.
  personsOfKind: (_t, _seat, p, kind) => personsWhere(p, (tile) => tile.kind === kind),
  shifted: (_t, _seat, p, sex) => personsWhere(p, (tile, field) => p.down[field] === 1 && isSex(tile, sex)),
  priests: (t, seat) => countPriests(t, seat),
  turnOrder: (t, seat, _p, place) => (t.order[place - 1] === seat ? 1 : 0),
  regions: (t, seat) => bits(settled(t, seat)),
  terrain: (t, seat, _p, terrain) => regionsWhere(t, seat, (r) => (REGIONS[r] as Region).terrain === terrain),
  islands: (t, seat) => {
    let n = 0;
    for (let i = 0; i < ISLAND_IDS.length; i++)
      if (regionsWhere(t, seat, (r) => (REGIONS[r] as Region).island === i) > 0) n++;
    return n;
  },
  // BB-77: on the site or pushed aside.
  fishValue: (t, seat, _p, value) => regionsWhere(t, seat, (r) => t.fish[r] === value),
  // BB-74: only cards in hand count, nothing stands in for them.
  godCardsSame: (_t, _seat, p) => (p.hand === null ? null : Math.max(...p.hand)),
  godCardsDifferent: (_t, _seat, p) => {
    if (p.hand === null) return null;
    let n = 0;
    for (const x of p.hand) if (x > 0) n++;
    return n;
  },
  godTiles: (_t, _seat, p) => p.godTiles,
  offerings: (_t, _seat, p) => p.offerings,
  shells: (_t, _seat, p) => p.shells,
  materials: (_t, _seat, p, material) => countMaterials(p, material),
  jewels: (_t, _seat, p) => p.jewels.length,
  jewelTypes: (_t, _seat, p) => {
    let n = 0;
    for (let k = 0; k < JEWEL_TYPE_IDS.length; k++) if (p.jewels.some((j) => (JEWELS[j] as Jewel).type === k)) n++;
    return n;
  },
  jewelsOfType: (_t, _seat, p, type) => {
    let n = 0;
    for (const j of p.jewels) if ((JEWELS[j] as Jewel).type === type) n++;
    return n;
  },
  buildings: (_t, _seat, p) => countBuildings(p),
  hutsOnField12: (_t, _seat, p) => p.huts[RESERVE] as number,
};

/** How much of a requirement a player has. */
export function have(t: TaskTable, seat: Seat, p: TaskPlayer, req: Requirement): number | null {
  return HAVE[req.p](t, seat, p, req.arg);
}

/** Sum over the requirements of what is missing (5.10). Null if it depends on a hand the viewer does not know. */
export function visibleDeficit(t: TaskTable, seat: Seat, p: TaskPlayer, task: number): number | null {
  let missing = 0;
  for (const req of (TASKS[task] as Task).req) {
    const n = have(t, seat, p, req);
    if (n === null) return null;
    missing += Math.max(0, req.n - n);
  }
  return missing;
}

/** The deficit where everything is known. */
export function deficit(t: TaskTable, seat: Seat, p: TaskPlayer, task: number): number {
  return visibleDeficit(t, seat, p, task) ?? Number.POSITIVE_INFINITY;
}

export interface Progress {
  readonly req: Requirement;
  readonly have: number | null;
}

/** One entry a requirement, for bars such as 2/3. */
export function progress(t: TaskTable, seat: Seat, p: TaskPlayer, task: number): Progress[] {
  return (TASKS[task] as Task).req.map((req) => ({ req, have: have(t, seat, p, req) }));
}
