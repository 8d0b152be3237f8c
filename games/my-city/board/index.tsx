import type { GameBoard } from '#web/table/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import './css/tokens.css';
import './css/land.css';
import './css/roofs.css';
import './css/states.css';
import './css/small.css';
import './css/board.css';
import './css/panel.css';
import { CategoryIcon } from './draw/icons.tsx';
import { Board } from './parts/board.tsx';
import { PromptArt } from './parts/card.tsx';
import { panel } from './parts/panel.tsx';
import { SeatStrip } from './parts/strip.tsx';
import { SideTools, Tools } from './parts/tools.tsx';
import { words } from './words.ts';

const board: GameBoard<View, GameMove, Event> = {
  Board,
  SeatStrip,
  PromptArt,
  Tools,
  SideTools,
  Panel: panel,
  CategoryIcon,
  confirmLabel: (move, lang) => {
    const w = words(lang);
    return { place: w.build, decline: w.decline, end: w.end, withdraw: w.withdraw }[move.do];
  },
};

export default board;
