/** What a tap means, in every game: pure, so that the laws of touch and the browser have the same hand. */
import { type Decision, type Move, type MoveShapes, notate, parseMove } from '#kernel';
import type { Ahead, Explanation, Gesture, Situation, Thing, Touch, TouchModel } from './contract.ts';

/** State of the hand. It belongs to one question and dies with it. */
export interface Hand {
  readonly gesture: Gesture;
  /** The thing whose ways lie open as a choice. */
  readonly open: string | null;
  /** The thing that explains itself. */
  readonly explained: string | null;
  /** The next tap asks what something is, whatever it would do otherwise. */
  readonly asking?: true;
}

export const EMPTY: Hand = { gesture: [], open: null, explained: null };

/** What a tap did to the hand, and whether it plays the gesture. */
export interface Did {
  readonly hand: Hand;
  readonly play: boolean;
}

/** The table as one hand finds it. */
export interface Reading<M extends Move = Move> extends Omit<Touch<M>, 'things'> {
  readonly gesture: Gesture;
  readonly things: ReadonlyMap<string, Thing>;
  /** Things without a place on the board, in the order of the list of options. */
  readonly buttons: readonly Thing[];
  /** Where the chain leads; null without a chain. */
  readonly ahead: Ahead<unknown, M, unknown> | null;
}

export const sameGesture = (a: Gesture, b: Gesture): boolean => a.length === b.length && a.every((w, i) => w === b[i]);

/** Whether a thing is part of a gesture. */
export const inGesture = (gesture: Gesture, id: string): boolean =>
  gesture.some((word) => word === id || word.startsWith(`${id}=`));

/** The gesture of a move that no thing claims. */
const BUTTON = 'move:';
const QUIET: Explanation = { says: [] };

function unclaimed<M extends Move>(
  shapes: MoveShapes,
  touch: Touch<M>,
  decisions: readonly Decision<M>[],
  say: (move: M) => string,
): Thing[] {
  const found = new Map<string, Thing>();
  for (const d of decisions)
    for (const move of d.options) {
      if (touch.claims(move)) continue;
      const id = `${BUTTON}${notate(shapes, move).replaceAll(' ', '+')}`;
      const label = touch.label?.(move) ?? say(move);
      found.set(id, { id, name: label, ways: [{ to: [id], label }], button: true, explain: () => QUIET });
    }
  return [...found.values()];
}

/** A gesture that stands for nothing any more is an open hand. */
function isDead<M extends Move>(touch: Touch<M>, s: Situation<unknown, M, unknown>): boolean {
  return touch.chain.length > 0 && s.after(touch.chain) === null;
}

/** Asks the game what lies on the table, and adds what it does not claim. */
export function read<M extends Move>(
  model: TouchModel<unknown, M, unknown>,
  shapes: MoveShapes,
  s: Situation<unknown, M, unknown>,
): Reading<M> {
  const pressed = s.gesture.length === 1 && s.gesture[0]?.startsWith(BUTTON) ? s.gesture[0] : null;
  const asked = pressed === null ? s : { ...s, gesture: [] };
  let touch = model(asked);
  let gesture = s.gesture;
  if (pressed !== null) {
    const move = parseMove(shapes, pressed.slice(BUTTON.length).replaceAll('+', ' ')) as M | null;
    const whole = move !== null && s.after([move]) !== null;
    // What the open hand comes to by itself is not what the button does.
    const unsaid = { title: undefined, inWords: undefined, liesOn: undefined, chips: undefined, act: undefined };
    if (whole) touch = { ...touch, ...unsaid, chain: [move], ready: true };
    else gesture = [];
  } else if (isDead(touch, s)) {
    gesture = [];
    touch = model({ ...s, gesture });
  }
  const buttons = [
    ...touch.things.filter((t) => t.button === true),
    ...unclaimed(shapes, touch, s.decisions, (move) => s.text.move(move, s.view)),
  ];
  const things = new Map([...touch.things, ...buttons].map((t) => [t.id, t]));
  const ahead = touch.chain.length === 0 ? null : s.after(touch.chain);
  return { ...touch, gesture, things, buttons, ahead };
}

const at = (gesture: Gesture): Did => ({ hand: { gesture, open: null, explained: null }, play: false });

/**
 * A tap: the first selects, a second on the same thing plays, another answer is selected instead, what is no answer explains
 * itself, several ways open a choice. A thing that is chosen but does not make the gesture whole is put back.
 */
export function tap(hand: Hand, reading: Reading, id: string): Did {
  const thing = reading.things.get(id);
  if (thing === undefined) return { hand: EMPTY, play: false };
  const { ways } = thing;
  const { gesture } = reading;
  if (hand.asking === true) return { hand: { gesture, open: null, explained: id }, play: false };
  if (ways.length === 0)
    return { hand: { gesture, open: null, explained: hand.explained === id ? null : id }, play: false };
  if (ways.some((way) => sameGesture(way.to, gesture)))
    return reading.ready ? { ...at(gesture), play: true } : at(gesture.slice(0, -1));
  const [first] = ways;
  if (ways.length === 1 && first !== undefined) return at(first.to);
  if (thing.prefer === true && first !== undefined)
    return { hand: { gesture: first.to, open: id, explained: null }, play: false };
  return { hand: { gesture, open: hand.open === id ? null : id, explained: null }, play: false };
}

/** One of the ways of the choice that lies open; the one already chosen plays. */
export function choose(hand: Hand, reading: Reading, id: string, way: number): Did {
  const to = reading.things.get(id)?.ways[way]?.to;
  if (to === undefined) return { hand, play: false };
  if (sameGesture(to, reading.gesture) && reading.ready) return { ...at(to), play: true };
  return at(to);
}

/** 'What is this?': the next tap explains. Asked again, it does not. What was chosen stays chosen. */
export function ask({ gesture, asking }: Hand): Hand {
  return asking === true ? { ...EMPTY, gesture } : { ...EMPTY, gesture, asking: true };
}

/** Asks a thing what it is, whatever a tap on it would do. */
export function explain(hand: Hand, id: string): Hand {
  return { gesture: hand.gesture, open: null, explained: hand.explained === id ? null : id };
}

/** Esc, or a tap on empty ground: leaves every mode. */
export function letGo(): Hand {
  return EMPTY;
}

export function confirm(hand: Hand, reading: Reading): Did {
  return reading.ready ? { ...at(reading.gesture), play: true } : { hand, play: false };
}
