/** Level 1: somebody who has understood the game. Nothing is done in vain; beyond that anything goes. */
import type { Decision } from '#kernel';
import { cardsOf } from '../rules/cards.ts';
import { payable } from '../rules/costs.ts';
import { EFFECTS, SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { afterConversion } from '../rules/helpers.ts';
import { actionOf, buildingOf, cardOf, type GameMove } from '../rules/moves.ts';
import { actionOutcomes, isVain, type Scene } from '../rules/outcome.ts';
import { pointsNow } from '../rules/scoring.ts';
import type { Player, State } from '../rules/state.ts';
import type { Op } from '../rules/vocabulary.ts';
import { promise } from './value.ts';

export function sensible(s: State, decision: Decision<GameMove>): readonly GameMove[] {
  const p = s.players[decision.seat] as Player;
  if (decision.kind === 'keep') return keep(p, decision.options);
  if (decision.kind === 'build') return bestBuildings(p, decision.options);
  const kept = decision.options.filter((m) => !wasteful(s, p, decision, m));
  return kept.length > 0 ? kept : decision.options;
}

const actionsOf = (card: number): readonly (readonly Op[])[] =>
  (SPECIALISTS[card]?.actions ?? []).map((list) => EFFECTS[list] ?? []);

const builds = (card: number): boolean => actionsOf(card).some((ops) => ops.some((op) => op.op === 'build'));

/** Cards that can be paid now, and the last place of a hand goes to somebody who builds. */
function keep(p: Player, options: readonly GameMove[]): readonly GameMove[] {
  const playable = options.filter((m) => m.do === 'keep' && payable(p, costOf(m.card)));
  const list = playable.length > 0 ? playable : options;
  const hand = cardsOf(p.hand);
  if (hand.length < STRUCTURE.handSize - 1 || hand.some(builds)) return list;
  const builders = options.filter((m) => m.do === 'keep' && builds(cardOf(m.card)));
  return builders.length > 0 ? builders : list;
}

const costOf = (card: string): (typeof SPECIALISTS)[number]['cost'] =>
  (SPECIALISTS[cardOf(card)] as (typeof SPECIALISTS)[number]).cost;

/** A tile that is nearly as good as the best. */
function bestBuildings(p: Player, options: readonly GameMove[]): readonly GameMove[] {
  const worth = (m: GameMove): number => (m.do === 'build' ? promise(p, buildingOf(m.building)) : -1);
  const most = Math.max(...options.map(worth));
  const good = options.filter((m) => worth(m) >= most - NEARLY);
  return most < 0 ? options : good;
}
const NEARLY = 1;

function wasteful(s: State, p: Player, d: Decision<GameMove>, m: GameMove): boolean {
  switch (m.do) {
    case 'discard':
    case 'skip':
    case 'none':
    case 'decline':
      return true;
    case 'stop':
      return d.kind !== 'repeat';
    case 'take':
      return m.amount < mostOf(d.options);
    case 'choose':
      return doesNothing(s, p, cardOf(m.card));
    case 'act':
      return actionDoesNothing(s, p, m.action);
    case 'convert':
      return !pays(s, p, buildingOf(m.building));
    case 'pass':
      return d.options.some((o) => o.do === 'convert' && pays(s, p, buildingOf(o.building)));
    case 'done':
      return d.options.some((o) => o.do === 'act' && !actionDoesNothing(s, p, o.action));
    default:
      return false;
  }
}

const mostOf = (options: readonly GameMove[]): number =>
  options.reduce((most, o) => (o.do === 'take' ? Math.max(most, o.amount) : most), 0);

/** A beginner converts where the wheel turns or, before scoring, where it brings points. */
function pays(s: State, p: Player, building: number): boolean {
  for (const wheel of [0, 1]) {
    const after = afterConversion(p, building, wheel);
    if (after === null) continue;
    if (pointsNow({ ...p, stock: after.stock.slice() }) > pointsNow(p)) return true;
    if (s.phase !== 'final' && after.turns.some((n) => n > 0)) return true;
  }
  return false;
}

const sceneOf = (s: State, p: Player): Scene => ({ rows: s.rows, estate: p, hand: p.hand });

const doesNothing = (s: State, p: Player, card: number): boolean =>
  (SPECIALISTS[card]?.actions ?? []).every((_, action) => isVain(actionOutcomes(sceneOf(s, p), card, action, false)));

function actionDoesNothing(s: State, p: Player, action: string): boolean {
  const top = s.stack[s.stack.length - 1];
  return top?.f === 'resolve' && isVain(actionOutcomes(sceneOf(s, p), top.card, actionOf(action), top.paid));
}
