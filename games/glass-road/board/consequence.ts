/** Which way the markers would go with a move: the rules themselves tell it, on an imagined state. */
import { type Decision, RecordingSink, SeededRng, settle } from '#kernel';
import type { TableProps } from '#web/kit/contract.ts';
import { WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type GameMove, wheelOf } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Way } from './draw/wheel.ts';
import { CLEAR } from './things.ts';

/** Turns by wheel among these events of a seat. */
export function turnsIn(events: readonly Event[], seat: number): number[] {
  const turns = WHEELS.map(() => 0);
  for (const e of events)
    if (e.e === 'turned' && e.seat === seat) {
      const w = wheelOf(e.wheel);
      turns[w] = (turns[w] ?? 0) + e.times;
    }
  return turns;
}

/** The stock before the turns that led to it. */
export function undoTurns(stock: readonly number[], turns: readonly number[]): number[] {
  const before = stock.slice();
  for (const [i, w] of WHEELS.entries()) {
    const n = turns[i] ?? 0;
    for (const m of w.basics) before[m] = (before[m] as number) + n;
    before[w.product] = (before[w.product] as number) - n;
  }
  return before;
}

interface Memory {
  readonly state: State;
  readonly steps: Map<string, Step>;
}

/** Where moves lead on an imagined state: what is asked there, and what happened on the way. */
interface Step {
  readonly state: State;
  readonly open: readonly Decision<GameMove>[];
  readonly turns: readonly number[];
}

const known = new WeakMap<View, Memory>();

function memoryOf(view: View): Memory {
  let memory = known.get(view);
  if (memory === undefined) {
    memory = { state: game.imagine(view, new SeededRng('imagined')), steps: new Map() };
    known.set(view, memory);
  }
  return memory;
}

function stepTo(view: View, seat: number, moves: readonly GameMove[]): Step {
  const memory = memoryOf(view);
  const last = moves.at(-1);
  if (last === undefined) return { state: memory.state, open: [], turns: WHEELS.map(() => 0) };
  const key = JSON.stringify(moves);
  const found = memory.steps.get(key);
  if (found !== undefined) return found;
  const from = stepTo(view, seat, moves.slice(0, -1));
  const state = game.copy(from.state);
  const rng = new SeededRng('preview');
  const out = new RecordingSink<Event>();
  game.apply(state, seat, last, rng, out);
  const open = settle(game, state, rng, out).filter((d) => d.seat === seat);
  const turned = turnsIn(
    out.events.flatMap((t) => t.everybody ?? []),
    seat,
  );
  const step = { state, open, turns: from.turns.map((n, i) => n + (turned[i] ?? 0)) };
  memory.steps.set(key, step);
  return step;
}

/** Which way the markers go with the last of these moves. */
export function wayOf(view: View, seat: number, moves: readonly GameMove[]): Way {
  const before = stepTo(view, seat, moves.slice(0, -1));
  let there = stepTo(view, seat, moves);
  // A tile is shown with what it costs: the site changes nothing about the payment.
  const site = moves.at(-1)?.do === 'build' ? there.open.find((d) => d.kind === 'site')?.options[0] : undefined;
  if (site !== undefined) there = stepTo(view, seat, [...moves, site]);
  const turns = there.turns.map((n, i) => n - (before.turns[i] ?? 0));
  const now = before.state.players[seat]?.stock ?? [];
  const end = there.state.players[seat]?.stock ?? now;
  return { now, mid: undoTurns(end, turns), end, turns };
}

/** A question on the way of a chain, and its answer there if it has one. */
export interface Question {
  readonly decision: Decision<GameMove>;
  readonly chosen: GameMove | null;
  readonly before: readonly GameMove[];
  readonly view: View;
}

/** What was answered last, what went without saying after it, and what is open at the end. */
export function questionsOn(
  p: Pick<TableProps<View, GameMove, Event>, 'view' | 'decision' | 'chain' | 'gesture' | 'preview'>,
  seat: number,
): Question[] {
  const found: Question[] = [];
  const last = p.preview?.uncertain === true ? p.chain.length - 1 : p.chain.length;
  const said = p.gesture[0] === CLEAR ? p.gesture.length - 1 : p.gesture.length;
  for (let n = Math.max(0, said - 1); n <= last; n++) {
    const before = p.chain.slice(0, n);
    const step = stepTo(p.view, seat, before);
    const decision = n === 0 ? p.decision : step.open.find((d) => d.optional === undefined);
    if (decision === null || decision === undefined) continue;
    found.push({
      decision,
      chosen: p.chain[n] ?? null,
      before,
      view: n === 0 ? p.view : game.view(step.state, seat),
    });
  }
  return found;
}

/** The way of all that is chosen: the rules have played it already. A tile without its site is shown with its price. */
export function wayOfChain(
  p: Pick<TableProps<View, GameMove, Event>, 'view' | 'preview' | 'chain'>,
  seat: number,
): Way {
  const now = p.view.players[seat]?.stock ?? [];
  const [only] = p.chain;
  if (p.chain.length === 1 && only?.do === 'build') return wayOf(p.view, seat, p.chain);
  const end = p.preview?.view.players[seat]?.stock ?? now;
  const turns = turnsIn(p.preview?.events ?? [], seat);
  return { now, mid: undoTurns(end, turns), end, turns };
}

/** Nothing selected: everything stays. */
export const stay = (stock: readonly number[]): Way => ({
  now: stock,
  mid: stock,
  end: stock,
  turns: WHEELS.map(() => 0),
});
