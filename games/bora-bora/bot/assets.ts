import { Outlook, type Seat } from '#kernel';
import {
  BUILD_VP,
  BUILDING_TILES,
  DICE,
  DIE_FACES,
  FIELDS,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  KINDS,
  type Kind,
  PERSONS,
  type Person,
  PRIEST_VP,
  PRIESTS,
  REGIONS,
  RESERVE,
  ROUNDS,
  SPACES,
  STATUS_VP,
  TASK_SLOTS,
  TEMPLE_SPACES,
} from '../rules/data.ts';
import { countBuildings, countCovered } from '../rules/effects/ceremony.ts';
import { canPay } from '../rules/effects/gods.ts';
import { bits, reachableFrom, settled, siteHolder } from '../rules/effects/huts.ts';
import { templeLeader } from '../rules/effects/temple.ts';
import { PREDICATES, type Requirement } from '../rules/requirements.ts';
import { NOBODY, type Player, STORED, type State } from '../rules/state.ts';
import { MAN, YELLOW } from '../rules/words.ts';
import { type Clock, timeLeft } from './clock.ts';
import { diceWorth, type Groups, lookAtTasks, missingFor, taskWorth } from './evaluate.ts';
import { groundsOf, mostTiles } from './ground.ts';
import { USE } from './weights.ts';

/** What an asset is worth is known at the start of each round and at the end. */
export const outlook = new Outlook(256, ROUNDS + 1);
const asset = (name: string, group: keyof Groups): number => outlook.asset(name, group);
/** Assets that differ in a number, from 1. */
const row = (name: string, n: number, group: keyof Groups): number =>
  outlook.assets(
    name,
    Array.from({ length: n }, (_, i) => i + 1),
    group,
  );
const note = (at: number, x = 1): void => outlook.note(at, x);
/** The first, the second … of many are each worth something of their own. */
function pile(first: number, n: number, most: number): void {
  for (let i = 0; i < n && i < most; i++) note(first + i);
}

const ANYTHING = asset('anything', 'points');
const SEATS = row('seats', 4, 'points');
const OFFERINGS = row('offerings', 5, 'goods');
const CARDS = row('cards', 7, 'goods');
const COLOUR = row('card', 5, 'goods');
const PAIRS = asset('cardPairs', 'goods');
const GOD_TILES = row('godTiles', 3, 'goods');
const SHELLS = row('shells', 9, 'goods');
const JEWEL = row('jewels', ROUNDS, 'jewellery');
const JEWEL_PACE = asset('jewelsOnPace', 'jewellery');
const JEWEL_NOW = asset('jewelNow', 'jewellery');
const KIND = row('kind', KINDS.length * 3, 'persons');
const PERSON = row('persons', FIELDS, 'persons');
const UP_MEN = asset('upMen', 'persons');
const UP_WOMEN = asset('upWomen', 'persons');
const USE_NOW = asset('useNow', 'persons');
const FREE_FIELDS = row('freeFields', 4, 'map');
const RESERVE_HUTS = row('reserveHuts', 4, 'map');
const REGION = row('regions', REGIONS.length, 'map');
const REACH = asset('reach', 'map');
const FISH = asset('fish', 'fish');
const FISH_TO_COME = asset('fishToCome', 'fish');
const SINGLES = row('singles', 4, 'ceremony');
const GROUNDS = row('grounds', 3, 'ceremony');
const GROUNDS_NOW = asset('groundsNow', 'ceremony');
const BUILDING = row('buildings', BUILDING_TILES.length, 'ceremony');
const COVERED = row('covered', SPACES, 'ceremony');
const UNBUILDABLE = asset('unbuildable', 'ceremony');
const PRIEST = row('priest', TEMPLE_SPACES, 'temple');
const PRIEST_NOW = asset('priestNow', 'temple');
const LEADER = asset('templeLeader', 'temple');
const LEADER_NOW = asset('templeLeaderNow', 'temple');
const SUPPLY = row('priestSupply', PRIESTS, 'temple');
const STATUS_NOW = asset('statusNow', 'status');
const STATUS_BEHIND = asset('statusBehind', 'status');
const FIRST = row('place', 4, 'status');
const READY = row('ready', 3, 'tasks');
const ALMOST = row('almost', 3, 'tasks');
const ALMOST_YELLOW = asset('almostYellow', 'tasks');
const FAR = row('far', 3, 'tasks');
const LACK = row('lack', PREDICATES.length, 'tasks');
const TASK_HOPE = asset('taskHope', 'tasks');
const FULFILLED = row('fulfilled', ROUNDS + TASK_SLOTS, 'tasks');
const TASKS_HELD = row('tasksHeld', 3, 'tasks');
const DICE_LEFT = row('diceLeft', DICE, 'dice');
const DICE_PIPS = asset('dicePips', 'dice');
const DICE_HOPE = asset('diceHope', 'dice');

const kinds = new Int8Array(KINDS.length * 2);

/** Notes what a seat has. */
export function noteAssets(s: State, seat: Seat): void {
  outlook.count = 0;
  const p = s.players[seat] as Player;
  const clock = timeLeft(s, seat);
  const toScore = clock.scorings > clock.rounds;
  note(ANYTHING);
  note(SEATS + s.seats - 1);
  goods(s, p, clock.jewelRounds > clock.rounds);
  persons(p, clock.uses > clock.rounds);
  map(s, seat, p);
  ceremony(s, p, toScore);
  temple(s, seat, p, toScore);
  tasks(s, seat, p, clock);
  if (toScore) {
    const space = s.status[seat] as number;
    note(STATUS_NOW, STATUS_VP[space] as number);
    let behind = 0;
    for (let other = 0; other < s.seats; other++) if ((s.status[other] as number) < space) behind++;
    note(STATUS_BEHIND, behind);
  }
  note(FIRST + s.order.indexOf(seat));
  if (s.phase === 'A') {
    let left = 0;
    let pips = 0;
    for (let i = 0; i < DICE; i++)
      if (p.placed[i] === NOBODY) {
        left++;
        pips += p.dice[i] as number;
      }
    pile(DICE_LEFT, left, DICE);
    note(DICE_PIPS, pips / DIE_FACES);
    if (left > 0) note(DICE_HOPE, diceWorth(s, seat, p, clock));
  }
}

function goods(s: State, p: Player, toBuy: boolean): void {
  pile(OFFERINGS, p.offerings, 5);
  let cards = 0;
  for (let g = 0; g < p.hand.length; g++) {
    const n = p.hand[g] as number;
    cards += n;
    if (n > 0) note(COLOUR + g);
    if (n > 1) note(PAIRS);
  }
  pile(CARDS, cards, 7);
  pile(GOD_TILES, p.godTiles, 3);
  pile(SHELLS, p.shells, 9);
  pile(JEWEL, p.jewels.length, ROUNDS);
  if (p.jewels.length + (toBuy ? 1 : 0) >= s.round) note(JEWEL_PACE);
  if (!toBuy) return;
  let best = 0;
  for (let i = (s.round - 1) * JEWELS_PER_ROUND; i < s.round * JEWELS_PER_ROUND; i++) {
    const j = s.jewels[i] as number;
    if (j === NOBODY) continue;
    const { cost, vp } = JEWELS[j] as Jewel;
    if (cost <= p.shells && vp > best) best = vp;
  }
  note(JEWEL_NOW, best);
}

function persons(p: Player, toUse: boolean): void {
  kinds.fill(0);
  let free = 0;
  let n = 0;
  let men = 0;
  let women = 0;
  for (let i = 0; i < FIELDS; i++) {
    const t = p.persons[i] as number;
    if (t === NOBODY) {
      if (p.huts[i] === 0) free++;
      continue;
    }
    const { sex, kind, symbols } = PERSONS[t] as Person;
    kinds[sex * KINDS.length + kind] = (kinds[sex * KINDS.length + kind] as number) + 1;
    n++;
    if (p.down[i] === 0) {
      if (sex === MAN) men += symbols;
      else women += symbols;
    }
  }
  pile(PERSON, n, FIELDS);
  note(UP_MEN, men);
  note(UP_WOMEN, women);
  pile(FREE_FIELDS, free, 4);
  pile(RESERVE_HUTS, (p.huts[RESERVE] as number) - 1, 4);
  for (let sex = 0; sex < 2; sex++) {
    let best = 0;
    for (let k = 0; k < KINDS.length; k++) {
      const tiles = kinds[sex * KINDS.length + k] as number;
      if (tiles === 0) continue;
      pile(KIND + k * 3, tiles, 3);
      best = Math.max(best, USE[(KINDS[k] as Kind).action][Math.min(tiles, 3)] as number);
    }
    if (toUse) note(USE_NOW, best);
  }
}

function map(s: State, seat: Seat, p: Player): void {
  const own = settled(s, seat);
  pile(REGION, bits(own), REGIONS.length);
  note(REACH, bits(reachableFrom(own, true, true, DIE_FACES)));
  let fish = 0;
  let free = 0;
  for (let r = 0; r < REGIONS.length; r++) {
    if (siteHolder(s, r) === seat) fish += s.fish[r] as number;
    else if (!(own & (1 << r))) free += s.fish[r] as number;
  }
  note(FISH, fish);
  if ((p.huts[RESERVE] as number) > 0) note(FISH_TO_COME, free);
}

function ceremony(s: State, p: Player, toScore: boolean): void {
  const pairs = groundsOf(p);
  let stored = 0;
  let open = 0;
  for (let i = 0; i < SPACES; i++) {
    if (p.ceremony[i] === STORED) stored++;
    if ((p.ceremony[i] as number) <= STORED) open |= 1 << i;
  }
  pile(SINGLES, stored - 2 * pairs, 4);
  pile(GROUNDS, pairs, 3);
  if (toScore) note(GROUNDS_NOW, (Math.min(pairs, 2) * (BUILD_VP[s.round - 1] as number)) / 10);
  pile(BUILDING, countBuildings(p), BUILDING_TILES.length);
  pile(COVERED, countCovered(p), SPACES);
  note(UNBUILDABLE, bits(open) / 2 - mostTiles(open));
}

function temple(s: State, seat: Seat, p: Player, toScore: boolean): void {
  let n = 0;
  for (let i = 0; i < TEMPLE_SPACES; i++)
    if (s.temple[i] === seat) {
      note(PRIEST + i);
      n++;
    }
  const leads = templeLeader(s) === seat;
  if (leads) note(LEADER);
  if (toScore) {
    note(PRIEST_NOW, n * (PRIEST_VP[s.round - 1] as number));
    if (leads) note(LEADER_NOW);
  }
  pile(SUPPLY, p.priests, PRIESTS);
}

const noteLack = (req: Requirement, lack: number): void => note(LACK + PREDICATES.indexOf(req.p), lack);

function tasks(s: State, seat: Seat, p: Player, clock: Clock): void {
  let ready = 0;
  let almost = 0;
  let far = 0;
  lookAtTasks(s, seat, p, noteLack);
  for (let i = 0; i < p.tasks.length; i++) {
    const missing = missingFor(i);
    if (missing === 0) ready++;
    else if (missing === 1) almost++;
    else far++;
  }
  pile(READY, ready, 3);
  pile(ALMOST, almost, 3);
  pile(FAR, far, 3);
  if (almost > 0 && canPay(p, YELLOW)) note(ALMOST_YELLOW);
  pile(FULFILLED, p.fulfilled.length, ROUNDS + TASK_SLOTS);
  pile(TASKS_HELD, p.tasks.length, 3);
  note(TASK_HOPE, taskWorth(p, clock));
}
