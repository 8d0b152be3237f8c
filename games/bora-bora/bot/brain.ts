import { type Brain, type Decision, tuned } from '#kernel';
import { DICE, ROUNDS, TASK_IDS } from '../rules/data.ts';
import type { GameMove, Phase, Player, State } from '../rules/state.ts';
import { deficit } from '../rules/tasks.ts';
import { evaluate, groupsOf } from './evaluate.ts';
import { worth } from './look.ts';
import { policy } from './policy.ts';
import { use, WORTH, weights } from './weights.ts';

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

/** Steps of a seat in a round: its dice, its persons, jewellery, a task resolved and a task taken. */
const PHASES: readonly Phase[] = ['B', 'C3', 'C4', 'C5'];

function turn(s: State): number {
  if (s.phase === 'setup') return 0;
  const steps = DICE + PHASES.length;
  if (s.phase === 'end' || s.phase === 'over')
    return (ROUNDS * steps + 1) * s.seats + s.at + (s.phase === 'over' ? s.seats : 0);
  const step = s.phase === 'A' ? s.pass : DICE + PHASES.indexOf(s.phase);
  return ((s.round - 1) * steps + step) * s.seats + s.at + 1;
}

/** About half a round of three players: shorter sees nothing, longer drowns in noise. */
const HORIZON = 9;

export const brain: Brain<State, GameMove> = tuned(
  {
    temperature: 0.05,

    sensible(s, decision) {
      const least = decision.kind === 'resolveTask' ? closestTask(s, decision) : 0;
      const p = s.players[decision.seat] as Player;
      const good = decision.options.filter(
        (m) =>
          !isWasteful(m) &&
          !(
            m.do === 'discard' &&
            deficit(s, decision.seat, p, TASK_IDS.indexOf(m.task)) === least &&
            p.tasks.length > 1
          ),
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

    evaluate: (s) => s.players.map((_, seat) => evaluate(s, seat)),
    policy,
    turn,
    horizon: HORIZON,
    features: (s, seat) => ({ ...groupsOf(s, seat) }),
  },
  weights,
  use,
);
