/** Level 1: whatever is not plain self-damage. */
import type { Decision } from '#kernel';
import { affordable } from '../rules/costs.ts';
import { EFFECTS, SPECIALISTS } from '../rules/data.ts';
import { hasSite } from '../rules/landscape.ts';
import { actionOf, type GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';

export function sensible(s: State, decision: Decision<GameMove>): readonly GameMove[] {
  const kept = decision.options.filter((m) => !wasteful(s, decision, m));
  return kept.length > 0 ? kept : decision.options;
}

function wasteful(s: State, d: Decision<GameMove>, m: GameMove): boolean {
  switch (m.do) {
    case 'discard':
    case 'skip':
    case 'none':
    case 'decline':
      return true;
    case 'stop':
      return d.kind !== 'repeat';
    case 'take':
      return m.amount === 0;
    case 'act':
      return buildsNothing(s, d.seat, m.action);
    case 'done':
      return d.options.some((o) => o.do === 'act' && !buildsNothing(s, d.seat, o.action));
    default:
      return false;
  }
}

/** A build action without a tile to build. */
function buildsNothing(s: State, seat: number, action: string): boolean {
  const top = s.stack[s.stack.length - 1];
  if (top?.f !== 'resolve') return false;
  const ops = EFFECTS[SPECIALISTS[top.card]?.actions[actionOf(action)] ?? -1] ?? [];
  const op = ops[0];
  if (op?.op !== 'build') return false;
  const p = s.players[seat] as Player;
  const possible = (tile: number): boolean => tile >= 0 && affordable(p, tile, op.discount) && hasSite(p.cells, tile);
  return !s.rows.some((row) => row.some(possible)) && !p.private.some(possible);
}
