/** One voice over all games: every sentence about somebody, said to others and said to them, in kept games and both languages. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type GameModule, LANGUAGES, type Language, type Match, type Names, type Seat, speakTo } from '#kernel';
import { turnsIn } from '#web/table/log-lines.ts';
import { cardsOf } from '#web/table/moment-queue.ts';
import { readKept, replayKept } from './kept.ts';
import { pureBoard } from './pure-board.ts';
import { called, marks, speaksTo, speaksToNobody, verbOf, WORD } from './voice.ts';

const FIXTURES = (id: string): URL => new URL(`../games/${id}/test/fixtures/`, import.meta.url);
const spoken = (you: Seat | null, lang: Language): Names => speakTo(you, WORD[lang], called);

/** What one viewer hears of a game, a turn at a time, with the position after it. */
function* turnsOf(match: Match, viewer: Seat | 'spectator' | 'judge') {
  const log = Array.from({ length: match.length + 1 }, (_, n) => ({
    n,
    seat: match.seatOf(n),
    events: match.heard(n, viewer),
  }));
  const start = log.filter((e) => e.seat === null);
  for (const { events, n } of start) yield { events, to: n };
  for (const { events, to } of turnsIn(log)) yield { events, to };
}

class Listener {
  readonly wrong = new Map<string, string>();
  readonly verbs: Record<Language, Set<string>> = { de: new Set(), en: new Set() };
  heard = 0;
  readonly #module: GameModule;
  readonly #moments: object;

  constructor(module: GameModule, moments: object) {
    this.#module = module;
    this.#moments = moments;
  }

  /** What is told of one turn, sentence by sentence. */
  #told(lang: Language, events: readonly unknown[], names: Names, view: unknown, seats: number): (string | null)[] {
    const text = this.#module.text[lang];
    const turns = Array.from({ length: seats }, (_, seat) => text.turn(seat, events, names, view));
    return [
      ...events.map((event) => text.event(event, names)),
      ...turns.map((turn) => turn?.said ?? null),
      ...turns.map((turn) => turn?.brought ?? null),
      ...(text.between?.(events, names, view) ?? []).map((line) => line.said),
    ];
  }

  #note(found: readonly string[], where: string): void {
    for (const line of found) if (this.wrong.size < 40 && !this.wrong.has(line)) this.wrong.set(line, where);
  }

  listen(match: Match, seats: number, where: string): void {
    const { game } = match;
    for (const viewer of [...Array(seats).keys(), 'spectator', 'judge'] as const)
      for (const { events, to } of turnsOf(match, viewer)) {
        if (events.length === 0) continue;
        const view = game.view(match.at(to).state, viewer);
        const at = `${where}, move ${to}, seen by ${viewer}`;
        for (const lang of LANGUAGES) this.#hear(lang, events, view, viewer, seats, at);
      }
  }

  #hear(lang: Language, events: readonly unknown[], view: unknown, viewer: unknown, seats: number, at: string): void {
    const nobody = spoken(null, lang);
    const plain = this.#told(lang, events, nobody, view, seats);
    this.heard += plain.length;
    for (const said of plain)
      for (let seat = 0; said !== null && seat < seats; seat++) {
        const verb = verbOf(said, called(seat));
        if (verb !== null) this.verbs[lang].add(verb);
      }
    if (typeof viewer !== 'number') {
      for (const said of plain) if (said !== null) this.#note(speaksToNobody(said, lang), at);
      this.#cards(lang, events, view, null, at);
      return;
    }
    const mine = this.#told(lang, events, spoken(viewer, lang), view, seats);
    for (const [i, said] of plain.entries()) {
      const to = mine[i] ?? null;
      if (said === null || to === null) {
        if (said !== to) this.#note([`${lang} is silent to one: '${said ?? to}'`], at);
        continue;
      }
      this.#note(
        [...speaksTo({ plain: said, spoken: to }, called(viewer), lang, this.verbs[lang]), ...marks(to, lang)],
        at,
      );
    }
    this.#cards(lang, events, view, viewer, at);
  }

  #cards(lang: Language, events: readonly unknown[], view: unknown, seat: Seat | null, at: string): void {
    for (const card of cardsOf(this.#moments, events, { view, names: spoken(seat, lang), seat, lang }))
      for (const said of [card.title, ...card.says]) {
        const found =
          seat === null
            ? speaksToNobody(said, lang)
            : [...speaksTo({ plain: said, spoken: said }, called(seat), lang, this.verbs[lang]), ...marks(said, lang)];
        this.#note(found, `${at}, card`);
      }
  }
}

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  const { moments } = (await pureBoard(id)) ?? { moments: {} };
  const files = readdirSync(FIXTURES(id)).filter((file) => file.endsWith('.match.json'));
  describe(`the voice of ${id}`, () => {
    it.each(files)('knows whom it speaks to in %s', (file) => {
      const { record } = readKept(new URL(file, FIXTURES(id)));
      const listener = new Listener(module, moments);
      listener.listen(replayKept(module.game, record), record.seats, file);
      expect(listener.heard).toBeGreaterThan(100);
      expect([...listener.wrong].map(([what, at]) => `${what} (${at})`).slice(0, 12)).toEqual([]);
    });
  });
}

describe('a sentence with a fault is found:', () => {
  const verbs = { en: new Set(['builds', 'pays', 'places']), de: new Set(['baut', 'zahlt', 'setzt']) };
  it.each([
    ['en', 'Adaxa builds a hut.', 'You builds a hut.', /keeps 'builds'/],
    ['en', 'Adaxa is back.', 'You is back.', /keeps 'is'/],
    ['en', 'Adaxa builds and pays 3.', 'You build and pays 3.', /goes on with 'pays'/],
    ['en', 'Adaxa builds a hut.', 'Adaxa builds a hut.', /by name/],
    ['en', 'Belaxa pays Adaxa 3.', 'Belaxa pays You 3.', /large inside/],
    ['en', 'Belaxa pays Adaxa 3.', 'Belaxa pays 3.', /does not speak/],
    ['en', 'Adaxa builds a hut.', 'A hut for you.', /does not begin/],
    ['de', 'Adaxa baut.', 'Du baut.', /keeps 'baut'/],
    ['de', 'Adaxa ist dran.', 'Du ist dran.', /keeps 'ist'/],
    ['de', 'Adaxa baut.', 'Du bau.', /no form of 'du'/],
    ['de', 'Adaxa baut und zahlt 3.', 'Du baust und zahlt 3.', /goes on with 'zahlt'/],
    ['de', 'Belaxa überfällt Adaxa.', 'Belaxa überfällt Dich.', /large inside/],
  ] as const)('%s %s → %s', (lang, plain, said, fault) => {
    expect(speaksTo({ plain, spoken: said }, 'Adaxa', lang, verbs[lang]).join()).toMatch(fault);
  });

  it.each([
    ['en', 'Adaxa builds a hut and pays Belaxa 3.', 'You build a hut and pay Belaxa 3.'],
    ['en', 'Adaxa has built.', 'You have built.'],
    ['en', 'Adaxa must pay.', 'You must pay.'],
    ['en', 'The wheel of Adaxa turns.', 'Your wheel turns.'],
    ['de', 'Adaxa setzt 3.', 'Du setzt 3.'],
    ['de', 'Adaxa reißt ab und setzt neu.', 'Du reißt ab und setzt neu.'],
    ['de', 'Belaxa überfällt Adaxa.', 'Belaxa überfällt dich.'],
    ['de', 'Adaxa hat das „Du“ gebaut.', 'Du hast das „Du“ gebaut.'],
  ] as const)('but not in %s %s → %s', (lang, plain, said) => {
    expect(speaksTo({ plain, spoken: said }, 'Adaxa', lang, verbs[lang])).toEqual([]);
  });

  it('to nobody', () => {
    expect(speaksToNobody('You are dealt a card.', 'en')).toHaveLength(1);
    expect(speaksToNobody('Belaxa überfällt dich.', 'de')).toHaveLength(1);
    expect(speaksToNobody('Die Durststrecke von Belaxa endet.', 'de')).toEqual([]);
  });

  it('in the quotation marks of another language', () => {
    expect(marks('Ada baut “Hof”.', 'de')).toHaveLength(1);
    expect(marks('Ada builds „Farm“.', 'en')).toHaveLength(1);
    expect(marks('Ada baut „Hof“.', 'de')).toEqual([]);
    expect(marks('Ada builds “Farm”.', 'en')).toEqual([]);
  });
});
