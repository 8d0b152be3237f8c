/** What is lit in a lesson leads on: every lit thing is tapped, in every order, until the task is done. */
import { type GameModule, type Lesson, LessonRun } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import { choose, type Did, EMPTY, type Hand, type Reading, sameGesture, tap } from '#web/kit/hand.ts';
import { type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { CONFIRM, litFor, wayPoint } from '#web/learn/lit.ts';

/** Hands and positions looked at in one task; more means that lit things lead in a circle. */
const BOUND = 600;

interface Look {
  readonly module: GameModule;
  readonly board: PureBoard;
  readonly lesson: Lesson;
  readonly seen: Set<string>;
  readonly say: (fault: string) => void;
}

const copyOf = ({ module, lesson }: Look, run: LessonRun): LessonRun =>
  new LessonRun(module, lesson, { ...run.save(), state: JSON.stringify(run.state) });

/** A tap on what is lit: a thing, or a way of the choice that lies open. */
function tapped(hand: Hand, reading: Reading, id: string): Did {
  if (!id.startsWith('way:')) return tap(hand, reading, id);
  const open = hand.open ?? '';
  const way = reading.things.get(open)?.ways.findIndex((w) => wayPoint(w.to) === id) ?? -1;
  return choose(hand, reading, open, way);
}

const leadsOn = (from: Hand, to: Hand): boolean =>
  !sameGesture(from.gesture, to.gesture) || (to.open !== null && to.open !== from.open);

/** Plays what is chosen and goes on where the task does. */
function played(look: Look, run: LessonRun, reading: Reading): void {
  const trial = copyOf(look, run);
  const said = reading.gesture.join(' ');
  const refusal = trial.play(reading.chain);
  if (refusal !== null) look.say(`'${said}' is refused: ${refusal.key}`);
  else if (trial.phase === 'wrong') look.say(`'${said}' is the mistake '${trial.mistake}'`);
  else if (trial.phase === 'task') explore(look, trial, EMPTY);
}

function explore(look: Look, run: LessonRun, hand: Hand): void {
  const key = `${JSON.stringify(run.state)} ${hand.gesture.join('&')} ${hand.open}`;
  if (look.seen.has(key)) return;
  look.seen.add(key);
  if (look.seen.size > BOUND) {
    look.say('what is lit leads in a circle');
    return;
  }
  const read = reader(look.module, look.board, run.state, run.decisions, run.seat, 'en');
  const cache = new Map<string, Reading>();
  const reading = (gesture: Gesture): Reading => {
    const found = cache.get(gesture.join('&')) ?? read(gesture);
    cache.set(gesture.join('&'), found);
    return found;
  };
  const now = reading(hand.gesture);
  const lit = litFor(run.current.point, hand, reading, run.show());
  if (lit.length === 0) look.say(`nothing is lit after '${hand.gesture.join(' ')}'`);
  for (const id of lit) {
    const did = id === CONFIRM ? { hand, play: true } : tapped(hand, now, id);
    if (did.play) played(look, run, now);
    else if (leadsOn(hand, did.hand)) explore(look, run, did.hand);
    // What the table chose is played by the button alone, and the tap leads the eye there.
    else if (did.hand.final === true && lit.includes(CONFIRM)) continue;
    else look.say(`a tap on ${id} after '${hand.gesture.join(' ')}' does nothing`);
  }
}

/** What is wrong about the lights of a lesson's tasks, in sentences. */
export function litFaults(module: GameModule, board: PureBoard, lesson: Lesson): string[] {
  const faults = new Set<string>();
  const run = new LessonRun(module, lesson);
  for (let n = 0; run.phase !== 'over' && n < lesson.steps.length * 8; n++) {
    if (run.phase !== 'task') {
      run.next();
      continue;
    }
    const step = run.current.id;
    explore({ module, board, lesson, seen: new Set(), say: (fault) => faults.add(`${step}: ${fault}`) }, run, EMPTY);
    run.skip();
  }
  return [...faults];
}
