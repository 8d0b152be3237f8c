/** On which thing each answer lies, and how far one gesture goes. */
import type { Decision } from '#kernel';
import type { Answers, Here, Lies } from '#web/kit/contract.ts';
import { mayFollow } from '../rules/cards.ts';
import { EFFECTS, SPECIALISTS } from '../rules/data.ts';
import { actionOf, cardOf, type GameMove } from '../rules/moves.ts';
import type { Event, ResolveFrame } from '../rules/state.ts';
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

/** Where a tap says the action that leads there, too; questions about goods are drawn only when they come. */
function leadsTo({ card, paid }: ResolveFrame, action: string): (thing: string) => boolean {
  const { cost, actions } = SPECIALISTS[card] as (typeof SPECIALISTS)[number];
  const ops = (EFFECTS[actions[actionOf(action)] ?? -1] ?? []).map(({ op }) => op);
  const land = ops.includes('place') || (cost.tiles > 0 && !paid) ? [cellThing('')] : [];
  const tiles = ops.includes('build') ? [tileThing('')] : [];
  const stacks = ops.includes('draftPrivate') ? [stackThing('')] : [];
  return (thing) => [...land, ...tiles, ...stacks].some((kind) => thing.startsWith(kind));
}

function on(move: GameMove, { about }: Question, here: At): Lies {
  switch (move.do) {
    case 'keep':
      return { on: [cardThing(move.card)], switch: true };
    case 'choose':
      return { on: [cardThing(move.card)], leads: (thing) => thing.startsWith(actionThing('', cardOf(move.card))) };
    case 'act': {
      const frame = cardInUse(here.view);
      if (frame === null) return null;
      // The card in use lies by itself; one that is played on the way is still in the hand.
      const lies = actionThing(move.action, cardInUse(here.start)?.card === frame.card ? null : frame.card);
      return { on: [lies], leads: !here.uncertain && leadsTo(frame, move.action) };
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

/** Five cards are one answer, and nothing else goes with them; what may be done at any time begins a gesture of its own. */
function isApart({ kind, optional }: Question, { chain: [first] }: At): boolean {
  if (first?.do === 'keep') return kind !== 'keep';
  return kind === 'keep' || (optional !== undefined && first?.do !== 'convert' && first?.do !== 'discard');
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
    if (here.chain.length > 0 && isApart(question, here)) return 'ends';
    if (question.kind === 'keep') return 'must';
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
