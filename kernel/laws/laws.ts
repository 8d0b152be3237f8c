import { canonicalJson, stateHash } from '../hash.ts';
import { freeze, thaw } from '../match.ts';
import { notate, parseMove, sameMove } from '../notation.ts';
import { SeededRng } from '../rng.ts';
import { determinize, settle, step } from '../run.ts';
import { heard, RecordingSink, SILENT } from '../sink.ts';
import type { Decision, Move, Viewer } from '../types.ts';
import type { Position } from './walk.ts';

/** A law of the house: throws an error that says where a game breaks it. */
export type Law = (p: Position) => void;

function fail(p: Position, what: string): never {
  throw new Error(`${p.game.id}, ${p.seats} seats, seed ${p.rng.seed}, decision ${p.n}: ${what}`);
}

const viewers = (p: Position): (number | 'spectator')[] => [...Array(p.seats).keys(), 'spectator'];
const key = (p: Position, m: Move): string => notate(p.game.moves, m);

/** 1: whyNot is null exactly for the moves that are listed. Moves of other seats and other moments are the counter-examples. */
export function whyNotEqualsOptions(others: readonly Move[]): Law {
  return (p) => {
    for (const seat of Array(p.seats).keys()) {
      const listed = p.open.filter((d) => d.seat === seat).flatMap((d) => d.options);
      for (const m of listed) {
        const why = p.game.whyNot(p.s, seat, m);
        if (why !== null) fail(p, `listed ${key(p, m)} of seat ${seat} is refused by ${why.ruling}`);
      }
      const names = new Set(listed.map((m) => key(p, m)));
      for (const m of others) {
        const why = p.game.whyNot(p.s, seat, m);
        if (names.has(key(p, m)) ? why !== null : why === null)
          fail(
            p,
            `whyNot of seat ${seat} for ${key(p, m)} is ${why === null ? 'null' : why.ruling}, listed: ${names.has(key(p, m))}`,
          );
        if (why !== null && (why.ruling === '' || why.key === '')) fail(p, `refusal of ${key(p, m)} says no reason`);
      }
    }
  };
}

/** 2: nothing leaks. An imagined state has the same view, the same questions for the viewer and the same visible score. */
export const nothingLeaks: Law = (p) => {
  for (const v of viewers(p)) {
    const view = canonicalJson(p.game.view(p.s, v));
    if (view.includes(p.rng.seed)) fail(p, `the seed is in the view of ${v}`);
    const other = determinize(p.game, p.s, v, new SeededRng(`imagine-${p.n}`));
    const again = canonicalJson(p.game.view(other, v));
    if (again !== view) fail(p, `view of ${v} differs after imagining: ${difference(view, again)}`);
    const score = canonicalJson(p.game.score(p.s, v));
    if (canonicalJson(p.game.score(other, v)) !== score) fail(p, `score seen by ${v} depends on what is hidden`);
    if (v === 'spectator') continue;
    const asked = (open: readonly Decision<Move>[]): string => canonicalJson(open.filter((d) => d.seat === v));
    if (asked(p.game.decisions(other)) !== asked(p.open)) fail(p, `questions to seat ${v} depend on what is hidden`);
  }
};

function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… / …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}

/** 3: a copy is equal and independent. */
export const copyIsIndependent: Law = (p) => {
  const before = canonicalJson(p.s);
  const copy = p.game.copy(p.s);
  if (canonicalJson(copy) !== before) fail(p, `a copy differs: ${difference(before, canonicalJson(copy))}`);
  const d = p.open[0];
  if (d === undefined) return;
  step(p.game, copy, d.seat, d.options[d.options.length - 1] as Move, new SeededRng('copy'), SILENT);
  if (canonicalJson(p.s) !== before)
    fail(p, `a move on a copy changed the original (${key(p, d.options[d.options.length - 1] as Move)})`);
};

/** 4: freeze → thaw → the same questions and the same future. */
export const thawedIsEqual: Law = (p) => {
  const thawed = thaw<unknown>(freeze(p.s));
  if (canonicalJson(p.game.decisions(thawed)) !== canonicalJson(p.open)) fail(p, 'a thawed state asks other questions');
  const d = p.open[0];
  if (d === undefined) return;
  const a = p.game.copy(p.s);
  step(p.game, a, d.seat, d.options[0] as Move, p.rng.clone(), SILENT);
  step(p.game, thawed, d.seat, d.options[0] as Move, p.rng.clone(), SILENT);
  if (stateHash(a) !== stateHash(thawed)) fail(p, 'a thawed state has another future');
};

/** 6: the order in which sealed answers arrive does not matter. */
export const sealedOrderIsFree: Law = (p) => {
  const sealed = p.open.filter((d) => d.sealed && d.optional === undefined);
  if (sealed.length < 2) return;
  const play = (order: readonly Decision<Move>[]): string => {
    const s = p.game.copy(p.s);
    const rng = p.rng.clone();
    for (const d of order) {
      const still = p.game.decisions(s).some((x) => x.seat === d.seat && x.sealed);
      if (!still) fail(p, `the sealed question to seat ${d.seat} closed before its answer`);
      p.game.apply(s, d.seat, d.options[(p.n + d.seat) % d.options.length] as Move, rng, SILENT);
    }
    settle(p.game, s, rng, SILENT);
    return stateHash(s);
  };
  if (play(sealed) !== play([...sealed].reverse())) fail(p, 'the order of sealed answers matters');
};

/** 9: options without duplicates, never empty, in a stable order, and their notation can be read back. */
export const optionsAreCanonical: Law = (p) => {
  if (canonicalJson(p.game.decisions(p.s)) !== canonicalJson(p.open)) fail(p, 'the option list is not stable');
  for (const d of p.open) {
    if (d.options.length === 0) fail(p, `${d.kind} has no options`);
    const seen = new Set<string>();
    for (const m of d.options) {
      const line = key(p, m);
      if (seen.has(line)) fail(p, `${d.kind} lists ${line} twice`);
      seen.add(line);
      const back = parseMove(p.game.moves, line);
      if (back === null || !sameMove(back, m)) fail(p, `notation ${line} cannot be read back`);
    }
  }
};

/** 8: every piece is in exactly one place. Made from the first position of a walk. */
export function conservation(): Law {
  let first: string | null = null;
  return (p) => {
    const now = canonicalJson(p.game.census(p.s));
    if (p.n === 0) first = now;
    if (first !== null && now !== first) fail(p, `pieces were lost or made: ${difference(first, now)}`);
  };
}

/**
 * What a viewer hears of a move, as text. Null where chance or a reveal had a part, after which worlds may differ, and where he
 * neither hears nor sees anything of it: to him it has not happened yet.
 */
function heardOf(p: Position, state: unknown, d: Decision<Move>, move: Move, viewer: Viewer): string | null {
  const s = p.game.copy(state);
  const rng = p.rng.clone();
  const { draws } = rng;
  const out = new RecordingSink<unknown>();
  p.game.apply(s, d.seat, move, rng, out);
  if (out.committed || rng.draws > draws) return null;
  const events = out.events.map((told) => heard(told, viewer)).filter((e) => e !== null);
  const sees = (x: unknown): string => canonicalJson(p.game.view(x, viewer));
  return events.length === 0 && sees(s) === sees(state) ? null : canonicalJson(events);
}

/** Worlds that a move is made in beside the true one. */
const WORLDS = 2;

/**
 * An event only reaches the ears it is meant for. The same move, made in several worlds that a viewer cannot tell apart, is heard
 * alike by him; and of a sealed answer the others hear the same whatever it is. Where something was drawn or revealed, worlds may
 * part.
 */
export const eventsAreMasked: Law = (p) => {
  for (const d of p.open) {
    const move = d.options[p.n % d.options.length] as Move;
    for (const v of viewers(p)) {
      if (v === d.seat) continue;
      const told = heardOf(p, p.s, d, move, v);
      if (told === null) continue;
      const differs = (other: string | null, why: string): void => {
        if (other !== null && other !== told)
          fail(p, `${v} hears of ${key(p, move)} by seat ${d.seat} ${why}: ${difference(told, other)}`);
      };
      for (let k = 0; k < WORLDS; k++) {
        const world = determinize(p.game, p.s, v, new SeededRng(`masked-${p.n}-${k}`));
        const there = p.game.decisions(world).find((x) => x.seat === d.seat && x.kind === d.kind);
        if (there?.options.some((m) => sameMove(m, move)))
          differs(heardOf(p, world, d, move, v), 'what depends on what is hidden');
      }
      if (!d.sealed) continue;
      const another = d.options[(p.n + 1) % d.options.length] as Move;
      differs(heardOf(p, p.s, d, another, v), 'what the answer was, though it is sealed');
    }
  }
};

/** The standing is complete: one entry a seat, ranks from 1, total = sum of what is visible unless something is hidden. */
export const standingIsSound: Law = (p) => {
  const standing = p.game.score(p.s, 'judge');
  if (standing.seats.length !== p.seats) fail(p, 'a seat has no score');
  if (standing.over !== (p.open.length === 0)) fail(p, `over is ${standing.over} with ${p.open.length} open decisions`);
  if (!standing.seats.some((x) => x.rank === 1)) fail(p, 'nobody is first');
  for (const [seat, x] of standing.seats.entries()) {
    let sum = 0;
    for (const [part, points] of Object.entries(x.parts)) {
      if (points === null) fail(p, `the judge does not see ${part}`);
      else sum += points;
    }
    if (sum !== x.total) fail(p, `parts of seat ${seat} sum to ${sum}, not ${x.total}`);
  }
};
