/** "Show": the film of what the others did, from the position before it, turn by turn, and back to now by itself. */
import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '#games';
import type { LogEntry } from '#server/protocol.ts';
import { lastMoveOf, lastTurnOf } from '../table/log-lines.ts';
import { Replay } from '../table/replay.ts';
import type { Moment } from '../table/store.ts';
import { turnsSince } from '../table/turns.ts';

const { Element, document } = parseHTML('<div class="fr-row"><button id="in"></button></div><p id="out"></p>');
vi.stubGlobal('Element', Element);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { beatsOfLines, Showing } = await import('../table/showing.ts');

const entry = (n: number, seat: number | null, ...events: unknown[]): LogEntry => ({ n, seat, events });
const line = (seat: number | null, from: number, to = from) => ({ seat, from, to });
const told = (beats: ReturnType<typeof beatsOfLines>) =>
  beats.map(({ n, events, turn }) => `${turn}: ${n} ${events.map((e) => (e as { what?: string }).what ?? e).join()}`);

describe('the film of lines', () => {
  const log = [
    entry(0, null),
    entry(1, 0, 'mine'),
    entry(2, 1, 'a'),
    { ...entry(4, 1, 'b', 'c'), from: 3 },
    entry(5, 2, 'd'),
  ];

  it('begins before the first, and plays the last one too', () => {
    expect(told(beatsOfLines([line(1, 2, 4), line(2, 5)], log))).toEqual(['0: 1 ', '0: 2 a', '0: 4 b,c', '1: 5 d']);
  });

  it('of one line begins before that line', () => {
    expect(told(beatsOfLines([line(2, 5)], log))).toEqual(['0: 4 ', '0: 5 d']);
  });

  it('goes back to before a line that does not follow the one before', () => {
    expect(told(beatsOfLines([line(1, 2), line(2, 5)], log))).toEqual(['0: 1 ', '0: 2 a', '1: 4 ', '1: 5 d']);
  });

  it('moves for each line what is its own, where one entry is told in several', () => {
    const by = (seat: number | null, what: string) => ({ seat, what });
    const all = [entry(0, null), entry(1, 0, by(1, 'x'), by(2, 'y'), by(null, 'round ends'))];
    expect(told(beatsOfLines([line(1, 1), line(2, 1), line(null, 1)], all))).toEqual([
      '0: 0 ',
      '0: 1 x',
      '1: 1 y',
      '2: 1 round ends',
    ]);
  });

  it('leaves out what the log does not hold', () => {
    expect(beatsOfLines([line(1, 9)], log)).toEqual([]);
  });
});

describe.each(games.map((g) => g.meta.id))('the film of %s', (id) => {
  it('shows every line two to four seconds, from before the first to after the last', async () => {
    const found = games.find((g) => g.meta.id === id);
    const { game, text } = (Object.values((await found?.load()) ?? {})[0] ?? {}) as Awaited<
      ReturnType<NonNullable<typeof found>['load']>
    >['module'];
    const file = new URL(`../../games/${id}/data/model.match.json`, import.meta.url);
    const replay = new Replay(game, (JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }).record);
    const whole = replay.log(0);
    const rounds = id === 'my-city';
    let films = 0;
    for (let now = 1; now <= replay.length; now += 3) {
      const log = whole.filter((e) => e.n <= now);
      const after = (rounds ? lastMoveOf : lastTurnOf)(log, 0);
      const lines = turnsSince(log, after, 0, text.en, (seat) => `P${seat}`, replay.at(now, 0).view, rounds);
      if (lines.length === 0) continue;
      films += 1;
      const beats = beatsOfLines(lines, log);
      expect(beats[0]?.events).toEqual([]);
      expect(beats[0]?.n).toBeLessThan(lines[0]?.from ?? 0);
      expect(beats.at(-1)?.n).toBe(lines.at(-1)?.to);
      for (const turn of lines.keys()) {
        const own = beats.filter((b) => b.turn === turn && !(b.ms < 1000 && b.events.length === 0));
        const ms = own.reduce((sum, b) => sum + b.ms, 0);
        expect([turn, ms >= 2000 && ms <= 4000]).toEqual([turn, true]);
      }
      for (const [i, { n }] of beats.entries()) expect(n).toBeGreaterThanOrEqual(beats[i - 1]?.n ?? 0);
    }
    expect(films).toBeGreaterThan(4);
  });
});

describe('showing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const log = [entry(0, null), entry(1, 1, 'a'), entry(2, 2, 'b'), entry(3, 3, 'c')];
  const lines = [line(1, 1), line(2, 2), line(3, 3)];
  function begin(fails = false) {
    const moment = signal<Moment | null>(null);
    const live = {
      moment: async (n: number) => {
        if (fails) throw new Error('offline');
        return { view: n, standing: null };
      },
    };
    const showing = new Showing({ moment, live } as unknown as ConstructorParameters<typeof Showing>[0]);
    return { showing, moment, n: () => moment.value?.n ?? null };
  }
  const pressed = (key: string, on = '#out', more: object = {}) => {
    const done: string[] = [];
    const target = document.querySelector(on);
    const note = (what: string) => () => void done.push(what);
    const e = { key, target, preventDefault: note('prevented'), stopPropagation: note('stopped'), ...more };
    return { e: e as unknown as KeyboardEvent, done };
  };
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('goes turn by turn, and back to now by itself', async () => {
    const { showing, n } = begin();
    void showing.play(lines, log);
    await wait(0);
    expect(n()).toBe(0);
    for (const at of [1, 2, 3]) {
      await wait(at === 1 ? 900 : 2000);
      expect([n(), showing.film.beat.value?.turn]).toEqual([at, at - 1]);
    }
    await wait(2000);
    expect([n(), showing.film.playing.value]).toEqual([null, false]);
  });

  it('any tap and any key goes on to the next turn, after the last one to now', async () => {
    const { showing, n } = begin();
    void showing.play(lines, log);
    await wait(950);
    const tap = pressed('');
    showing.onTap(tap.e);
    expect(tap.done).toEqual(['prevented', 'stopped']);
    await wait(0);
    expect(n()).toBe(2);
    showing.onKey(pressed('x').e);
    await wait(0);
    expect(n()).toBe(3);
    // What is shown next has its whole time.
    await wait(1900);
    expect(n()).toBe(3);
    showing.onKey(pressed('Enter').e);
    await wait(0);
    expect([n(), showing.film.playing.value]).toEqual([null, false]);
  });

  it('before the first turn a tap goes past it', async () => {
    const { showing, n } = begin();
    void showing.play(lines, log);
    await wait(0);
    showing.onTap(pressed('').e);
    await wait(0);
    expect(n()).toBe(2);
  });

  it('Esc ends it at once; lines and the way back keep their own taps, and the browser its keys', async () => {
    const { showing, n } = begin();
    void showing.play(lines, log);
    await wait(950);
    for (const { e, done } of [pressed('Enter', '#in'), pressed('Tab'), pressed('r', '#out', { ctrlKey: true })]) {
      showing.onKey(e);
      expect(done).toEqual([]);
    }
    const own = pressed('', '#in');
    showing.onTap(own.e);
    await wait(0);
    expect([own.done, n()]).toEqual([[], 1]);
    showing.onKey(pressed('Escape').e);
    expect([n(), showing.film.playing.value]).toEqual([null, false]);
    await wait(9000);
    expect(n()).toBeNull();
  });

  it('is at now again where a position cannot be fetched', async () => {
    const { showing, n } = begin(true);
    await import('../text/index.ts').then(({ loadTexts }) => Promise.all([loadTexts('en'), loadTexts('de')]));
    void showing.play(lines, log);
    await wait(10);
    expect([n(), showing.film.playing.value]).toEqual([null, false]);
  });
});
