/** On which thing each answer lies, and how far one gesture goes. */
import type { Decision } from '#kernel';
import type { Answers, Here, Lies } from '#web/kit/contract.ts';
import { mayFollow } from '../rules/cards.ts';
import { SPECIALISTS } from '../rules/data.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { cardInUse, isKnown } from './model.ts';
import { natural } from './natural.ts';
import { suggestedHand } from './suggestion.ts';
import {
  actionThing,
  answerThing,
  CLEAR,
  cardThing,
  cellThing,
  convertThing,
  SUGGEST,
  stackThing,
  tileThing,
} from './things.ts';

type At = Here<View, GameMove, Event>;
type Question = Decision<GameMove>;

function on(move: GameMove, { about }: Question, here: At): Lies {
  switch (move.do) {
    case 'keep':
      return { on: [cardThing(move.card)], switch: true };
    case 'choose':
      return { on: [cardThing(move.card)], leads: true };
    case 'act': {
      const card = cardInUse(here.view)?.card ?? -1;
      // The card in use lies by itself; one that is played on the way is still in the hand.
      const lies = actionThing(move.action, cardInUse(here.start)?.card === card ? null : card);
      return { on: [lies], leads: !here.uncertain };
    }
    case 'convert':
      return convertThing(move.building);
    case 'discard':
      return { on: [cellThing(move.cell)], mode: CLEAR };
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

/** Five cards are one answer, and nothing else goes with them. */
function besideKeeping({ kind }: Question, { chain }: At): 'must' | 'ends' | null {
  if (kind === 'keep') return chain.every((m) => m.do === 'keep') ? 'must' : 'ends';
  return chain.some((m) => m.do === 'keep') ? 'ends' : null;
}

/** Somebody may have to follow the card played on the way: only its first action is sure. */
function isSecond(here: At): boolean {
  const played = here.events.find((e) => e.e === 'revealed');
  if (played?.e !== 'revealed' || !mayFollow(here.start, here.seat, played.card)) return false;
  return here.chain.findLastIndex((m) => m.do === 'act') > here.chain.findLastIndex((m) => m.do === 'choose');
}

export const answers: Answers<View, GameMove, Event> = {
  on,
  natural,
  follows(question, here) {
    const kept = besideKeeping(question, here);
    if (kept !== null) return kept;
    if (!here.uncertain) return 'may';
    return isKnown(here) && !(question.kind === 'resolve' && isSecond(here)) ? 'may' : 'ends';
  },
  *presets({ start, seat, chain }) {
    const player = start.players[seat];
    if (start.phase !== 'keep' || player?.ready !== false || chain.some((m) => m.do !== 'keep')) return;
    const to = suggestedHand(start, seat).map((card) => cardThing(SPECIALISTS[card]?.id ?? ''));
    yield { thing: SUGGEST, to };
  },
};
