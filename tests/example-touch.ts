/** The whole touch of a small game: connect four. docs/adding-a-game.md prints it. */
import type { Answers, Lying, TouchModel } from '#web/kit/contract.ts';
import { type Drop, HEIGHT, type View, WIDTH } from '../bench/connect-four.ts';

interface Dropped {
  readonly e: 'dropped';
  readonly seat: number;
  readonly column: number;
}

export const columnThing = (column: number): string => `column:${column}`;

/** On which thing an answer lies: that is all that must be said. */
const answers: Answers<View, Drop, Dropped> = {
  on: (move) => columnThing(move.column),
};

/** Everything that can be touched, answers or not: named, and explained when somebody asks. */
function things(view: View): readonly Lying<Drop>[] {
  return Array.from({ length: WIDTH }, (_, column) => {
    const discs = view.heights[column] ?? 0;
    return {
      id: columnThing(column),
      name: `Column ${column + 1}, ${HEIGHT - discs} free`,
      explain: () => ({ says: ['A disc falls to the lowest free space.', 'Four in a row win.'] }),
      // Asked of the rules where this is no answer: 'The column is full.'
      why: { do: 'drop', column },
    };
  });
}

export const touch: TouchModel<View, Drop, Dropped> = {
  answers,
  things: (s) => things(s.view),
  told: (_, { chain }) => {
    const [move] = chain;
    return move === undefined
      ? { missing: 'Choose a column' }
      : { title: `Disc in column ${move.column + 1}`, act: 'Drop' };
  },
  label: (_, way) => (way.moves[0] === undefined ? undefined : `Column ${way.moves[0].column + 1}`),
  stock: (view, seat) => [
    { id: 'discs', name: 'discs', count: view.cells.filter((x) => x === seat + 1).length, more: 'plain' },
  ],
};
