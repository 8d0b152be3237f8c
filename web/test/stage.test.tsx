/** The table around the board: rail, score, log, what happened since my turn, the list of options, moments. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../app/settings.ts';
import { type AtTable, atTable } from './home/at-table.tsx';
import { leave, press, Screen, settled } from './home/screen.ts';
import { people, play } from './home/table.ts';

afterEach(async () => {
  await leave();
  change({ pace: 'normal' });
});

const rail = ({ screen }: AtTable): Screen => screen.part('At the table, in turn order');
const dialog = (): Screen => new Screen(document.querySelector('dialog[open]') ?? document.createElement('p'));

describe('the rail', () => {
  it('says of everybody their own points, and whose turn it is', async () => {
    const table = await atTable({ asked: 'move', after: 30, seats: 3 });
    const { match, seat } = table;
    const lines = rail(table).lines.filter((l) => /End/.test(l));
    const standing = match.game.score(match.state, seat ?? 0);
    for (const [n, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
      const called = n === seat ? 'You' : name;
      const line = lines.find((l) => l.startsWith(called)) ?? '';
      const total = String(standing.seats[n]?.total).replace('-', '−');
      expect(line, called).toMatch(new RegExp(`End ${total}( \\+\\?)?$`));
      expect(line.includes('your turn'), called).toBe(n === seat);
      expect(line, called).not.toContain('thinking');
    }
  });

  it('says who thinks, who is done, and who is away', async () => {
    const table = await atTable({ asked: 'move', seats: 3, seat: 0 });
    await table.tell({ waitingFor: [0, 1, 2] });
    await table.tell({ waitingFor: [1, 2], decisions: [] });
    const state = (): string[] =>
      ['You', 'Ben', 'Cleo'].map((name) => rail(table).lines.find((l) => l.includes(name)) ?? '');
    expect(state()[0]).toContain('done');
    expect(state()[1]).toContain('thinking');
    const seats = people(3, 0).map((p) => (p.seat === 2 ? { ...p, here: false, seenAt: Date.now() - 150_000 } : p));
    await table.tell({ waitingFor: [1, 2], decisions: [], seats });
    expect(state()[2]).toContain('away for 2 minutes');
    expect(state()[2]).not.toContain('thinking');
    // With a bot on the seat somebody thinks there again.
    const kept = seats.map((p) => (p.seat === 2 ? { ...p, standIn: 2 as const } : p));
    await table.tell({ waitingFor: [1, 2], decisions: [], seats: kept });
    expect(state()[2]).toContain('thinking');
  });

  it('opens somebody’s place with a tap, and closes it with another or with Esc', async () => {
    const table = await atTable({ asked: 'move', seats: 3, seat: 0 });
    const ben = (): HTMLElement => rail(table).the(/^Ben/);
    await rail(table).tap(/^Ben/);
    expect(ben().getAttribute('aria-expanded')).toBe('true');
    await rail(table).tap(/^Ben/);
    expect(ben().getAttribute('aria-expanded')).toBe('false');
    await rail(table).tap(/^Ben/);
    await press('Escape');
    expect(ben().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the score', () => {
  it('is that of the rules, row by row, my own first', async () => {
    const { screen, match, seat } = await atTable({ asked: 'move', after: 40 });
    await screen.tap('Score');
    const { seats } = match.game.score(match.state, seat ?? 0);
    const order = [seat ?? 0, 1 - (seat ?? 0)];
    const table = dialog().part('If the game ended now');
    expect(table.lines[0]).toMatch(new RegExp(order.map((n) => `${seats[n]?.total}`.replace('-', '−')).join('.*')));
    const rows = Object.keys(seats[0]?.parts ?? {});
    expect(table.lines).toHaveLength(rows.length + 1);
    const read = table.lines.slice(1).map((l) => l.replaceAll('−', '-').match(/-?\d+|\?/g) ?? []);
    const meant = rows.map((row) => order.map((n) => `${seats[n]?.parts[row] ?? '?'}`));
    expect(read.map((r) => r.join()).sort()).toEqual(meant.map((r) => r.join()).sort());
  });

  it('says what a row counts, when it is asked', async () => {
    const { screen, game, match } = await atTable({ asked: 'move' });
    await screen.tap('Score');
    const text = game.module.text.en;
    const [row = ''] = Object.keys(match.game.score(match.state, 0).seats[0]?.parts ?? {});
    await dialog().tap(text.category(row));
    expect(dialog().isOn(text.category(row))).toBe(true);
    expect(dialog().text).toContain(text.counts(row));
  });
});

describe('the log', () => {
  const opened = async (): Promise<AtTable> => {
    const table = await atTable({ asked: 'move', after: 24, seats: 3, seat: 0 });
    await table.screen.tap('Log');
    return table;
  };

  it('tells what everybody did, the newest first, me as you', async () => {
    const { match, game } = await opened();
    const said = dialog().part('Log').lines;
    expect(said.some((l) => /^You /.test(l))).toBe(true);
    expect(said.some((l) => /^Ben /.test(l))).toBe(true);
    expect(said.join(' ')).not.toMatch(/\bAda\b/);
    const names = (seat: number): string => ['You', 'Ben', 'Cleo'][seat] ?? '';
    const newest = match.heard(match.length, 0).map((e) => game.module.text.en.event(e, names));
    expect(newest.some((line) => line !== null && said.slice(0, 6).some((l) => l.includes(line.slice(0, 12))))).toBe(
      true,
    );
  });

  it('of one player tells what this one did', async () => {
    await opened();
    await dialog().part('Log').choose('Log of', 'Ben');
    const said = dialog().part('Log').lines;
    expect(said.some((l) => l.startsWith('Ben '))).toBe(true);
    expect(said.filter((l) => /^(You|Cleo) /.test(l))).toEqual([]);
  });

  it('leads to the moment of a line', async () => {
    const { s, prompt } = await opened();
    const line =
      dialog()
        .part('Log')
        .answers.findLast((a) => a.startsWith('Ben ')) ?? '';
    await dialog().part('Log').tap(line);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(s.moment.value?.n).toBeGreaterThan(0);
    expect(prompt().text).toContain(`You are looking at move ${s.moment.value?.n}`);
  });
});

describe('since my last turn', () => {
  const since = ({ screen }: AtTable): Screen => screen.part('Since your last turn');

  it('every turn of the others has a line, and mine has none', async () => {
    const table = await atTable({ asked: 'move', after: 30, seats: 3 });
    const told = since(table).lines.join(' | ');
    for (const [seat, name] of ['Ada', 'Ben', 'Cleo'].entries())
      if (seat === table.seat) expect(told).not.toMatch(/\bYou (build|play|roof|choose)/);
      else expect(told).toContain(`${name} `);
  });

  it('says that nothing has happened yet', async () => {
    expect(since(await atTable()).text).toContain('Nothing has happened yet.');
  });

  it('step by step every turn of another waits for a tap', async () => {
    change({ pace: 'step' });
    const table = await atTable({ asked: 'move', seats: 3, seat: 0 });
    const { match, s } = table;
    await table.tell();
    play(match, 4);
    const before = s.shown.value?.table.moves;
    await table.hear();
    expect(s.shown.value?.table.moves).toBeGreaterThan(before ?? 0);
    expect(s.stopped.value).toBe(true);
    const now = s.shown.value?.table.moves;
    play(match, 3);
    await table.hear();
    expect(s.shown.value?.table.moves, 'what comes next waits').toBe(now);
    for (let n = 0; n < 4 && table.screen.has('Go on'); n++) await table.screen.tap('Go on');
    await since(table).tap('Next');
    expect(s.shown.value?.table.moves).toBe(match.length);
  });
});

describe('the list of options', () => {
  it('holds every option, is searched, and plays the chosen one', async () => {
    const { screen, s, line, notated } = await atTable({ asked: 'move' });
    await screen.tap('All options');
    await screen.until(() => document.querySelector('dialog[open]') !== null);
    const options = s.decision.value?.options ?? [];
    const count = (): number => dialog().root.querySelectorAll('input[type=radio]').length;
    expect(count()).toBe(options.length);
    expect(dialog().isOff('Confirm')).toBe(true);
    await dialog().write(/^Search the options/, 'nowhere at all');
    expect(dialog().text).toContain('Nothing found.');
    await dialog().write(/^Search the options/, '');
    const [third] = [...(dialog().root.querySelectorAll('input[type=radio]') as Iterable<Element>)].slice(2, 3);
    const name = new Screen(third?.closest('li') ?? dialog().root).answers[0] ?? '';
    await dialog().tap(name);
    await dialog().tap('Confirm');
    expect(line.asked).toHaveLength(1);
    expect(line.asked[0]).toMatchObject({ moves: [expect.any(String)] });
    expect(options.map((o) => notated(o))).toContain((line.asked[0] as { moves?: string[] }).moves?.[0]);
  });
});

describe('help', () => {
  it('a beginner’s line can be sent away, for good', async () => {
    const { screen } = await atTable({ asked: 'move' });
    await screen.untilText('Ask yourself three things');
    await screen.tap('Do not show again');
    expect(screen.text).not.toContain('Ask yourself');
  });

  it('the book opens beside the game, and is searched', async () => {
    const { screen } = await atTable({ asked: 'move' });
    await screen.tap('Look it up');
    await new Screen(document.body).until(() => dialog().has('Search'));
    await dialog().write('Search', 'crane');
    expect(dialog().text.toLowerCase()).toContain('crane');
    await dialog().write('Search', 'xyzzy');
    expect(dialog().text).toContain('Nothing found for “xyzzy”.');
    await dialog().tap('Close');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('the table as text is one tap away, and the drawn one from there', async () => {
    const { screen } = await atTable({ asked: 'move' });
    await screen.tap('Table as text');
    expect(screen.has('Drawn table')).toBe(true);
    await screen.tap('Drawn table');
    expect(screen.has('Table as text')).toBe(true);
    await settled();
  });
});

describe('for whoever hears the table', () => {
  const said = ({ screen }: AtTable): string =>
    screen.root.querySelector('.sr[aria-live=polite][aria-atomic]')?.textContent ?? '';

  it('what is asked is said, then what the others did and what is asked after it', async () => {
    const table = await atTable({ asked: 'move', seats: 3, seat: 0 });
    const { match } = table;
    expect(said(table)).toBe(table.prompt().root.querySelector('h2')?.textContent);
    play(match, 2);
    await table.tell();
    expect(said(table)).toMatch(/\b(Ben|Cleo|You) \w+/);
    const before = said(table);
    await table.tell();
    expect(said(table), 'nothing is said twice').toBe(before);
  });
});

describe('while a dialog is open', () => {
  it('the keys of the table wait', async () => {
    const { screen, line, tell } = await atTable({ asked: 'move', after: 4 });
    await tell({ moves: 9, undoTo: 5, undoAt: 7 });
    await screen.tap('Score');
    await press('u');
    await press('h');
    expect([line.asked, line.said]).toEqual([[], []]);
    await dialog().tap('Close');
    await press('u');
    expect(line.asked).toHaveLength(1);
  });
});
