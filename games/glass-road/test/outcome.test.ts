import { describe, expect, it } from 'vitest';
import type { Decision } from '#kernel';
import { module } from '../index.ts';
import { discountNow, NO_DISCOUNT } from '../rules/costs.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/moves.ts';
import { Table } from './table.ts';

const labels = (t: Table, lang: 'de' | 'en' = 'en'): string[] => {
  const d = t.question(0) as Decision<GameMove>;
  return d.options.map((m) => module.text[lang].move(m, game.view(t.s, 0)));
};

describe('what an action will really do', () => {
  it('says that there is nothing to build before the food is paid', () => {
    const t = new Table(1).clearDisplay().stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)').using(0, 'carpenter');
    expect(labels(t)[0]).toMatch(/Now: nothing to build$/);
    expect(labels(t, 'de')[0]).toMatch(/Jetzt: nichts zu bauen$/);
  });

  it('names what can be built when the price of entry is gone', () => {
    const t = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)');
    expect(labels(t.using(0, 'carpenter'))[0]).toMatch(/Now: can be built: Sand Factory$/);
  });

  it('counts: 1 food a pond is 3 food with three ponds, and no more than fits', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|0)').using(0, 'fish-farmer');
    expect(labels(t)[0]).toMatch(/Now: 3 food$/);
    t.stock(0, 'GW(0,5,0,0,0|0) BW(0,0,6|0)');
    expect(labels(t)[0]).toMatch(/Now: 2 food$/);
  });

  it('sees a full landscape', () => {
    const t = new Table(1).using(0, 'pit-worker');
    const { cells } = t.player(0);
    for (const [i, c] of cells.entries()) if (c === 0) cells[i] = 2;
    expect(labels(t)[0]).toMatch(/Now: no empty space$/);
  });
});

describe('the price due now', () => {
  it('GR-63 labels a tile with the price after the discount of the build under way', () => {
    const t = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)');
    t.using(0, 'carpenter').play(0, 'act A');
    expect(labels(t)[0]).toMatch(/^Sand Factory for nothing\./);
    expect(discountNow(t.s.stack, 0)).not.toEqual(NO_DISCOUNT);
    expect(discountNow(t.s.stack, 1)).toBe(NO_DISCOUNT);
  });
});
