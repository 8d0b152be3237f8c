import { describe, expect, it } from 'vitest';
import { RecordingSink, SeededRng } from '#kernel';
import { rowGains } from '../board/gains.ts';
import { touch } from '../board/touch.ts';
import { cardOf, SPACES } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { spaceOf } from '../rules/geometry.ts';
import type { Event, GameMove, State } from '../rules/state.ts';
import { deal, player, type Table, table } from './table.ts';

const gains = (t: Table, card: string, row: number) => rowGains(game.view(t.s, 0), 0, cardOf(card), row - 1);

function dealt(rack: string): Table {
  const t = table(3);
  deal(t, { racks: [rack] });
  return t;
}

it('of all that a seat has only smog is nothing to be glad of', () => {
  const bad = (touch.stock?.(game.view(table(3).s, 0), 0, 'en') ?? []).filter(({ more }) => more === 'bad');
  expect(bad.map(({ id }) => id)).toEqual(['smog']);
});

describe('what a row would give now', () => {
  it('foretells the water of every card played in random games', { timeout: 60_000 }, () => {
    const rng = new SeededRng('gains');
    const out = new RecordingSink<Event>();
    const s: State = game.setup({ tribes: [] }, 4, rng, out);
    let played = 0;
    for (let n = 0; n < 900 && game.decisions(s).length > 0; n++) {
      const [d] = game.decisions(s);
      if (d === undefined) break;
      const rest = d.options.filter((m) => m.do !== 'done' && m.do !== 'decline');
      const list = rest.length > 0 ? rest : d.options;
      const move = list[rng.int('test', list.length)] as GameMove;
      const land = s.players[d.seat];
      const before = land?.water ?? 0;
      const told = move.do === 'play' ? rowGains(game.view(s, d.seat), d.seat, cardOf(move.card), move.row - 1) : null;
      game.apply(s, d.seat, move, rng, out);
      if (told === null) continue;
      const water = told.find((g) => g.kind === 'water');
      expect(land?.water).toBe(water?.kind === 'water' ? water.to : before);
      const kinds: readonly string[] = told.map((g) => g.kind);
      for (const f of s.stack) {
        if (f.f === 'effects') for (const x of f.list) expect(kinds).toContain(x.effect.kind);
        if (f.f === 'move' || f.f === 'clean' || f.f === 'mix' || f.f === 'catapult' || f.f === 'forest')
          expect(kinds).toContain(f.f);
      }
      played++;
    }
    expect(played).toBeGreaterThan(40);
  });

  it('TW-33 says how much water a forest lacks, and counts what the same card brings', () => {
    const t = dealt('blue-19 G G Y R');
    player(t).water = 0;
    player(t).pollution[spaceOf('r0c1')] = 0;
    expect(gains(t, 'blue-19', 2)).toEqual([
      { kind: 'water', from: 0, to: 3 },
      { kind: 'forest', cost: 4, missing: 'water', short: 1 },
    ]);
    player(t).water = 1;
    expect(gains(t, 'blue-19', 2)[1]).toMatchObject({ missing: null });
  });

  it('TW-32 a forest has no space until the same card has cleaned one', () => {
    const t = dealt('red-09 green-11 Y Y R');
    player(t).water = 9;
    for (let i = 0; i < SPACES; i++) if ((player(t).tiles[i] as number) < 0) player(t).pollution[i] = 3;
    expect(gains(t, 'green-11', 1)).toEqual([{ kind: 'forest', cost: 2, missing: 'space', short: 0 }]);
    player(t).pollution[spaceOf('r0c1')] = 2;
    expect(gains(t, 'green-11', 1)[0]).toMatchObject({ missing: 'space' });
    expect(gains(t, 'red-09', 2)).toEqual([
      { kind: 'clean', n: 2 },
      { kind: 'forest', cost: 4, missing: null, short: 0 },
    ]);
  });

  it('two forests of one card are paid one after the other', () => {
    const t = dealt('green-20 G G G R');
    player(t).water = 5;
    player(t).pollution[spaceOf('r0c1')] = 0;
    expect(gains(t, 'green-20', 1)).toEqual([
      { kind: 'forest', cost: 4, missing: null, short: 0 },
      { kind: 'forest', cost: 5, missing: 'water', short: 4 },
    ]);
  });

  it('never promises more cleaning than there is pollution', () => {
    const t = dealt('red-09 Y Y Y R');
    player(t).pollution.fill(0);
    expect(gains(t, 'red-09', 1)).toEqual([{ kind: 'clean', n: 0 }]);
  });
});
