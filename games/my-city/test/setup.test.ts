import { describe, expect, it } from 'vitest';
import { canonicalJson, Match, type Move, parseMove, SeededRng, SILENT, stateHash } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { boardIds } from '../rules/board.ts';
import { BLOCK, buildings, cardCount, shapes } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { GameMove, State } from '../rules/state.ts';

const setup = (seats: number, seed = 'setup'): State =>
  game.setup({ board: 'valley' }, seats, new SeededRng(seed), SILENT);

describe('setup', () => {
  it('MC-1 one to four players on the same board', () => {
    expect(game.seats).toEqual([1, 2, 3, 4]);
    for (const seats of game.seats)
      expect(setup(seats).towns.map((t) => t.cells.length)).toEqual(Array(seats).fill(121));
    expect(() => new Match(game, {}, 5, 'x')).toThrow(/5 players/);
    expect(() => new Match(game, { board: 'moon' }, 2, 'x')).toThrow(/board/);
  });

  it('MC-2 everybody starts with 10', () => {
    expect(setup(4).towns.map((t) => t.score)).toEqual([10, 10, 10, 10]);
  });

  it('MC-3 28 different cards: 24 buildings, 3 churches, 1 blocking card', () => {
    const s = setup(1);
    const cards = [...s.deck, ...s.pile].sort((a, b) => a - b);
    expect(cards).toEqual(Array.from({ length: 28 }, (_, i) => i));
    expect(cardCount).toBe(28);
    expect(buildings.filter((b) => b.church).length).toBe(3);
    expect(buildings.filter((b) => !b.church).length).toBe(24);
    expect(BLOCK).toBe(27);
  });

  it('MC-4 same seed, board and decisions, same match', () => {
    const play = (seed: string): string => {
      const m = new Match(game, { board: 'loop' }, 2, seed);
      const rng = new SeededRng('choice');
      while (!m.over) {
        const d = m.open[0];
        if (d !== undefined) m.play(d.seat, d.options[rng.int('o', d.options.length)] as Move);
      }
      return stateHash(m.state);
    };
    expect(play('a')).toBe(play('a'));
    expect(play('a')).not.toBe(play('b'));
  });

  it('MC-5 the order of the face-down cards is in no view', () => {
    walk(game, { board: 'valley' }, 3, 'mc5', (p) => {
      const s = p.s as State;
      if (s.phase === 'finished') return;
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const swapped = game.copy(s);
        swapped.deck.reverse();
        expect(canonicalJson(game.view(swapped, viewer))).toBe(canonicalJson(game.view(s, viewer)));
      }
    });
  });

  it('MC-6 quarter turns, never mirrored', () => {
    const l4 = shapes.find((x) => x.id === 'L4');
    const j4 = shapes.find((x) => x.id === 'J4');
    const key = (x: typeof l4): string[] => (x?.rotations ?? []).map((r) => JSON.stringify(r.cells));
    expect(key(l4).length).toBe(4);
    expect(key(l4).filter((k) => key(j4).includes(k))).toEqual([]);
    const s = setup(1);
    expect(game.whyNot(s, 0, { do: 'place', rotation: 4, x: 3, y: 3 })).toEqual({
      ruling: 'MC-6',
      key: 'BAD_ROTATION',
    });
  });

  it('MC-7 equal cells are one placement, and another rotation of them is rewritten', () => {
    for (const board of boardIds) {
      const s = game.setup({ board }, 1, new SeededRng('mc7'), SILENT);
      for (const [b] of buildings.entries()) {
        s.current = b;
        const options = game.decisions(s)[0]?.options ?? [];
        const keys = options.map((m) => JSON.stringify(m));
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
    const m = new Match(game, {}, 1, 'mc7');
    const s = m.state as State;
    s.current = buildings.findIndex((b) => b.id === 'Y1');
    const listed = game.decisions(s)[0]?.options.find((o) => o.do === 'place' && o.rotation === 0) as GameMove;
    const turned = { ...listed, rotation: 2 } as GameMove;
    expect(game.whyNot(s, 0, turned)?.ruling).toBe('MC-7');
    expect(game.canonical?.(s, 0, turned)).toEqual(listed);
    expect(m.whyNot(0, turned as Move)).toBeNull();
  });

  it('moves are read back from their notation and nothing else is', () => {
    expect(parseMove(game.moves, 'place 1 4 7')).toEqual({ do: 'place', rotation: 1, x: 4, y: 7 });
    for (const bad of [
      '',
      'place',
      'place 1 4',
      'place 1 4 7 9',
      'place 1 4 x',
      'place 1 4 1e9',
      'fly',
      '__proto__',
      'place 01 4 7',
    ])
      expect(parseMove(game.moves, bad), bad).toBeNull();
  });
});
