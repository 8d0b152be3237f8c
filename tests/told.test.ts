/** Telling is complete: what is told of every turn of the kept games sums up to what changed, for every seat and in both languages. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import {
  type Gain,
  type GameText,
  LANGUAGES,
  type Language,
  type Match,
  type Move,
  type Seat,
  type TurnSaid,
  type Viewer,
} from '#kernel';
import { turnsIn } from '#web/table/log-lines.ts';
import { turnsSince } from '#web/table/turns.ts';
import { readKept, replayKept } from './kept.ts';

/** Games that do not tell their figures yet. */
const PENDING = new Set(['bora-bora', 'tribes-of-the-wind']);
/** Games whose scores do not open yet. */
const CLOSED = new Set(['bora-bora', 'tribes-of-the-wind']);

type Text = GameText<Move, unknown, unknown>;
type Stock = Readonly<Record<string, number>>;

const FIXTURES = (id: string): URL => new URL(`../games/${id}/test/fixtures/`, import.meta.url);
const kept = (id: string): string[] => readdirSync(FIXTURES(id)).filter((file) => file.endsWith('.match.json'));
const names = (seat: Seat): string => ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil'][seat] ?? `#${seat}`;

/** What of the change is told by none of these lines, and what is told but has not happened. */
function untold(lines: readonly TurnSaid[], before: readonly Stock[], after: readonly Stock[]): string[] {
  const wrong: string[] = [];
  const sums = new Map<string, number>();
  for (const { seat, what, by } of lines.flatMap((line) => line.gains ?? []))
    sums.set(`${seat} ${what}`, (sums.get(`${seat} ${what}`) ?? 0) + by);
  for (const [seat, stock] of after.entries())
    for (const [what, now] of Object.entries(stock)) {
      const changed = now - (before[seat]?.[what] ?? 0);
      const told = sums.get(`${seat} ${what}`) ?? 0;
      if (Math.abs(changed - told) > 1e-9)
        wrong.push(`${names(seat)}: ${what} changes by ${changed}, told are ${told}`);
      sums.delete(`${seat} ${what}`);
    }
  for (const what of sums.keys()) wrong.push(`a gain of what nobody has: ${what}`);
  return wrong;
}

/** Figures that do not stand in the line that tells of them: one alone may be a word, and several of one kind their sum. */
function unsaid({ said, brought = '', gains = [] }: TurnSaid): string[] {
  const line = `${said} ${brought}`;
  const numbers = new Set((line.match(/\d+/g) ?? []).map(Number));
  const sum = (of: Gain): number =>
    gains
      .filter((x) => x.seat === of.seat && x.what === of.what && Math.sign(x.by) === Math.sign(of.by))
      .reduce((n, x) => n + x.by, 0);
  return gains
    .filter((gain) => ![gain.by, sum(gain)].some((by) => Math.abs(by) < 2 || numbers.has(Math.abs(by))))
    .map(({ what, by }) => `'${line}' does not say ${by} ${what}`);
}

/** Every turn as the table tells it; where all act at once, every entry of the log. */
function judge(match: Match, text: Text, seats: number, viewer: Viewer, lang: Language, rounds: boolean): string[] {
  const { game } = match;
  const wrong: string[] = [];
  const stockOf = (view: unknown): Stock[] =>
    Array.from({ length: seats }, (_, seat) => text.stock?.(view, seat) ?? {});
  const log = Array.from({ length: match.length + 1 }, (_, n) => ({
    n,
    seat: match.seatOf(n),
    events: match.heard(n, viewer),
  }));
  let before = stockOf(game.view(match.at(0).state, viewer));
  for (const { from, to } of rounds ? log.slice(1).map(({ n }) => ({ from: n, to: n })) : turnsIn(log)) {
    const view = game.view(match.at(to).state, viewer);
    const lines = turnsSince(log.slice(from, to + 1), from - 1, null, text, names, view, rounds);
    const after = stockOf(view);
    const said = lines.map((line) => `${line.said} ${line.brought ?? ''}`.trim()).join(' | ');
    for (const line of [...untold(lines, before, after), ...lines.flatMap(unsaid)])
      wrong.push(`${lang}, moves ${from} to ${to}, ${viewer}: ${line} (${said})`);
    before = after;
  }
  return wrong;
}

/** Rows of the score that do not open, or open to another sum. */
function closed(match: Match, text: Text, seats: number, viewer: Viewer, lang: Language): string[] {
  const { game } = match;
  return [0, 0.3, 0.6, 0.9, 1].flatMap((share) => {
    const { state } = match.at(Math.floor(match.length * share));
    const view = game.view(state, viewer);
    const { seats: scores } = game.score(state, viewer);
    return Array.from({ length: seats }, (_, seat) => Object.entries(scores[seat]?.parts ?? {})).flatMap(
      (parts, seat) =>
        parts.flatMap(([category, figure]) => {
          if (figure === null) return [];
          const made = text.made?.(category, seat, view) ?? [];
          const sum = made.reduce((n, x) => n + x.points, 0);
          const bad = made.filter((x) => x.text === '' || /undefined|NaN|null/.test(x.text));
          return Math.abs(sum - figure) < 1e-9 && bad.length === 0
            ? []
            : [`${lang}, ${names(seat)}, ${category}: ${figure} is made of ${JSON.stringify(made)}, seen by ${viewer}`];
        }),
    );
  });
}

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  const board = await import(`../games/${id}/board/index.tsx`);
  const { order } = board.default as { order?: (view: unknown) => readonly Seat[] | null };
  const all = (file: string, of: typeof judge): string[] => {
    const { record } = readKept(new URL(file, FIXTURES(id)));
    const match = replayKept(module.game, record);
    const rounds = order?.(module.game.view(match.state, 'judge')) === null;
    const wrong: string[] = [];
    for (const lang of LANGUAGES)
      for (const viewer of ['judge', ...Array(record.seats).keys()] as Viewer[])
        wrong.push(...of(match, module.text[lang] as Text, record.seats, viewer, lang, rounds));
    return wrong.slice(0, 12);
  };
  if (!PENDING.has(id))
    describe(`what ${id} tells`, () => {
      it('is counted', () => {
        for (const lang of LANGUAGES) {
          expect(module.text[lang].stock).toBeTypeOf('function');
          const { record } = readKept(new URL(kept(id)[0] as string, FIXTURES(id)));
          const match = replayKept(module.game, record);
          const view = module.game.view(match.state, 'judge');
          expect(Object.keys(module.text[lang].stock?.(view, 0) ?? {}).length).toBeGreaterThan(0);
        }
      });
      it.each(kept(id))('sums up to what changed in %s', (file) => {
        expect(all(file, judge)).toEqual([]);
      });
    });
  if (!CLOSED.has(id))
    describe(`the score of ${id}`, () => {
      it.each(kept(id))('opens to what it is made of in %s', (file) => {
        expect(all(file, closed)).toEqual([]);
      });
    });
}

describe('a line with a fault is found:', () => {
  const line: TurnSaid = { said: 'Ada builds for 3', gains: [{ seat: 0, what: 'population', by: -3 }] };
  it('what is not told', () => {
    expect(untold([line], [{ population: 9, points: 0 }], [{ population: 6, points: 2 }])).toEqual([
      'Ada: points changes by 2, told are 0',
    ]);
    expect(untold([line], [{ population: 9 }], [{ population: 5 }])).toHaveLength(1);
    expect(untold([line, line], [{ population: 9 }], [{ population: 6 }])).toHaveLength(1);
    expect(untold([line], [{ points: 9 }], [{ points: 9 }])).toEqual(['a gain of what nobody has: 0 population']);
    expect(untold([line], [{ population: 9 }], [{ population: 6 }])).toEqual([]);
  });
  it('what is counted and not said', () => {
    expect(unsaid({ ...line, said: 'Ada builds' })).toHaveLength(1);
    expect(unsaid({ ...line, said: 'Ada builds for 33' })).toHaveLength(1);
    expect(unsaid(line)).toEqual([]);
    expect(unsaid({ said: 'Ada builds', brought: '−3 people', gains: line.gains ?? [] })).toEqual([]);
  });
});
