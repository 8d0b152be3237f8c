import type { Decision, Json } from '#kernel';
import { type ActionCard, CARDS, KINDS, type Kind } from './data.ts';
import { build } from './decisions/build.ts';
import { buyJewel } from './decisions/buy-jewel.ts';
import { chooseMaterial } from './decisions/choose-material.ts';
import { double } from './decisions/double.ts';
import { expand } from './decisions/expand.ts';
import { fire1, fire2 } from './decisions/fire-bonus.ts';
import { helper } from './decisions/helper.ts';
import { lastTasks } from './decisions/last-tasks.ts';
import { moveHuts } from './decisions/move-huts.ts';
import { placeDie } from './decisions/place-die.ts';
import { placeMaterial } from './decisions/place-material.ts';
import { placePriest } from './decisions/place-priest.ts';
import type { Question } from './decisions/question.ts';
import { redGod } from './decisions/red-god.ts';
import { resolveTask } from './decisions/resolve-task.ts';
import { startHut } from './decisions/start-hut.ts';
import { takeGodCard } from './decisions/take-god-card.ts';
import { takePerson } from './decisions/take-person.ts';
import { takeTask } from './decisions/take-task.ts';
import { usePersons } from './decisions/use-persons.ts';
import { asksWhite, whiteGod } from './decisions/white-god.ts';
import { acting, type Frame, type GameMove, type Phase, type State } from './state.ts';
import type { CardAction, PersonAction } from './words.ts';

/** The decision points of RULES.md, section 4. */
export const QUESTIONS = {
  startHut,
  placeMaterial,
  placeDie,
  whiteGod,
  expand,
  takePerson,
  helper,
  placePriest,
  build,
  fire1,
  fire2,
  takeGodCard,
  redGod,
  usePersons,
  double,
  chooseMaterial,
  moveHuts,
  buyJewel,
  resolveTask,
  takeTask,
  lastTasks,
} as const satisfies Record<string, Question>;
export type Kinds = keyof typeof QUESTIONS;

const PHASE_QUESTION: Readonly<Record<Phase, Kinds | null>> = {
  setup: 'startHut',
  A: 'placeDie',
  B: 'usePersons',
  C3: 'buyJewel',
  C4: 'resolveTask',
  C5: 'takeTask',
  end: 'lastTasks',
  over: null,
};

/** The choice an action asks for. Actions that happen at once never wait. */
function actionQuestion(action: CardAction | PersonAction): Kinds {
  switch (action) {
    case 'expandLand':
    case 'expandWater':
      return 'expand';
    case 'takeMan':
    case 'takeWoman':
      return 'takePerson';
    case 'temple':
      return 'placePriest';
    case 'build':
      return 'build';
    case 'helper':
      return 'helper';
    default:
      throw new Error(`bora-bora: ${action} asks nothing`);
  }
}

function frameQuestion(s: State, frame: Frame): Kinds {
  switch (frame.f) {
    case 'store':
      return 'placeMaterial';
    case 'card':
      if (asksWhite(s, acting(s), frame)) return 'whiteGod';
      return actionQuestion((CARDS[frame.card] as ActionCard).actions[0] as CardAction);
    case 'person':
      return frame.asked ? actionQuestion((KINDS[frame.kind] as Kind).action) : 'double';
    case 'helper':
      return 'helper';
    case 'draw':
      return 'takeGodCard';
    case 'fire':
      return frame.first ? 'fire1' : 'fire2';
    case 'red':
      return 'redGod';
    case 'materials':
      return 'chooseMaterial';
    case 'huts':
      return 'moveHuts';
  }
}

/** The question that is open; null when the game is over. */
export function openQuestion(s: State): Kinds | null {
  const frame = s.stack[s.stack.length - 1];
  return frame === undefined ? PHASE_QUESTION[s.phase] : frameQuestion(s, frame);
}

export function decisions(s: State): readonly Decision<GameMove>[] {
  const kind = openQuestion(s);
  if (kind === null) return [];
  const seat = acting(s);
  const question: Question = QUESTIONS[kind];
  const options = question.options(s, seat);
  if (question.about === undefined) return [{ seat, kind, options, sealed: false }];
  const about: Record<string, Json> = question.about(s, seat);
  return [{ seat, kind, options, sealed: false, about }];
}
