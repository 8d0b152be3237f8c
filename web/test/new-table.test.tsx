/** The dialog of a new table: against bots or with friends, how many, how strong, which rules; what is opened by it. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { gameEntry } from '#games';
import type { GameMeta } from '#kernel';
import { me } from '../app/session.ts';
import { NewTableDialog } from '../lobby/new-table.tsx';
import { Toast } from '../parts/toast.tsx';
import { leave, type Screen, settled, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';
import { moduleOf } from './home/table.ts';

afterEach(async () => {
  await leave();
  me.value = null;
});

async function dialog(
  game = 'garden-nation',
  friends = false,
  name: string | null = 'Ada',
): Promise<{ screen: Screen; server: FakeServer; closed: () => number }> {
  await moduleOf(game);
  const server = new FakeServer({ 'POST /matches': { id: 'new' }, [`GET /games/${game}/mine`]: { results: [] } });
  me.value = name === null ? null : ({ id: 'a', name, colour: 0 } as typeof me.value);
  const meta = gameEntry(game)?.meta as GameMeta;
  let closed = 0;
  const screen = await show(
    <>
      <NewTableDialog meta={meta} friends={friends} onClose={() => closed++} />
      <Toast />
    </>,
  );
  await settled();
  return { screen, server, closed: () => closed };
}

const opened = (server: FakeServer): Record<string, unknown> =>
  server.bodies('POST /matches')[0] as Record<string, unknown>;

describe('against bots', () => {
  it('a game begins at once, against one kind bot, with hints, in nobody’s lobby', async () => {
    const { screen, server } = await dialog();
    await screen.tap('Play');
    expect(opened(server)).toEqual({
      game: 'garden-nation',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      listed: false,
      gathers: false,
      takeBacks: true,
      hints: true,
    });
    expect(location.pathname).toBe('/t/new');
  });

  it('number and strength are chosen', async () => {
    const { screen, server } = await dialog();
    await screen.part('How many play?').tap('4');
    await screen.tap('Strong');
    await screen.tap('Allow hints');
    await screen.tap('Play');
    const level = (opened(server).seats as { level?: number }[])[1]?.level ?? 0;
    expect(level).toBeGreaterThan(2);
    expect(opened(server)).toMatchObject({
      seats: [{ kind: 'me' }, { kind: 'bot', level }, { kind: 'bot', level }, { kind: 'bot', level }],
      hints: false,
    });
  });

  it('whoever has won often is offered a bot that fits, and told why', async () => {
    await moduleOf('garden-nation');
    const won = Array.from({ length: 12 }, () => ({ total: 50, rank: 1, seats: 2, bots: 1 }));
    const server = new FakeServer({
      'POST /matches': { id: 'new' },
      'GET /games/garden-nation/mine': { results: won },
    });
    me.value = { id: 'b', name: 'Ada', colour: 0 } as typeof me.value;
    const screen = await show(
      <NewTableDialog meta={gameEntry('garden-nation')?.meta as GameMeta} onClose={() => {}} />,
    );
    await screen.tap('Play');
    expect((opened(server).seats as { level?: number }[])[1]?.level).toBeGreaterThan(1);
  });

  it('rules of the table are chosen', async () => {
    const { screen, server } = await dialog('tribes-of-the-wind');
    await screen.until(() => screen.has('Rules of this table'));
    await screen.tap('Rules of this table');
    const clan = screen.part('You').answers.at(-1) ?? '';
    await screen.part('You').tap(clan);
    await screen.tap('Play');
    const [[name, list]] = Object.entries(opened(server).options as Record<string, string[]>) as [[string, string[]]];
    expect(name).toBeTruthy();
    expect(list).toHaveLength(2);
    expect(list[0]).not.toBe(list[1]);
  });

  it('a game that cannot be opened says why, and can be tried again', async () => {
    const { screen, server } = await dialog();
    server.says('POST /matches', refusal('too-many-tables'));
    await screen.tap('Play');
    expect(screen.text).toContain('You have many tables open already.');
    expect(screen.isOff('Play')).toBe(false);
  });

  it('whoever has no name yet is nobody in particular', async () => {
    const { screen, server } = await dialog('garden-nation', false, null);
    server.says('POST /guest', { id: 'g', name: 'Guest', colour: 0 });
    await screen.tap('Play');
    expect(server.bodies('POST /guest')).toEqual([{ name: 'Guest' }]);
    expect(opened(server)).toBeDefined();
  });
});

describe('with friends', () => {
  it('a table with open seats is opened, listed only when it is wished for, without hints', async () => {
    const { screen, server } = await dialog('garden-nation', true);
    await screen.part('How many play?').tap('3');
    await screen.tap('Open table');
    expect(opened(server)).toMatchObject({
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      listed: false,
      gathers: true,
      hints: false,
    });
    expect(opened(server)).not.toHaveProperty('patience');
  });

  it('lobby, taking back and patience are chosen', async () => {
    const { screen, server } = await dialog('garden-nation', true);
    await screen.tap('Show in the lobby');
    await screen.tap('Rules of this table');
    await screen.tap('Take back with consent');
    await screen.part('Patience').tap(/^15/);
    await screen.tap('Open table');
    expect(opened(server)).toMatchObject({ listed: true, takeBacks: false, patience: 900 });
  });

  it('nobody plays alone', async () => {
    const { screen } = await dialog('my-city', true);
    expect(screen.part('How many play?').answers).not.toContain('1');
  });

  it('a name is asked for first: friends could not tell who it is', async () => {
    const { screen, server } = await dialog('garden-nation', true, null);
    expect(screen.text).toContain('What is your name?');
    server.says('POST /guest', { id: 'z', name: 'Zoe', colour: 0 });
    await screen.write('Your name', 'Zoe');
    await screen.tap('Take a seat');
    expect(screen.has('Open table')).toBe(true);
  });
});

it('closes without opening anything', async () => {
  const { screen, server, closed } = await dialog();
  await screen.tap('Cancel');
  expect(closed()).toBe(1);
  expect(server.bodies('POST /matches')).toEqual([]);
});
