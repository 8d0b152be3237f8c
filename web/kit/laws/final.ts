/** Laws of touch: what is final is the button, and a second tap on what was chosen to the end. Each returns what it finds wrong. */
import { type Move, notate, SeededRng, sameMove } from '#kernel';
import type { Gesture, Thing } from '../contract.ts';
import { goesOn, type Hand, letGo, type Reading, sameGesture, tap } from '../hand.ts';
import { BUTTON, type Point } from '../point.ts';
import { explore, wander } from './hands.ts';
import type { Look } from './laws.ts';
import { reader, readerAt } from './walk.ts';

/** This many hands tap at random in every position, so often at most; after so many gestures nobody looks at more of them in order. */
const HANDS = 5;
const MOST_TAPS = 12;
const WIDE = 12;

type Read = (gesture: Gesture) => Reading;

/** Everything on the table and what it leads to, to be compared. */
const lying = (reading: Reading): string =>
  JSON.stringify([reading.ready, ...[...reading.things.values()].map((t) => [t.id, t.ways.map((w) => w.to)])]);

const begins = (chain: readonly Move[], longer: readonly Move[]): boolean =>
  longer.length > chain.length && JSON.stringify(longer.slice(0, chain.length)) === JSON.stringify(chain);

/** What a thing that was tapped can take more of: the same moves, and further ones. */
const takesMore = (read: Read, thing: Thing, there: Reading): boolean =>
  !thing.id.startsWith(BUTTON) &&
  (there.things.get(thing.id)?.ways ?? []).some(
    ({ to }) => goesOn(there.gesture, to) && begins(there.chain, read(to).chain),
  );

/** Something on the table that nobody tapped goes with the gesture, and another answer on the table could have gone with it. */
function choseMore({ path }: Reading): boolean {
  if (path === undefined) return false;
  return path.trail.slice(path.gesture.length, -1).some((here) => {
    const { decisions } = here;
    const move = asPoint(here).silent();
    const words = move === null ? null : onTable(here, move);
    if (
      move === null ||
      words === null ||
      asPoint(here)
        .entries()
        .get(words[0] as string)?.switch === true
    )
      return false;
    return decisions.some(
      (d) =>
        d.options.some((o) => sameMove(o, move)) &&
        d.options.some((o) => !sameMove(o, move) && onTable(here, o) !== null),
    );
  });
}

const asPoint = (here: unknown): Point<unknown, Move, unknown> => here as Point<unknown, Move, unknown>;

/** The words of an answer that lies on the table; null for one beside the question, or none. */
function onTable(here: unknown, move: Move): Gesture | null {
  const words = asPoint(here).wordsOf(move);
  return words?.some((word) => !word.startsWith(BUTTON)) === true ? words : null;
}

/** Nothing can be taken into the hand that leads nowhere. */
const leadsOn = ({ gesture, things, ready }: Reading): boolean =>
  ready || [...things.values()].some(({ ways }) => ways.some(({ to }) => to.length > gesture.length));

/**
 * 2. A second tap on the selected thing plays exactly what it stands for; where the thing can take more it takes that, and what the table
 * has chosen by itself only the button plays. Nothing is taken that leads nowhere. Esc leaves every mode.
 */
export function secondTapPlays(look: Look): string[] {
  const { module, board, at, seat } = look;
  const read = readerAt(look);
  const anew = reader(module, board, at.state, at.open, seat, 'en');
  const open = lying(read([]));
  const wrong: string[] = [];
  const said = (chain: readonly Move[]): string => chain.map((m) => notate(module.game.moves, m)).join(', ');
  const tapAgain = (thing: Thing, there: Reading): void => {
    const { gesture, chain } = there;
    if (there.things.get(thing.id)?.switch === true || thing.switch === true || !there.ready) return;
    const hand: Hand = { gesture, open: null, explained: null };
    const did = tap(hand, there, thing.id);
    const stays = sameGesture(did.hand.gesture, gesture);
    if (takesMore(read, thing, there)) {
      if (did.play || stays) wrong.push(`a second tap on ${thing.id} ends ${said(chain)}, which could take more`);
    } else if (choseMore(there)) {
      if (did.play || !stays) wrong.push(`a second tap on ${thing.id} plays ${said(chain)}, which nobody chose whole`);
    } else if (!did.play || !stays) wrong.push(`a second tap on ${thing.id} does not play ${said(chain)}`);
  };
  const rng = new SeededRng(`hands ${at.n} ${seat}`);
  for (const { reading, thing } of wander(read, (n) => rng.int('tap', n), HANDS, MOST_TAPS)) {
    tapAgain(thing, reading);
    if (!leadsOn(reading)) wrong.push(`'${reading.gesture.join(' ')}' is not whole, and no tap goes on`);
  }
  let looked = 0;
  explore(read, (reading) => {
    for (const thing of reading.things.values())
      for (const way of thing.ways) {
        const there = read(way.to);
        if (sameGesture(there.gesture, way.to)) tapAgain(thing, there);
      }
    if (lying(anew(letGo().gesture)) !== open)
      wrong.push(`Esc leaves something of '${reading.gesture.join(' ')}' behind`);
    return wrong.length > 0 ? 'stop' : looked++ < WIDE ? 'on' : 'stop';
  });
  return wrong.slice(0, 5);
}
