/** Who plays on from a finished game: everybody as they sat, and I where I sat. */
import { describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '#server/protocol.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const sent: [string, unknown][] = [];
const went: string[] = [];
vi.mock('../app/session.ts', () => ({
  beSomebody: async () => void sent.push(['somebody', null]),
  me: { value: null },
}));
vi.mock('../app/router.ts', () => ({ go: (to: string) => went.push(to) }));
vi.mock('../app/api.ts', () => ({
  ApiProblem: class extends Error {},
  api: {
    fork: async (id: string, wish: unknown) => {
      sent.push([id, wish]);
      return { id: 'next' };
    },
    forkFile: async (wish: unknown) => {
      sent.push(['file', wish]);
      return { id: 'other' };
    },
  },
}));

const { asBefore, playOnFrom } = await import('../table/fork.tsx');

const seat = (n: number, part: Partial<SeatInfo>): SeatInfo => ({
  seat: n,
  kind: 'bot',
  name: null,
  colour: n,
  me: false,
  here: true,
  ...part,
});
const seats = [seat(0, { level: 5 }), seat(1, { kind: 'person', name: 'Ada', me: true }), seat(2, { level: 3 })];

describe('playing on', () => {
  it('leaves the bots their levels and me my seat', () => {
    const as = [{ kind: 'bot', level: 5 }, { kind: 'me' }, { kind: 'bot', level: 3 }];
    expect(asBefore({ seats, mySeat: 1 }, 0)).toEqual(as);
  });

  it('in a game of others I take the seat that is looked at, and people become bots of the level that is offered', () => {
    expect(asBefore({ seats, mySeat: null }, 2)).toEqual([
      { kind: 'bot', level: 5 },
      { kind: 'bot', level: 1 },
      { kind: 'me' },
    ]);
  });

  it('asks for a table that goes on from the match, or from the game that is kept', async () => {
    const wishes = asBefore({ seats, mySeat: 1 }, 0);
    expect(await playOnFrom({ id: 'before' }, { at: 7, seat: 1 }, wishes)).toBe(true);
    const kept = { moves: [] } as never;
    expect(await playOnFrom({ id: 'model-my-city' }, { at: 3, seat: 1, kept }, wishes)).toBe(true);
    expect(sent).toEqual([
      ['somebody', null],
      ['before', { at: 7, seats: wishes }],
      ['somebody', null],
      ['file', { at: 3, seats: wishes, file: kept, named: 'model-my-city' }],
    ]);
    expect(went).toEqual(['/t/next', '/t/other']);
  });
});
