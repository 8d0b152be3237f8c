import { describe, expect, it } from 'vitest';
import { heard } from '#kernel';
import { cardOf, colorOfCard } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { asked, deal, forget, go, options, placeTemple, player, refused, type Table, table } from './table.ts';

/** Seat 0 is about to draw three cards after a temple. */
function drawingThree(): Table {
  const t = table();
  placeTemple(t, 't-water', 'r0c0');
  return t;
}

describe('drawing', () => {
  it('TW-43 the display is not refilled while drawing', () => {
    const t = drawingThree();
    expect(options(t)).toEqual(['draw 1', 'draw 2', 'draw 3', 'draw 4', 'drawDeck']);
    go(t, 'draw 2');
    expect(options(t)).toEqual(['draw 1', 'draw 2', 'draw 3', 'drawDeck']);
    expect(refused(t, 'draw 4')).toBe('TW-43');
    go(t, 'draw 1');
    expect(t.s.elementDisplay.length).toBe(2);
    go(t, 'draw 1');
    expect(t.s.elementDisplay.length).toBe(4);
  });

  it('TW-44 nobody sees the faces of new cards before the rack holds five', () => {
    const t = drawingThree();
    forget(t);
    go(t, 'draw 1', 'drawDeck');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const rack = game.view(t.s, viewer).players[0]?.rack ?? [];
      expect(rack.slice(2).map((c) => c.card)).toEqual([-1, -1]);
      expect(rack.slice(2).map((c) => c.color)).toEqual(
        player(t)
          .rack.slice(2)
          .map((c) => colorOfCard[c]),
      );
    }
    expect(
      game
        .view(t.s, 0)
        .players[0]?.rack.slice(0, 2)
        .map((c) => c.card),
    ).toEqual(player(t).rack.slice(0, 2));
    go(t, 'draw 1');
    expect(game.view(t.s, 0).players[0]?.rack.map((c) => c.card)).toEqual(player(t).rack);
    expect(game.view(t.s, 1).players[0]?.rack.every((c) => c.card === -1)).toBe(true);
    const faces = t.out.events.filter((e) => heard(e, 0)?.e === 'faces');
    expect(faces.length).toBe(1);
    expect(heard(faces[0] as (typeof faces)[number], 1)).toBe(null);
  });

  it('TW-46 the back of the top card is visible at all times, also after each draw', () => {
    const t = drawingThree();
    for (let i = 0; i < 3; i++) {
      const top = t.s.elementDeck.at(-1) as number;
      expect(game.view(t.s, 2).element.top?.color).toBe(colorOfCard[top]);
      expect(game.view(t.s, 0).element.top?.card).toBe(-1);
      forget(t);
      go(t, 'drawDeck');
      expect(t.out.committed).toBe(true);
    }
  });

  it('TW-68 displays close up and are filled at the end; racks keep the order of arrival', () => {
    const t = table();
    deal(t, { racks: ['blue-01 B R G Y'] });
    const rack = player(t).rack.slice();
    const [a, b, c, d] = t.s.elementDisplay;
    const top = t.s.elementDeck.at(-1);
    go(t, 'play blue-01 1', 'draw 2');
    expect(player(t).rack).toEqual([...rack.slice(1), b]);
    expect(t.s.elementDisplay).toEqual([a, c, d, top]);
  });

  it('TW-75 a deck that runs out is reshuffled at once, with the card just played', () => {
    const t = table();
    deal(t, { racks: ['blue-01 B R G Y'] });
    const gone = t.s.elementDeck.splice(0, t.s.elementDeck.length - 1);
    t.s.elementDiscard.push(...gone.slice(0, 6));
    go(t, 'play blue-01 1');
    expect(t.s.elementDeck.length).toBe(1);
    go(t, 'drawDeck');
    expect(t.s.elementDiscard).toEqual([]);
    expect(t.s.elementDeck.length).toBe(7);
    expect(t.s.elementDeck).toContain(cardOf('blue-01'));
    const u = table();
    placeTemple(u, 't-water', 'r0c0');
    const pile = u.s.elementDiscard.slice();
    u.s.elementDeck.splice(0, u.s.elementDeck.length - 1);
    go(u, 'drawDeck');
    // The same draw goes on from the new deck.
    expect(asked(u)).toBe('draw');
    expect([...u.s.elementDeck].sort()).toEqual([...pile].sort());
    go(u, 'drawDeck', 'draw 1');
    expect(u.s.elementDisplay.length).toBe(4);
    expect(u.s.shuffles).toBe(1);
  });
});
