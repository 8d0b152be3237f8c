import { describe, expect, it } from 'vitest';
import { heard, type Json, LANGUAGES, RecordingSink, SeededRng, settle } from '#kernel';
import raw from '../data/glass-road.json' with { type: 'json' };
import { BUILDINGS, SPECIALISTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { Event } from '../rules/state.ts';
import { de, words as deWords } from '../text/de.ts';
import { half, sentences } from '../text/effects.ts';
import { en, words as enWords } from '../text/en.ts';
import { Table } from './table.ts';

const TEXT = { de, en };
const WORDS = { de: deWords, en: enWords };
const names = (seat: number): string => ['Ada', 'Ben', 'Cem', 'Dora'][seat] ?? '?';
/** Goods are listed in table order, whatever their order in the data file. */
const sorted = (text: string): string =>
  text
    .split(/[ ,;]+/)
    .sort()
    .join(' ');

describe.each(LANGUAGES)('sentences in %s', (lang) => {
  const say = sentences(WORDS[lang].grammar);

  it('says of every building what the data file says of it', () => {
    for (const [i, b] of BUILDINGS.entries()) {
      const text = raw.buildings.find((x) => x.id === b.id)?.text[lang];
      expect(sorted(say.building(i))).toBe(sorted(String(text)));
    }
  });

  it('says of every specialist what the data file says of it', () => {
    for (const [i, c] of SPECIALISTS.entries()) {
      const text = raw.specialists.find((x) => x.id === c.id)?.text[lang];
      expect([say.cost(c.cost), say.action(i, 0), say.action(i, 1)].map(sorted)).toEqual(
        [text?.cost, text?.A, text?.B].map((t) => sorted(String(t))),
      );
    }
  });

  it('has words for every question, option, event and position of a random game', () => {
    for (const seats of game.seats) {
      const rng = new SeededRng(`text-${seats}`);
      const choice = new SeededRng(`text-choice-${seats}`);
      const out = new RecordingSink<Event>();
      const s = game.setup({ long: false }, seats, rng, out);
      for (let open = settle(game, s, rng, out); open.length > 0; open = settle(game, s, rng, out)) {
        const d = open[choice.int('d', open.length)] as (typeof open)[number];
        const view = game.view(s, d.seat);
        expect(TEXT[lang].prompt(d, view)).toMatch(/\S{2}/);
        expect(TEXT[lang].phase(view).join(' · ')).not.toMatch(/undefined|NaN/);
        const labels = d.options.map((m) => TEXT[lang].move(m, view));
        expect(labels.join('\n')).not.toMatch(/undefined|NaN|\(\)|^\s*$/m);
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
        game.apply(s, d.seat, d.options[choice.int('o', d.options.length)] as never, rng, out);
      }
      for (const told of out.events)
        for (const viewer of ['spectator', 'judge'] as const) {
          const e = heard(told, viewer);
          if (e !== null) expect(String(TEXT[lang].event(e, names))).not.toMatch(/undefined|NaN/);
        }
      for (const viewer of [0, 'spectator', 'judge'] as const)
        for (const { title, lines } of TEXT[lang].summary(game.view(s, viewer), names))
          expect([title, ...lines].join('\n')).not.toMatch(/undefined|NaN/);
    }
  });

  it('the plain table shows hand, display, wheels, landscape, buildings, private tiles and cards', () => {
    const t = new Table(2)
      .hands(['builder', 'forester'], ['supplier'])
      .own(0, 'kiln', 'r3c3')
      .private_(1, 'mansion')
      .show('spa');
    const lines = TEXT[lang].summary(game.view(t.s, 0), names).flatMap((x) => [x.title, ...x.lines]);
    const all = lines.join('\n');
    const name = (id: string): string => raw.buildings.find((b) => b.id === id)?.name[lang] ?? '?';
    for (const word of ['kiln', 'mansion', 'spa'].map(name)) expect(all).toContain(word);
    for (const id of ['builder', 'forester'])
      expect(all).toContain(raw.specialists.find((c) => c.id === id)?.name[lang]);
    expect(all).not.toContain(raw.specialists.find((c) => c.id === 'supplier')?.name[lang]);
    for (const w of raw.wheels) expect(all).toContain(w.name[lang]);
    expect(all).toContain('3½');
  });

  it('explains refusals, also with the kernel’s own', () => {
    const t = new Table(1).using(0, 'builder');
    for (const move of ['discard r1c2', 'act A', 'convert kiln', 'build kiln', 'keep builder', 'pass', 'take 3']) {
      const why = t.whyNot(0, move);
      expect(why).not.toBeNull();
      if (why !== null) expect(TEXT[lang].refusal(why)).toMatch(/\S.*\.$/);
    }
    expect(TEXT[lang].refusal({ key: 'notAsked' })).toMatch(/\.$/);
    const args: Record<string, Json> = { building: 'kiln' };
    expect(TEXT[lang].refusal({ key: 'tooDear', args })).toContain(lang === 'de' ? 'Lehmbrennerei' : 'Kiln');
  });

  it('names categories and options', () => {
    for (const key of Object.keys(game.score(new Table(1).s, 'judge').seats[0]?.parts ?? {}))
      expect(TEXT[lang].category(key)).not.toBe(key);
    expect(Object.keys(TEXT[lang].options)).toEqual(Object.keys(game.options));
  });
});

it('half points are written as fractions', () => {
  expect([0, 0.5, 1, 9.5].map(half)).toEqual(['0', '½', '1', '9½']);
});

describe('what the score is made of', () => {
  /** The sum that a text writes out: 'Village Church: 4 + ½ × 6 buildings, at most 3'. */
  const number = (text: string): number =>
    text.endsWith('½') ? Number(text.slice(0, -1) || 0) + 0.5 : Number(text || Number.NaN);
  function worth(text: string): number {
    const formula = text.slice(text.lastIndexOf(': ') + 2);
    const before = text.split(': ').length > 2 ? text.split(': ')[1]?.split(' + ')[0] : undefined;
    const sum = formula.split(' + ').reduce((total, part) => {
      const product = /^([\d½]+) × (\d+)/.exec(part);
      const most = /, (?:at most|höchstens) ([\d½]+)$/.exec(part)?.[1];
      const points =
        product === null ? number(part.split(' ')[0] ?? '') : number(product[1] ?? '') * number(product[2] ?? '');
      return total + (most === undefined ? points : Math.min(points, number(most)));
    }, 0);
    return sum + (before === undefined ? 0 : number(before));
  }

  it('is a sum that comes to its points, for every building', () => {
    let opened = 0;
    for (const at of BUILDINGS.keys())
      for (const rich of [false, true]) {
        const building = BUILDINGS[at] as (typeof BUILDINGS)[number];
        const t = new Table(2).own(0, building.id, building.pattern === 'wood' ? 'r2c3' : 'r1c1');
        if (rich) t.player(0).stock = t.player(0).stock.map((_, i) => (i % 3) + 2);
        if (rich) t.own(0, 'kiln', 'r3c3');
        for (const lang of LANGUAGES)
          for (const category of ['processing', 'immediate', 'bonus', 'starting'])
            for (const { text, points } of TEXT[lang].made?.(category, 0, game.view(t.s, 0)) ?? []) {
              if (!text.includes(':')) continue;
              opened++;
              expect(worth(text), text).toBe(points);
            }
      }
    expect(opened).toBeGreaterThan(200);
    expect(worth('A: 4 + ½ × 6 buildings')).toBe(7);
    expect(worth('A: 1 + ½ × 7 water, at most 3')).toBe(4);
    expect(worth('A: 3 + Glass Furnace: 1 × 2 glass')).toBe(5);
  });
});

describe('a game alone', () => {
  it('has a title for every result, and says what the next one needs', () => {
    for (const text of [de, en]) {
      const titles = [-5, 12, 17, 22, 27, 32].map((total) => text.rank?.(total).title);
      expect(new Set(titles).size).toBe(6);
      expect(text.rank?.(21.5).next).toEqual({ title: titles[3], from: 22 });
      expect(text.rank?.(40).next).toBeNull();
    }
  });
});
