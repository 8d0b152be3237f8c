/** The waiting room: who sits where, what the host may do and others may not, when it begins. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatInfo, TableMessage } from '#server/protocol.ts';
import { me } from '../app/session.ts';
import { Toast } from '../parts/toast.tsx';
import { Waiting } from '../table/waiting.tsx';
import { leave, Screen, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';
import { people, seated } from './home/table.ts';

afterEach(async () => {
  await leave();
  me.value = null;
});

const ARRANGE = 'POST /matches/home/arrange';
const PERSON = { id: 'a', name: 'Ada', colour: 0 };

interface Room {
  readonly screen: Screen;
  readonly server: FakeServer;
  /** What was wished for. */
  readonly wishes: () => unknown[];
}

const bot = (seat: number, level: 1 | 2 | 3 = 2): SeatInfo => {
  return { seat, kind: 'bot', name: null, colour: seat, me: false, here: true, level };
};
const open = (seat: number, more: object = {}): SeatInfo => {
  return { seat, kind: 'open', name: null, colour: seat, me: false, here: false, ...more };
};

/** A room as one of its people finds it; Ada has opened the table. */
async function room(who: 'host' | 'guest' | 'stranger', seats: readonly SeatInfo[], over: object = {}): Promise<Room> {
  const server = new FakeServer({ [ARRANGE]: {}, 'POST /matches/home/join': {}, 'POST /matches/home/leave': {} });
  server.says('POST /matches/home/close', 204);
  server.says('GET /near', { origin: null });
  const mine = who === 'host' ? 0 : who === 'guest' ? 1 : null;
  if (who !== 'stranger') me.value = { ...PERSON, id: `${mine}` } as typeof me.value;
  const { s } = await seated({ game: 'tribes-of-the-wind', seats: 3, seat: mine });
  const table: TableMessage = {
    ...(s.shown.value?.table as TableMessage),
    status: 'waiting',
    view: null,
    standing: null,
    decisions: [],
    gathers: true,
    seats: seats.map((x) => ({ ...x, me: x.seat === mine, ...(x.seat === 0 && { host: true as const }) })),
    ...over,
  };
  s.shown.value = { table, log: [] };
  const screen = await show(
    <>
      <Waiting s={s} table={table} />
      <Toast />
    </>,
  );
  await screen.untilText('At this table');
  return { screen, server, wishes: () => server.bodies(ARRANGE) };
}

const [ada, ben, cleo] = people(3, null) as [SeatInfo, SeatInfo, SeatInfo];
const seatsOf = ({ screen }: Room): Screen => screen.part('At the table');
const dialog = (): Screen => new Screen(document.querySelector('dialog[open]') ?? document.createElement('p'));

describe('a waiting room', () => {
  it('says what is missing', async () => {
    const head = async (seats: readonly SeatInfo[]): Promise<string> => (await room('host', seats)).screen.text;
    expect(await head([ada, open(1), open(2)])).toContain('Two more, then we begin.');
    expect(await head([ada, ben, open(2)])).toContain('One more, then we begin.');
    expect(await head([ada, ben, cleo])).toContain('All seats are taken. Who is not ready yet?');
    const ready = (s: SeatInfo): SeatInfo => ({ ...s, ready: true });
    expect(await head([ready(ada), ready(ben), bot(2)])).toContain('Everybody is ready.');
  });

  it('says of every seat who has it, who opened the table, who is ready, and for whom a seat is kept', async () => {
    const seats = [ada, { ...ben, ready: true as const, here: true }, open(2, { invited: 'Cleo' })];
    const [first, second, third] = seatsOf(await room('guest', seats)).lines;
    expect(first).toMatch(/Ada.*opened the table.*not ready yet/);
    expect(second).toMatch(/Benyou.* ready$/);
    expect(third).toMatch(/For Cleo *invited/);
  });

  it('sends the link that brings friends here', async () => {
    const { screen } = await room('host', [ada, open(1)]);
    expect(screen.part('Invite friends').text).toContain('tafelrunde.test/t/home');
  });

  it('copies it, or says that the browser does not let us', async () => {
    const copied: string[] = [];
    const { screen } = await room('host', [ada, open(1)]);
    const invite = screen.part('Invite friends');
    await invite.tap('Copy link');
    expect(invite.text).toContain('The browser does not let us copy.');
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
    await invite.tap('Copy link');
    expect(copied).toEqual(['https://tafelrunde.test/t/home']);
    expect(invite.text).toContain('Copied');
  });
});

describe('being ready', () => {
  it('is said, and taken back', async () => {
    const unready = await room('guest', [ada, ben]);
    await unready.screen.tap('I am ready');
    expect(unready.wishes()).toEqual([{ do: 'ready', ready: true }]);
    const ready = await room('guest', [ada, { ...ben, ready: true }]);
    await ready.screen.tap('Not yet after all');
    expect(ready.wishes()).toEqual([{ do: 'ready', ready: false }]);
  });

  it('of the host begins the game, or lets it begin as soon as all are there', async () => {
    expect((await room('host', [ada, { ...ben, ready: true }])).screen.has('Begin')).toBe(true);
    const early = await room('host', [ada, open(1)]);
    expect(early.screen.has('Begin')).toBe(false);
    await early.screen.tap('Begin as soon as all are here');
    expect(early.wishes()).toEqual([{ do: 'ready', ready: true }]);
  });

  it('that the server refuses is told why, and can be said again', async () => {
    const { screen, server } = await room('guest', [ada, ben]);
    server.says(ARRANGE, refusal('not-waiting'));
    await screen.tap('I am ready');
    expect(screen.text).toContain('The game has begun.');
    expect(screen.isOff('I am ready')).toBe(false);
  });
});

describe('the host', () => {
  it('seats bots, changes their strength, frees seats, adds and removes them, and changes the order', async () => {
    const r = await room('host', [ada, bot(1), open(2)]);
    await r.screen.tap('Seat a bot');
    await r.screen.choose('Strength of the bot on seat 2', 'Strong');
    await r.screen.tap(/^Free this seat/);
    await r.screen.tap('Remove seat 3');
    await r.screen.tap('One more seat');
    await r.screen.tap('Move seat 2 up');
    await r.screen.tap('Fill up with bots');
    expect(r.wishes()).toEqual([
      { do: 'bot', seat: 2, level: 1 },
      { do: 'bot', seat: 1, level: expect.any(Number) },
      { do: 'open', seat: 1 },
      { do: 'remove', seat: 2 },
      { do: 'add' },
      { do: 'up', seat: 1 },
      { do: 'fill', level: 1 },
    ]);
    expect((r.wishes()[1] as { level: number }).level).toBeGreaterThan(2);
  });

  it('frees the seat of somebody who has left, and of nobody who is there', async () => {
    const r = await room('host', [ada, ben, { ...cleo, here: false, seenAt: 1 }]);
    expect(r.screen.answers.filter((a) => a.startsWith('Free this seat'))).toEqual(['Free this seat: Cleo']);
  });

  it('changes the rules of the table, and how people treat each other', async () => {
    const r = await room('host', [ada, open(1)], { takeBacks: true, hints: false, patience: 300_000 });
    await r.screen.tap('Change');
    expect(dialog().text).toContain('everybody confirms again');
    await dialog().tap('Allow hints');
    await dialog().tap(/^15/);
    await dialog().tap('Save');
    expect(r.wishes()[0]).toMatchObject({ do: 'options' });
    expect(r.wishes()[1]).toEqual({ do: 'manners', takeBacks: true, hints: true, patience: 900 });
  });

  it('shows the table in the lobby, and closes it after a second question', async () => {
    const r = await room('host', [ada, open(1)]);
    await r.screen.tap('Show in the lobby');
    expect(r.wishes()).toEqual([{ do: 'listed', listed: true }]);
    await r.screen.tap('Close the table');
    expect(r.server.bodies('POST /matches/home/close')).toEqual([]);
    await dialog().tap('Close the table');
    expect(r.server.bodies('POST /matches/home/close')).toEqual([{}]);
  });
});

describe('a guest', () => {
  it('has none of the host’s rights', async () => {
    const r = await room('guest', [ada, ben, bot(2), open(3)]);
    const hosts =
      /Seat a bot|Strength|Free this seat|Remove|One more seat|Move seat|Fill up|Change|Close the table|lobby$/;
    expect(r.screen.answers.filter((a) => hosts.test(a) && a !== 'To the lobby')).toEqual([]);
    expect(seatsOf(r).root.querySelector('select')).toBeNull();
  });

  it('moves to a free seat, or to one a bot keeps, and stands up', async () => {
    const r = await room('guest', [ada, ben, bot(2), open(3, { invited: 'Dan' })]);
    expect(r.screen.answers.filter((a) => a.startsWith('Move here'))).toEqual(['Move here Seat 3']);
    await r.screen.tap(/^Move here/);
    expect(r.wishes()).toEqual([{ do: 'sit', seat: 2 }]);
    await r.screen.tap('Stand up');
    expect(r.server.bodies('POST /matches/home/leave')).toEqual([{}]);
    expect(location.pathname).toBe('/');
  });

  it('chooses a colour that nobody else has', async () => {
    const r = await room('guest', [ada, ben], { game: 'my-city', options: {} });
    const colours = r.screen.part('Your colour');
    expect(colours.answers).toEqual(['Blue, dots', 'Green, net', 'Amber, waves', 'Violet, chevrons']);
    await colours.tap('Green, net');
    expect(r.wishes()).toEqual([{ do: 'colour', colour: 2 }]);
  });
});

describe('somebody who comes by the link', () => {
  it('reads who invites to what, and sits down under a name', async () => {
    const r = await room('stranger', [ada, open(1)]);
    expect(r.screen.text).toContain('Ada invites you to Tribes of the Wind.');
    r.server.says('POST /guest', { id: 'z', name: 'Zoe', colour: 1 });
    await r.screen.write('Your name', 'Zoe');
    await r.screen.tap('Sit down');
    expect(r.server.bodies('POST /guest')).toEqual([{ name: 'Zoe', colour: 0 }]);
    expect(r.server.bodies('POST /matches/home/join')).toEqual([{}]);
  });

  it('whose name is known sits down with one tap, on the seat of their choice too', async () => {
    me.value = { id: 'z', name: 'Zoe', colour: 1 } as typeof me.value;
    const r = await room('stranger', [ada, ben, open(2)]);
    expect(r.screen.has('Your name')).toBe(false);
    await r.screen.tap('Sit down here');
    expect(r.server.bodies('POST /matches/home/join')).toEqual([{ seat: 2 }]);
  });

  it('is told where no seat is free', async () => {
    const r = await room('stranger', [ada, ben]);
    expect(r.screen.text).toContain('This table is already full.');
    expect(r.screen.has(/^Sit down/)).toBe(false);
  });
});
