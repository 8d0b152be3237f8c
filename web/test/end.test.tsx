/** The end of a game: who has won and by what, what each row counts, again and onwards; alone, given up, agreed. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { commitment } from '#kernel';
import type { TableMessage } from '#server/protocol.ts';
import { offeredLevel } from '../app/won.ts';
import { Toast } from '../parts/toast.tsx';
import { EndScreen } from '../table/end.tsx';
import { leave, type Screen, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';
import { people, type Seated, seated } from './home/table.ts';

afterEach(leave);

interface Ended extends Seated {
  readonly screen: Screen;
  readonly server: FakeServer;
}

async function ended(
  wish: Parameters<typeof seated>[0] = {},
  over: (table: Seated) => Partial<TableMessage> = () => ({}),
  solo: object = { results: [] },
): Promise<Ended> {
  const server = new FakeServer({ 'GET /matches/home/alone': solo });
  const table = await seated({ seats: 2, after: 10_000, ...wish });
  await table.tell(over(table));
  const game = table.s.loaded;
  if (game === null) throw new Error('no game');
  const screen = await show(
    <>
      <EndScreen s={table.s} game={game} onFork={() => server.asked.push({ way: 'fork', body: null })} />
      <Toast />
    </>,
  );
  return { ...table, screen, server };
}

/** Standings of which the first seat has won, or lost. */
const ranks =
  (...places: readonly number[]) =>
  (table: Seated) => {
    const standing = table.match.game.score(table.match.state, 'spectator');
    const seats = standing.seats.map((s, seat) => ({ ...s, rank: places[seat] ?? 1 }));
    return { standing: { ...standing, seats } };
  };

describe('the result', () => {
  it('is told to whoever has won, and from then on stronger bots are offered', async () => {
    expect(offeredLevel()).toBe(1);
    const { screen } = await ended({ seat: 0 }, ranks(1, 2));
    expect(screen.text).toMatch(/You win\./);
    expect(offeredLevel()).toBeGreaterThan(1);
  });

  it('is told to whoever has lost, and nothing is offered for it', async () => {
    const { screen } = await ended({ seat: 0, seats: 3 }, ranks(2, 1, 3));
    expect(screen.text).toContain('Ben wins.');
    expect(screen.text).toContain('You come second.');
    expect(screen.text).not.toContain('You win');
    expect(offeredLevel()).toBe(1);
  });

  it('with a hint counts for nothing, and says so', async () => {
    const { screen } = await ended({ seat: 0 }, (table) => ({
      ...ranks(1, 2)(table),
      seats: people(2, 0).map((x) => (x.seat === 0 ? { ...x, uncounted: 'hint' as const } : x)),
    }));
    expect(screen.text).toContain('Played with a hint: does not count.');
    expect(offeredLevel()).toBe(1);
  });

  it('that is shared is shared', async () => {
    const { screen } = await ended({ seat: 0 }, (table) => {
      const { standing } = ranks(1, 1)(table);
      const total = standing.seats[0]?.total ?? 0;
      return { standing: { ...standing, seats: standing.seats.map((s) => ({ ...s, total })) } };
    });
    expect(screen.text).toContain('You share the victory.');
  });

  it('stands row by row as the rules count it, the winner first', async () => {
    const { screen, match } = await ended({ seat: 0 }, ranks(2, 1));
    const { seats } = match.game.score(match.state, 'spectator');
    const table = screen.part('Score').part(/^Score$/);
    expect(table.lines[0]).toMatch(/^Ben.*You/);
    const rows = Object.keys(seats[0]?.parts ?? {});
    const read = table.lines.slice(1).map((l) =>
      l
        .replaceAll('−', '-')
        .match(/-?\d+$|-?\d+(?= )/g)
        ?.slice(-2)
        .join(),
    );
    const meant = rows.map((row) => `${seats[1]?.parts[row]},${seats[0]?.parts[row]}`);
    expect(read.toSorted()).toEqual(meant.toSorted());
  });

  it('a row says what it counts', async () => {
    const { screen, s, match } = await ended({ seat: 0 });
    const text = s.loaded?.module.text.en;
    const [row = ''] = Object.keys(match.game.score(match.state, 0).seats[0]?.parts ?? {});
    await screen.tap(text?.category(row) ?? '');
    expect(screen.text).toContain(text?.counts(row));
  });

  it('that all have agreed on has no winner', async () => {
    const { screen } = await ended({ seat: 0 }, (table) => ({ ...ranks(1, 2)(table), ended: 'agreed' }));
    expect(screen.text).toContain('Ended without a result.');
    expect(screen.text).not.toMatch(/You win|place/);
  });

  it('of whoever has given up comes last, and is said', async () => {
    const { screen } = await ended({ seat: 0 }, (table) => ({
      ...ranks(1, 2)(table),
      ended: 'resigned',
      seats: people(2, 0).map((x) => (x.seat === 0 ? { ...x, resigned: true as const } : x)),
    }));
    expect(screen.text).toContain('You have resigned.');
    expect(screen.text).toContain('Ben wins.');
  });
});

describe('afterwards', () => {
  it('the same people play again', async () => {
    const { screen, server } = await ended({ seat: 0 });
    server.says('POST /matches/home/rematch', { id: 'next' });
    await screen.tap('Rematch');
    expect(location.pathname).toBe('/t/next');
  });

  it('whose rematch is there already joins it', async () => {
    const { screen } = await ended({ seat: 0 }, () => ({ rematch: 'next' }));
    expect(screen.text).toContain('Ben would like to play again. Your seat is free.');
    expect(screen.has('Join')).toBe(true);
  });

  it('a rematch that cannot be opened says why, and can be wished for again', async () => {
    const { screen, server } = await ended({ seat: 0 });
    server.says('POST /matches/home/rematch', refusal('too-many-tables'));
    await screen.tap('Rematch');
    expect(screen.text).toContain('You have many tables open already.');
    expect(screen.isOff('Rematch')).toBe(false);
  });

  it('the game is watched again, or played on from an earlier turn', async () => {
    const { screen, server } = await ended({ seat: 0 });
    expect(screen.to('Replay')).toBe('/t/home/replay');
    await screen.tap(/^Play on/);
    expect(server.bodies('fork')).toEqual([null]);
  });

  it('whoever looked on has no rematch', async () => {
    const { screen } = await ended({ seat: null });
    expect(screen.has('Rematch')).toBe(false);
    expect(screen.text).toContain('You are watching.');
  });

  it('everybody can check the shuffling', async () => {
    const fair = await ended({ seat: 0 }, () => ({ seed: 'home', seedHash: commitment('home') }));
    expect(fair.screen.text).toContain('Fairly shuffled');
    await leave();
    const unfair = await ended({ seat: 0 }, () => ({ seed: 'other', seedHash: commitment('home') }));
    expect(unfair.screen.text).toContain('The seed does not fit the seal from the start of the game.');
  });
});

describe('a game alone', () => {
  const alone = { game: 'my-city', seats: 1, seat: 0 } as const;

  it('is compared with the best so far', async () => {
    const first = await ended(alone);
    const total = first.match.game.score(first.match.state, 0).seats[0]?.total ?? 0;
    expect(first.screen.text).toContain('Your first result here.');
    const results = [
      { id: 'home', total, at: 3 },
      { id: 'b', total: total + 4, at: 2 },
    ];
    const { screen } = await ended(alone, () => ({}), { results });
    expect(screen.text).toContain('4 ahead.');
    expect(screen.part('Your latest results').lines).toHaveLength(2);
  });

  it('is played once more, or with the same cards', async () => {
    const { screen, server } = await ended(alone);
    server.says('POST /matches/home/fork', { id: 'same' });
    server.says('POST /matches/home/rematch', { id: 'more' });
    await screen.tap('The same cards');
    expect(server.bodies('POST /matches/home/fork')).toEqual([{ at: 0, seats: [{ kind: 'me' }] }]);
    await screen.tap('Once more');
    expect(location.pathname).toBe('/t/more');
  });
});
