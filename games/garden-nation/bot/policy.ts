import type { Decision, Rng } from '#kernel';
import { BARE, fieldIndex, LANDS, landIndex, publicIndex, SLOTS, secretIndex, TERRITORIES } from '../rules/data.ts';
import { fieldGuard } from '../rules/guards.ts';
import { MAX_STEPS } from '../rules/numbers.ts';
import type { GameMove, State } from '../rules/state.ts';
import {
  build,
  demolish,
  finish,
  goBack,
  goOn,
  invade,
  lookAround,
  NO_PROJECT,
  ownAtOnce,
  ployWorth,
  type Tried,
  takeBack,
  theirsAtOnce,
  untried,
} from './action.ts';
import { following, marginBefore, NOBODY } from './evaluate.ts';
import { geometryOf } from './geometry.ts';
import { ratePair } from './secrets.ts';
import { W } from './weights.ts';

/** Spread of the answers, in points: rollouts should not all go the same way. */
const SPREAD = 0.5;
const RESOLUTION = 1 << 16;
/** So many of the answers that look best are thought on to the end of the own turn. */
const FEW = 5;

const NEVER = Number.NEGATIVE_INFINITY;
/** The action that is being tried, and the one after it. */
const FIRST = untried();
const SECOND = untried();

/** A plausible answer: of those that look best at a glance, the one after which the own turn comes to the best end. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  const whim = (): number => (SPREAD * rng.int('policy', RESOLUTION)) / RESOLUTION;
  const looks: number[] = [];
  if (d.kind === 'keep' || d.kind === 'next') {
    for (const m of d.options) looks.push(glance(s, d.seat, m) + whim());
    return highest(looks);
  }
  lookAround(s, d.seat);
  for (const m of d.options) looks.push(gainOf(s, d.seat, m, false) + whim());
  if (s.actions <= 1) return highest(looks);
  let found = -1;
  let most = NEVER;
  for (let n = 0; n < FEW && n < looks.length; n++) {
    const i = highest(looks);
    if (looks[i] === NEVER) break;
    looks[i] = NEVER;
    const x = gainOf(s, d.seat, d.options[i] as GameMove, true) + whim();
    if (x > most) {
      most = x;
      found = i;
    }
  }
  return Math.max(0, found);
}

function highest(list: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < list.length; i++) if ((list[i] as number) > (list[at] as number)) at = i;
  return at;
}

function glance(s: State, seat: number, move: GameMove): number {
  if (move.do === 'keep') return ratePair(secretIndex(move.first), secretIndex(move.second));
  return move.do === 'next' ? marginBefore(s, seat, move.seat) : NEVER;
}

/** Points an answer brings by the end of the turn, or of the action. */
function gainOf(s: State, seat: number, move: GameMove, on: boolean): number {
  switch (move.do) {
    case 'build':
      return buildOn(s, seat, fieldIndex(move.field), s.actions, on, FIRST);
    case 'soil':
      build(s, s.field, landIndex(move.land), FIRST);
      return end(s, seat, s.actions, on, FIRST);
    case 'complete':
      finish(s, s.field, s.display.indexOf(publicIndex(move.card)), FIRST);
      return end(s, seat, s.actions, on, FIRST);
    case 'none':
      finish(s, s.field, NO_PROJECT, FIRST);
      return end(s, seat, s.actions, on, FIRST);
    case 'demolish':
      demolish(s, fieldIndex(move.field), FIRST);
      return end(s, seat, s.actions, on, FIRST);
    case 'switchTerritory': {
      // Elsewhere only a project is worth a token.
      const t = move.territory - 1;
      return ownAtOnce(s, t, false) > 0 ? bestIn(s, seat, t, s.actions, on, FIRST) - ployWorth() : NEVER;
    }
    case 'invade':
      invade(s, fieldIndex(move.field), FIRST);
      return end(s, seat, s.actions, on, FIRST);
    case 'moveOn':
      return walk(s, seat, on);
    case 'pass':
      return 0;
    default:
      return NEVER;
  }
}

function buildOn(s: State, seat: number, field: number, actions: number, on: boolean, tried: Tried): number {
  const land = s.land[field] as number;
  if (land !== BARE) {
    build(s, field, land, tried);
    return end(s, seat, actions, on, tried);
  }
  let most = NEVER;
  for (let l = 0; l < LANDS.length; l++) {
    if (s.soil[l] === 0) continue;
    build(s, field, l, tried);
    most = Math.max(most, end(s, seat, actions, on, tried));
  }
  return most;
}

/** The best floor or demolition in a territory. */
function bestIn(s: State, seat: number, territory: number, actions: number, on: boolean, tried: Tried): number {
  let most = NEVER;
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) {
    if (fieldGuard(s, seat, f) === null) most = Math.max(most, buildOn(s, seat, f, actions, on, tried));
    if (s.owner[f] === seat) {
      demolish(s, f, tried);
      most = Math.max(most, end(s, seat, actions, on, tried));
    }
  }
  return most;
}

/** The best floor or demolition where the crane may walk to: the first territory with a floor to build ends the way. */
function walk(s: State, seat: number, on: boolean): number {
  let most = 0;
  for (let step = 1; step + s.steps <= MAX_STEPS; step++) {
    const territory = (s.crane + step) % TERRITORIES;
    most = Math.max(most, bestIn(s, seat, territory, s.actions, on, FIRST));
    if (canBuild(s, seat, territory)) break;
  }
  return most;
}

function canBuild(s: State, seat: number, territory: number): boolean {
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) if (fieldGuard(s, seat, f) === null) return true;
  return false;
}

/** Judges the end of an action that has been tried, and takes it back. */
function end(s: State, seat: number, actions: number, on: boolean, tried: Tried): number {
  const target = geometryOf(s.layout).target[tried.field] as number;
  let { gain } = tried;
  if (actions <= 1) gain += threat(s, seat, following(s), target);
  else if (!on) gain += threat(s, seat, seat, target);
  else {
    goOn();
    gain += Math.max(0, bestIn(s, seat, target, actions - 1, false, SECOND));
    goBack();
  }
  takeBack(s, tried);
  return gain;
}

/** What the player whose turn comes can complete at once where the crane will stand. */
function threat(s: State, seat: number, next: number, territory: number): number {
  if (next === NOBODY) return 0;
  return next === seat ? ownAtOnce(s, territory, true) * W.atOnce : -theirsAtOnce(s, next, territory) * W.atOnce;
}
