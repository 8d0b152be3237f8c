import type { Decision } from '#kernel';
import { requiredRiders } from '../../rules/abilities.ts';
import {
  cardAt,
  cardOf,
  colorOfCard,
  elements,
  leaderAt,
  leaderOf,
  SPACES,
  templeOf,
  tileAt,
  tileOf,
  tribeAt,
  villageCardAt,
  villageCardOf,
} from '../../rules/data.ts';
import { CORNERS, NEIGHBOURS, spaceOf } from '../../rules/geometry.ts';
import { objectivePoints } from '../../rules/metrics.ts';
import { pathHolds } from '../../rules/path.ts';
import { type Counts, countsOf } from '../../rules/requirements.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { GameMove, Land, Player, State } from '../../rules/state.ts';
import { hasTile } from '../../rules/terrain.ts';
import { COLOR_METRICS, METRICS, type Objective } from '../../rules/vocabulary.ts';
import { abilityWorth, objectivePromise } from '../evaluate.ts';
import { effectsWorth, ROWS, rackWorth } from '../worth.ts';
import { noteGains } from './gains.ts';
import { type Look, lookAround, PHASES, tilesAround } from './look.ts';
import { habits, note, row, sign } from './signs.ts';

let s: State;
let look: Look;
let counts: Counts;
let kind = '';
let seat = 0;

/** Looks at a question; then each of its options can be noted. */
export function lookAt(state: State, d: Decision<GameMove>): void {
  s = state;
  seat = d.seat;
  kind = d.kind;
  look = lookAround(s, seat);
  if (kind === 'draw' || kind === 'discardCards' || kind === 'action') {
    counts = countsOf(s, seat);
    rackFit.fill(Number.NaN);
    restAfter = -1;
  }
}

/** Notes the signs of an option; false where nobody would take it. */
export function noteOption(move: GameMove): boolean {
  habits.count = 0;
  const { p, phase } = look;
  switch (move.do) {
    case 'play':
      notePlay(cardOf(move.card), move.row - 1);
      return true;
    case 'build':
      noteBuild(spaceOf(move.space));
      return true;
    case 'placeTemple':
      note(temple + 4 * phase + Math.min(4, p.unplaced.length) - 1);
      note(templeIdle, look.first < 0 ? 1 : 0);
      return true;
    case 'discardThree':
      note(discardThree);
      return true;
    case 'discard':
      noteDiscard(p, move.cards);
      return true;
    case 'temple':
      noteGains(s, look, tribeAt(p.tribe).temples[templeOf(p.tribe, move.temple)]?.effects ?? []);
      return true;
    case 'templeOn':
      noteTempleOn(p, spaceOf(move.space));
      return true;
    case 'clean':
      noteClean(p, spaceOf(move.space));
      return true;
    case 'forest':
      noteTile(p, tileOf(move.tile));
      return true;
    case 'plant':
      notePlant(p, spaceOf(move.space));
      return true;
    case 'takeVillageCard':
      noteTake(p, villageCardOf(move.card));
      return true;
    case 'useNow':
      note(use + phase);
      noteGains(s, look, villageCardAt(cardInHand()).immediate);
      return true;
    case 'keep':
      note(keep + phase);
      noteObjective(p, villageCardAt(cardInHand()).objective, 1);
      return true;
    case 'replace':
      noteObjective(p, villageCardAt(villageCardOf(move.card)).objective, -1);
      return true;
    case 'draw':
      noteDraw(p, colorOfCard[s.elementDisplay[move.position - 1] as number] as number);
      return true;
    case 'drawDeck':
      noteDraw(p, colorOfCard[s.elementDeck.at(-1) as number] as number);
      note(deck);
      return true;
    case 'leader':
      note(leaderWorth, abilityWorth(p, leaderAt(p.tribe, leaderOf(p.tribe, move.leader)).ability) / 4);
      return true;
    case 'takeWater':
      note(mixWater + (p.water < LOW ? 0 : p.water < PLENTY ? 1 : 2));
      return true;
    case 'step':
      note(mixStep + (look.first > 0 ? 1 : 0));
      return true;
    default:
      return false;
  }
}

const LOW = 5;
const PLENTY = 11;

/** The village card that was taken and is used or kept now. */
function cardInHand(): number {
  const top = s.stack.at(-1);
  if (top?.f !== 'villageCardUse') throw new Error('no village card in hand');
  return top.card;
}

const playWaste = sign('play.waste');
const playOfMany = row('play.ofMany', [1, 2, 3]);
const playRest = sign('play.rest');

function notePlay(card: number, at: number): void {
  const { p } = look;
  const { rows, color } = cardAt(card);
  noteGains(s, look, rows[at]?.effects ?? []);
  const worths = ROWS[card] as readonly number[];
  let best = 0;
  for (const worth of worths) if (worth > best) best = worth;
  note(playWaste, (best - (worths[at] as number)) / 2);
  note(playOfMany + Math.min(3, counts.own[color] as number) - 1);
  note(playRest, restOf(p, card));
}

let restAfter = -1;
let rest = 0;

/** What the rack is worth when a card is gone; rows of one card follow each other. */
function restOf(p: Player, card: number): number {
  if (restAfter === card) return rest;
  restAfter = card;
  const own = counts.own.slice();
  own[colorOfCard[card] as number] = (own[colorOfCard[card] as number] as number) - 1;
  rest =
    rackWorth(
      p,
      p.rack.filter((c) => c !== card),
      { ...counts, own },
    ) / 2;
  return rest;
}

const build = row('build', PHASES);
const buildLast = sign('build.last');
const buildLastLead = sign('build.lastLead');
const buildLastBehind = sign('build.lastBehind');
const buildPollutes = row('build.pollutes', PHASES);
const buildSlots = sign('build.slots');
const buildBonus = row('build.bonus', ['turbine', 'catapult', 'portal']);
const buildObjective = sign('build.objective');
const BONUSES = ['turbine', 'catapult', 'portal'];

function noteBuild(space: number): void {
  const { p, phase } = look;
  const tile = p.tiles[space] as number;
  const { bonus } = tileAt(tile);
  note(build + phase);
  note(buildSlots, requiredRiders(p, tile) - 2);
  if (bonus !== null) note(buildBonus + BONUSES.indexOf(bonus));
  if (bonus !== 'turbine')
    note(buildPollutes + phase, (NEIGHBOURS[space] as readonly number[]).length - tilesAround(p, space));
  p.village[space] = 1;
  const then = objectivesOf(p);
  p.village[space] = 0;
  note(buildObjective, (then - objectivesOf(p)) / 4);
  if (p.treehouses > 1 || phase === 2) return;
  // The end comes with the last village: good for whoever leads.
  let rival = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.players.length; i++)
    if (i !== seat) rival = Math.max(rival, pointsOf(s.players[i] as Player, false));
  const lead = Math.max(-2, Math.min(2, (pointsOf(p, true) + 3 - rival) / 8));
  note(buildLast);
  note(lead > 0 ? buildLastLead : buildLastBehind, lead);
}

function objectivesOf(p: Land): number {
  let sum = 0;
  for (const card of p.objectives) sum += objectivePoints(p, villageCardAt(card).objective);
  return sum;
}

/** The action, by phase and temples left. */
const temple = row(
  'temple',
  PHASES.flatMap((x) => [1, 2, 3, 4].map((n) => `${x}.${n}`)),
);
const templeIdle = sign('temple.noForest');
const discardThree = sign('discardThree');

const discardRest = sign('discard.rest');

function noteDiscard(p: Player, gone: readonly string[]): void {
  const rest = p.rack.filter((c) => !gone.includes(cardAt(c).id));
  const own = elements.map(() => 0);
  for (const c of rest) own[colorOfCard[c] as number] = (own[colorOfCard[c] as number] ?? 0) + 1;
  note(discardRest, rackWorth(p, rest, { ...counts, own }) / 2);
}

const templeOnVillage = sign('templeOn.village');
const templeOnStart = sign('templeOn.start');
const templeOnObjective = sign('templeOn.objective');

function noteTempleOn(p: Player, space: number): void {
  if (p.village[space] === 1) note(templeOnVillage);
  else if (tileAt(p.tiles[space] as number).slots === 0) note(templeOnStart);
  p.temple[space] = 0;
  const then = objectivesOf(p);
  p.temple[space] = -1;
  note(templeOnObjective, then / 4);
}

const cleanBeside = row('clean.beside', [1, 2, 3]);
const cleanFar = row('clean.far', [1, 2, 3]);
const cleanReach = row('clean.reach', ['far', 'beside']);
const cleanMix = row('clean.mix', ['open', 'closed']);

function noteClean(p: Player, space: number): void {
  const tokens = p.pollution[space] as number;
  const beside = tilesAround(p, space) > 0 && !hasTile(p, space);
  note((beside ? cleanBeside : cleanFar) + Math.min(3, tokens) - 1);
  const top = s.stack.at(-1);
  if (top !== undefined && 'left' in top && tokens <= top.left) note(cleanReach + (beside ? 1 : 0));
  if (kind === 'mixStep') note(cleanMix + (look.open === 0 ? 1 : 0));
}

const tileSlots = row(
  'tile.slots',
  PHASES.flatMap((x) => [2, 3, 4].map((n) => `${x}.${n}`)),
);
const tileBonus = row('tile.bonus', BONUSES);
const tileBonusEarly = row('tile.bonusEarly', BONUSES);
const tileColor = row('tile.color', COLOR_METRICS);
const tilePath = sign('tile.path');
const EARLY = 4;

function noteTile(p: Player, tile: number): void {
  const { slots, bonus, color } = tileAt(tile);
  note(tileSlots + 3 * look.phase + Math.max(0, Math.min(2, slots - 2)));
  if (bonus !== null) {
    note(tileBonus + BONUSES.indexOf(bonus));
    if (p.treehouses >= EARLY) note(tileBonusEarly + BONUSES.indexOf(bonus));
  }
  for (const card of p.objectives) {
    const { objective } = villageCardAt(card);
    const at = (COLOR_METRICS as readonly string[]).indexOf(objective.metric);
    if (at >= 0 && objective.color === color) note(tileColor + at);
  }
  if (!p.pathSpent && isMissing(p, color)) note(tilePath);
}

/** Whether the path of the tribe asks for more tiles of a colour than there are. */
function isMissing(p: Player, color: number): boolean {
  let n = 0;
  for (const c of tribeAt(p.tribe).path) if (c === color) n++;
  for (let i = 0; i < SPACES; i++) if (hasTile(p, i) && tileAt(p.tiles[i] as number).color === color) n--;
  return n > 0;
}

const plantAround = row('plant.around', [1, 2, 3, 4]);
const plantSteps = sign('plant.steps');
const plantEmpty = sign('plant.empty');
const plantOpens = sign('plant.opens');
const plantCorner = sign('plant.corner');
const plantPath = sign('plant.path');
const plantObjective = sign('plant.objective');
const plantPromise = sign('plant.promise');

function notePlant(p: Player, space: number): void {
  const around = NEIGHBOURS[space] as readonly number[];
  note(plantAround + Math.max(0, tilesAround(p, space) - 1));
  let empty = 0;
  let opens = 0;
  for (const b of around) {
    if (hasTile(p, b)) continue;
    empty++;
    if (p.pollution[b] === 0 && tilesAround(p, b) === 0) opens++;
  }
  note(plantEmpty, empty);
  note(plantOpens, opens);
  note(plantSteps, Math.floor(space / 4) + (space % 4));
  if (CORNERS.includes(space)) note(plantCorner);
  const top = s.stack.at(-1);
  if (top?.f !== 'forestSpace') return;
  p.tiles[space] = top.tile;
  const path = !p.pathSpent && pathHolds(p);
  let points = 0;
  let promise = 0;
  for (const card of p.objectives) {
    const { objective } = villageCardAt(card);
    points += objectivePoints(p, objective);
    promise += objectivePromise(p, objective);
  }
  p.tiles[space] = -1;
  if (path) note(plantPath);
  note(plantObjective, points / 4);
  note(plantPromise, promise / 4);
}

const takeNow = sign('take.now');
const takeTemple = sign('take.temple');
const takePoints = row('take.points', PHASES);
const takePromise = row('take.promise', PHASES);

function noteTake(p: Player, card: number): void {
  const { objective, immediate } = villageCardAt(card);
  note(takePoints + look.phase, objectivePoints(p, objective) / 4);
  note(takePromise + look.phase, objectivePromise(p, objective) / 4);
  note(metric + METRICS.indexOf(objective.metric), look.phase === 2 ? 0 : 0.5);
  note(takeNow, effectsWorth(immediate) / 4);
  if (p.unplaced.length > 0 && immediate.some((e) => e.kind === 'temple')) note(takeTemple);
}

const use = row('use', PHASES);
const keep = row('keep', PHASES);
const metric = row('keep.metric', METRICS);
const keepPoints = row('keep.points', PHASES);
const keepPromise = row('keep.promise', PHASES);
const keepEarly = sign('keep.villagesToCome');

function noteObjective(p: Player, o: Objective, sense: number): void {
  note(keepPoints + look.phase, (sense * objectivePoints(p, o)) / 4);
  note(keepPromise + look.phase, (sense * objectivePromise(p, o)) / 4);
  if (look.phase < 2) note(metric + METRICS.indexOf(o.metric), sense);
  note(keepEarly, (sense * p.treehouses) / 4);
}

/** What the land lacks decides which element it draws. */
const WANTS = ['always', 'noForest', 'forests', 'far', 'closed', 'open', 'dry', 'plenty', 'soon', 'end'] as const;
const draw = row(
  'draw',
  elements.flatMap((e) => WANTS.map((w) => `${e.id}.${w}`)),
);
const drawOwn = row(
  'draw.own',
  elements.map((e) => e.id),
);
const drawRack = sign('draw.rack');
const deck = sign('draw.deck');
/** How the known cards of the rack fare with one more of a colour. */
const rackFit = new Float64Array(elements.length);

function noteDraw(p: Player, color: number): void {
  const at = draw + WANTS.length * color;
  note(at);
  if (look.near.length === 0) note(at + 1);
  else if (look.near.length > 1) note(at + 2);
  note(at + 3, Math.max(0, Math.min(8, look.first)) / 8);
  if (look.open === 0) note(at + 4);
  else if (look.open > 1) note(at + 5);
  if (p.water < LOW) note(at + 6);
  else if (p.water >= PLENTY) note(at + 7);
  if (look.phase > 0) note(at + 7 + look.phase);
  note(drawOwn + color, (counts.own[color] as number) / 2);
  note(drawRack, fitOf(p, color));
}

function fitOf(p: Player, color: number): number {
  if (Number.isNaN(rackFit[color] as number)) {
    const known = p.rack.slice(0, p.rack.length - s.blind);
    const own = counts.own.slice();
    own[color] = (own[color] as number) + 1;
    rackFit[color] = rackWorth(p, known, { ...counts, own }) / 2;
  }
  return rackFit[color] as number;
}

const leaderWorth = sign('leader.worth');
const mixWater = row('mix.water', ['low', 'more', 'plenty']);
const mixStep = row('mix.step', ['idle', 'nearer']);
