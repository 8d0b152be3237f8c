import type { GameModule } from '#kernel';
import { brain } from './bot/brain.ts';
import { meta } from './meta.ts';
import { game } from './rules/game.ts';
import { chapters } from './text/chapters.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { rulings as rulingsDe } from './text/rulings.de.ts';
import { rulings as rulingsEn } from './text/rulings.en.ts';

export const module: GameModule = {
  meta,
  game,
  text: { de, en },
  rulings: { de: rulingsDe, en: rulingsEn },
  chapters,
  brain,
  hints: () => import('./handbook/hints.ts'),
  handbook: () => import('./handbook/index.ts'),
  course: () => import('./lesson/index.ts'),
};
