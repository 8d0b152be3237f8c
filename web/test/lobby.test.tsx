/** The lobby: the first visit, nobody’s tables, many tables, what waits for whom, and what can be done from there. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Lobby } from '#server/protocol.ts';
import { contact, me } from '../app/session.ts';
import { LobbyPage } from '../lobby/page.tsx';
import { Toast } from '../parts/toast.tsx';
import { card, free, lobby, mine, person, robot } from './home/cards.ts';
import { happening } from './home/events.ts';
import { leave, press, Screen, settled, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';

let visits = 0;
afterEach(async () => {
  await leave();
  contact.value = 'fine';
});

async function visit(
  said: Partial<Lobby> | null,
  who: 'Ada' | null = 'Ada',
): Promise<{ screen: Screen; server: FakeServer }> {
  const server = new FakeServer({ 'GET /lobby': said === null ? refusal('unavailable', 503) : lobby(said) });
  visits += 1;
  me.value = who === null ? null : ({ id: `visit-${visits}`, name: who, colour: 0 } as typeof me.value);
  const screen = await show(
    <>
      <LobbyPage />
      <Toast />
    </>,
  );
  return { screen, server };
}

describe('the first visit', () => {
  it('says what this is, and starts a game at once without a question', async () => {
    const { screen, server } = await visit({}, null);
    expect(screen.text).toContain('Welcome to the table.');
    server.says('POST /guest', { id: 'g', name: 'Guest', colour: 0 });
    server.says('POST /matches', { id: 'first' });
    await screen.tap('Play right away');
    expect(server.bodies('POST /guest')).toEqual([{ name: 'Guest' }]);
    expect(server.bodies('POST /matches')).toEqual([
      { game: 'my-city', options: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], listed: false },
    ]);
    expect(location.pathname).toBe('/t/first');
  });

  it('offers all games, from the lightest on, each with a way to learn it', async () => {
    const { screen } = await visit({}, null);
    const plays = screen.answers.filter((a) => /^Play /.test(a) && a !== 'Play right away');
    expect(plays).toHaveLength(5);
    expect(plays[0]).toBe('Play My City');
    expect(screen.to('Learn My City')).toBe('/games/my-city/learn');
  });

  it('goes on in the lesson that was put aside', async () => {
    localStorage.setItem('tafelrunde:learn:my-city', JSON.stringify({ second: { saved: { step: 2 } } }));
    const { screen } = await visit({}, null);
    expect(screen.to('Go on at step 3 My City')).toBe('/games/my-city/learn/second');
  });

  it('finds a table by the end of its link', async () => {
    const { screen } = await visit({}, null);
    await screen.write('End of the link', 'https://tafelrunde.test/t/abc');
    await screen.tap('Go');
    expect(location.pathname).toBe('/t/abc');
  });

  it('shows a table that is being played', async () => {
    const { screen } = await visit({ watch: [card('live', { seats: [person(0, 'Cleo'), person(1, 'Dan')] })] }, null);
    await settled();
    expect(screen.text).toContain('Garden Nation, right now');
    expect(screen.text).toContain('12 moves');
  });
});

describe('an empty lobby', () => {
  it('greets, says that nobody waits, and offers new tables', async () => {
    const { screen } = await visit({});
    expect(screen.text).toMatch(/Good (morning|day|evening), Ada\./);
    expect(screen.text).toContain('Pick a game.');
    expect(screen.text).toContain('No seat is free right now.');
    expect(screen.part('New table').has('Play My City')).toBe(true);
    expect(screen.hasPart('Last played')).toBe(false);
    expect(document.title).toBe('Tafelrunde');
  });

  it('that cannot be reached says so', async () => {
    const { screen } = await visit(null);
    expect(screen.text).toContain('Connection lost. Trying again.');
    expect(screen.text).toContain('One moment …');
  });
});

describe('a full lobby', () => {
  const FULL: Partial<Lobby> = {
    mine: [
      card('theirs', { updatedAt: Date.now() }),
      card('bots', { myTurn: true, seats: [mine(0), robot(1)] }),
      card('away', { myTurn: true, seats: [mine(0), person(1, 'Cleo', { here: false, seenAt: 1 })] }),
      card('here', {
        myTurn: true,
        game: 'my-city',
        last: { de: '⟨1⟩ baut.', en: '⟨1⟩ builds the mill.' },
      }),
      card('room', { status: 'waiting', seats: [mine(0, { host: true }), free(1)] }),
      card('won', {
        status: 'finished',
        result: [
          { total: 41, rank: 1 },
          { total: 30, rank: 2 },
        ],
      }),
      card('lost', {
        status: 'finished',
        result: [
          { total: 20, rank: 2 },
          { total: 33, rank: 1 },
        ],
      }),
      card('old', { updatedAt: Date.now() - 20 * 86_400_000 }),
    ],
    past: 2,
  };

  it('says how many wait for me and who sits there, in the title of the tab too', async () => {
    const { screen } = await visit(FULL);
    expect(screen.text).toContain('3 tables are waiting for you. Ben is already there.');
    expect(document.title).toBe('● Your turn · Tafelrunde');
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/icon-turn.svg');
  });

  it('puts the tables at which somebody sits and waits first; N leads to it', async () => {
    const { screen } = await visit(FULL);
    const links = [...screen.part('Your turn').root.querySelectorAll('a.cc-a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(['/t/here', '/t/away', '/t/bots']);
    expect(screen.to(/^Next game/)).toBe('/t/here');
    await press('n');
    expect(location.pathname).toBe('/t/here');
  });

  it('says of each table against whom, what happened last, and whose turn it is', async () => {
    const { screen } = await visit(FULL);
    expect(screen.part('Your turn').text).toContain('Ben builds the mill.');
    expect(screen.part('The others’ turn').text).toMatch(/Garden Nation.*Ben.*Running/);
    expect(screen.part('Not begun yet').text).toContain('Waiting for players');
  });

  it('says how games ended', async () => {
    const { screen } = await visit(FULL);
    const [won, lost] = screen.part('Last played').lines;
    expect(won).toContain('You win with 41 : 30 points');
    expect(lost).toContain('Ben wins with 33 : 20 points');
  });

  it('what rests for two weeks is out of the way, and found again', async () => {
    const { screen } = await visit(FULL);
    expect(screen.root.innerHTML).not.toContain('/t/old');
    await screen.tap('One more table');
    expect(screen.root.innerHTML).toContain('/t/old');
  });

  it('with a victory in it stronger bots are offered from then on', async () => {
    await visit(FULL);
    expect(localStorage.getItem('tafelrunde:won')).toBe('1');
  });
});

describe('questions and reminders', () => {
  it('stand on the card of the table', async () => {
    const { screen } = await visit({
      mine: [card('a', { asked: true }), card('b', { myTurn: true, reminded: true }), card('c', { paused: true })],
    });
    expect(screen.part('Your turn').text).toContain('A question to the table');
    expect(screen.part('The others’ turn').text).toContain('Paused');
  });
});

describe('what can be done from the lobby', () => {
  it('an invitation is accepted or declined', async () => {
    const invited = [card('inv', { status: 'waiting', seats: [person(0, 'Ben', { host: true }), free(1)] })];
    const { screen, server } = await visit({ invited });
    server.says('POST /matches/inv/decline', 204);
    server.says('POST /matches/inv/join', {});
    expect(screen.part('Invitations').text).toContain('Ben invites you');
    server.says('GET /lobby', lobby());
    await screen.tap(/^Decline/);
    expect(server.bodies('POST /matches/inv/decline')).toEqual([{}]);
    expect(server.bodies('POST /matches/inv/join')).toEqual([]);
    expect(screen.hasPart('Invitations')).toBe(false);
  });

  it('open tables are joined, running ones watched', async () => {
    const { screen } = await visit({
      open: [card('open', { status: 'waiting', seats: [person(0, 'Cleo', { host: true }), free(1)] })],
      watch: [card('seen', { seats: [person(0, 'Dan'), person(1, 'Eve')] })],
    });
    expect(screen.text).toContain('hosted by Cleo');
    expect(screen.to('Join Garden Nation')).toBe('/t/open');
    expect(screen.to('Watch Garden Nation')).toBe('/t/seen');
  });

  it('a table is hidden; resigning and deleting are asked for once more', async () => {
    const { screen, server } = await visit({ mine: [card('a', { seats: [mine(0), robot(1)] })] });
    server.says('POST /matches/a/hide', {});
    server.says('POST /matches/a/act', {});
    server.says('POST /matches/a/close', 204);
    const menu = async (): Promise<Screen> => {
      await screen.tap('Menu: Garden Nation');
      return new Screen(screen.root.querySelector('.menu') ?? screen.root);
    };
    await (await menu()).tap('Hide');
    expect(server.bodies('POST /matches/a/hide')).toEqual([{ hidden: true }]);
    const second = await menu();
    await second.tap('Resign …');
    expect(server.bodies('POST /matches/a/act')).toEqual([]);
    expect(second.text).toContain('The game ends, and you come last.');
    await second.tap('Resign');
    expect(server.bodies('POST /matches/a/act')).toEqual([{ do: 'resign' }]);
    const third = await menu();
    await third.tap('Delete …');
    expect(server.bodies('POST /matches/a/close')).toEqual([]);
    await third.tap('Delete');
    expect(server.bodies('POST /matches/a/close')).toEqual([{}]);
  });

  it('a table with other people is not deleted', async () => {
    const { screen } = await visit({ mine: [card('a')] });
    await screen.tap('Menu: Garden Nation');
    expect(screen.has('Delete …')).toBe(false);
    await press('Escape');
    expect(screen.has('Hide')).toBe(false);
  });

  it('all finished games come a page at a time, by game and by person', async () => {
    const past = Array.from({ length: 7 }, (_, n) =>
      card(`past${n}`, {
        status: 'finished',
        game: n % 2 === 0 ? 'my-city' : 'garden-nation',
        updatedAt: 1000 - n,
        seats: [mine(0), person(1, n === 3 ? 'Cleo' : 'Ben')],
        result: [
          { total: n, rank: 1 },
          { total: 0, rank: 2 },
        ],
      }),
    );
    const { screen, server } = await visit({ mine: past.slice(0, 6), past: 7 });
    server.says('GET /past/995', { cards: past.slice(6), more: false });
    const all = (): Screen => new Screen(screen.root.querySelector('details.hist') ?? screen.root);
    await screen.tap(/^All finished games/);
    expect(all().lines).toHaveLength(7);
    await all().choose('Game', 'My City');
    expect(all().lines).toHaveLength(4);
    await all().choose('Game', 'all games');
    await all().choose('against', 'Cleo');
    expect(all().lines).toHaveLength(1);
  });

  it('a saved game is opened, and one that is none says why', async () => {
    const { screen, server } = await visit({});
    server.says('POST /matches/import', { id: 'saved', status: 'finished' });
    const field = screen.root.querySelector('input[type=file]') as HTMLInputElement;
    const bring = async (text: string): Promise<void> => {
      Object.defineProperty(field, 'files', { configurable: true, value: [{ text: async () => text }] });
      field.dispatchEvent(happening('change') as unknown as Event);
      await settled();
    };
    await bring('no record at all');
    expect(screen.text).toContain('This file is not the record of a game.');
    await bring('{"format":2}');
    expect(server.bodies('POST /matches/import')).toEqual([{ format: 2 }]);
    expect(location.pathname).toBe('/t/saved/replay');
    server.says('POST /matches/import', { ...refusal('bad-record'), args: { why: 'drift', move: 9 } });
    await bring('{}');
    expect(screen.text).toContain('From move 9 on, the moves in this file do not fit the rules.');
  });
});
