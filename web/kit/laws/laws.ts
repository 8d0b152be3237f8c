/** The laws of touch: what must hold of every board in every position. Each returns what it finds wrong. */
import {
  type Decision,
  type GameModule,
  type Language,
  type Move,
  notate,
  type Seat,
  SeededRng,
  sameMove,
} from '#kernel';
import { Foresight } from '../ahead.ts';
import type { Gesture, Thing, Walked } from '../contract.ts';
import { choose, EMPTY, type Hand, inGesture, type Reading, sameGesture, tap } from '../hand.ts';
import { journeys } from '../marks.ts';
import type { Point } from '../point.ts';
import type { Tap } from '../way-back.ts';
import { explore, wander } from './hands.ts';
import { names, type Position, type PureBoard, reader, readerAt } from './walk.ts';

/** A hand needs at most this many taps for an answer, the one that plays it included. */
const MOST_TAPS = 12;
/** Longer than this, nobody reads it beside a thing. */
const MOST_LETTERS = 320;
/** This many gestures are looked at, fewest taps first; random hands go further. */
const WIDE = 300;
/** This many hands tap at random in every position, as far as they get: what no search gets to is judged too. */
const HANDS = 5;
const HOLE = /undefined|NaN|\[object|\bnull\b|\$\{|\{\{|^\s*$|^\s|\s$| {2}|Infinity/;

/** What somebody at the table may ask of the laws. */
export interface Look {
  readonly module: GameModule;
  readonly board: PureBoard;
  readonly at: Position;
  readonly seat: Seat | null;
}

const mine = ({ at, seat }: Look): readonly Decision<Move>[] => at.open.filter((d) => d.seat === seat);

const said = (look: Look, chain: readonly Move[]): string =>
  chain.map((m) => notate(look.module.game.moves, m)).join(', ');

/**
 * Combinations ('keep five of fifteen') are too many to try out: each switch is put on first, then others in order until the
 * gesture is whole.
 */
function* combinations(read: (gesture: Gesture) => Reading): Generator<Reading> {
  const switches = (reading: Reading): Thing[] =>
    [...reading.things.values()].filter((t) => t.switch === true && t.ways.length > 0);
  for (const first of switches(read([]))) {
    let reading = read(first.ways[0]?.to ?? []);
    for (let taps = 1; !reading.ready && taps < MOST_TAPS; taps++) {
      const next = switches(reading).find((t) => !inGesture(reading.gesture, t.id));
      if (next === undefined) break;
      reading = read(next.ways[0]?.to ?? []);
    }
    if (reading.ready) yield reading;
  }
}

/** Long gestures, the same in every run. */
function strolls(look: Look, read: (gesture: Gesture) => Reading): ReturnType<typeof wander> {
  const rng = new SeededRng(`hands ${look.at.n} ${look.seat}`);
  return wander(read, (n) => rng.int('tap', n), HANDS, MOST_TAPS);
}

/** 1. Nothing is whole that stands for nothing, and nothing is sent that the rules would refuse. */
export function sendsWhatIsListed(look: Look): string[] {
  if (mine(look).length === 0) return [];
  const wrong: string[] = [];
  const read = readerAt(look);
  const judge = (reading: Reading): void => {
    if (!reading.ready) return;
    if (reading.chain.length === 0) wrong.push(`'${reading.gesture.join(' ')}' is whole but stands for nothing`);
    else if (reading.ahead === null) wrong.push(`'${reading.gesture.join(' ')}' sends ${said(look, reading.chain)}`);
  };
  for (const reading of combinations(read)) judge(reading);
  for (const { reading } of strolls(look, read)) judge(reading);
  explore(
    read,
    (reading) => {
      judge(reading);
      return wrong.length > 0 ? 'stop' : 'on';
    },
    WIDE,
    MOST_TAPS,
  );
  return wrong.slice(0, 5);
}

/** The hand that makes these taps, one after the other. */
export function tapping(read: (gesture: Gesture) => Reading, taps: readonly Tap[]): Hand {
  let hand: Hand = EMPTY;
  for (const { thing, way } of taps) {
    const reading = read(hand.gesture);
    hand = (way === undefined ? tap(hand, reading, thing) : choose(hand, reading, thing, way)).hand;
  }
  return hand;
}

/** Words of no answer are part of another one's: the shorter would hide the longer. */
function spellings(path: Walked<unknown, Move, unknown>): string[] {
  const here = path.open as Point<unknown, Move, unknown>;
  const words = new Map<string, string>();
  const wrong: string[] = [];
  for (const d of here.decisions)
    for (const move of d.options) {
      const said = here.wordsOf(move);
      if (said === null) continue;
      const key = said.toSorted().join(' ');
      if (words.has(key)) wrong.push(`'${key}' says ${JSON.stringify(move)} and ${words.get(key)}`);
      words.set(key, JSON.stringify(move));
    }
  const all = [...words.keys()].map((key) => key.split(' '));
  for (const a of all)
    for (const b of all)
      if (a.length < b.length && a.every((word) => b.includes(word)))
        wrong.push(`'${a.join(' ')}' is part of '${b.join(' ')}'`);
  return wrong;
}

/** 8. Moves lead back to taps: for every option, and the taps lead to it; what a random hand says is said with as few taps or fewer. */
export function leadsBack(look: Look): string[] {
  const read = readerAt(look);
  const open = read([]);
  const { routeTo, path } = open;
  const wrong = path === undefined ? [] : spellings(path);
  const judge = (wanted: readonly Move[], most: number, whole: boolean): void => {
    const route = routeTo(wanted);
    const words = `${said(look, wanted)}`;
    if (route === null) {
      wrong.push(`no words make ${words}`);
      return;
    }
    const { gesture } = tapping(read, route.taps);
    if (!sameGesture(gesture, route.gesture))
      wrong.push(`the taps for ${words} say '${gesture.join(' ')}' instead of '${route.gesture.join(' ')}'`);
    else if (!sameMoves(read(gesture).chain, route.chain))
      wrong.push(`the taps for ${words} make ${said(look, route.chain)}`);
    if (whole && !leadsTo(look, route.chain, wanted))
      wrong.push(`the way back of ${words} makes ${said(look, route.chain)}`);
    if (route.taps.length > most) wrong.push(`${route.taps.length} taps back to ${words}, ${most} there`);
  };
  for (const d of mine(look)) for (const move of d.options) judge([move], MOST_TAPS, false);
  for (const { reading, taps } of strolls(look, read)) if (reading.ready) judge(reading.chain, taps, true);
  return wrong.slice(0, 5);
}

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((m, i) => sameMove(m, b[i] as Move));

/** The same moves, or others that lead to the very same table. */
function leadsTo(look: Look, chain: readonly Move[], wanted: readonly Move[]): boolean {
  if (sameMoves(chain, wanted)) return true;
  const { game } = look.module;
  if (look.seat === null) return false;
  const rules = new Foresight(game, game.view(look.at.state, look.seat), look.seat, mine(look));
  const [a, b] = [rules.after(chain), rules.after(wanted)];
  return a !== null && b !== null && JSON.stringify(a.view) === JSON.stringify(b.view);
}

/** 9. A switch turned on and off leaves the gesture as it was. */
export function switchesTurnBack(look: Look): string[] {
  const read = readerAt(look);
  const wrong: string[] = [];
  const turn = (reading: Reading): void => {
    for (const thing of reading.things.values()) {
      const [on] = thing.ways;
      if (thing.switch !== true || on === undefined || thing.on === true) continue;
      if (on.to.length !== reading.gesture.length + 1) continue;
      const there = read(on.to);
      // What goes without saying may have been said before: the same stands all the same.
      const words = reading.path?.words ?? reading.gesture;
      const back = there.things.get(thing.id)?.ways.find((way) => sameGesture(read(way.to).path?.words ?? [], words));
      const said = there.gesture.at(-1)?.startsWith(thing.id) === true;
      if (said && back === undefined)
        wrong.push(`${thing.id} cannot be turned off after '${reading.gesture.join(' ')}'`);
    }
  };
  turn(read([]));
  for (const { reading } of strolls(look, read)) turn(reading);
  return wrong.slice(0, 5);
}

/** 3. Every thing has a name and explains itself in this language, in turn and out of turn. */
export function explainsItself(look: Look, lang: Language): string[] {
  const wrong: string[] = [];
  const hear = (id: string, what: string, sentence: string | undefined): void => {
    if (sentence !== undefined && (sentence === '' || HOLE.test(sentence)))
      wrong.push(`${lang} ${what} of ${id}: '${sentence}'`);
  };
  const reading = readerAt(look, lang)([]);
  for (const thing of reading.things.values()) {
    hear(thing.id, 'name', thing.name);
    for (const way of thing.ways) hear(thing.id, 'way', way.label);
    if (thing.button === true && thing.ways.length > 0) continue;
    const { head, says, counts, missing, help, whyNot } = thing.explain();
    if (says.length === 0 && head === undefined) wrong.push(`${lang} ${thing.id} explains nothing`);
    const letters = says.join(' ').length;
    if (letters > MOST_LETTERS) wrong.push(`${lang} ${thing.id} explains itself in ${letters} letters`);
    for (const line of says) hear(thing.id, 'words', line);
    hear(thing.id, 'worth', counts);
    hear(thing.id, 'lack', missing);
    hear(thing.id, 'way out', help);
    if (whyNot) hear(thing.id, 'reason', look.module.text[lang].refusal(whyNot));
  }
  hear('prompt', 'title', reading.title);
  hear('prompt', 'act', reading.act);
  hear('prompt', 'lack', reading.missing);
  for (const chip of reading.chips ?? []) hear('prompt', 'chip', chip.text);
  return wrong.slice(0, 5);
}

/** 4. Every event has a place or says that it has none; places are things that lie on the table before or after it. */
export function eventsHavePlaces({ module, board, at, seat }: Look): string[] {
  if (seat === null) return [];
  const { game } = module;
  const wrong: string[] = [];
  const events = at.heardBy(seat) as { readonly e: string }[];
  const view = game.view(at.state, seat);
  const lying = new Set<string>();
  for (const state of [at.before, at.state])
    for (const id of reader(module, board, state, game.decisions(state), seat, 'en')([]).things.keys()) lying.add(id);
  for (const event of events) {
    if (!Object.hasOwn(board.places, event.e)) wrong.push(`event ${event.e} has no line in the table of places`);
    for (const { from, to } of journeys(board.places, [event], view)) {
      if (from === undefined && to === undefined) wrong.push(`event ${event.e} moves nothing: say NOWHERE`);
      for (const id of [from, to])
        if (id !== undefined && !lying.has(id)) wrong.push(`event ${event.e} happens at ${id}, which is no thing`);
    }
  }
  return wrong.slice(0, 5);
}

/** 5. A turn is told in the third person: nobody hears 'you' about somebody else, and nothing is empty. */
export function turnsAreTold({ module, at, seat }: Look, mover: Seat, lang: Language): string[] {
  if (seat === null || mover === seat) return [];
  const text = module.text[lang];
  const turn = text.turn?.(mover, at.heardBy(seat), names, module.game.view(at.state, seat));
  if (turn === undefined || turn === null) return [];
  const wrong: string[] = [];
  for (const line of [turn.said, turn.brought])
    if (line !== undefined && HOLE.test(line)) wrong.push(`${lang} '${line}' has a hole`);
  const you = lang === 'de' ? /\b(du|dir|dich|dein\w*)\b/i : /\b(you|your|yours)\b/i;
  if (you.test(turn.said) && turn.hurts !== true)
    wrong.push(`${lang} says 'you' about ${names(mover)}: '${turn.said}'`);
  if (!turn.said.includes(names(mover))) wrong.push(`${lang} does not say who: '${turn.said}'`);
  return wrong;
}
