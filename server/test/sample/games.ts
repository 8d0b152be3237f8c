/** The register of the tests: one small game with secrets. */
import type { GameEntry } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { game } from './game.ts';

export const games: readonly GameEntry[] = [bareEntry(game, 'Secret bids')];
