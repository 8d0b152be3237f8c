import type { LoadedGame } from '../app/games.ts';
import type { Sheet } from './tabs.tsx';

interface Page {
  readonly game: LoadedGame;
  readonly sheet: Sheet;
  readonly plain: boolean;
  /** How many sit at the table, and how many of them are shown beside the board. */
  readonly seats: number;
  readonly beside: number;
}

/**
 * What style sheets may ask about a whole table. It stands on the page's outermost element, because a `:has()` up there
 * makes the browser match the styles of everything anew whenever anything on the table changes.
 */
export function pageClass({ game, sheet, plain, seats, beside }: Page): string {
  const drawn = plain
    ? 'is-plain'
    : `is-drawn of-${game.module.meta.id}${game.kept === undefined ? '' : `-v${game.kept}`}`;
  const panel = plain || game.board?.Panel === undefined ? ' no-panel' : '';
  return `table-page sheet-${sheet} ${drawn} seats-${seats}${beside === 0 ? ' no-opps' : ''}${panel}`;
}

/** The same of a table on the contract of touch: whose it is, how many sit there, how it is laid out. */
export function frameClass(id: string, seats: number, layout: string): string {
  return `frame of-${id} seats-${seats} lay-${layout}`;
}
