/** DP5: a receipt. One question a kind; wheels turn when all kinds are answered (GR-23). */
import { GOODS, MARKERS, WHEELS } from '../data.ts';
import { type GameMove, TAKE, TAKE_ON, wheelOf } from '../moves.ts';
import type { Frame, ReceiveFrame, State } from '../state.ts';
import { room } from '../wheels.ts';
import { type FrameRules, goodId, type Out, playerOf, turnWheels } from './common.ts';

export function startReceive(stack: Frame[], seat: number, offer: readonly number[]): void {
  stack.push({ f: 'receive', seat, offer: offer.slice(), good: 0 });
}

/** The marker a `take` names: goods with one marker need no wheel. */
export function markerOf(good: number, wheel: string | undefined): number {
  const { markers } = GOODS[good] as (typeof GOODS)[number];
  if (markers.length === 1) return wheel === undefined ? (markers[0] as number) : -1;
  if (wheel === undefined) return -1;
  const w = wheelOf(wheel);
  return markers.find((m) => (MARKERS[m] as (typeof MARKERS)[number]).wheel === w) ?? -1;
}

export function gainOn(s: State, seat: number, marker: number, amount: number, out: Out): void {
  const { stock } = playerOf(s, seat);
  stock[marker] = (stock[marker] as number) + amount;
  const m = MARKERS[marker] as (typeof MARKERS)[number];
  out.tell({
    e: 'took',
    seat,
    good: goodId(m.good),
    amount,
    wheel: (WHEELS[m.wheel] as (typeof WHEELS)[number]).id,
  });
}

/** Amounts from 1 up to what is offered and fits, on every wheel of the good. */
export function listTakes(stock: readonly number[], good: number, offered: number, options: GameMove[]): void {
  const { markers } = GOODS[good] as (typeof GOODS)[number];
  for (let n = 1; n <= offered; n++)
    for (const m of markers) {
      if (room(stock, m) < n) continue;
      const wheel = (MARKERS[m] as (typeof MARKERS)[number]).wheel;
      const list = markers.length === 1 ? TAKE : (TAKE_ON[wheel] as readonly GameMove[]);
      options.push(list[n] as GameMove);
    }
}

export const receive: FrameRules<ReceiveFrame> = {
  run(s, stack, frame, out) {
    while (frame.good < frame.offer.length && frame.offer[frame.good] === 0) frame.good++;
    if (frame.good < frame.offer.length) return true;
    stack.pop();
    turnWheels(s, frame.seat, out);
    return false;
  },

  question(s, frame) {
    const offered = frame.offer[frame.good] as number;
    const options: GameMove[] = [TAKE[0] as GameMove];
    listTakes(playerOf(s, frame.seat).stock, frame.good, offered, options);
    return { kind: 'take', options, about: { good: goodId(frame.good), amount: offered } };
  },

  answer(s, _stack, frame, move, out) {
    if (move.do !== 'take') return;
    if (move.amount > 0) gainOn(s, frame.seat, markerOf(frame.good, move.wheel), move.amount, out);
    frame.offer[frame.good] = 0;
  },
};
