import { describe, expect, it } from 'vitest';
import { forcedKeep, roofPreview, secretsSeat } from '../board/model.ts';
import { fieldIndex, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { dealt, reference } from './helpers.ts';

/** Seat 0 was dealt these four; the pair that could be kept was kept. */
function kept(pair: readonly [string, string], rejected: readonly [string, string]): State {
  const s = reference(2);
  s.kept[0] = pair.map(secretIndex);
  s.rejected[0] = rejected.map(secretIndex);
  return s;
}

describe('secret projects on the drawn board', () => {
  it('GN-3 says that three copies of a card left nothing to choose, with all four cards', () => {
    const s = kept(['cabaret', 'market'], ['cabaret', 'cabaret']);
    const look = forcedKeep(game.view(s, 0), 0);
    expect(look?.counts).toEqual([
      { card: secretIndex('cabaret'), n: 3 },
      { card: secretIndex('market'), n: 1 },
    ]);
    expect(look?.dealt.map((c) => c.kept)).toEqual([true, true, false, false]);
  });

  it('GN-3 two pairs are forced too, three different cards are a choice', () => {
    expect(forcedKeep(game.view(kept(['cabaret', 'market'], ['market', 'cabaret']), 0), 0)).not.toBeNull();
    expect(forcedKeep(game.view(kept(['cabaret', 'market'], ['cabaret', 'sculpture']), 0), 0)).toBeNull();
  });

  it('the word is only said in the first round, and to nobody else', () => {
    const s = kept(['cabaret', 'market'], ['cabaret', 'cabaret']);
    expect(forcedKeep(game.view(s, 1), 0)).toBeNull();
    expect(forcedKeep(game.view(s, 'spectator'), 0)).toBeNull();
    s.round = 2;
    expect(forcedKeep(game.view(s, 0), 0)).toBeNull();
  });

  it('GN-82 the forced pair is the only option in dealt games', () => {
    let forced = 0;
    for (let i = 0; i < 400; i++) {
      const s = dealt(2, `s${i}`);
      for (const d of game.decisions(s)) {
        if (new Set(s.dealt[d.seat]).size > 2) continue;
        expect(d.options).toHaveLength(1);
        forced++;
      }
    }
    expect(forced).toBeGreaterThan(0);
  });

  it('shows mine at the table, those of the seat looked at with everything open, and none to spectators', () => {
    const s = reference(3);
    expect(secretsSeat(game.view(s, 1), 1, null)).toBe(1);
    expect(secretsSeat(game.view(s, 1), 1, 2)).toBe(1);
    expect(secretsSeat(game.view(s, 'judge'), null, 2)).toBe(2);
    expect(secretsSeat(game.view(s, 'judge'), null, null)).toBe(0);
    expect(secretsSeat(game.view(s, 'spectator'), null, null)).toBeNull();
    expect(secretsSeat(game.view(s, 1), null, 0)).toBeNull();
    expect(secretsSeat(game.view(s, 1), null, null)).toBe(1);
  });
});

describe('a roof on its way', () => {
  it('is drawn where it would go, and leaves where it came from', () => {
    expect(roofPreview([{ do: 'moveRoof', from: '1.0', to: '1.3' }], -1)).toEqual({
      from: fieldIndex('1.0'),
      to: fieldIndex('1.3'),
    });
    expect(roofPreview([{ do: 'complete', card: 'forge' }], 5)).toEqual({ from: -1, to: 5 });
    expect(
      roofPreview(
        [
          { do: 'build', field: '1.2' },
          { do: 'complete', card: 'forge' },
        ],
        -1,
      ),
    ).toEqual({
      from: -1,
      to: fieldIndex('1.2'),
    });
    expect(roofPreview([{ do: 'build', field: '1.0' }], -1)).toEqual({ from: -1, to: -1 });
  });
});
