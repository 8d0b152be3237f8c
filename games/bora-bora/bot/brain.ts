import { type Brain, type Decision, type Tunable, tuned } from '#kernel';
import { MIN_PLAYERS, ROUNDS, TASK_IDS } from '../rules/data.ts';
import type { GameMove, Player, State } from '../rules/state.ts';
import { deficit } from '../rules/tasks.ts';
import { outlook } from './assets.ts';
import { STEPS, stepOf } from './clock.ts';
import { habits } from './habits/signs.ts';
import { judge, judgeGroups } from './judge.ts';
import { worth } from './look.ts';
import { look } from './outlook.ts';
import { consider, policy } from './policy.ts';
import { searching, WORTH, weights } from './weights.ts';

/** All tiles score alike, and a low one is for weak dice: a lower tile than the highest possible is a mistake. */
const TILE_WASTED = 2;

function highestTile(options: readonly GameMove[]): number {
  let high = 0;
  for (const m of options) if (m.do === 'build' && m.tile > high) high = m.tile;
  return high;
}

/** Moves that throw something away as long as there is another one. */
function isWasteful(move: GameMove): boolean {
  switch (move.do) {
    case 'die':
      return move.card === 'fishing';
    case 'help':
      return move.item === 'done';
    case 'end':
    case 'pass':
    case 'finish':
      return true;
    case 'extra':
    case 'double':
    case 'white':
    case 'red':
    case 'yellow':
      // A god tile is worth points at the end; cards do the same.
      return move.pay === 'tile';
    default:
      return false;
  }
}

function closestTask(s: State, d: Decision<GameMove>): number {
  const p = s.players[d.seat] as Player;
  let least = Number.POSITIVE_INFINITY;
  for (const t of p.tasks) least = Math.min(least, deficit(s, d.seat, p, t));
  return least;
}

function turn(s: State): number {
  if (s.phase === 'setup') return 0;
  if (s.phase === 'end' || s.phase === 'over')
    return (ROUNDS * STEPS + 1) * s.seats + s.at + (s.phase === 'over' ? s.seats : 0);
  return ((s.round - 1) * STEPS + stepOf(s)) * s.seats + s.at + 1;
}

/** Rollouts look a whole round ahead: then everything that a round brings has been counted once. */
const ahead = (s: State): number => STEPS * s.seats;

const common: Tunable<State, GameMove> = {
  temperature: 0.05,

  sensible(s, decision) {
    const least = decision.kind === 'resolveTask' ? closestTask(s, decision) : 0;
    const p = s.players[decision.seat] as Player;
    const good = decision.options.filter(
      (m) =>
        !isWasteful(m) &&
        !(m.do === 'discard' && deficit(s, decision.seat, p, TASK_IDS.indexOf(m.task)) === least && p.tasks.length > 1),
    );
    return good.length > 0 ? good : decision.options;
  },

  rate(s, decision, rng) {
    const high = highestTile(decision.options);
    const bridged = decision.options.some((m) => m.do === 'yellow');
    return decision.options.map((move) => {
      const x = worth(s, decision.seat, move, rng);
      if (move.do === 'build') return x - (high - move.tile) * TILE_WASTED;
      // Four points now are surer than six some day: a task is thrown away only where yellow cannot help.
      return move.do === 'discard' && bridged ? x - WORTH.thrownAway : x;
    });
  },

  evaluate: (s) => s.players.map((_, seat) => judge(s, seat)),
  policy,
  turn,
  pace: 100_000,
  horizon: STEPS * MIN_PLAYERS,
  ahead,
  features: (s, seat) => ({ ...judgeGroups(s, seat) }),
  learner: { habits, outlook, consider, look },
};

export const brain: Brain<State, GameMove> = {
  ...tuned(common, weights),
  searching: tuned(common, weights, searching),
};
