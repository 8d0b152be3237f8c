/** Glass Road on a drawn board. */
import type { TouchBoard } from '#web/kit/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import './css/tokens.css';
import './css/signs.css';
import './css/wheels.css';
import './css/land.css';
import './css/display.css';
import './css/cards.css';
import './css/questions.css';
import './css/layout.css';
import { acting } from './model.ts';
import { moments } from './moments.ts';
import { Board } from './parts/board.tsx';
import { EndBoard } from './parts/end.tsx';
import { RailLine } from './parts/rail.tsx';
import { places } from './places.ts';
import { touch } from './touch.ts';

const board: TouchBoard<View, GameMove, Event> = {
  touch,
  places,
  moments,
  layout: 'full',
  Board,
  RailLine,
  EndBoard,
  CategoryIcon: ({ category }) => (
    <svg class="cat" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#gr-s-${category === 'starting' ? 'glass' : category}`} width="24" height="24" />
    </svg>
  ),
  /** The goblet begins. */
  acting,
  order: (view) => view.players.map((_, i) => (acting(view) + i) % view.seats),
};

export default board;
