import { describe, expect, it } from 'vitest';
import { type Decision, SeededRng } from '#kernel';
import { brain } from '../bot/brain.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/state.ts';
import { Table } from './table.ts';

const asked = (t: Table): Decision<GameMove> => game.decisions(t.s)[0] as Decision<GameMove>;
const best = (t: Table): GameMove => {
  const d = asked(t);
  const ratings = brain.rate(t.s, d, new SeededRng('rate'));
  expect(ratings).toHaveLength(d.options.length);
  return d.options[ratings.indexOf(Math.max(...ratings))] as GameMove;
};

describe('bots', () => {
  it('level 1 leaves out plain waste, but always has an answer', () => {
    const t = Table.bare().dice(0, [4]);
    expect(brain.sensible(t.s, asked(t)).some((m) => m.do === 'die' && m.card === 'fishing')).toBe(false);
    const only = Table.bare().dice(0, [6]).lies(1, 1, 'helper').lies(1, 1, 'temple');
    expect(brain.sensible(only.s, asked(only))).toHaveLength(1);
    const buy = Table.bare().column(1, 'j01').give(0, { shells: 1 }).phase('C3');
    expect(brain.sensible(buy.s, asked(buy)).every((m) => m.do === 'buy')).toBe(true);
  });

  it('level 2 builds early, buys the best jewellery and fulfils tasks', () => {
    const build = Table.bare().stored(0, 0, 1, 2, 3).dice(0, [6]);
    build.player().priests = 0;
    expect(best(build)).toMatchObject({ do: 'die', card: 'build' });
    const buy = Table.bare().column(1, 'j01', 'j05', 'j09', 'j21').give(0, { shells: 6 }).phase('C3');
    expect(best(buy)).toMatchObject({ jewel: 'j21' });
    const late = Table.bare()
      .tasks(0, 'd30', 'd31', 'd29')
      .give(0, { offerings: 3, shells: 3, godTiles: 1 })
      .phase('C4');
    expect(best(late)).toMatchObject({ do: 'fulfil', task: 'd30' });
  });

  it('level 2 takes the dear fish with the red god and leaves the cheap one', () => {
    const fish = (value: number): GameMove => {
      const t = Table.bare().hut(0, 'central-mountain').dice(0, [6]).hand(0, 'red').give(0, { offerings: 1 });
      t.fish('central-beach', value)
        .play('die 6 landWater', 'expand central-beach')
        .until((x) => x.kind === 'redGod');
      return best(t);
    };
    expect(fish(6)).toMatchObject({ pay: 'card' });
    expect(fish(1)).toMatchObject({ pay: 'none' });
  });

  it('rates by what its seat can see', () => {
    const t = Table.bare(3).dice(0, [3, 4, 5]);
    const d = asked(t);
    const view = game.view(t.s, 0);
    const one = game.imagine(view, new SeededRng('a'));
    expect(game.decisions(one)).toEqual([d]);
    expect(brain.evaluate?.(one)[0]).toBe(brain.evaluate?.(t.s)[0]);
  });
});
