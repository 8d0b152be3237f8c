/** A table with a drawn board, on the page. */
import type { LoadedGame } from '../../app/games.ts';
import { Toast } from '../../parts/toast.tsx';
import { Frame } from '../../table/frame.tsx';
import { TableLife } from '../../table/life.tsx';
import { type Screen, show } from './screen.ts';
import { type Seated, seated } from './table.ts';

export interface AtTable extends Seated {
  readonly game: LoadedGame;
  readonly screen: Screen;
  /** The row of the question. */
  readonly prompt: () => Screen;
}

export async function atTable(wish: Parameters<typeof seated>[0] = {}): Promise<AtTable> {
  const table = await seated(wish);
  const game = table.s.loaded;
  if (game === null) throw new Error('no game');
  const screen = await show(
    <>
      <Frame s={table.s} game={game} drawn={game.drawn} />
      <TableLife s={table.s} game={game} />
      <Toast />
    </>,
  );
  if (screen.root.querySelector('.fr-board') === null)
    throw new Error('the board broke, and the table as text stands in');
  return { ...table, game, screen, prompt: () => screen.part('State of play') };
}
