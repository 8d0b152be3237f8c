import { describe, expect, it } from 'vitest';
import { type AnyGame, SeededRng, type Viewer } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { colorOfCard } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { deal, go, placeTemple, player, table } from './table.ts';

const faces = (s: State, viewer: Viewer): number[] => {
  const v = game.view(s, viewer);
  return [...v.players.flatMap((p) => p.rack), ...v.element.display, ...(v.element.top ? [v.element.top] : [])].flatMap(
    (c) => (c.card >= 0 ? [c.card] : []),
  );
};

describe('what is hidden', () => {
  it('a neighbour sees exactly the backs', () => {
    const t = table();
    for (const viewer of [0, 1, 2]) {
      const v = game.view(t.s, viewer);
      for (const [seat, p] of v.players.entries()) {
        expect(p.rack.map((c) => c.color)).toEqual(player(t, seat).rack.map((c) => colorOfCard[c]));
        expect(p.rack.map((c) => c.card)).toEqual(
          seat === viewer ? player(t, seat).rack : player(t, seat).rack.map(() => -1),
        );
      }
      expect(faces(t.s, viewer)).toEqual(player(t, viewer).rack);
    }
    expect(faces(t.s, 'spectator')).toEqual([]);
    expect(faces(t.s, 'judge').length).toBe(20);
    expect(game.view(t.s, 0).order).toBe(null);
  });

  it('an imagined state keeps every back, the own faces, the discard pile and the visible tops', () => {
    const t = table(4);
    placeTemple(t, 't-water', 'r0c0');
    go(t, 'draw 1');
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const other = game.imagine(game.view(t.s, viewer), new SeededRng('other'));
      const backs = (s: State): unknown => [
        s.players.map((p) => p.rack.map((c) => colorOfCard[c])),
        s.elementDisplay.map((c) => colorOfCard[c]),
        colorOfCard[s.elementDeck.at(-1) as number],
      ];
      expect(backs(other)).toEqual(backs(t.s));
      expect(other.elementDiscard).toEqual(t.s.elementDiscard);
      expect(other.forestStack.at(-1)).toBe(t.s.forestStack.at(-1));
      expect(game.census(other)).toEqual(game.census(t.s));
      if (viewer !== 'spectator') {
        const known = viewer === 0 ? 2 : 5;
        expect(other.players[viewer]?.rack.slice(0, known)).toEqual(player(t, viewer).rack.slice(0, known));
      }
    }
  });

  it('imagined cards vary, and so do the decks', () => {
    const t = table();
    const view = game.view(t.s, 0);
    const racks = new Set<string>();
    const stacks = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const s = game.imagine(view, new SeededRng(`world-${i}`));
      racks.add(JSON.stringify(s.players[1]?.rack));
      stacks.add(JSON.stringify([s.forestStack, s.villageDeck]));
    }
    expect(racks.size).toBeGreaterThan(10);
    expect(stacks.size).toBe(20);
  });

  it('a card that lay in the discard pile of a reshuffle is never imagined on a rack that was full before it', () => {
    const t = table(2);
    deal(t, { racks: ['blue-01 B R G Y'] });
    const rest = t.s.elementDeck.splice(0, t.s.elementDeck.length - 1);
    t.s.elementDiscard.push(...rest);
    const old = new Set(player(t, 1).rack);
    go(t, 'play blue-01 1', 'drawDeck');
    expect(t.s.shuffles).toBe(1);
    for (let i = 0; i < 20; i++) {
      const s = game.imagine(game.view(t.s, 0), new SeededRng(`after-${i}`));
      for (const card of s.players[1]?.rack ?? []) {
        expect(rest.includes(card)).toBe(false);
        expect(t.s.shuffled[card]).toBe(0);
      }
      expect(s.players[1]?.rack.length).toBe(old.size);
    }
  });

  it('the judge sees the order of all decks, and imagines just that', () => {
    const t = table();
    expect(game.imagine(game.view(t.s, 'judge'), new SeededRng('x'))).toEqual(t.s);
  });

  it('every position of random games with five seats can be imagined by everybody', () => {
    let n = 0;
    walk(game as AnyGame, { tribes: ['random', 'random', 'random', 'random', 'random'] }, 5, 'hidden', (p) => {
      if (n++ % 101 !== 0) return;
      for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) {
        const view = game.view(p.s as State, viewer);
        expect(game.view(game.imagine(view, new SeededRng(`w${n}`)), viewer)).toEqual(view);
      }
    });
    expect(n).toBeGreaterThan(500);
  });
});
