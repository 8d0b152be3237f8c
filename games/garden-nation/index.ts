import type { GameModule } from '#kernel';
import { brain } from './bot/brain.ts';
import { meta } from './meta.ts';
import { game } from './rules/game.ts';
import { chapters } from './text/chapters.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

export const module: GameModule = {
  meta,
  game,
  text: { de, en },
  chapters,
  brain,
  hints: () => import('./handbook/hints.ts'),
  handbook: () => import('./handbook/index.ts'),
  course: () => import('./lesson/index.ts'),
};
