/** The laws' own hand: where the order of moves does not matter, and where it does. */
import { describe, expect, it } from 'vitest';
import type { Gesture } from '../contract.ts';
import type { Reading } from '../hand.ts';
import { agreement, looseAgreement, reach, reachBeyond } from '../reach.ts';

const step = (to: string) => ({ do: 'step', to });
const draw = (n: number) => ({ do: 'draw', n });

describe('how far a chain agrees with what is wanted', () => {
  const wanted = [step('a'), step('b'), step('a'), draw(1)];

  it('in their order, or, of one verb, in any', () => {
    const other = [step('b'), step('a'), step('a'), draw(1)];
    expect([agreement(wanted, wanted), looseAgreement(wanted, wanted)]).toEqual([4, 4]);
    expect([agreement(other, wanted), looseAgreement(other, wanted)]).toEqual([0, 4]);
  });

  it('each move as often as it is wanted, and never before those of another verb', () => {
    expect(looseAgreement([step('b'), step('b')], wanted)).toBe(1);
    expect(looseAgreement([step('a'), draw(1)], wanted)).toBe(1);
    expect(looseAgreement([step('a'), step('a'), step('b'), draw(2)], wanted)).toBe(3);
  });
});

describe('a move that something goes without saying after', () => {
  const done = { do: 'done' };
  /** One thing: its tap makes the step, and the end of the turn follows by itself. */
  const readAt = (gesture: Gesture): Reading => ({
    gesture,
    chain: gesture.length === 0 ? [] : [step('a'), done],
    ready: gesture.length > 0,
    things: new Map([['a', { id: 'a', name: 'a', ways: [{ to: ['a'], label: 'a' }], explain: () => ({ says: [] }) }]]),
    buttons: [],
    ahead: null,
    claims: () => true,
  });

  it('is out of reach where exactly it is wanted, and within reach for who only wants to see it chosen', () => {
    expect(reach(readAt, [step('a')], 50)).toBeNull();
    expect(reachBeyond(readAt, [step('a')], 50)?.gesture).toEqual(['a']);
    expect(reachBeyond(readAt, [step('b')], 50)).toBeNull();
  });
});
