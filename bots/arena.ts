import { type Decision, type GameModule, type Move, SeededRng, SILENT, type Standing, settle, step } from '#kernel';
import { chooseMove } from './choose.ts';
import type { Level } from './levels.ts';

export interface Finished {
  readonly standing: Standing;
  /** Decisions made by bots, forced moves not counted. */
  readonly decisions: number;
}

/** Plays one game between bots, each of which sees only its own view. */
export function playGame(
  module: GameModule,
  options: unknown,
  levels: readonly Level[],
  seed: string,
  watch?: (s: unknown, decision: Decision<Move>, move: Move) => void,
): Finished {
  const { game } = module;
  const rng = new SeededRng(seed);
  const s = game.setup(options, levels.length, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  let decisions = 0;
  while (open.length > 0) {
    const d = open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error(`${game.id}: only offers are open`);
    const move = chooseMove(module, levels[d.seat] as Level, game.view(s, d.seat), d.seat, `${seed}/${decisions}`);
    watch?.(s, d, move);
    open = step(game, s, d.seat, move, rng, SILENT);
    decisions++;
  }
  return { standing: game.score(s, 'judge'), decisions };
}
