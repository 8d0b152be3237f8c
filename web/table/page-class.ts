import type { LoadedGame } from '../app/games.ts';
import type { Sheet } from './tabs.tsx';

/**
 * What style sheets may ask about a whole table. It stands on the page's outermost element, because a `:has()` up there
 * makes the browser match the styles of everything anew whenever anything on the table changes.
 */
export function pageClass({ sheet, seats, beside }: { sheet: Sheet; seats: number; beside: number }): string {
  return `table-page sheet-${sheet} seats-${seats}${beside === 0 ? ' no-opps' : ''}`;
}

/** Whose table it is, in which version of its rules. */
export function gameClass({ module, kept }: Pick<LoadedGame, 'module' | 'kept'>): string {
  return `of-${module.meta.id}${kept === undefined ? '' : ` of-${module.meta.id}-v${kept}`}`;
}

/** The same of a drawn table while it is played: whose it is, how many sit there, how it is laid out. */
export function frameClass(game: Pick<LoadedGame, 'module' | 'kept'>, seats: number, layout: string): string {
  return `frame ${gameClass(game)} seats-${seats} lay-${layout}`;
}
