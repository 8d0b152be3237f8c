/** x */
import type { PathModel } from '#web/kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, View } from '../rules/state.ts';
import { answers } from './answers.ts';
import { lying } from './logic/things.ts';

export const touch: PathModel<View, GameMove, Event> = {
  answers,
  things: (s) => [
    ...lying(s).map((x) => ({ id: x.id, name: x.name, explain: x.explain })),
    ...[
      'god:white',
      'god:red',
      'god:green',
      'god:yellow',
      'fire:offering',
      'fire:godCard',
      'fire:status',
      'fire:shell',
    ].map((id) => ({ id, name: id, explain: () => ({ says: ['explained'] }) })),
  ],
  told: () => ({}),
};
