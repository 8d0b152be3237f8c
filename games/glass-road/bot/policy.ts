/** A plausible answer at once, for rollouts: what a player would do without thinking. */
import type { Decision, Rng } from '#kernel';
import { has } from '../rules/cards.ts';
import { affordable, payable } from '../rules/costs.ts';
import { count } from '../rules/counters.ts';
import { EFFECTS, GOODS, MARKERS, SPECIALISTS, WHEELS } from '../rules/data.ts';
import { hasEmpty, hasSite } from '../rules/landscape.ts';
import { actionOf, buildingOf, cardOf, type GameMove, goodOf } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import type { Op } from '../rules/vocabulary.ts';
import { have } from '../rules/wheels.ts';
import { popularity } from './outlook.ts';
import { bestPlace, bestSite, leastUseful } from './plausible.ts';
import { promise } from './value.ts';
import { WEIGHTS } from './weights.ts';

type Question = Decision<GameMove>;

export function policy(s: State, d: Question, rng: Rng): number {
  const p = s.players[d.seat] as Player;
  switch (d.kind) {
    case 'keep':
      return drawn(d, rng, (m) => (m.do === 'keep' ? popularity(s, cardOf(m.card)) : 0));
    case 'choose':
    case 'extra':
      return most(d, (m) => (m.do === 'choose' ? cardGain(s, p, cardOf(m.card)) + whim(rng) : 0));
    case 'resolve':
      return most(d, (m) => (m.do === 'act' ? actionGain(s, p, m.action) : m.do === 'done' ? NOTHING : -1));
    case 'take':
    case 'gift':
      return most(d, (m) => (m.do === 'take' ? m.amount + wheelNeed(p, m.wheel) : -1));
    case 'goodKind':
      return most(d, (m) => (m.do === 'kind' ? lack(p, m.kind) : -99));
    case 'build':
    case 'draft':
      return most(d, (m) => (m.do === 'build' || m.do === 'draft' ? promise(p, buildingOf(m.building)) : 0));
    case 'site':
      return d.options.indexOf(bestSite(s, d.seat, d.options));
    case 'place':
      return d.options.indexOf(bestPlace(p, d.options));
    case 'remove':
      return d.options.indexOf(leastUseful(p, d.options));
    case 'final':
      return d.options.length - 1;
    default:
      return rng.int('policy', d.options.length);
  }
}

/** An action that brings less than this is left alone. */
const NOTHING = 0.01;

function most(d: Question, worth: (m: GameMove) => number): number {
  let best = 0;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < d.options.length; i++) {
    const w = worth(d.options[i] as GameMove);
    if (w > high) {
      high = w;
      best = i;
    }
  }
  return best;
}

/** An option by lot, in proportion to its weight. */
function drawn(d: Question, rng: Rng, weight: (m: GameMove) => number): number {
  let sum = 0;
  for (const m of d.options) sum += weight(m);
  let point = (rng.int('policy', LOTS) / LOTS) * sum;
  for (let i = 0; i < d.options.length; i++) {
    point -= weight(d.options[i] as GameMove);
    if (point < 0) return i;
  }
  return d.options.length - 1;
}
const LOTS = 1 << 20;

/** Ratings by rule of thumb are rough: nearly equal cards are led in any order. */
const whim = (rng: Rng): number => rng.int('policy', LOTS) / LOTS / 2;

/** Both actions, less the price of entry. */
function cardGain(s: State, p: Player, card: number): number {
  const { actions, cost } = SPECIALISTS[card] as (typeof SPECIALISTS)[number];
  if (!payable(p, cost)) return -1;
  let gain = cost.tiles > 0 ? -WEIGHTS.forest : 0;
  for (const n of cost.goods) gain -= n * WEIGHTS.basic;
  for (const list of actions) for (const op of EFFECTS[list] as readonly Op[]) gain += opGain(s, p, op);
  return gain;
}

function actionGain(s: State, p: Player, action: string): number {
  const top = s.stack[s.stack.length - 1];
  if (top?.f !== 'resolve') return 0;
  let gain = 0;
  for (const op of EFFECTS[SPECIALISTS[top.card]?.actions[actionOf(action)] ?? -1] ?? []) gain += opGain(s, p, op);
  return gain;
}

function opGain(s: State, p: Player, op: Op): number {
  switch (op.op) {
    case 'gain': {
      let n = 0;
      for (let g = 0; g < op.goods.length; g++) if ((op.goods[g] as number) > 0) n += fits(p, g, op.goods[g] as number);
      return n;
    }
    case 'gainChoice':
      return op.amount * WEIGHTS.basic;
    case 'gainPer':
      return fits(p, op.kinds[0] as number, Math.min(op.max, op.each * count(p, p.hand, op.per, -1)));
    case 'gainPerTileKind':
      return op.map.length * WEIGHTS.basic;
    case 'place':
      return hasEmpty(p.cells) ? WEIGHTS.tile : 0;
    case 'build':
      return bestTile(s, p, op.discount);
    case 'draftPrivate':
      return WEIGHTS.private;
    default:
      return 0;
  }
}

/** Worth of goods, as far as there is room for them and they are not plenty already. */
function fits(p: Player, good: number, n: number): number {
  const { markers, basic } = GOODS[good] as (typeof GOODS)[number];
  let room = 0;
  for (const m of markers) room += (MARKERS[m] as (typeof MARKERS)[number]).max - (p.stock[m] as number);
  return Math.min(n, room) * (basic ? WEIGHTS.basic * WEIGHTS.decay ** have(p.stock, good) : WEIGHTS.brick);
}

function bestTile(s: State, p: Player, discount: readonly number[]): number {
  let best = 0;
  const look = (tile: number): void => {
    if (tile < 0 || !affordable(p, tile, discount) || !hasSite(p.cells, tile)) return;
    best = Math.max(best, promise(p, tile));
  };
  for (const row of s.rows) for (const tile of row) look(tile);
  for (const tile of p.private) look(tile);
  return best;
}

/** A little more where the good is missing for the wheel to turn. */
function wheelNeed(p: Player, wheel: string | undefined): number {
  if (wheel === undefined) return 0;
  const at = WHEELS.findIndex((w) => w.id === wheel);
  let least = Number.POSITIVE_INFINITY;
  for (const m of WHEELS[at]?.basics ?? []) least = Math.min(least, p.stock[m] as number);
  return least > 0 ? 0 : 0.5;
}

/** The rarest good first. */
const lack = (p: Player, kind: string): number => -have(p.stock, goodOf(kind));

/** Hidden hands are dealt by what people like to keep (see believe in brain.ts). */
export function likelyCards(
  s: Pick<State, 'period' | 'periods'>,
  from: readonly number[],
  n: number,
  rng: Rng,
): number {
  let hand = 0;
  for (let k = 0; k < n; k++) {
    let sum = 0;
    for (const card of from) if (!has(hand, card)) sum += popularity(s, card);
    let point = (rng.int('believe', LOTS) / LOTS) * sum;
    let picked = -1;
    for (const card of from) {
      if (has(hand, card)) continue;
      picked = card;
      point -= popularity(s, card);
      if (point < 0) break;
    }
    if (picked >= 0) hand |= 1 << picked;
  }
  return hand;
}
