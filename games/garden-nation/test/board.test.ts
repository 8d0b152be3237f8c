import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { letGo } from '#web/kit/hand.ts';
import { type Drawn, drawnAt } from '#web/kit/laws/drawing.ts';
import { reader } from '#web/kit/laws/walk.ts';
import { lamp } from '../board/draw/garden.ts';
import board from '../board/index.tsx';
import { craneWays, forcedKeep, hovering, secretsSeat } from '../board/logic/model.ts';
import { words } from '../board/words.ts';
import { module } from '../index.ts';
import { fieldIndex, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CLANS } from '../rules/numbers.ts';
import type { State, View } from '../rules/state.ts';
import { dealt, play, put, ready, reference } from './helpers.ts';

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
    expect(secretsSeat(game.view(s, 1), 1)).toBe(1);
    expect(secretsSeat(game.view(s, 1), 1, 2)).toBe(1);
    expect(secretsSeat(game.view(s, 'judge'), null, 2)).toBe(2);
    expect(secretsSeat(game.view(s, 'judge'), null)).toBe(0);
    expect(secretsSeat(game.view(s, 'spectator'), null)).toBeNull();
    expect(secretsSeat(game.view(s, 1), null, 0)).toBeNull();
    expect(secretsSeat(game.view(s, 1), null)).toBe(1);
  });
});

describe('what a gesture will change is drawn', () => {
  const at = (s: State): View => game.view(s, 0);
  const played = (s: State, ...moves: string[]): State => {
    const next = game.copy(s);
    play(next, ...moves);
    return next;
  };

  it('a new floor hovers over those that stand, an invader over the ground', () => {
    const s = ready(4);
    put(s, '4.1', 0, 2);
    put(s, '4.2', 1, 2);
    const built = at(played(s, 'build 4.1'));
    expect(hovering(at(s), built, fieldIndex('4.1'))).toEqual({ ghostFrom: 2 });
    expect(hovering(at(s), built, fieldIndex('4.2'))).toEqual({});
    expect(hovering(at(s), at(played(s, 'invade 4.2')), fieldIndex('4.2'))).toEqual({ ghostFrom: 0 });
  });

  it('a roof hovers where it would go, and is gone where it came from', () => {
    const s = ready(4);
    put(s, '4.1', 0, 1, true);
    put(s, '1.3', 0, 2);
    const moved = at(played(s, 'moveRoof 4.1 1.3'));
    expect(hovering(at(s), moved, fieldIndex('1.3'))).toEqual({ ghostFrom: 2 });
    expect(hovering(at(s), moved, fieldIndex('4.1'))).toEqual({});
  });

  it('the crane goes from field to territory with every action', () => {
    const s = ready(4);
    const first = play(s, 'build 4.1');
    const second = play(s, 'build 1.3');
    expect(craneWays([...first, ...second])).toEqual([
      { field: fieldIndex('4.1'), territory: 0 },
      { field: fieldIndex('1.3'), territory: 4 },
    ]);
  });
});

describe('point 10: roof mode', () => {
  const drawn = board as unknown as Drawn;
  const roofed = (): State => {
    const s = ready(4);
    put(s, '4.1', 0, 1, true);
    put(s, '4.0', 0, 1);
    put(s, '1.3', 0, 2);
    for (const field of ['4.0', '1.3']) s.land[fieldIndex(field)] = s.land[fieldIndex('4.1')] as number;
    return s;
  };
  const look = (s: State, gesture: readonly string[]): string =>
    drawnAt(renderToString, module, drawn, { state: s, open: game.decisions(s) }, 0, gesture);

  it('shows no build prices, and asks for the roof and then for its place', () => {
    const s = roofed();
    expect(look(s, [])).toContain('>+1<');
    const steps = { from: ['ploy:roof'], to: ['ploy:roof', 'field:4.1=from'] } as const;
    for (const step of ['from', 'to'] as const) {
      expect(look(s, steps[step])).not.toContain('>+1<');
      expect(look(s, steps[step])).toContain(words('de').roof[step]);
    }
  });

  it('needs no word for the only place there is', () => {
    const s = roofed();
    s.owner[fieldIndex('1.3')] = 1;
    const read = reader(module, drawn as never, s, game.decisions(s) as never, 0, 'de');
    const roof = read(['ploy:roof', 'field:4.1=from']);
    expect([roof.ready, roof.chain]).toEqual([true, [{ do: 'moveRoof', from: '4.1', to: '4.0' }]]);
  });

  it('is left by a tap on anything else, which counts', () => {
    const s = roofed();
    const read = reader(module, drawn as never, s, game.decisions(s) as never, 0, 'de');
    expect(read(['ploy:roof']).things.get('field:4.4')?.ways[0]?.to).toEqual(['field:4.4']);
    expect(read(['ploy:roof', 'field:4.1=from']).things.get('field:4.4')?.ways[0]?.to).toEqual(['field:4.4']);
    // The action that follows the roof shows its prices again.
    expect(look(s, ['ploy:roof', 'field:4.1=from', 'field:4.0=to'])).toContain('>+1<');
  });

  it('is left by Esc from each of its steps', () => {
    const s = roofed();
    const read = reader(module, drawn as never, s, game.decisions(s) as never, 0, 'de');
    const lit = (gesture: readonly string[]): string[] =>
      [...read(gesture).things.values()].filter((t) => t.ways.length > 0).map((t) => t.id);
    const open = lit([]);
    for (const gesture of [
      ['ploy:roof'],
      ['ploy:roof', 'field:4.1=from'],
      ['ploy:roof', 'field:4.1=from', 'field:1.3=to'],
    ]) {
      expect(lit(gesture)).not.toEqual(open);
      expect(lit(letGo().gesture)).toEqual(open);
    }
  });
});

describe('point 1: a person is the clan', () => {
  it('also while the table gathers: whoever has chosen has its sign, whoever leaves it to chance has none yet', () => {
    const options = { clans: ['sylphs', 'random'] };
    const s = ready(4);
    const view = game.view(s, 0);
    s.clans.forEach((clan, seat) => {
      const chosen = board.signs?.chosen({ clans: [CLANS[clan]] }, 0);
      expect(chosen).toEqual(board.signs?.at(view, seat));
    });
    expect(board.signs?.chosen(options, 0)).not.toBeNull();
    expect(board.signs?.chosen(options, 1)).toBeNull();
    expect(board.signs?.chosen({}, 0)).toBeNull();
  });
});

describe('point 9: what changed and can be chosen shows both marks', () => {
  it('the ring of the answer lies inside the mark of the change', () => {
    expect(lamp(3, false, true)).not.toBe(lamp(3, false));
    expect(lamp(3, false, true)).toContain('gn-ring-b inner');
    expect(lamp(3, true, true)).toContain('gn-ring-b sel');
  });
});
