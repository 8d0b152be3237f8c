/** On which thing each answer lies, and how a gesture goes on from one question to the next. */

import type { Decision, Move } from '#kernel';
import type { Answers, Follows, Here, Lies, Walked } from '#web/kit/contract.ts';
import { FIELD_IDS, secretIndex } from '../rules/data.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { isFieldMove } from './logic/model.ts';
import { natural } from './natural.ts';

/** After it, taps on the garden mean where the roof is and where it goes. */
export const ROOF_MODE = 'ploy:roof';

/** What the mode waits for; null when it is off, or has its answer. */
export const roofStep = ({
  mode,
  open,
}: Pick<Walked<unknown, Move, unknown>, 'mode' | 'open'>): 'from' | 'to' | null =>
  mode !== ROOF_MODE || open.chain.at(-1)?.do === 'moveRoof' ? null : open.held.length === 0 ? 'from' : 'to';

/** What comes before the action it belongs to. */
const BEFORE_ACTION: readonly (GameMove['do'] | undefined)[] = ['switchTerritory', 'moveRoof', 'moveOn'];

/** The ploys beside the garden are those of the action that is asked: for a second one, they wait for it. */
function on(move: GameMove, _: Decision<GameMove>, here: Here<View, GameMove, Event>): Lies {
  switch (move.do) {
    case 'keep':
      return { on: [copies(here, move.first), copies(here, move.second)], switch: true };
    case 'build':
      return `field:${move.field}`;
    case 'demolish':
    case 'invade':
      return `field:${move.field}=${move.do}`;
    case 'soil':
      return here.chain.length === 0 ? null : `field:${FIELD_IDS[here.view.field]}=${move.land}`;
    case 'complete':
      return `project:${move.card}`;
    case 'switchTerritory':
      return here.chain.some(isFieldMove) ? undefined : `ploy:to-${move.territory}`;
    case 'moveRoof':
      return here.chain.some(isFieldMove)
        ? undefined
        : { mode: ROOF_MODE, on: [`field:${move.from}=from`, `field:${move.to}=to`] };
    case 'next':
      return `seat:${move.seat}`;
    case 'moveOn':
    case 'pass':
    case 'none':
      return null;
  }
}

/** Each copy of a card that was dealt stands for it. */
const copies = ({ start, seat }: Here<View, GameMove, Event>, card: string): string[] =>
  (start.dealt[seat] ?? []).flatMap((dealt, place) => (dealt === secretIndex(card) ? [`secret:${place}`] : []));

/** A tap rather changes the action than adds another one, and nobody acts past a card that is drawn. */
function follows({ kind }: Decision<GameMove>, { uncertain, chain }: Here<View, GameMove, Event>): Follows {
  if (kind !== 'move') return 'may';
  if (uncertain) return 'ends';
  return BEFORE_ACTION.includes(chain.at(-1)?.do) ? 'may' : 'late';
}

export const answers: Answers<View, GameMove, Event> = { on, natural, follows };
