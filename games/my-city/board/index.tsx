import type { TouchBoard } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/land.css';
import './css/roofs.css';
import './css/states.css';
import './css/small.css';
import './css/board.css';
import './css/panel.css';
import { CategoryIcon } from './draw/icons.tsx';
import { moments } from './moments.ts';
import { Board } from './parts/board.tsx';
import { PromptArt } from './parts/card.tsx';
import { EndBoard, EndNote } from './parts/end.tsx';
import { OptionArt } from './parts/option.tsx';
import { RailLine } from './parts/rail.tsx';
import { places } from './places.ts';
import { touch } from './touch.ts';

const board: TouchBoard<View, GameMove, Event> = {
  touch,
  places,
  moments,
  layout: 'score',
  reveals: true,
  endBeside: true,
  order: () => null,
  Board,
  RailLine,
  PromptArt,
  EndBoard,
  EndNote,
  CategoryIcon,
  OptionArt,
  track: (view, seat) => view.towns[seat]?.score ?? 0,
};

export default board;
