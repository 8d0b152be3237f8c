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

type Text = GameText<Move, unknown, unknown>;
type Texts = Readonly<Record<Language, Text>>;
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

/** A turn as the table tells it, with what everybody had before and after it. */
interface Told {
  readonly where: string;
  readonly lines: readonly TurnSaid[];
  readonly before: readonly Stock[];
  readonly after: readonly Stock[];
}

/** Every turn; where all act at once, every entry of the log. */
function toldOf(match: Match, text: Text, seats: number, viewer: Viewer, rounds: boolean): Told[] {
  const { game } = match;
  const stockOf = (view: unknown): Stock[] =>
    Array.from({ length: seats }, (_, seat) => text.stock?.(view, seat) ?? {});
  const log = Array.from({ length: match.length + 1 }, (_, n) => ({
    n,
    seat: match.seatOf(n),
    events: match.heard(n, viewer),
  }));
  let before = stockOf(game.view(match.at(0).state, viewer));
  return (rounds ? log.slice(1).map(({ n }) => ({ from: n, to: n })) : turnsIn(log)).map(({ from, to }) => {
    const view = game.view(match.at(to).state, viewer);
    const lines = turnsSince(log.slice(from, to + 1), from - 1, null, text, names, view, rounds);
    const told = { where: `moves ${from} to ${to}, ${viewer}`, lines, before, after: stockOf(view) };
    before = told.after;
    return told;
  });
}

const spoken = (lines: readonly TurnSaid[]): string =>
  lines.map((line) => `${line.said} ${line.brought ?? ''}`.trim()).join(' | ');
const figures = (lines: readonly TurnSaid[]): string => (spoken(lines).match(/\d+/g) ?? []).toSorted().join(' ');

/** What is told wrongly in any language, and where the languages tell of different figures. */
function judge(match: Match, texts: Texts, seats: number, viewer: Viewer, rounds: boolean): string[] {
  const [first, ...others] = LANGUAGES.map((lang) => {
    const told = toldOf(match, texts[lang], seats, viewer, rounds);
    const wrong = told.flatMap(({ where, lines, before, after }) =>
      [...untold(lines, before, after), ...lines.flatMap(unsaid)].map(
        (x) => `${lang}, ${where}: ${x} (${spoken(lines)})`,
      ),
    );
    return { told, wrong };
  });
  const apart = (first?.told ?? []).flatMap(({ where, lines }, i) =>
    others.flatMap(({ told }) => differs(lines, told[i]?.lines ?? []).map((x) => `${where}: ${x}`)),
  );
  return [...(first?.wrong ?? []), ...others.flatMap(({ wrong }) => wrong), ...apart];
}

/** Two languages tell the same: the same gains in as many lines, and the same figures in words. */
function differs(some: readonly TurnSaid[], others: readonly TurnSaid[]): string[] {
  const gains = (lines: readonly TurnSaid[]): string => JSON.stringify(lines.map((line) => line.gains ?? []));
  return gains(some) === gains(others) && figures(some) === figures(others)
    ? []
    : [`'${spoken(some)}' is not '${spoken(others)}'`];
}

/** Rows of the score that do not open, or open to another sum. */
function closed(match: Match, texts: Texts, seats: number, viewer: Viewer): string[] {
  return LANGUAGES.flatMap((lang) => closedIn(match, texts[lang], seats, viewer, lang));
}

function closedIn(match: Match, text: Text, seats: number, viewer: Viewer, lang: Language): string[] {
  const { game } = match;
  return [0, 0.3, 0.6, 0.9, 1].flatMap((share) => {
    const at = Math.floor(match.length * share);
    const { state } = match.at(at);
    const events = Array.from({ length: at + 1 }, (_, n) => match.heard(n, viewer)).flat();
    const view = game.view(state, viewer);
    const { seats: scores } = game.score(state, viewer);
    return Array.from({ length: seats }, (_, seat) => Object.entries(scores[seat]?.parts ?? {})).flatMap(
      (parts, seat) =>
        parts.flatMap(([category, figure]) => {
          if (figure === null) return [];
          // With the whole log, and where the log is not known.
          return [events, undefined].flatMap((told) => {
            const made = text.made?.(category, seat, view, told) ?? [];
            const sum = made.reduce((n, x) => n + x.points, 0);
            const bad = made.filter((x) => x.text === '' || /undefined|NaN|null/.test(x.text));
            return Math.abs(sum - figure) < 1e-9 && bad.length === 0
              ? []
              : [
                  `${lang}, ${names(seat)}, ${category}: ${figure} is made of ${JSON.stringify(made)}, seen by ${viewer}`,
                ];
          });
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
    const viewers = ['judge', ...Array(record.seats).keys()] as Viewer[];
    return viewers.flatMap((viewer) => of(match, module.text as Texts, record.seats, viewer, rounds)).slice(0, 12);
  };
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
  it('what is counted and not said, or said otherwise in another language', () => {
    expect(unsaid({ ...line, said: 'Ada builds' })).toHaveLength(1);
    expect(unsaid({ ...line, said: 'Ada builds for 33' })).toHaveLength(1);
    expect(unsaid(line)).toEqual([]);
    expect(differs([line], [{ ...line, said: 'Ada baut für 3' }])).toEqual([]);
    expect(differs([line], [{ ...line, said: 'Ada baut für 4' }])).toHaveLength(1);
    expect(differs([line], [{ said: 'Ada baut für 3' }])).toHaveLength(1);
    expect(unsaid({ said: 'Ada builds', brought: '−3 people', gains: line.gains ?? [] })).toEqual([]);
  });
});
