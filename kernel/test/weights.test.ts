import { describe, expect, it } from 'vitest';
import { type Brain, LiveWeights, type Move, type Tunable, tuned, type Weights } from '#kernel';

const made: Weights = {
  game: 'tiny',
  rulesVersion: 1,
  made: { how: 'hand', when: '2026-11-18', games: 0 },
  values: { wood: 1, 'die.base': 2, 'reach.1': 3, 'reach.2': 4 },
};
const other = { wood: 10, 'die.base': 20, 'reach.1': 30, 'reach.2': 40 };

describe('live weights', () => {
  it('are there from the beginning, by name, in a list and in a row', () => {
    const live = new LiveWeights(made);
    expect(live.named({ wood: 0 })).toEqual({ wood: 1 });
    expect(live.named({ base: 0 }, (key) => `die.${key}`)).toEqual({ base: 2 });
    expect([...live.list(['reach.2', 'wood'])]).toEqual([4, 1]);
    expect(live.row('reach', 1, 2)).toEqual([0, 3, 4]);
  });

  it('change where they are read when others are used', () => {
    const live = new LiveWeights(made);
    const named = live.named({ wood: 0 });
    const list = live.list(['die.base']);
    const row = live.row('reach', 1, 2);
    live.use(other);
    expect(live.values).toBe(other);
    expect([named.wood, ...list, ...row]).toEqual([10, 20, 0, 30, 40]);
    live.use(made.values);
    expect([named.wood, ...list, ...row]).toEqual([1, 2, 0, 3, 4]);
  });

  it('say which one is missing', () => {
    const live = new LiveWeights(made);
    expect(() => live.named({ glass: 0 })).toThrow('tiny: there is no weight glass');
    live.list(['wood']);
    expect(() => live.use({ glass: 1 })).toThrow('tiny: there is no weight wood');
  });
});

describe('tuned brains', () => {
  const live = new LiveWeights(made);
  const W = live.named({ wood: 0 });
  const tunable: Tunable<number, Move> = {
    sensible: (_s, d) => d.options,
    rate: (_s, d) => d.options.map(() => W.wood),
    temperature: 0,
    evaluate: (s) => [s * W.wood],
    policy: () => W.wood,
    turn: () => 0,
    horizon: 1,
    features: () => ({ points: W.wood }),
    believe: () => W.wood,
  };

  it('of one game each judge with their own numbers, in turns', () => {
    const first: Brain<number, Move> = tuned(tunable, live);
    const second = tuned(tunable, live, { ...made, values: other });
    const third = second.retuned?.({ wood: 100 });
    const d = { seat: 0, kind: 'any', sealed: false, options: [{ do: 'pass' }] };
    const rng = { int: () => 0, shuffle: <T>(_: string, items: T[]) => items };
    for (const _ of [1, 2]) {
      expect([first, second, third].map((b) => b?.evaluate(2)[0])).toEqual([2, 20, 200]);
      expect([first, second, third].map((b) => b?.rate(2, d, rng)[0])).toEqual([1, 10, 100]);
      expect([first, second, third].map((b) => b?.policy(2, d, rng))).toEqual([1, 10, 100]);
      expect([first, second, third].map((b) => b?.features(2, 0).points)).toEqual([1, 10, 100]);
      expect([first, second, third].map((b) => b?.believe?.(null, rng))).toEqual([1, 10, 100]);
    }
    expect(third?.weights?.values).toEqual({ ...other, wood: 100 });
  });
});
