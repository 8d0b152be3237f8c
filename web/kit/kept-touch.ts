/**
 * A board kept from before the path, with rules of before: it tells by itself what a gesture means. Read here until no match needs it; its
 * hints are words alone.
 */
import { type Decision, type Move, type MoveShapes, notate, parseMove } from '#kernel';
import type { Chip, Explanation, Situation, Thing } from './contract.ts';
import type { Reading } from './hand.ts';
import { BUTTON } from './point.ts';

interface Touch<M extends Move> {
  /** Everything that can be touched, answers or not. */
  readonly things: readonly Thing[];
  /** The moves the gesture stands for so far, in order. */
  readonly chain: readonly M[];
  /** Whether the chain is whole: confirm, Enter or a second tap plays it. */
  readonly ready: boolean;
  /** Options that some thing leads to. All others become buttons beside the question. */
  claims(move: M): boolean;
  /** A second line under the question while nothing is chosen: '28 places, 7 in this rotation'. */
  readonly note?: string | undefined;
  /** What will happen, in words; the text of the moves if it is not said. */
  readonly title?: string | undefined;
  /** The same for who reads it elsewhere, in a hint: which things, where `title` leaves that to the marks on the board. */
  readonly inWords?: string | undefined;
  /** What it would lie on, where that is more than what is tapped for it: the spaces under a building. A hint draws its ring around them. */
  readonly liesOn?: readonly string[] | undefined;
  /** Consequences that are not points: the table tells points by itself. */
  readonly chips?: readonly Chip[] | undefined;
  /** What the confirm button says: 'Build for 4'. */
  readonly act?: string | undefined;
  /** What is still to be chosen, on the button that cannot be pressed yet: 'Choose a place'. */
  readonly missing?: string | undefined;
  /** What the button of an unclaimed move says, if shorter than its text. */
  label?(move: M): string | undefined;
}

export type KeptModel<M extends Move> = (s: Situation<unknown, M, unknown>) => Touch<M>;

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
export function readKept<M extends Move>(
  model: KeptModel<M>,
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
  const { chain, ready, title, inWords, liesOn, chips, act, missing, note } = touch;
  const told = { title, inWords: inWords === undefined ? undefined : [inWords], liesOn, chips, act, missing, note };
  return { ...told, chain, ready, gesture, things, buttons, ahead, routeTo: () => null };
}
