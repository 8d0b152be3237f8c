/** Positions of a game as a hand finds them, met in random play. */
import {
  type Decision,
  type GameModule,
  heard,
  type Language,
  type Move,
  RecordingSink,
  readOptions,
  type Seat,
  SeededRng,
  settle,
  speakTo,
  step,
} from '#kernel';
import { Foresight, onceIn } from '../ahead.ts';
import type { Gesture, Situation, TouchModel } from '../contract.ts';
import type { Reading } from '../hand.ts';
import { read } from '../reading.ts';
import type { Look } from './laws.ts';

/** A board's pure half: what the laws need of it. */
export interface PureBoard {
  readonly touch: TouchModel<unknown, Move, unknown>;
  readonly places: object;
  readonly moments: object;
  /** In tests of the laws: what is broken about its readings. */
  readonly bend?: (reading: Reading) => Reading;
}

export interface Position {
  readonly n: number;
  readonly state: unknown;
  readonly open: readonly Decision<Move>[];
  /** What was told on the way here, as the seat looking heard it. */
  heardBy(seat: Seat): readonly unknown[];
  /** The position before. */
  readonly before: unknown;
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil'];
export const names = (seat: Seat): string => NAMES[seat] ?? `#${seat}`;
const YOU: Readonly<Record<Language, string>> = { de: 'Du', en: 'You' };

/** How a seat, or somebody who only looks on, reads the table. */
export function reader(
  module: GameModule,
  board: PureBoard,
  state: unknown,
  open: readonly Decision<Move>[],
  seat: Seat | null,
  lang: Language,
): (gesture: Gesture) => Reading {
  const { game, text } = module;
  const view = game.view(state, seat ?? 'spectator');
  const mine = seat === null ? [] : open.filter((d) => d.seat === seat);
  const rules = seat === null ? null : new Foresight(game, view, seat, mine);
  const once = rules === null ? onceIn(new Map()) : rules.once.bind(rules);
  return (gesture) => {
    const situation: Situation<unknown, Move, unknown> = {
      view,
      seat,
      decisions: mine,
      gesture,
      after: (chain) => rules?.after(chain) ?? null,
      once,
      whyNot: (move) => rules?.whyNot(move) ?? null,
      names: speakTo(seat, YOU[lang], names),
      lang,
      text: text[lang],
    };
    const reading = read(board.touch, game.moves, situation);
    return board.bend?.(reading) ?? reading;
  };
}

type Read = (gesture: Gesture) => Reading;
const readers = new WeakMap<Look, Map<Language, Read>>();

/** The one reader of all laws that look here: what one of them has read, no other reads again. */
export function readerAt(look: Look, lang: Language = 'en'): Read {
  const here = readers.get(look) ?? new Map<Language, Read>();
  readers.set(look, here);
  const known = here.get(lang);
  if (known !== undefined) return known;
  const { module, board, at, seat } = look;
  const fresh = reader(module, board, at.state, at.open, seat, lang);
  const seen = new Map<string, Reading>();
  const read = (gesture: Gesture): Reading => {
    const key = gesture.join('\n');
    const reading = seen.get(key) ?? fresh(gesture);
    seen.set(key, reading);
    return reading;
  };
  here.set(lang, read);
  return read;
}

/** How somebody reads a view who only looks at it: the past, or what the rules never led to. */
export function lookedAt(module: GameModule, board: PureBoard, view: unknown, lang: Language): Reading {
  const situation: Situation<unknown, Move, unknown> = {
    view,
    seat: null,
    decisions: [],
    gesture: [],
    after: () => null,
    once: onceIn(new Map()),
    whyNot: () => null,
    names,
    lang,
    text: module.text[lang],
  };
  return read(board.touch, module.game.moves, situation);
}

/** Random play with this number of seats, every position once. */
export function* walk(module: GameModule, seats: number, seed: string): Generator<Position> {
  const { game } = module;
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  const rng = new SeededRng(seed);
  const choice = new SeededRng(`${seed}/choice`);
  let out = new RecordingSink<unknown>();
  const state = game.setup(read.options, seats, rng, out);
  let open = settle(game, state, rng, out);
  let before: unknown = state;
  for (let n = 0; ; n++) {
    const told = out.events;
    const heardBy = (seat: Seat) => told.map((e) => heard(e, seat)).filter((e) => e !== null);
    yield { n, state, open, heardBy, before };
    if (open.length === 0) return;
    const d = open[choice.int('decision', open.length)] as Decision<Move>;
    const move = d.options[choice.int('option', d.options.length)] as Move;
    before = game.copy(state);
    out = new RecordingSink<unknown>();
    open = step(game, state, d.seat, move, rng, out);
  }
}
