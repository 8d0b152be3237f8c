import { stateHash } from './hash.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { GameModule, TableModule } from './module.ts';
import { notate, parseMove, sameMove } from './notation.ts';
import { type RngState, SeededRng } from './rng.ts';
import { settle } from './run.ts';
import { heard, RecordingSink } from './sink.ts';
import type { Decision, Game, Move, Refusal, Seat, Standing } from './types.ts';

/** Moves of others between two of the learner; more means that the script runs in a circle. */
const OTHERS_BOUND = 2_000;

/** One gesture at the lesson's table, as its log shows it. */
export interface LessonGesture {
  readonly seat: Seat;
  readonly events: readonly unknown[];
}

/** Where the learner is within a step. */
export type Phase =
  /** Something to read. */
  | 'read'
  /** A move is expected. */
  | 'task'
  /** The move made was right. */
  | 'done'
  /** The move made was legal, but not what is meant; it can be taken back. */
  | 'wrong'
  /** All steps are done. */
  | 'over'
  /** Playing on against kind bots, without steps. */
  | 'free';

/** Progress as it is kept: enough to come back to the same step in the same position. */
export interface SavedLesson {
  readonly version: string;
  readonly step: number;
  readonly state: string;
  readonly rng: RngState;
}

/** Opponents answer by the game's own sense where the script is silent. */
type LessonModule = TableModule & Pick<GameModule, 'brain'>;

interface Position {
  readonly state: string;
  readonly rng: RngState;
  /** How much of the log is told. */
  readonly log: number;
}

/** What a lesson's stored progress must fit: positions, steps and rules. */
export function lessonVersion(module: TableModule, lesson: Lesson): string {
  const positions = lesson.steps.map((step) => [step.id, step.start?.() ?? null]);
  return stateHash({ rules: module.game.rulesVersion, positions });
}

/** One lesson being played: rules, script and steps kept together. It knows no clock, no page and no server. */
export class LessonRun {
  readonly module: LessonModule;
  readonly lesson: Lesson;
  readonly version: string;
  step = 0;
  phase: Phase = 'read';
  /** The mistake that was made, while the phase is 'wrong'. */
  mistake: string | null = null;
  state: unknown;
  open: readonly Decision<Move>[] = [];
  log: LessonGesture[] = [];
  /** Grows with every change of the position. */
  changes = 0;
  #rng: SeededRng;
  /** Where each step began, for going back. */
  #starts: Position[] = [];
  /** Before the move that was judged wrong. */
  #before: Position | null = null;

  constructor(module: LessonModule, lesson: Lesson, saved: SavedLesson | null = null) {
    this.module = module;
    this.lesson = lesson;
    this.version = lessonVersion(module, lesson);
    this.#rng = new SeededRng(lesson.id);
    if (saved !== null && saved.version === this.version && saved.step < lesson.steps.length) this.#resume(saved);
    else this.#enter(0);
  }

  get current(): LessonStep {
    return this.lesson.steps[Math.min(this.step, this.lesson.steps.length - 1)] as LessonStep;
  }

  get seat(): Seat {
    return this.lesson.seat;
  }

  /** The questions to the learner, standing offers included: none while something is read or answered, the pieces lie still then. */
  get decisions(): readonly Decision<Move>[] {
    return this.asks ? this.open.filter((d) => d.seat === this.seat) : [];
  }

  /** The step does not go on from what was played: the table lies differently. */
  get isElsewhere(): boolean {
    return this.step > 0 && this.current.start !== undefined && (this.phase === 'read' || this.phase === 'task');
  }

  /** Whether the table takes a move now. */
  get asks(): boolean {
    return this.phase === 'task' || this.phase === 'free';
  }

  view(): unknown {
    return this.module.game.view(this.state, this.seat);
  }

  standing(): Standing {
    return this.module.game.score(this.state, this.seat);
  }

  /** Makes moves in order, or says why not; a refused gesture changes nothing. */
  play(moves: readonly Move[]): Refusal | null {
    const { game } = this.module;
    const before = this.#position();
    const judged = this.phase === 'task' ? this.current.task : undefined;
    for (const [i, wanted] of moves.entries()) {
      const move = game.canonical === undefined ? wanted : (game.canonical(this.state, this.seat, wanted) as Move);
      const refusal = game.whyNot(this.state, this.seat, move);
      if (refusal !== null) {
        this.#restore(before);
        return refusal;
      }
      this.#apply(this.seat, move, i > 0);
    }
    this.#others();
    this.changes++;
    if (judged === undefined) return null;
    const verdict = judged.judge(this.state, JSON.parse(before.state));
    if (verdict === 'way') return null;
    if (verdict === 'done') {
      this.phase = 'done';
      return null;
    }
    this.phase = 'wrong';
    this.mistake = verdict;
    this.#before = before;
    return null;
  }

  /** Takes the wrong move back. */
  again(): void {
    if (this.#before === null) return;
    this.#restore(this.#before);
    this.#before = null;
    this.mistake = null;
    this.phase = 'task';
  }

  /** Whether the lesson can go on with the wrong move. */
  get harmless(): boolean {
    return this.mistake !== null && (this.current.task?.harmless ?? []).includes(this.mistake);
  }

  /** Goes on: after reading, after a right move, or with a harmless mistake. */
  next(): void {
    if (this.phase === 'task' || this.phase === 'over' || this.phase === 'free') return;
    if (this.phase === 'wrong' && !this.harmless) return;
    this.mistake = null;
    this.#before = null;
    this.#enter(this.step + 1);
  }

  /** Leaves the task undone: the move that 'show me' would select is made for the learner. */
  skip(): void {
    if (this.phase === 'wrong') this.again();
    for (let n = 0; this.phase === 'task' && n < OTHERS_BOUND; n++) {
      const moves = this.show();
      if (moves.length === 0) break;
      this.play(moves);
    }
    if (this.phase !== 'task') this.next();
  }

  /** On to a step ahead: what lies between is done as 'show me' would do it. */
  goTo(step: string): void {
    for (let n = 0; this.current.id !== step && this.phase !== 'over' && n < this.lesson.steps.length; n++) this.skip();
  }

  /** Back to where the step before began. */
  back(): void {
    if (this.step === 0 || this.phase === 'free') return;
    const to = this.step - 1;
    const start = this.#starts[to];
    if (start === undefined) {
      this.#enter(0);
      return;
    }
    this.#restore(start);
    this.step = to;
    this.#greet();
  }

  /** From here on it is a game: the script is over, the others play kindly. */
  playOn(): void {
    this.phase = 'free';
    this.mistake = null;
    this.#others();
    this.changes++;
  }

  /** The moves that 'show me' selects: one gesture; none where nothing is asked. */
  show(): readonly Move[] {
    const lines = this.phase === 'task' ? (this.current.task?.show(this.state) ?? []) : [];
    return [lines].flat().flatMap((line) => parseMove(this.module.game.moves, line) ?? []);
  }

  save(): SavedLesson {
    const { state, rng } = this.#starts[this.step] ?? this.#position();
    return { version: this.version, step: this.step, state, rng };
  }

  #enter(step: number): void {
    this.step = step;
    const next = this.lesson.steps[step];
    if (next === undefined) {
      this.phase = 'over';
      this.changes++;
      return;
    }
    if (next.start !== undefined) {
      this.state = next.start();
      this.#rng = new SeededRng(`${this.lesson.id}/${next.id}`);
      this.log = [];
      this.#settle();
      this.#others();
    }
    this.#starts[step] = this.#position();
    this.#greet();
  }

  #greet(): void {
    this.phase = this.current.task === undefined ? 'read' : 'task';
    this.mistake = null;
    this.#before = null;
    this.changes++;
  }

  #resume(saved: SavedLesson): void {
    this.#restore({ state: saved.state, rng: saved.rng, log: 0 });
    this.step = saved.step;
    this.#starts[saved.step] = this.#position();
    this.#greet();
  }

  #position(): Position {
    return { state: JSON.stringify(this.state), rng: this.#rng.freeze(), log: this.log.length };
  }

  #restore(to: Position): void {
    this.state = JSON.parse(to.state);
    this.#rng = new SeededRng(this.#rng.seed, to.rng);
    this.log = this.log.slice(0, to.log);
    this.open = this.module.game.decisions(this.state);
    this.changes++;
  }

  #settle(): void {
    const out = new RecordingSink<unknown>();
    this.open = settle(this.module.game, this.state, this.#rng, out);
  }

  /** Makes a move; `goesOn`: of the gesture that was made last. */
  #apply(seat: Seat, move: Move, goesOn: boolean): void {
    const { game } = this.module;
    const out = new RecordingSink<unknown>();
    game.apply(this.state, seat, move, this.#rng, out);
    this.open = settle(game, this.state, this.#rng, out);
    const events = out.events.flatMap((told) => heard(told, this.seat) ?? []);
    const before = goesOn ? (this.log.pop()?.events ?? []) : [];
    this.log.push({ seat, events: [...before, ...events] });
  }

  /** The others answer until the learner is asked again, or the game is over. */
  #others(): void {
    let last: Seat | null = null;
    for (let n = 0; n < OTHERS_BOUND; n++) {
      const waiting = this.open.filter((d) => d.optional === undefined);
      if (waiting.some((d) => d.seat === this.seat)) return;
      const decision = waiting[0];
      if (decision === undefined) return;
      this.#apply(decision.seat, this.#answer(decision), decision.seat === last);
      last = decision.seat;
    }
    throw new Error(`${this.lesson.id}: the others do not come to an end`);
  }

  #answer(decision: Decision<Move>): Move {
    const { game, brain } = this.module;
    const line = this.phase === 'free' ? null : this.lesson.script(this.state, decision.seat);
    const written = line === null ? null : parseMove(game.moves, line);
    const listed = written === null ? undefined : decision.options.find((o) => sameMove(o, written));
    if (listed !== undefined) return listed;
    const seen = game.imagine(game.view(this.state, decision.seat), this.#rng);
    const [kind] = brain.sensible(seen, decision);
    return decision.options.find((o) => kind !== undefined && sameMove(o, kind)) ?? (decision.options[0] as Move);
  }

  /** A move as people read it in logs and addresses. */
  notation(move: Move): string {
    return notate(this.module.game.moves, move);
  }
}

/** Whether a kept text still is a position that the rules understand. */
function isPosition(module: TableModule, state: string): boolean {
  try {
    module.game.decisions(JSON.parse(state));
    return true;
  } catch {
    return false;
  }
}

/** Progress as it was kept: null when it is not one, 'old' when the lesson has changed since. */
export function readSaved(module: TableModule, lesson: Lesson, kept: unknown): SavedLesson | 'old' | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { version, step, state, rng } = kept as Record<string, unknown>;
  if (typeof version !== 'string' || typeof step !== 'number' || typeof state !== 'string') return null;
  if (!Number.isInteger(step) || step < 0 || rng === null || typeof rng !== 'object') return null;
  if (version !== lessonVersion(module, lesson) || step >= lesson.steps.length) return 'old';
  if (!isPosition(module, state)) return 'old';
  return { version, step, state, rng: rng as RngState };
}

/** For `show`: the first of these gestures that is possible, by its first move; they are tried in order. */
export const showFirst =
  <S, M extends Move, V, E, O>(game: Game<S, M, V, E, O>, seat: Seat) =>
  (...wanted: readonly (string | readonly string[])[]) =>
  (s: S): string | readonly string[] => {
    const open = game.decisions(s).filter((d) => d.seat === seat && d.optional === undefined);
    const lines = open.flatMap((d) => d.options.map((m) => notate(game.moves, m)));
    return wanted.find((w) => lines.includes([w].flat()[0] as string)) ?? (lines[0] as string);
  };
