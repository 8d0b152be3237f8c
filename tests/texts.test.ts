/** Every sentence a game can say, met in random play with every number of players, in both languages. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import {
  type Decision,
  type GameModule,
  heard,
  LANGUAGES,
  type Language,
  Match,
  type Move,
  NOT_ASKED,
  notate,
  RecordingSink,
  type Refusal,
  readOptions,
  SeededRng,
  settle,
  step,
  type Viewer,
} from '#kernel';
import { isSample } from '#kernel/laws/index.ts';

const WALKS = 2;
/** Long option lists and long games are sampled. */
const OPTIONS_LOOKED_AT = 12;
const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil'];
const names = (seat: number): string => NAMES[seat] ?? `#${seat}`;

/** Texts that slipped through: holes in a sentence, and keys that were never translated. */
const HOLE = /undefined|NaN|\[object|\bnull\b|\$\{|\{\{|^\s*$|^\s|\s$| {2}|Infinity/;

class Reader {
  readonly bad = new Map<string, string>();
  readonly module: GameModule;
  said = 0;

  constructor(module: GameModule) {
    this.module = module;
  }

  hear(lang: Language, what: string, say: () => string | null): void {
    let text: string | null;
    try {
      text = say();
    } catch (e) {
      this.bad.set(`${lang} ${what}`, `throws ${e instanceof Error ? e.message : String(e)}`);
      return;
    }
    this.said++;
    if (text !== null && (typeof text !== 'string' || HOLE.test(text)))
      this.bad.set(`${lang} ${what}`, `says '${text}'`);
  }
}

function readPosition(r: Reader, s: unknown, open: readonly Decision<Move>[], seats: number): void {
  const { game, text } = r.module;
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator', 'judge'];
  for (const lang of LANGUAGES) {
    const t = text[lang];
    for (const viewer of viewers) {
      const view = game.view(s, viewer);
      r.hear(lang, 'phase', () => t.phase(view).join(' · '));
      for (const section of t.summary(view, names)) {
        r.hear(lang, 'summary title', () => section.title);
        // Indented lines and columns are fine in a summary: only holes are looked for.
        for (const line of section.lines)
          r.hear(lang, `summary of ${section.title}`, () => line.trim().replace(/\s+/g, ' '));
      }
      for (const seat of game.score(s, viewer).seats)
        for (const part of Object.keys(seat.parts)) r.hear(lang, `category ${part}`, () => t.category(part));
    }
    for (const d of open) {
      const view = game.view(s, d.seat);
      r.hear(lang, `prompt ${d.kind}`, () => t.prompt(d, view));
      const stride = Math.max(1, Math.floor(d.options.length / OPTIONS_LOOKED_AT));
      for (let i = 0; i < d.options.length; i += stride) {
        const move = d.options[i] as Move;
        r.hear(lang, `move ${notate(game.moves, move)}`, () => t.move(move, view));
      }
    }
  }
}

function readRefusals(r: Reader, s: unknown, seats: number, tries: readonly Move[]): void {
  const { game, text } = r.module;
  for (let seat = 0; seat < seats; seat++)
    for (const move of tries) {
      const refusal = game.whyNot(s, seat, move);
      if (refusal === null) continue;
      for (const lang of LANGUAGES)
        r.hear(lang, `refusal ${refusal.ruling} ${refusal.key}`, () => text[lang].refusal(refusal));
    }
}

/** Labels of one question that cannot be told apart. */
function twins(r: Reader, s: unknown, d: Decision<Move>, lang: Language): string[] {
  const { game, text } = r.module;
  const view = game.view(s, d.seat);
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const move of d.options) {
    const label = text[lang].move(move, view);
    const line = notate(game.moves, move);
    const other = seen.get(label);
    if (other !== undefined) found.push(`${lang} ${d.kind}: '${label}' is both '${other}' and '${line}'`);
    seen.set(label, line);
  }
  return found;
}

function readGame(r: Reader, seats: number, seed: string, ambiguous: Set<string>): void {
  const { game, text } = r.module;
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  const rng = new SeededRng(seed);
  const choice = new SeededRng(`${seed}/choice`);
  let out = new RecordingSink<unknown>();
  const s = game.setup(read.options, seats, rng, out);
  let open = settle(game, s, rng, out);
  const tries: Move[] = [];
  for (let n = 0; open.length > 0; n++) {
    for (const told of out.events)
      for (const viewer of [0, seats - 1, 'spectator', 'judge'] as Viewer[]) {
        const event = heard(told, viewer);
        if (event === null) continue;
        const name = (event as { e?: string }).e ?? JSON.stringify(event);
        for (const lang of LANGUAGES) r.hear(lang, `event ${name}`, () => text[lang].event(event, names));
      }
    if (isSample(n)) {
      readPosition(r, s, open, seats);
      readRefusals(r, s, seats, tries);
      for (const d of open) for (const lang of LANGUAGES) for (const line of twins(r, s, d, lang)) ambiguous.add(line);
    }
    const d = open[choice.int('decision', open.length)] as Decision<Move>;
    const move = d.options[choice.int('option', d.options.length)] as Move;
    tries[n % 30] = move;
    out = new RecordingSink<unknown>();
    open = step(game, s, d.seat, move, rng, out);
  }
  readPosition(r, s, open, seats);
}

for (const entry of games) {
  const { module } = await entry.load();
  describe(`texts of ${module.game.id}`, () => {
    for (const seats of module.game.seats)
      it(`have no holes with ${seats} seats`, () => {
        const r = new Reader(module);
        const ambiguous = new Set<string>();
        for (let k = 0; k < WALKS; k++) readGame(r, seats, `texts-${seats}-${k}`, ambiguous);
        expect(r.said).toBeGreaterThan(100);
        expect([...r.bad].map(([what, how]) => `${what} ${how}`).slice(0, 20)).toEqual([]);
        expect([...ambiguous].slice(0, 20), 'options of one question must be told apart by their labels').toEqual([]);
      });

    it('name and explain options of the table and name every value of them in both languages', () => {
      for (const lang of LANGUAGES) {
        const { options } = module.text[lang];
        for (const [name, spec] of Object.entries(module.game.options)) {
          expect(options[name]?.label, `${lang} ${name}`).toBeTruthy();
          expect(options[name]?.about, `${lang} ${name}: what it changes`).toMatch(/\.$/);
          if (spec.kind === 'choice' || spec.kind === 'perSeat')
            for (const value of spec.values)
              expect(options[name]?.values?.[value], `${lang} ${name} ${value}`).toBeTruthy();
        }
      }
    });

    it('have the same rulings in both languages, none empty', () => {
      const { de, en } = module.rulings;
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
      for (const lang of LANGUAGES)
        for (const [ruling, sentence] of Object.entries(module.rulings[lang]))
          expect(HOLE.test(sentence), `${lang} ${ruling}: ${sentence}`).toBe(false);
    });

    it('say of every row of the score what it counts, each row something else, in both languages', () => {
      const { game, text } = module;
      const rows = new Set(
        game.seats.flatMap((seats) => {
          const { state } = new Match(game, {}, seats, 'rows');
          return game.score(state, 'judge').seats.flatMap((seat) => Object.keys(seat.parts));
        }),
      );
      expect(rows.size).toBeGreaterThan(0);
      for (const lang of LANGUAGES) {
        const said = [...rows].map((row) => text[lang].counts(row));
        for (const [i, sentence] of said.entries()) {
          const row = `${lang} ${[...rows][i]}: ${sentence}`;
          expect(sentence, row).not.toMatch(HOLE);
          expect(sentence, row).toMatch(/^\p{Lu}.{15,319}[.!]$/u);
        }
        expect(new Set(said).size, `${lang}: two rows say the same`).toBe(rows.size);
      }
    });

    it('put every ruling into exactly one chapter, titled in both languages', () => {
      const { chapters, rulings } = module;
      expect(chapters.flatMap((c) => [...c.rulings]).sort()).toEqual(Object.keys(rulings.de).sort());
      expect(new Set(chapters.map((c) => c.id)).size).toBe(chapters.length);
      for (const { id, title } of chapters) {
        expect(id).toMatch(/^[a-z-]+$/);
        for (const lang of LANGUAGES) expect(title[lang], `${lang} ${id}`).not.toMatch(HOLE);
      }
    });

    it('know the refusal of the house itself', () => {
      const refusal: Refusal = NOT_ASKED;
      for (const lang of LANGUAGES) expect(module.text[lang].refusal(refusal)).not.toMatch(HOLE);
    });

    it('say title and tagline in both languages', () => {
      for (const lang of LANGUAGES) {
        expect(module.meta.title[lang]).not.toMatch(HOLE);
        expect(module.meta.tagline[lang]).not.toMatch(HOLE);
      }
      expect(module.meta.id).toBe(module.game.id);
      expect(module.meta.seats).toEqual(module.game.seats);
    });
  });
}
