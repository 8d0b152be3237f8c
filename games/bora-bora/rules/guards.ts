import { NOT_ASKED, type Refusal, type Seat, sameMove } from '#kernel';
import { type Question, refuse } from './decisions/question.ts';
import { openQuestion, QUESTIONS } from './decisions.ts';
import { acting, type GameMove, type State } from './state.ts';

/** Verb → the ruling that says when it may be used. */
const WHEN: Readonly<Record<GameMove['do'], string>> = {
  startHut: 'BB-4',
  store: 'BB-46',
  die: 'BB-15',
  white: 'BB-94',
  expand: 'BB-17',
  take: 'BB-30',
  tattoo: 'BB-32',
  gather: 'BB-32',
  help: 'BB-34',
  fetch: 'BB-47',
  moveHut: 'BB-27',
  stop: 'BB-96',
  draw: 'BB-35',
  priest: 'BB-37',
  build: 'BB-43',
  fire: 'BB-42',
  red: 'BB-23',
  use: 'BB-48',
  extra: 'BB-52',
  double: 'BB-52',
  end: 'BB-48',
  buy: 'BB-64',
  pass: 'BB-64',
  fulfil: 'BB-67',
  yellow: 'BB-70',
  discard: 'BB-67',
  task: 'BB-79',
  finish: 'BB-101',
};

/** Null exactly when the move is listed for this seat now; otherwise the first guard that objects. */
export function whyNot(s: State, seat: Seat, move: GameMove): Refusal | null {
  const kind = openQuestion(s);
  if (kind === null) return refuse('BB-1', 'gameOver');
  if (acting(s) !== seat) return NOT_ASKED;
  const question: Question = QUESTIONS[kind];
  if (!question.verbs.includes(move.do)) return refuse(WHEN[move.do] ?? NOT_ASKED.ruling, 'notNow');
  if (question.options(s, seat).some((m) => sameMove(m, move))) return null;
  return question.refuse(s, seat, move) ?? refuse(WHEN[move.do], 'notNow');
}
