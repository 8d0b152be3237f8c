import type { Decision, Rng } from '#kernel';
import { CAPITAL, placeOf } from '../rules/geometry.ts';
import type { GameMove, Player, State } from '../rules/state.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { ridersOf, send, sites } from './flights.ts';
import raw from './habits/habits.json' with { type: 'json' };
import { lookAt, noteOption } from './habits/options.ts';
import { habits } from './habits/signs.ts';

habits.learn(raw);

/** Surer than it was while it learned, when it had to try things. */
const SURE = 1.5;

/** Answers by habit, for rollouts: no move is tried out. Flights and the order of effects need no taste. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  const { options, kind } = d;
  if (options.length === 1) return 0;
  if (kind === 'moveStep' || kind === 'catapult') return flight(s.players[d.seat] as Player, options);
  if (kind === 'nextEffect') return inOrder(s, options);
  let best = options.length - 1;
  let most = Number.NEGATIVE_INFINITY;
  consider(s, d, (i) => {
    const x = habits.shaken(SURE, rng);
    if (x > most) {
      most = x;
      best = i;
    }
  });
  return best;
}

/** Notes the options somebody would take, one after the other; false where there is no taste. Of the steps of a mix only one leads anywhere. */
export function consider(s: State, d: Decision<GameMove>, each: (option: number) => void): boolean {
  const { options, kind } = d;
  if (kind === 'moveStep' || kind === 'catapult' || kind === 'nextEffect') return false;
  const step = kind === 'mixStep' ? flight(s.players[d.seat] as Player, options) : -1;
  lookAt(s, d);
  for (let i = 0; i < options.length; i++) {
    const move = options[i] as GameMove;
    if ((move.do !== 'step' || i === step) && noteOption(move)) each(i);
  }
  return true;
}

/** What nobody would do is this much worse than what somebody might, in points. */
const NEVER = 20;

/** What habit thinks of every option, in points; null where it has no taste: flights, and the order of effects. */
export function likings(s: State, d: Decision<GameMove>): number[] | null {
  if (d.kind === 'moveStep' || d.kind === 'catapult' || d.kind === 'mixStep' || d.kind === 'nextEffect') return null;
  lookAt(s, d);
  const list = d.options.map((move) => (noteOption(move) ? habits.liking() : null));
  const least = list.reduce((a: number, b) => Math.min(a, b ?? a), 0) - NEVER;
  return list.map((x) => x ?? least);
}

/** Effects of one list in their natural order: room is made, forests are planted, and then riders fly to them. */
const ORDER: readonly Effect['kind'][] = ['clean', 'forest', 'temple', 'mix', 'move', 'catapult'];

export function rankOf(s: State, move: GameMove): number {
  const top = s.stack.at(-1);
  if (top?.f !== 'effects' || move.do !== 'effect') return ORDER.length;
  return ORDER.indexOf(top.list[move.index]?.effect.kind ?? 'catapult');
}

function inOrder(s: State, options: readonly GameMove[]): number {
  let at = 0;
  for (let i = 1; i < options.length; i++)
    if (rankOf(s, options[i] as GameMove) < rankOf(s, options[at] as GameMove)) at = i;
  return at;
}

/** Towards the forest that is nearest to completion, with riders whom no nearer one needs; -1 or the last option where nothing comes nearer. */
export function flight(p: Player, options: readonly GameMove[]): number {
  const riders = ridersOf(p);
  let free = riders;
  const site = sites(p).find((x) => {
    free = riders.slice();
    return send(x.steps, x.need, riders) > 0;
  });
  let at = options.length - 1;
  if (site === undefined) return at;
  let most = 0;
  for (let i = 0; i < options.length; i++) {
    const m = options[i] as GameMove;
    if (m.do !== 'step' && m.do !== 'fly') continue;
    const from = placeOf(m.from);
    const to = placeOf(m.to);
    if (from === site.space || free[from] === 0 || (to === site.space && (p.riders[to] as number) >= site.need))
      continue;
    const before = site.steps[from] as number;
    const after = site.steps[to] as number;
    const nearer = (before < 0 ? FAR : before) - (after < 0 ? FAR : after);
    // Riders who are already out there come first.
    const worth = nearer <= 0 ? 0 : nearer + (from === CAPITAL ? 0 : 0.5) - after / 10;
    if (worth > most) {
      most = worth;
      at = i;
    }
  }
  return at;
}
const FAR = 9;
