/** The page of a table in all its lives: unknown, closed, stuck, waiting, running over a line that breaks, finished. */
import './home/window.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Match } from '#kernel';
import { me } from '../app/session.ts';
import { change } from '../app/settings.ts';
import { Toast } from '../parts/toast.tsx';
import { TablePage } from '../table/page.tsx';
import { happening } from './home/events.ts';
import { leave, type Screen, settled, show } from './home/screen.ts';
import { FakeServer, FakeSocket } from './home/server.ts';
import { moduleOf, play, told } from './home/table.ts';

const { game } = await moduleOf('garden-nation');
let server: FakeServer;
let screen: Screen;

beforeEach(async () => {
  FakeSocket.install();
  server = new FakeServer();
  me.value = { id: 'a', name: 'Ada', colour: 0 } as typeof me.value;
  screen = await show(
    <>
      <TablePage id="home" replay={false} />
      <Toast />
    </>,
  );
  FakeSocket.last.open();
});
afterEach(async () => {
  await leave();
  change({ plain: false });
});

async function hear(...messages: Parameters<FakeSocket['hear']>): Promise<void> {
  FakeSocket.last.hear(...messages);
  await settled();
}

/** A game in which seat 0 is asked for a move. */
function running(): Match {
  const match = new Match(game, {}, 2, 'page');
  while (match.open[0]?.kind !== 'move' || match.open[0].seat !== 0) play(match, 1);
  return match;
}

describe('a table', () => {
  it('is asked for by its id, and is on its way until then', () => {
    expect(FakeSocket.last.sent).toEqual([{ t: 'watch', match: 'home' }]);
    expect(screen.text).toContain('One moment …');
  });

  it('that does not exist says so, and leads to the lobby', async () => {
    await hear({ t: 'error', key: 'unknown-match' });
    expect(screen.text).toContain('This table does not exist.');
    expect(screen.to('To the lobby')).toBe('/');
  });

  it('that its host has closed says who has', async () => {
    const match = new Match(game, {}, 2, 'page');
    const table = told(match, 1, { status: 'waiting', view: null, decisions: [] });
    const seats = table.seats.map((x) => (x.seat === 0 ? { ...x, host: true as const } : x));
    await hear({ ...table, seats });
    await hear({ t: 'error', key: 'unknown-match' });
    expect(screen.text).toContain('Ada has closed the table.');
  });

  it.each([
    ['drift', 'Today’s rules no longer lead to what was played.'],
    ['newer', 'newer rules than this server knows'],
    ['missing', 'is no longer on this server'],
    ['damaged', 'is damaged on this server'],
    ['unknown-game', 'This server does not have this game.'],
  ] as const)('that is stuck (%s) says why', async (why, sentence) => {
    await hear({ t: 'error', key: 'rules-changed', why });
    expect(screen.text).toContain('This game can no longer be opened.');
    expect(screen.text).toContain(sentence);
    expect(screen.to('To the lobby')).toBe('/');
  });

  it('of a game that this page does not know says so', async () => {
    await hear({ ...told(running(), 0), game: 'chess' });
    await screen.untilText('This version does not know this game.');
  });

  it('that waits for players is their waiting room', async () => {
    await hear({ ...told(new Match(game, {}, 2, 'page'), 0), status: 'waiting', view: null, decisions: [] });
    await screen.untilText('At the table');
    expect(screen.has('Stand up')).toBe(true);
  });

  it('is shown as text where somebody wants it so', async () => {
    change({ plain: true });
    await hear(told(running(), 0));
    await screen.untilText('What you can do');
    expect(screen.has('Drawn table')).toBe(true);
  });
});

describe('a connection', () => {
  it('that is lost is said; it comes back, and what is unanswered is sent again with its own id', async () => {
    const match = running();
    await hear(told(match, 0));
    await screen.until(() => screen.hasPart('State of play'));
    expect(screen.text).not.toContain('Connection lost');
    await screen.tap('All options');
    await screen.until(() => document.querySelector('dialog[open]') !== null);
    const list = screen.part('All options');
    await list.tap(list.answers.find((a) => /^Build/.test(a)) ?? '');
    await list.tap('Confirm');
    const broken = FakeSocket.last;
    const sent = broken.sent.at(-1);
    expect(sent).toMatchObject({ t: 'move', match: 'home' });
    broken.close();
    await settled();
    expect(screen.text).toContain('Connection lost. Trying again.');
    await screen.until(() => FakeSocket.last !== broken);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ t: 'watch', match: 'home', have: match.length + 1 }, sent]);
    play(match, 1);
    await hear({ t: 'done', id: sent !== undefined && 'id' in sent ? sent.id : '', version: match.length + 1 });
    await hear(told(match, 0));
    expect(screen.text).not.toContain('Connection lost');
    expect(screen.part('State of play').text).not.toContain('Saving');
  });

  it('that is gone with the network is lost at once, and is taken up with it', async () => {
    await hear(told(running(), 0));
    await screen.until(() => screen.hasPart('State of play'));
    const { length } = FakeSocket.all;
    Object.assign(navigator, { onLine: false });
    dispatchEvent(happening('offline') as unknown as Event);
    await settled();
    expect(screen.text).toContain('Connection lost');
    Object.assign(navigator, { onLine: true });
    dispatchEvent(happening('online') as unknown as Event);
    expect(FakeSocket.all.length).toBe(length + 1);
  });

  it('that never came is said, too', async () => {
    FakeSocket.last.close();
    await settled();
    expect(screen.text).toContain('Connection lost. Trying again.');
  });
});

describe('a table that is over', () => {
  it('shows its result, and leads to its replay', async () => {
    const match = new Match(game, {}, 2, 'page');
    play(match, 10_000);
    expect(match.over).toBe(true);
    await hear(told(match, 0));
    await screen.untilText('points');
    expect(screen.text).toMatch(/You win|Ben wins|share the victory/);
    expect(screen.to('Replay')).toBe('/t/home/replay');
    expect(server.isGone).toBe(false);
  });
});
