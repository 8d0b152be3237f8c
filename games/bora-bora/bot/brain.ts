import type { Brain, Decision } from '#kernel';
import { TASK_IDS } from '../rules/data.ts';
import type { GameMove, Player, State } from '../rules/state.ts';
import { deficit } from '../rules/tasks.ts';
import { evaluate } from './evaluate.ts';
import { worth } from './look.ts';

/** The highest building tile fits as well as a low one and keeps the low one for weak dice. */
const TILE_TIE = 0.02;

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

export const brain: Brain<State, GameMove> = {
  temperature: 0.15,

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
    return decision.options.map((move) => {
      const x = worth(s, decision.seat, move, rng);
      return move.do === 'build' ? x + move.tile * TILE_TIE : x;
    });
  },

  evaluate: (s) => s.players.map((_, seat) => evaluate(s, seat)),
};
