import { describe, expect, it } from 'vitest';
import { canonicalJson, SeededRng, SILENT, step } from '#kernel';
import { FIELD_IDS, fieldIndex, SECRET, SECRET_CARDS, secretIndex } from '../rules/data.ts';
import { keepOptions } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import { craneTarget, direction, directionOf, makeLayout, positionOf } from '../rules/garden.ts';
import type { GameMove, State } from '../rules/state.ts';
import { dealt, lines, play, reference } from './helpers.ts';

const cards = (...ids: string[]): number[] => ids.map(secretIndex);

describe('setup', () => {
  it.each([
    [2, 20],
    [3, 17],
    [4, 14],
  ])('GN-1 AC-19 with %i players everybody has %i floors', (seats, floors) => {
    const s = dealt(seats);
    expect(s.supply).toEqual(Array.from({ length: seats }, () => floors));
    expect(s.display.filter((card) => card >= 0)).toHaveLength(4);
    expect(s.deck).toHaveLength(17);
    for (const [seat] of s.dealt.entries()) {
      const options = game.decisions(s).find((d) => d.seat === seat)?.options ?? [];
      game.apply(s, seat, options[0] as GameMove, new SeededRng('keep'), SILENT);
    }
    expect(s.kept.map((kept) => kept.length)).toEqual(s.supply.map(() => 2));
  });

  it('GN-2 AC-19 the start player begins with 38 and everybody else with 35', () => {
    const starters = new Set<number>();
    for (let k = 0; k < 30; k++) {
      const s = dealt(4, `start-${k}`);
      const first = s.order[0] as number;
      starters.add(first);
      expect(s.population).toEqual([0, 1, 2, 3].map((seat) => (seat === first ? 38 : 35)));
    }
    expect(starters.size).toBe(4);
  });

  it('GN-5 territories are turned at random unless the option is off', () => {
    const turned = new Set<number>();
    for (let k = 0; k < 20; k++) for (const r of dealt(2, `turn-${k}`).layout.rotation) turned.add(r);
    expect([...turned].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (let k = 0; k < 5; k++) {
      const plain = dealt(2, `plain-${k}`, { rotateTerritories: false });
      expect(plain.layout.rotation).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect([...plain.layout.at].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
  });

  it('GN-6 the crane follows the direction a field has after rotation', () => {
    for (let k = 0; k < 6; k++) {
      expect(directionOf(0, k)).toBe(0);
      for (let slot = 1; slot <= 6; slot++) expect(directionOf(slot, k)).toBe(((slot - 1 + k) % 6) + 1);
    }
    const at = [3, 0, 1, 4, 6, 5, 2];
    const turned = makeLayout(at, [0, 0, 0, 0, 2, 0, 0]);
    // 5.1 is printed top left; two steps clockwise it lies on the right, where territory 5 itself lies.
    expect(direction(turned, fieldIndex('5.1'))).toBe(3);
    expect(craneTarget(turned, fieldIndex('5.1'))).toBe(4);
    expect(craneTarget(turned, fieldIndex('5.0'))).toBe(3);
    expect(positionOf(turned, 4)).toBe(3);
    expect(new Set(turned.cell).size).toBe(FIELD_IDS.length);
  });

  it('clans are dealt without repetition and chosen ones are respected', () => {
    const clans = ['random', 'azagayah', 'random'];
    const s = game.setup({ rotateTerritories: true, maxRounds: 50, clans }, 3, new SeededRng('clans'), SILENT);
    expect(s.clans[1]).toBe(3);
    expect(new Set(s.clans).size).toBe(3);
  });
});

describe('secret projects', () => {
  it('GN-3 two cards may be kept together if and only if their ids differ', () => {
    const s = dealt(2);
    s.dealt[0] = cards('market', 'market', 'territory-control-1-3', 'territory-control-2-4');
    const keep = (first: string, second: string) => game.whyNot(s, 0, { do: 'keep', first, second });
    expect(keep('territory-control-1-3', 'territory-control-2-4')).toBeNull();
    expect(keep('market', 'territory-control-1-3')).toBeNull();
    expect(keep('market', 'market')).toEqual({ ruling: 'GN-3', key: 'sameCards' });
    expect(keep('market', 'cabaret')).toEqual({ ruling: 'GN-3', key: 'notDealt' });
    expect(keep('market', 'nonsense')).toEqual({ ruling: 'GN-3', key: 'notDealt' });
  });

  it('GN-81 every pair of ids is listed once, however many copies were dealt', () => {
    const count = (...ids: string[]) => keepOptions(cards(...ids)).length;
    expect(count('belfry', 'market', 'cabaret', 'barracks')).toBe(6);
    expect(count('belfry', 'belfry', 'market', 'cabaret')).toBe(3);
    expect(count('belfry', 'market', 'belfry', 'cabaret')).toBe(3);
    expect(count('belfry', 'belfry', 'belfry', 'market')).toBe(1);
    expect(count('market', 'market', 'cabaret', 'cabaret')).toBe(1);
    const s = dealt(2);
    s.dealt[0] = cards('market', 'cabaret', 'belfry', 'barracks');
    const swapped: GameMove = { do: 'keep', first: 'cabaret', second: 'market' };
    expect(game.whyNot(s, 0, swapped)?.ruling).toBe('GN-81');
    expect(game.canonical?.(s, 0, swapped)).toEqual({ do: 'keep', first: 'market', second: 'cabaret' });
  });

  it('GN-4 rejected and undealt cards are shown to nobody else, not even at the end', () => {
    const s = reference(3);
    s.phase = 'over';
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const v = game.view(s, viewer);
      expect(v.kept).toEqual(s.kept);
      expect(v.rejected).toEqual(s.rejected.map((list, seat) => (seat === viewer ? list : null)));
      expect(v).not.toHaveProperty('undealt');
      expect(v).not.toHaveProperty('deck');
    }
  });

  it('dealt and kept cards of others never reach a view before the end', () => {
    const s = dealt(3);
    step(game, s, 1, game.decisions(s)[1]?.options[0] as GameMove, new SeededRng('x'), SILENT);
    const hidden = (state: State, viewer: number) => game.view(state, viewer);
    expect(hidden(s, 0).dealt).toEqual([s.dealt[0], null, null]);
    expect(hidden(s, 0).kept).toEqual([[], null, null]);
    expect(hidden(s, 0).chosen).toEqual([false, true, false]);
    expect(game.view(s, 'spectator').dealt).toEqual([null, null, null]);
    // Two tables that differ only in the cards of others look the same.
    const other = game.copy(s);
    other.dealt[2] = s.undealt.slice(0, 4);
    other.undealt = [...(s.dealt[2] as number[]), ...s.undealt.slice(4)];
    expect(canonicalJson(hidden(other, 0))).toBe(canonicalJson(hidden(s, 0)));
    expect(SECRET_CARDS).toHaveLength(24);
    expect(SECRET).toHaveLength(15);
  });

  it('D1 lists the pairs in the order of dealing and asks all seats at once', () => {
    const s = dealt(2);
    s.dealt[0] = cards('market', 'belfry', 'cabaret', 'barracks');
    expect(lines(s).slice(0, 4)).toEqual([
      'keep market belfry',
      'keep market cabaret',
      'keep market barracks',
      'keep belfry cabaret',
    ]);
    expect(game.decisions(s).map((d) => [d.seat, d.sealed])).toEqual([
      [0, true],
      [1, true],
    ]);
    play(s, 'keep market belfry');
    expect(s.kept[0]).toEqual(cards('market', 'belfry'));
    expect(s.rejected[0]).toEqual(cards('cabaret', 'barracks'));
  });
});
