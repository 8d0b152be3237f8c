import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { TableProps } from '#web/kit/contract.ts';
import { endingOf, turnsBefore } from '../board/logic/ending.ts';
import { EndBoard } from '../board/parts/end.tsx';
import { publicIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { Event, GameMove, State, View } from '../rules/state.ts';
import { de } from '../text/de.ts';
import { put, reference } from './helpers.ts';

/** Seat 1 has three floors on meadow and a finished house; both secret pairs are known at the end. */
function over(): State {
  const s = reference(2, [
    ['cabaret', 'market'],
    ['cabaret', 'sculpture'],
  ]);
  put(s, '1.0', 1, 3);
  s.done[1] = [publicIndex('forge')];
  s.phase = 'over';
  return s;
}

function board(view: View, standing: ReturnType<typeof game.score>, seat: number): string {
  const props: TableProps<View, GameMove, Event> = {
    view,
    standing,
    people: [],
    names: (n) => `P${n}`,
    seat: null,
    decision: null,
    offers: [],
    gesture: [],
    chain: [],
    preview: null,
    changed: new Map(),
    lang: 'de',
    text: de,
    home: seat,
    shown: seat,
    look: () => {},
    ended: true,
    category: 'secret',
  };
  return render(<EndBoard {...props} person={{ seat, name: 'Cosima', colour: seat, bot: true, me: false }} />);
}

describe('the end lays everything open', () => {
  it('every card of every seat has its points, and they are the points of the score table', () => {
    const s = over();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(s, viewer);
      const standing = game.score(s, viewer);
      for (const seat of [0, 1]) {
        const ending = endingOf(view, seat);
        expect(ending.secrets).toHaveLength(2);
        const secret = ending.secrets.reduce((n, c) => n + c.points, 0);
        expect(secret).toBe(standing.seats[seat]?.parts.secret);
        expect(ending.populationPoints).toBe(standing.seats[seat]?.parts.population);
      }
    }
  });

  it('names the secret cards of another seat, its projects and its population', () => {
    const s = over();
    const html = board(game.view(s, 0), game.score(s, 0), 1);
    for (const said of ['Tanzlokal', 'Skulptur', 'Schmiede', 'Bevölkerung 35']) expect(html).toContain(said);
    expect(html).toContain('<section class="lit">');
  });

  it('the last place turns over first, the winner last, one after another', () => {
    expect([0, 1, 2, 3].map((seat) => turnsBefore([2, 1, 4, 2], seat))).toEqual([2, 3, 0, 1]);
    const s = over();
    const standing = game.score(s, 0);
    const first = (seat: number) => Number(/--gn-turn:\s*(\d+)/.exec(board(game.view(s, 0), standing, seat))?.[1]);
    expect([first(0), first(1)].sort()).toEqual([0, 3]);
  });
});
