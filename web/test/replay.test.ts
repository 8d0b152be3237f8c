/** A game in turns: the stops of a replay, its rounds, and the film that plays it. */
import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { games } from '#games';
import type { GameModule } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { type Beat, beatsOf, before, Film } from '../table/film.ts';
import { Reel } from '../table/reel.ts';
import { Replay } from '../table/replay.ts';
import { type HowTold, roundMarks, saidOf, stopAt, stopsOf } from '../table/stops.ts';
import type { Moment } from '../table/store.ts';

const entry = (n: number, seat: number | null, ...events: unknown[]): LogEntry => ({ n, seat, events });
const spans = (seats: readonly (number | null)[], how: HowTold, begins?: (n: number) => boolean) =>
  stopsOf(
    seats.map((seat, n) => entry(n, seat)),
    how,
    begins,
  ).map(({ from, to }) => `${from}-${to}`);

describe('stops', () => {
  it('are turns: what one seat did in a row', () => {
    expect(spans([null, 0, 0, 1, 0, 1, 1], 'turns')).toEqual(['0-0', '1-2', '3-3', '4-4', '5-6']);
  });

  it('do not reach over the beginning of a round: whoever ends one and begins the next has two turns', () => {
    expect(spans([null, 0, 1, 1, 1, 0], 'turns', (n) => n === 3)).toEqual(['0-0', '1-1', '2-3', '4-4', '5-5']);
  });

  it('are rounds of answers where all act at once', () => {
    expect(spans([null, 0, 1, 2, 1, 1, 0, 2, 0], 'rounds')).toEqual(['0-0', '1-3', '4-7', '8-8']);
  });

  it('are gestures where somebody plays alone', () => {
    const log = [entry(0, null), { ...entry(3, 0), from: 1 }, entry(4, 0)];
    expect(stopsOf(log, 'gestures').map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 3],
      [4, 4],
    ]);
  });

  it('are found by any move in them', () => {
    const stops = stopsOf([entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1)], 'turns');
    expect([0, 1, 2, 3, 9].map((n) => stopAt(stops, n))).toEqual([0, 1, 1, 2, 2]);
  });

  it('mark the rounds, unless nearly every stop begins one', () => {
    const stops = stopsOf(
      [null, 0, 1, 0, 1, 0].map((seat, n) => entry(n, seat)),
      'turns',
    );
    expect(roundMarks(stops, (n) => n === 2)).toEqual([2]);
    expect(roundMarks(stops, () => true)).toEqual([]);
  });

  it('are told as turns, else in the sentences of the log', () => {
    const text = {
      turn: (seat: number, events: readonly unknown[]) =>
        events.includes('quiet') ? null : { said: `${seat} acts`, brought: '+2' },
      event: (e: unknown) => (e === 'none' ? null : String(e)),
    };
    const names = (seat: number): string => `${seat}`;
    expect(saidOf([1], ['x'], text, names, null)).toBe('1 acts +2');
    expect(saidOf([1], ['quiet', 'none'], text, names, null)).toBe('quiet');
    expect(saidOf([], ['x'], text, names, null)).toBe('x');
    const between = (): readonly { said: string }[] => [{ said: 'Round 2 begins' }];
    expect(saidOf([1], [{ seat: 1 }, { seat: 0 }], { ...text, between }, names, null)).toBe(
      '1 acts +2 · 0 acts +2 · Round 2 begins',
    );
  });

  it('say what came by itself with a turn: a round that ends', () => {
    const text = {
      turn: (seat: number) => ({ said: `${seat} acts` }),
      between: () => [{ said: 'Round 1 ends', brought: '+3' }, { said: 'Round 2 begins' }],
      event: String,
    };
    expect(saidOf([1], ['x'], text, (seat) => `${seat}`, null)).toBe('1 acts · Round 1 ends +3 · Round 2 begins');
  });
});

async function reelOf(
  id: string,
  file: string,
  how: HowTold,
): Promise<{ reel: Reel; moment: { value: Moment | null } }> {
  const found = games.find((g) => g.meta.id === id);
  const module = (Object.values((await found?.load()) ?? {})[0] ?? {}) as GameModule;
  const { record } = JSON.parse(readFileSync(new URL(`../../games/${id}/${file}`, import.meta.url), 'utf8')) as {
    record: unknown;
  };
  const moment = signal<Moment | null>(null);
  const replay = new Replay(module.game, record);
  return {
    reel: new Reel(
      { moment },
      replay,
      how,
      (view) => module.text.en.phase(view)[0],
      'judge',
      () => 1,
    ),
    moment,
  };
}

describe('a reel', () => {
  it('goes from turn to turn, through the middle of one, and to rounds', async () => {
    const { reel, moment } = await reelOf('bora-bora', 'test/fixtures/level2-3.match.json', 'turns');
    const stops = reel.stops.value;
    expect(stops.length).toBeLessThan(reel.length / 2);
    expect(reel.marks.value).toHaveLength(6);
    expect(stops.map((s) => s.to).at(-1)).toBe(reel.length);
    expect(reel.n.value).toBe(0);
    reel.step(1);
    expect(reel.n.value).toBe(stops[1]?.to);
    expect(moment.value?.n).toBe(reel.n.value);
    for (const [k, stop] of stops.entries()) {
      reel.toStop(k);
      expect(moment.value?.whose).toBe(stop.seats.length === 1 ? stop.seats[0] : undefined);
    }
    expect(new Set(stops.flatMap((stop) => stop.seats)).size).toBe(3);
    reel.toStop(1);
    const long = stops.findIndex((s) => s.to - s.from >= 2);
    reel.toStop(long);
    expect(moment.value?.events.length).toBeGreaterThan(0);
    reel.move(-1);
    expect(reel.at.value).toBe(long);
    expect(moment.value?.events, 'nothing moves on the way back').toEqual([]);
    reel.step(1);
    expect(reel.n.value, 'to the end of the turn').toBe(stops[long]?.to);
    reel.move(-1);
    reel.step(-1);
    expect(reel.n.value, 'to its beginning').toBe(stops[long - 1]?.to);
    reel.toStop(0);
    reel.round(1);
    expect(reel.at.value).toBe(reel.marks.value[0]);
    reel.round(-1);
    expect(reel.at.value).toBe(0);
    reel.goTo(1e9);
    expect(reel.n.value).toBe(reel.length);
    reel.dispose();
    expect(moment.value).toBeNull();
  });

  it.each(games.map((g) => g.meta.id))('of %s says something at every stop', async (id) => {
    const seats = id === 'my-city' ? 'rounds' : 'turns';
    const { reel, moment } = await reelOf(id, 'data/model.match.json', seats);
    const found = games.find((g) => g.meta.id === id);
    const { text } = (Object.values((await found?.load()) ?? {})[0] ?? {}) as GameModule;
    const silent: number[] = [];
    for (const [k, stop] of reel.stops.value.entries()) {
      reel.toStop(k);
      const events = stop.entries.flatMap((e) => [...e.events]);
      if (saidOf(stop.seats, events, text.de, (seat) => `P${seat}`, moment.value?.view) === '') silent.push(k);
    }
    expect(silent).toEqual([]);
  });
});

describe('the film', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a turn two to four seconds, in at most four beats', () => {
    for (let moves = 1; moves <= 20; moves++) {
      const beats = beatsOf(
        Array.from({ length: moves }, (_, i) => entry(i + 1, 0, i)),
        0,
      );
      expect(beats.length).toBe(Math.min(4, moves));
      expect(beats.flatMap((b) => b.events)).toEqual(Array.from({ length: moves }, (_, i) => i));
      expect(beats.at(-1)?.n).toBe(moves);
      const ms = beats.reduce((sum, b) => sum + b.ms, 0);
      expect(ms).toBeGreaterThanOrEqual(2000);
      expect(ms).toBeLessThanOrEqual(4000);
    }
  });

  function screen(speed = 1, fails = -1) {
    const asked: number[] = [];
    const shown: string[] = [];
    const film = new Film({
      moment: async (n) => {
        asked.push(n);
        if (n === fails) throw new Error('offline');
        return { view: n, standing: { seats: [], over: false } as unknown as Moment['standing'] };
      },
      show: (m) => shown.push(`${m.n}:${m.events.join()}`),
      speed: () => speed,
    });
    return { film, asked, shown };
  }
  const beats: readonly Beat[] = [before(4, 0), ...beatsOf([entry(5, 1, 'a')], 0), ...beatsOf([entry(6, 2, 'b')], 1)];

  it('shows the position before, then turn after turn, and ends', async () => {
    vi.useFakeTimers();
    const { film, asked, shown } = screen();
    const whole = film.play(beats);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['4:']);
    expect(asked, 'fetched ahead').toEqual([4, 5, 6]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown.at(-1)).toBe('5:a');
    expect(film.beat.value?.turn).toBe(0);
    await vi.advanceTimersByTimeAsync(1990);
    expect(shown).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(shown.at(-1)).toBe('6:b');
    expect(film.beat.value?.turn).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await whole).toBe(true);
    expect([film.playing.value, film.beat.value]).toEqual([false, null]);
  });

  it('is stopped at once, and shows nothing any more', async () => {
    vi.useFakeTimers();
    const { film, shown } = screen(2);
    const whole = film.play(beats);
    await vi.advanceTimersByTimeAsync(460);
    expect(shown).toEqual(['4:', '5:a']);
    film.stop();
    await vi.advanceTimersByTimeAsync(9000);
    expect(await whole).toBe(false);
    expect(shown).toHaveLength(2);
    expect(film.playing.value).toBe(false);
  });

  it('ends where a position cannot be fetched', async () => {
    vi.useFakeTimers();
    const { film, shown } = screen(1, 6);
    const whole = film.play(beats).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(9000);
    expect(await whole).toBe('failed');
    expect(shown).toEqual(['4:', '5:a']);
    expect(film.playing.value).toBe(false);
  });
});
