/** Which way the markers would go with a move: the rules themselves tell it, on an imagined state. */
import { RecordingSink, SeededRng, settle } from '#kernel';
import type { TableProps } from '#web/kit/contract.ts';
import { WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type GameMove, wheelOf } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Way } from './draw/wheel.ts';

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

const known = new WeakMap<View, { state: State; ways: Map<string, Way> }>();

export function wayOf(view: View, seat: number, move: GameMove): Way {
  let memory = known.get(view);
  if (memory === undefined) {
    memory = { state: game.imagine(view, new SeededRng('imagined')), ways: new Map() };
    known.set(view, memory);
  }
  const key = JSON.stringify(move);
  let way = memory.ways.get(key);
  if (way === undefined) {
    way = compute(memory.state, view, seat, move);
    memory.ways.set(key, way);
  }
  return way;
}

function compute(from: State, view: View, seat: number, move: GameMove): Way {
  const state = game.copy(from);
  const rng = new SeededRng('preview');
  const out = new RecordingSink<Event>();
  game.apply(state, seat, move, rng, out);
  const open = settle(game, state, rng, out);
  // A tile is shown with what it costs: the site changes nothing about the payment.
  const site = move.do === 'build' ? open.find((d) => d.seat === seat && d.kind === 'site')?.options[0] : undefined;
  if (site !== undefined) {
    game.apply(state, seat, site, rng, out);
    settle(game, state, rng, out);
  }
  const turns = turnsIn(
    out.events.flatMap((t) => t.everybody ?? []),
    seat,
  );
  const now = view.players[seat]?.stock ?? [];
  const end = state.players[seat]?.stock ?? now;
  return { now, mid: undoTurns(end, turns), end, turns };
}

/** The way of all that is chosen: the rules have played it already. A tile without its site is shown with its price. */
export function wayOfChain(
  p: Pick<TableProps<View, GameMove, Event>, 'view' | 'preview' | 'chain'>,
  seat: number,
): Way {
  const now = p.view.players[seat]?.stock ?? [];
  const [only] = p.chain;
  if (p.chain.length === 1 && only?.do === 'build') return wayOf(p.view, seat, only);
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
