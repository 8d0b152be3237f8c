/** Names of the things on this table, and which answer lies on which of them. */
import { type Decision, notate } from '#kernel';
import { type GameMove, SHAPES } from '../rules/moves.ts';

type About = Decision<GameMove>['about'];

export const CARD = 'card:';
export const cardThing = (id: string): string => `${CARD}${id}`;
export const actionThing = (action: string): string => `action:${action}`;
export const convertThing = (building: string): string => `convert:${building}`;
export const cellThing = (cell: string): string => `cell:${cell}`;
/** A cell of somebody else's landscape. */
export const foreignThing = (seat: number, cell: string): string => `land:${seat}.${cell}`;
export const tileThing = (building: string): string => `tile:${building}`;
export const stackThing = (row: string): string => `stack:${row}`;
export const seatThing = (seat: number): string => `seat:${seat}`;
export const wheelThing = (wheel: string): string => `wheel:${wheel}`;
/** Clearing tiles is a mode: taps on the landscape discard. */
export const CLEAR = 'clear';
/** Declining a question further on, in the same gesture. */
export const laterThing = (move: GameMove): string | null =>
  move.do === 'stop' || move.do === 'skip' ? `later:${move.do}` : null;
/** A hand for whoever does not know the cards yet. */
export const SUGGEST = 'suggest';

/** Where an answer lies; null for one without a place, which the table draws as a button. */
export function thingOf(move: GameMove, about?: About): string | null {
  switch (move.do) {
    case 'keep':
    case 'choose':
      return cardThing(move.card);
    case 'act':
      return actionThing(move.action);
    case 'convert':
      return convertThing(move.building);
    case 'discard':
    case 'remove':
    case 'place':
    case 'site':
      return cellThing(move.cell);
    case 'build':
    case 'draft':
      return tileThing(move.building);
    case 'stack':
      return stackThing(move.row);
    case 'take':
    case 'split':
    case 'kind':
    case 'again':
      return answerThing(move, about);
    default:
      return null;
  }
}

/** Answers about goods: drawn as a question of their own, which names the good it is about. */
export const answerThing = (move: GameMove, about: About): string =>
  `answer:${about?.good === undefined ? '' : `${about.good}:`}${notate(SHAPES, move).replaceAll(' ', '+')}`;
