import { signal } from '@preact/signals';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import type { Standing } from '#kernel';
import { categories, changes } from '../kit/ahead.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { askedTogether } from '../table/asked-together.ts';
import { beforeLastTurn, gapIn, lastMoveOf, lastTurnOf, logLines, mergeLog, sinceMove } from '../table/log-lines.ts';
import { cardsOf, cardTime, MomentQueue } from '../table/moment-queue.ts';
import { Pacer, pause } from '../table/pacer.ts';
import { range, ranking, result, tieAtTop, withResigned } from '../table/result.ts';
import { compare } from '../table/solo-results.ts';
import { turnsSince } from '../table/turns.ts';

const entry = (n: number, seat: number | null, ...events: unknown[]) => ({ n, seat, events });

describe('the log as messages bring it', () => {
  const have = [entry(0, null, 'setup'), entry(1, 0, 'a'), entry(2, 1, 'b')];
  it('appends what is new', () => {
    expect(mergeLog(have, { logFrom: 2, log: [entry(3, 0, 'c')] }).map((e) => e.n)).toEqual([0, 1, 2, 3]);
  });
  it('drops what an undo took back', () => {
    expect(mergeLog(have, { logFrom: 1, log: [] }).map((e) => e.n)).toEqual([0, 1]);
  });
  it('replaces everything when the whole log comes, and keeps the setup if it is not repeated', () => {
    expect(mergeLog(have, { logFrom: 0, log: [entry(1, 1, 'x')] })).toEqual([
      entry(0, null, 'setup'),
      entry(1, 1, 'x'),
    ]);
    expect(mergeLog(have, { logFrom: 0, log: [entry(0, null, 'new')] })).toEqual([entry(0, null, 'new')]);
  });
});

describe('sentences of the log', () => {
  const log = [
    entry(0, null, { e: 'round' }),
    entry(1, 0, { e: 'built', seat: 0 }, { e: 'quiet' }),
    entry(2, 1, { e: 'built', seat: 1 }),
  ];
  const names = (seat: number): string => ['Ada', 'Ben'][seat] ?? '?';
  const lines = logLines(
    log,
    (e, n) => {
      const { e: kind, seat } = e as { e: string; seat?: number };
      return kind === 'quiet' ? null : seat === undefined ? 'Round 1' : `${n(seat)} builds`;
    },
    names,
  );
  it('says one sentence an event and leaves the quiet ones out', () => {
    expect(lines.map((l) => l.sentence)).toEqual(['Round 1', 'Ada builds', 'Ben builds']);
    expect(lines.map((l) => l.seat)).toEqual([null, 0, 1]);
    expect(new Set(lines.map((l) => l.key)).size).toBe(3);
  });
  it('knows what happened since a seat moved', () => {
    expect(lastMoveOf(log, 0)).toBe(1);
    expect(lastMoveOf(log, 2)).toBe(0);
    expect(sinceMove(lines, 1, 0).map((l) => l.sentence)).toEqual(['Ben builds']);
    expect(sinceMove(lines, 0, 0)).toEqual([]);
  });
});

const standing = (...seats: [number, number, Record<string, number | null>][]): Standing => ({
  over: true,
  seats: seats.map(([total, rank, parts]) => ({ total, rank, parts })),
});
const person = (seat: number, me = false): PersonAtTable => ({ seat, name: `P${seat}`, colour: seat, bot: !me, me });

describe('consequences and results', () => {
  it('shows a preview category by category, without what stays', () => {
    const before = standing([3, 1, { trees: 4, rocks: -1, hidden: null }]);
    const after = standing([6, 1, { trees: 4, rocks: 2, hidden: null }]);
    expect(changes(before, after, 0)).toEqual({ total: 3, parts: [{ category: 'rocks', by: 3 }] });
    expect(changes(before, after, 5)).toEqual({ total: 0, parts: [] });
    expect(categories(after)).toEqual(['trees', 'rocks', 'hidden']);
  });
  it('ranks, also with shared places', () => {
    const s = standing([3, 2, {}], [9, 1, {}], [9, 1, {}]);
    expect(ranking(s)).toEqual([1, 2, 0]);
    expect(tieAtTop(s)).toBe('shared');
    expect(tieAtTop(standing([9, 2, {}], [9, 1, {}]))).toBe('broken');
    expect(tieAtTop(standing([9, 1, {}], [8, 2, {}]))).toBe('none');
  });
  it('tells whether I won', () => {
    const s = standing([3, 2, {}], [9, 1, {}]);
    expect(result(s, [person(0, true), person(1)])).toMatchObject({ kind: 'lost', mine: 2 });
    expect(result(s, [person(0), person(1, true)])).toMatchObject({ kind: 'won', mine: 1 });
    expect(result(standing([7, 1, {}]), [person(0, true)])).toEqual({ kind: 'solo', total: 7 });
  });
  it('puts who has given up last, whatever the points say', () => {
    const s = standing([9, 1, {}], [3, 3, {}], [5, 2, {}]);
    expect(withResigned(s, [])).toBe(s);
    expect(withResigned(s, [0]).seats.map((x) => x.rank)).toEqual([3, 2, 1]);
    expect(result(withResigned(s, [0]), [person(0, true), person(1), person(2)])).toMatchObject({
      kind: 'lost',
      mine: 3,
    });
    expect(withResigned(s, [0, 1]).seats.map((x) => x.rank)).toEqual([2, 2, 1]);
  });
  it('spans the bars over all known values', () => {
    expect(range(standing([3, 1, { a: -4, b: 7, c: null }]))).toEqual({ min: -4, max: 7 });
    expect(range(standing([0, 1, { a: 0 }]))).toEqual({ min: 0, max: 1 });
  });
});

describe('pace', () => {
  it('is never more than two seconds behind and stands still for nobody without motion', () => {
    expect(pause('normal', true, 5)).toBe(0);
    expect(pause('fast', false, 1)).toBeLessThan(pause('normal', false, 1));
    expect(pause('normal', false, 1)).toBeLessThan(pause('slow', false, 1));
    for (const waiting of [1, 2, 5, 20]) expect(pause('normal', false, waiting) * waiting).toBeLessThanOrEqual(4000);
  });
});

describe('a game alone', () => {
  it('compares with the best of the others and shows the latest in order of time', () => {
    const results = [
      { id: 'c', total: 30, at: 3 },
      { id: 'b', total: 41, at: 2 },
      { id: 'a', total: 12, at: 1 },
    ];
    expect(compare(results, 'b').best).toBe(30);
    expect(compare(results, 'c').best).toBe(41);
    expect(compare([{ id: 'c', total: 30, at: 3 }], 'c').best).toBeNull();
    expect(compare(results, 'c').latest.map((r) => r.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('rounds in which all act at once', () => {
  it('are told seat by seat, whoever answered last, without me', () => {
    const text = {
      event: () => null,
      turn: (seat: number, events: readonly unknown[]) =>
        events.some((e) => (e as { seat?: number }).seat === seat) ? { said: `seat ${seat}` } : null,
    };
    const log = [
      { n: 1, seat: 1, events: [{ e: 'decided', seat: 1 }] },
      { n: 2, seat: 0, events: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
    ];
    const lines = turnsSince(log, 2, 0, text, String, null, true);
    expect(lines.map((l) => l.said)).toEqual(['seat 1', 'seat 2']);
  });
});

describe('what a table says about itself', () => {
  it("forgets 'done' as soon as a new question is asked", () => {
    // Three are asked; one answers, then another: both are done while the third thinks.
    const first = askedTogether([], [], [0, 1, 2]);
    const second = askedTogether(first, [0, 1, 2], [0, 2]);
    expect(second).toEqual([0, 1, 2]);
    expect(askedTogether(second, [0, 2], [2])).toEqual([0, 1, 2]);
    // Then one alone is asked: nobody is done with that.
    expect(askedTogether(second, [2], [1])).toEqual([1]);
    // One after the other, the same seat twice: the one before is not done with the new question.
    expect(askedTogether([0, 1], [1], [0])).toEqual([0]);
    expect(askedTogether([0, 1], [0, 1], [])).toEqual([]);
  });
});

describe('turns of the others', () => {
  const names = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat] ?? '';
  const moved = (n: number, seat: number) => ({ n, seat, events: [{ e: 'x', seat, n }] });
  const text = {
    turn: (seat: number, events: readonly unknown[]) => ({ said: `${names(seat)} ${events.length}` }),
  };

  it('are one line each, oldest first, without my own', () => {
    const log = [moved(1, 0), moved(2, 1), moved(3, 1), moved(4, 2), moved(5, 1)];
    const lines = turnsSince(log, 1, 0, text, names, null);
    expect(lines.map((l) => [l.said, l.from, l.to])).toEqual([
      ['Ben 2', 2, 3],
      ['Cleo 1', 4, 4],
      ['Ben 1', 5, 5],
    ]);
  });

  it('are told from gestures: whatever several of them did in a row is one turn', () => {
    const gesture = (from: number, n: number, seat: number) => ({ ...moved(n, seat), from, events: [1, 2, 3] });
    const log = [moved(0, -1), moved(1, 0), gesture(2, 5, 1), moved(6, 1), gesture(7, 9, 2)];
    expect(turnsSince(log, 1, 0, text, names, null).map((l) => [l.said, l.from, l.to])).toEqual([
      ['Ben 4', 2, 6],
      ['Cleo 3', 7, 9],
    ]);
    expect(gapIn(log)).toBeNull();
    expect(gapIn(log.filter((e) => e.n !== 6))).toBe(5);
    expect([beforeLastTurn(log, 1, 0), beforeLastTurn(log, 2, 7), beforeLastTurn(log, 3, 0)]).toEqual([1, null, null]);
  });

  it('stay told in the middle of my turn and right after it', () => {
    const log = [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 0)];
    expect(lastTurnOf(log, 0)).toBe(1);
    expect(lastTurnOf(log.slice(0, 2), 0)).toBe(1);
    expect(lastTurnOf([...log, moved(5, 1)], 0)).toBe(4);
    expect(lastTurnOf([moved(1, 1)], 0)).toBe(0);
  });
});

describe('moments', () => {
  it('come one after the other, in the order of events, and can be skipped', () => {
    const card = (title: string) => ({ title, says: [], tone: 'plain' as const });
    const cards = cardsOf(
      { built: (e: { n: number }) => (e.n > 1 ? card(`${e.n}`) : null) },
      [{ e: 'built', n: 1 }, { e: 'built', n: 2 }, { e: 'other' }, { e: 'built', n: 3 }],
      { view: null, names: () => '', seat: 0, lang: 'en' },
    );
    expect(cards.map((c) => c.title)).toEqual(['2', '3']);
    // A card may say what was told just before it.
    const told = { sum: (_: unknown, t: { told: readonly { n: number }[] }) => card(t.told.map((e) => e.n).join('+')) };
    const [sum] = cardsOf(told, [{ e: 'part', n: 4 }, { e: 'part', n: 5 }, { e: 'sum' }, { e: 'part', n: 6 }], {
      view: null,
      names: () => '',
      seat: 0,
      lang: 'en',
    });
    expect(sum?.title).toBe('4+5');
    let empty = 0;
    const queue = new MomentQueue(
      () => null,
      () => {
        empty += 1;
      },
    );
    queue.push(cards);
    expect(queue.card.value?.title).toBe('2');
    queue.next();
    expect(queue.card.value?.title).toBe('3');
    expect(empty).toBe(0);
    queue.next();
    expect([queue.card.value, empty]).toEqual([null, 1]);
  });

  it('have no class of another part of the page, whatever their tone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { loadTexts } = await import('../text/index.ts');
    await loadTexts('en');
    const { MomentOnTable } = await import('../table/moment-card.tsx');
    const drawn = (tone: 'good' | 'bad' | 'plain'): string => {
      const s = { cards: { card: signal({ title: 'Title', says: [], tone }), next: () => {} } };
      return render(h(MomentOnTable, { s: s as never, colour: () => 0 }));
    };
    expect(drawn('bad')).toMatch(/class="moment-card bad\s*"/);
    expect(drawn('plain')).toMatch(/class="moment-card\s*"/);
  });

  it('stay two seconds, longer without motion, and wait for a tap step by step', () => {
    expect(cardTime('normal', false, 0)).toBe(2000);
    expect(cardTime('normal', true, 0)).toBeGreaterThan(2000);
    expect(cardTime('step', false, 0)).toBeNull();
    expect(cardTime('slow', false, 50)).toBeLessThan(1000);
  });
});

describe('the pacer', () => {
  it('holds what follows until it may go on', () => {
    const shown: number[] = [];
    const pacer = new Pacer<number>(
      (n) => {
        shown.push(n);
        if (n === 1) pacer.hold();
      },
      () => 0,
    );
    for (const n of [1, 2, 3]) pacer.push(n);
    expect(shown).toEqual([1]);
    expect(pacer.waiting).toBe(2);
    pacer.go();
    expect(shown).toEqual([1, 2, 3]);
  });

  it('leaves out what waits where only the last counts', () => {
    const shown: number[] = [];
    const pacer = new Pacer<number>(
      (n) => shown.push(n),
      () => 60_000,
    );
    pacer.latest();
    for (const n of [1, 2, 3]) pacer.push(n);
    pacer.hold();
    pacer.latest();
    expect([shown, pacer.waiting]).toEqual([[1, 3], 0]);
  });
});
