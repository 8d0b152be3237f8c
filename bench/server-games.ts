/** The register of the measured server: connect four beside the real games. */
import { games as real } from '#games';
import type { GameEntry } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { game } from './connect-four.ts';

export const games: readonly GameEntry[] = [bareEntry(game, 'Connect four'), ...real];
