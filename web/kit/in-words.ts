/** From moves to the words that say them: what goes without saying left out, moves of one verb in the order that needs fewest taps. Pure. */
import { type Move, sameMove } from '#kernel';
import type { Gesture } from './contract.ts';
import { type Point, thingOf } from './point.ts';

interface Worded<M extends Move> {
  readonly words: Gesture;
  readonly moves: readonly M[];
}

const sameChain = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((m, i) => sameMove(m, b[i] as Move));

/** The moves of one verb that come next: whoever flies three riders does not mind whose step comes first. */
function run<M extends Move>(moves: readonly M[]): M[] {
  const end = moves.findIndex((m) => m.do !== moves[0]?.do);
  return moves.slice(0, end < 0 ? moves.length : end);
}

/** What is left of some moves without others; null if these are not among them. */
function less<M extends Move>(moves: readonly M[], gone: readonly M[]): M[] | null {
  const left = [...moves];
  for (const move of gone) {
    const at = left.findIndex((m) => sameMove(m, move));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The longest saying that says what comes next. */
function saying<V, M extends Move, E>(at: Point<V, M, E>, moves: readonly M[]): Worded<M> | null {
  let best: Worded<M> | null = null;
  for (const { word, moves: said, mode } of at.sayings())
    if (said.length > (best?.moves.length ?? 0) && sameChain(said, moves.slice(0, said.length)))
      best = { words: mode === undefined || mode === at.mode ? [word] : [mode, word], moves: said };
  return best;
}

/** The words of the next answer, first those after which the others go without saying. */
function answer<V, M extends Move, E>(at: Point<V, M, E>, moves: readonly M[]): Worded<M> | null {
  const move = moves[0] as M;
  const wordings = at.wordingsOf(move);
  const words = wordings.length < 2 ? wordings[0] : likeliest(at, wordings, moves);
  return words === undefined ? null : { words: words.length < 2 ? words : ordered(at, words).words, moves: [move] };
}

/** Of things that mean the same, the one after which most of what is wanted goes without saying. */
function likeliest<V, M extends Move, E>(
  at: Point<V, M, E>,
  wordings: readonly Gesture[],
  wanted: readonly M[],
): Gesture | undefined {
  const worth = (words: Gesture): number => {
    const chain = [...(along(at, words)?.natural() ?? [])].at(-1)?.chain.slice(at.chain.length) ?? [];
    return chain.filter((m) => wanted.some((w) => sameMove(w, m))).length;
  };
  return wordings.map((words) => ({ words, worth: worth(words) })).toSorted((a, b) => b.worth - a.worth)[0]?.words;
}

const along = <V, M extends Move, E>(at: Point<V, M, E> | null, words: Gesture): Point<V, M, E> | null =>
  words.reduce<Point<V, M, E> | null>((point, word) => point?.say(word) ?? null, at);

/** This many words of a set are tried as the next. */
const BRANCHES = 3;

/** The words of a set in the order in which fewest have to be said. */
function ordered<V, M extends Move, E>(at: Point<V, M, E>, left: Gesture): { words: Gesture; said: number } {
  const own = at.unsaid();
  if (own !== null && own.length === left.length && own.every((word) => left.includes(word)))
    return { words: own, said: 0 };
  if (left.length === 0) return { words: [], said: 0 };
  const mode = left.find((word) => at.entries().get(word)?.turnsOn === true);
  const tried = (mode === undefined ? left.slice(0, BRANCHES) : [mode]).flatMap((word) => {
    const there = at.say(word);
    if (there === null) return [];
    const rest = ordered(
      there,
      left.filter((w) => w !== word),
    );
    return [{ words: [word, ...rest.words], said: rest.said + 1 }];
  });
  return tried.toSorted((a, b) => a.said - b.said)[0] ?? { words: left, said: left.length };
}

/** All moves of one verb that come next, where they go without saying. */
function silently<V, M extends Move, E>(at: Point<V, M, E>, next: readonly M[], loose: boolean): Worded<M> | null {
  let left = next;
  let made = at.chain.length;
  for (const point of at.natural()) {
    const { chain, words } = point;
    for (const move of chain.slice(made)) {
      if (!(loose ? left : left.slice(0, 1)).some((m) => sameMove(m, move))) return null;
      left = less(left, [move]) ?? [];
    }
    made = chain.length;
    if (left.length > 0) continue;
    // As long as more of it would go without saying, what comes next is tapped before it.
    return point.silent()?.do === next[0]?.do ? null : { words: words.slice(at.words.length), moves: next };
  }
  return null;
}

/** Every answer said, or only what does not go without saying, or moves of one verb in any order. */
type How = 'said' | 'silent' | 'loose';

/** All words of some moves, said and unsaid, as far as one gesture may go. */
export function worded<V, M extends Move, E>(root: Point<V, M, E>, moves: readonly M[], how: How): Point<V, M, E> {
  let at = root;
  for (let left: readonly M[] = moves; left.length > 0; ) {
    const next = run(left);
    const quiet = how === 'loose' && next.length > 1 ? cheapest(at, next) : silently(at, next, false);
    const silent = how === 'said' ? null : quiet;
    const said = silent ?? saying(at, left) ?? answer(at, left);
    const there = said === null ? null : along(at, said.words);
    const rest = said === null ? null : less(left, said.moves);
    if (there === null || rest === null) break;
    at = there;
    left = rest;
  }
  return at;
}

/** This many beginnings of a run of sayings are tried. */
const TRIED = 30;

/** A word after others, not said yet: to say it costs a look ahead. */
interface Tried<V, M extends Move, E> extends Worded<M> {
  readonly from: Point<V, M, E>;
  readonly word: string | null;
  readonly left: readonly M[];
  readonly taps: number;
}

/** Words for all moves of one verb that come next, in whatever order needs fewest taps: whose flight comes first nobody minds. */
function cheapest<V, M extends Move, E>(from: Point<V, M, E>, wanted: readonly M[]): Worded<M> | null {
  let open: Tried<V, M, E>[] = [{ from, word: null, left: wanted, words: [], moves: [], taps: 0 }];
  // What is left says where one is: the same flights in another order lead to the same table.
  const seen = new Set<string>();
  for (let n = 0; n < TRIED && open.length > 0; n++) {
    const best = open.reduce((a, b) => ((a.taps - b.taps || a.left.length - b.left.length) > 0 ? b : a));
    const there = best.word === null ? from : best.from.say(best.word);
    if (there !== null && best.left.length === 0) return best;
    const rest = there === null ? null : silently(there, best.left, true);
    if (rest !== null) return { words: [...best.words, ...rest.words], moves: [...best.moves, ...rest.moves] };
    if (there !== null) seen.add(key(best.left));
    open = [...open, ...(there === null ? [] : further(best, there))].filter((x) => !seen.has(key(x.left)));
  }
  return null;
}

const key = (moves: readonly Move[]): string =>
  moves
    .map((m) => JSON.stringify(m))
    .toSorted()
    .join();

function further<V, M extends Move, E>(
  { left, words, moves, taps }: Tried<V, M, E>,
  at: Point<V, M, E>,
): Tried<V, M, E>[] {
  return [...at.entries().values()].flatMap((e) => {
    const rest = e.moves.length === 0 || e.mode !== undefined ? null : less(left, e.moves);
    if (rest === null) return [];
    const { word } = e;
    const isFirst = at.at(thingOf(word))[0] === e;
    return [
      {
        from: at,
        word,
        left: rest,
        words: [...words, word],
        moves: [...moves, ...e.moves],
        taps: taps + (isFirst ? 1 : 2),
      },
    ];
  });
}

/** The words of some moves; in another order within a verb where that is shorter and leads to the very same position. */
export function wordsFor<V, M extends Move, E>(root: Point<V, M, E>, moves: readonly M[]): Point<V, M, E> {
  const strict = worded(root, moves, 'silent');
  if (run(moves).length === moves.length && moves.length < 2) return strict;
  const loose = worded(root, moves, 'loose');
  if (loose.chain.length < strict.chain.length || loose.words.length > strict.words.length) return strict;
  if (sameChain(loose.chain, strict.chain)) return loose;
  if (loose.chain.length > strict.chain.length) return strict;
  return JSON.stringify(loose.view) === JSON.stringify(strict.view) ? loose : strict;
}
