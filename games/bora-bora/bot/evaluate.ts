import type { Seat } from '#kernel';
import {
  type ActionCard,
  BONUS_VP,
  BUILD_VP,
  CARDS,
  CARDS_IN_PLAY,
  DIE_FACES,
  FINAL_BONUSES,
  FISHING,
  FISHING_VP,
  GOD_TILE_VP,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  KINDS,
  type Kind,
  NEIGHBOURS,
  PERSONS,
  type Person,
  PRIEST_VP,
  REGIONS,
  RESERVE,
  ROUNDS,
  STATUS_VP,
  TASKS,
  type Task,
  TEMPLE_SPACES,
} from '../rules/data.ts';
import { cardNeeds } from '../rules/decisions/feasible.ts';
import { lowestDie } from '../rules/decisions/place-die.ts';
import { countBuildings, countCovered } from '../rules/effects/ceremony.ts';
import { canPay } from '../rules/effects/gods.ts';
import { bits, reachableFrom, settled, siteHolder } from '../rules/effects/huts.ts';
import { countPersons } from '../rules/effects/persons.ts';
import { trackVp } from '../rules/effects/points.ts';
import { templeLeader } from '../rules/effects/temple.ts';
import type { Requirement } from '../rules/requirements.ts';
import { NOBODY, type Player, RUNNING_PARTS, type RunningPart, STORED, type State } from '../rules/state.ts';
import { have } from '../rules/tasks.ts';
import { type BonusTest, SEXES, YELLOW } from '../rules/words.ts';
import { type Clock, timeLeft } from './clock.ts';
import { DIE_GAIN, EFFORT, PACE, PRIEST_STAYS, USE, WORTH } from './weights.ts';

/** Expected final points by group, as a careful player would guess them, without looking at hidden things of others. */
export interface Groups {
  points: number;
  fish: number;
  bonuses: number;
  tasks: number;
  goods: number;
  jewellery: number;
  ceremony: number;
  persons: number;
  temple: number;
  status: number;
  map: number;
  dice: number;
}

export const noGroups = (): Groups => ({
  points: 0,
  fish: 0,
  bonuses: 0,
  tasks: 0,
  goods: 0,
  jewellery: 0,
  ceremony: 0,
  persons: 0,
  temple: 0,
  status: 0,
  map: 0,
  dice: 0,
});

export function groupsOf(s: State, seat: Seat): Groups {
  const p = s.players[seat] as Player;
  const clock = timeLeft(s, seat);
  const groups = noGroups();
  lookAtTasks(s, seat, p);
  addPointsNow(p, groups);
  groups.fish += fishWorth(s, seat, clock);
  groups.bonuses += bonusWorth(s, seat, p, clock);
  if (s.phase === 'over') return groups;
  groups.tasks += taskWorth(p, clock);
  groups.goods += goodsWorth(s, p, clock);
  groups.ceremony += ceremonyWorth(s, p, clock);
  groups.persons += personWorth(p, clock);
  groups.temple += templeWorth(s, seat, clock);
  groups.status += statusWorth(s, seat, clock);
  groups.map += mapWorth(s, seat, p, clock);
  if (s.phase === 'A') groups.dice += diceWorth(s, seat, p, clock);
  return groups;
}

/** The sum of the groups, without the object: it is asked for thousands of times a second. */
export function evaluate(s: State, seat: Seat): number {
  const p = s.players[seat] as Player;
  const clock = timeLeft(s, seat);
  let vp = pointsNow(p) + fishWorth(s, seat, clock) + bonusWorth(s, seat, p, clock);
  if (s.phase === 'over') return vp;
  lookAtTasks(s, seat, p);
  vp += taskWorth(p, clock);
  vp += goodsWorth(s, p, clock) + ceremonyWorth(s, p, clock) + personWorth(p, clock);
  vp += templeWorth(s, seat, clock) + statusWorth(s, seat, clock) + mapWorth(s, seat, p, clock);
  if (s.phase === 'A') vp += diceWorth(s, seat, p, clock);
  return vp;
}

/** Points that nothing can take away. */
export function pointsNow(p: Player): number {
  let vp = trackVp(p) + p.godTiles * GOD_TILE_VP;
  for (const j of p.jewels) vp += (JEWELS[j] as Jewel).vp;
  return vp;
}

/** What has been scored belongs to the group that brought it: a building that stands is no building lost to whoever hopes for it. */
const SCORED: Readonly<Record<RunningPart, keyof Groups>> = {
  start: 'points',
  tasks: 'tasks',
  temple: 'temple',
  buildings: 'ceremony',
  redFish: 'fish',
  status: 'status',
  persons: 'persons',
  helper: 'points',
  fishing: 'points',
};

/** The same by group. */
export function addPointsNow(p: Player, groups: Groups): void {
  for (const [i, part] of RUNNING_PARTS.entries()) groups[SCORED[part]] += p.points[i] as number;
  groups.goods += p.godTiles * GOD_TILE_VP;
  for (const j of p.jewels) groups.jewellery += (JEWELS[j] as Jewel).vp;
}

/** Fish on own sites; others may still push the hut aside. */
function fishWorth(s: State, seat: Seat, clock: Clock): number {
  let fish = 0;
  for (let r = 0; r < REGIONS.length; r++) if (siteHolder(s, r) === seat) fish += s.fish[r] as number;
  return fish * WORTH.siteKept ** clock.rounds;
}

/** Each bonus by the pace it still needs: it fades evenly instead of being lost or won at once. */
function bonusWorth(s: State, seat: Seat, p: Player, clock: Clock): number {
  let vp = 0;
  for (const b of FINAL_BONUSES) {
    const missing = b.n - bonusHave(s, seat, p, b.test);
    if (missing <= 0) vp += BONUS_VP;
    else {
      const chance = 1 - missing / (PACE[b.test] * stepsLeft(b.test, clock));
      if (chance > 0) vp += BONUS_VP * WORTH.bonusHope * chance * Math.sqrt(chance);
    }
  }
  return vp;
}

function bonusHave(s: State, seat: Seat, p: Player, test: BonusTest): number {
  switch (test) {
    case 'fulfilledTasks':
      return p.fulfilled.length;
    case 'jewels':
      return p.jewels.length;
    case 'ceremonySpacesCovered':
      return countCovered(p);
    case 'buildings':
      return countBuildings(p);
    case 'regions':
      return bits(settled(s, seat));
    case 'persons':
      return countPersons(p);
  }
}

/** Occasions still to come: one jewel and one task a round, all tasks on the board at the end; else a share of the game. */
function stepsLeft(test: BonusTest, clock: Clock): number {
  if (test === 'jewels') return clock.jewelRounds;
  if (test === 'fulfilledTasks') return clock.tasks;
  return clock.share * ROUNDS;
}

/** What the tasks of a player lack, task by task, as it was seen last: units, and the effort to gain them. */
const MISSING: number[] = [];
const EFFORTS: number[] = [];

/** Looks through the tasks; `each` hears of every requirement that lacks something. */
export function lookAtTasks(s: State, seat: Seat, p: Player, each?: (req: Requirement, lack: number) => void): void {
  for (let i = 0; i < p.tasks.length; i++) {
    const { req } = TASKS[p.tasks[i] as number] as Task;
    let effort = 0;
    let missing = 0;
    for (let k = 0; k < req.length; k++) {
      const r = req[k] as Requirement;
      const lack = r.n - (have(s, seat, p, r) ?? 0);
      if (lack <= 0) continue;
      missing += lack;
      effort += lack * EFFORT[r.p];
      each?.(r, lack);
    }
    MISSING[i] = missing;
    EFFORTS[i] = effort;
  }
}

/** Units that are missing for the i-th task. After `lookAtTasks`. */
export const missingFor = (i: number): number => MISSING[i] as number;

/** Tasks by what is missing: each unit costs effort, and effort needs time; yellow bridges one unit. After `lookAtTasks`. */
export function taskWorth(p: Player, clock: Clock): number {
  let vp = 0;
  let ready = 0;
  let bridged = 0;
  const hurry = WORTH.taskEffort + WORTH.taskSoon / (1 + clock.rounds);
  for (let i = 0; i < p.tasks.length; i++) {
    const missing = missingFor(i);
    if (missing === 0) {
      vp += WORTH.task;
      ready++;
      continue;
    }
    const hope = clock.share > 0 ? WORTH.task * Math.exp(-(EFFORTS[i] as number) * hurry) : 0;
    if (missing === 1 && bridged === 0 && hope < WORTH.yellow && canPay(p, YELLOW)) {
      bridged = 1;
      vp += WORTH.yellow;
    } else vp += hope;
  }
  // A task ready for this round makes room for a new one instead of being thrown away.
  if (ready + bridged > 0 && clock.rounds > 0) vp += ready > 0 ? WORTH.ready : WORTH.ready / 2;
  return vp;
}

function concave(n: number, enough: number, worth: number): number {
  return Math.min(n, enough) * worth + Math.max(0, n - enough) * worth * 0.35;
}

function goodsWorth(s: State, p: Player, clock: Clock): number {
  let cards = 0;
  let pairs = 0;
  for (const n of p.hand) {
    cards += n;
    if (n > 1) pairs++;
  }
  // Near the end there is little left to pay for.
  const time = Math.min(1, 0.25 + clock.share * 2);
  let vp = concave(p.offerings, WORTH.offeringsNeeded, WORTH.offering) * time;
  vp += concave(cards, WORTH.godCardsNeeded, WORTH.godCard) * time + pairs * WORTH.pair * time;
  vp += p.godTiles * WORTH.godTile * time;
  return vp + shellWorth(s, p, clock);
}

/** Shells buy a tile of this round's column, the rest waits for later ones. */
function shellWorth(s: State, p: Player, clock: Clock): number {
  if (clock.jewelRounds === 0) return 0;
  const later = Math.min(clock.rounds, 2) > 0 ? WORTH.shellLater : 0;
  let best = concave(p.shells, 7, later);
  if (clock.jewelRounds > clock.rounds) {
    const first = (s.round - 1) * JEWELS_PER_ROUND;
    for (let i = first; i < first + JEWELS_PER_ROUND; i++) {
      const j = s.jewels[i] as number;
      if (j === NOBODY) continue;
      const { cost, vp } = JEWELS[j] as Jewel;
      if (cost <= p.shells) best = Math.max(best, vp * 0.9 + concave(p.shells - cost, 7, later));
    }
  }
  return best;
}

function ceremonyWorth(s: State, p: Player, clock: Clock): number {
  if (clock.share === 0) return 0;
  // Next building: this round's points while there is time, then the following round's.
  const now = BUILD_VP[s.round - 1] as number;
  const next = BUILD_VP[Math.min(ROUNDS - 1, s.round)] as number;
  const pays =
    s.phase === 'A' || s.phase === 'setup' || s.phase === 'B' ? (now + next) / 2 : clock.rounds > 0 ? next : 0;
  let left = 0;
  for (const b of p.built) if (b === 0) left++;
  let singles = 0;
  for (const x of p.ceremony) if (x === STORED) singles++;
  let pairs = 0;
  let used = 0;
  for (const [a, b] of NEIGHBOURS) {
    if (pairs >= left || p.ceremony[a] !== STORED || p.ceremony[b] !== STORED) continue;
    if (used & (1 << a) || used & (1 << b)) continue;
    used |= (1 << a) | (1 << b);
    pairs++;
  }
  singles -= 2 * pairs;
  let vp = 0;
  for (let i = 0; i < pairs; i++) vp += pays * WORTH.buildable * 0.75 ** i;
  return vp + Math.min(singles, 4) * WORTH.materialSingle * Math.min(1, clock.share * 2);
}

const tiles = SEXES.map(() => KINDS.map(() => 0));

function personWorth(p: Player, clock: Clock): number {
  for (const row of tiles) row.fill(0);
  let vp = 0;
  for (let i = 0; i < p.persons.length; i++) {
    const t = p.persons[i] as number;
    if (t === NOBODY) continue;
    const { sex, kind, symbols } = PERSONS[t] as Person;
    const row = tiles[sex] as number[];
    row[kind] = (row[kind] as number) + 1;
    if (p.down[i] === 0 && clock.scorings > 0) vp += symbols * WORTH.symbol;
    vp += WORTH.person * Math.min(1, clock.share * 2);
  }
  if (clock.uses === 0) return vp;
  for (const row of tiles) {
    let best = 0;
    let sum = 0;
    for (let k = 0; k < KINDS.length; k++) {
      const n = row[k] as number;
      if (n === 0) continue;
      const worth = USE[(KINDS[k] as Kind).action][n] as number;
      sum += worth;
      if (worth > best) best = worth;
    }
    vp += (best + (sum - best) * WORTH.extraKind) * clock.uses;
  }
  return vp;
}

function templeWorth(s: State, seat: Seat, clock: Clock): number {
  if (clock.scorings === 0) return 0;
  const first = ROUNDS - clock.scorings;
  let vp = 0;
  for (let i = 0; i < TEMPLE_SPACES; i++) {
    if (s.temple[i] !== seat) continue;
    let chance = 1;
    for (let r = first; r < ROUNDS; r++) {
      vp += (PRIEST_VP[r] as number) * chance;
      chance *= PRIEST_STAYS[i + 1] as number;
    }
  }
  if (templeLeader(s) === seat) vp += WORTH.majority;
  return vp;
}

function statusWorth(s: State, seat: Seat, clock: Clock): number {
  if (clock.scorings <= clock.rounds) return 0;
  const space = s.status[seat] as number;
  let behind = 0;
  for (let other = 0; other < s.seats; other++) if ((s.status[other] as number) < space) behind++;
  return (STATUS_VP[space] as number) + behind * WORTH.turnPlace * (clock.rounds > 0 ? 1 : 0.5);
}

function mapWorth(s: State, seat: Seat, p: Player, clock: Clock): number {
  let free = 0;
  for (let i = 0; i < p.persons.length; i++) if (p.persons[i] === NOBODY && p.huts[i] === 0) free++;
  const time = Math.min(1, clock.share * 1.6);
  const own = settled(s, seat);
  const reach = bits(reachableFrom(own, true, true, DIE_FACES));
  const few = Math.min(free, WORTH.freeFieldsNeeded);
  return (
    (few * WORTH.freeField + (free - few) * WORTH.freeFieldMore) * time +
    bits(own) * WORTH.region * time +
    reach * WORTH.newReach * time +
    ((p.huts[RESERVE] as number) - 1) * WORTH.hutOnReserve
  );
}

/** Dice still in hand, the highest first: what the best open card would give, each card taken lower by the die on it. */
export function diceWorth(s: State, seat: Seat, p: Player, clock: Clock): number {
  const cards = CARDS_IN_PLAY[s.seats] as readonly number[];
  let low: number[] | null = null;
  let needs: number[] = [];
  let vp = 0;
  // Dice are kept in ascending order.
  for (let i = p.dice.length - 1; i >= 0; i--) {
    if (p.placed[i] !== NOBODY) continue;
    if (low === null) {
      low = cards.map((card) => lowestDie(s, card));
      needs = cards.map((card) => cardNeeds(s, seat, card));
    }
    const face = p.dice[i] as number;
    let best = FISHING_VP;
    let at = NOBODY;
    for (let k = 0; k < cards.length; k++) {
      const card = cards[k] as number;
      if (card === FISHING || face >= (low[k] as number) || face < (needs[k] as number)) continue;
      const gain = cardGain(s, card, face, clock);
      if (gain > best) {
        best = gain;
        at = k;
      }
    }
    if (at !== NOBODY) low[at] = face;
    vp += best;
  }
  return vp * WORTH.diceLater;
}

export function cardGain(s: State, card: number, face: number, clock: Clock): number {
  switch ((CARDS[card] as ActionCard).actions[0]) {
    case 'helper':
      return DIE_GAIN.helper.base + face * DIE_GAIN.helper.more;
    case 'temple':
      return (DIE_GAIN.temple.base + face * DIE_GAIN.temple.more) * (0.6 + 0.08 * clock.rounds);
    case 'build':
      return (BUILD_VP[s.round - 1] as number) * DIE_GAIN.build.more + DIE_GAIN.build.base;
    case 'takeWoman':
    case 'takeMan':
      return (DIE_GAIN.person.base + face * DIE_GAIN.person.more) * (0.4 + 0.12 * clock.rounds);
    default:
      return DIE_GAIN.expand.base + face * DIE_GAIN.expand.more;
  }
}
