import { describe, expect, it } from 'vitest';
import { type AnyGame, heard, LANGUAGES, type Move, RecordingSink, SeededRng, settle, step } from '#kernel';
import { module } from '../index.ts';
import { cards, SPACES, tiles, tribes, villageCardOf, villageCards } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { REFUSALS } from '../rules/refusals.ts';
import type { Event, GameMove, State } from '../rules/state.ts';
import { de } from '../text/de.ts';
import { describeIn } from '../text/describe.ts';
import { en } from '../text/en.ts';
import { makeSentences } from '../text/sentences.ts';
import { words } from '../text/words.ts';
import { deal, go, lay, options, player, read, refused, station, table } from './table.ts';

const TEXTS = { de, en };
const names = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di', 'Eli'][seat] ?? '?';
/** A gap that nobody filled. */
const GAP = /\{|\}|undefined|NaN|\[object|\?\?|(^|\s)\?(\s|$)/;

describe('sentences from the data', () => {
  for (const lang of LANGUAGES) {
    const s = makeSentences(lang, words[lang]);
    it(`every card, tile, village card, temple and leader can be read in ${lang}`, () => {
      const all = [
        ...cards.flatMap((_, i) => [s.card(i), s.cardSentence(i)]),
        ...tiles.map((_, i) => s.tile(i)),
        ...villageCards.flatMap((c, i) => [s.village(i), s.objective(c.objective), s.immediate(i)]),
        ...tribes.flatMap((t, i) => [
          s.tribe(i),
          s.path(i),
          s.condition(t.special),
          ...t.leaders.flatMap((_, l) => [s.leader(i, l), s.leaderAbility(i, l)]),
          ...t.temples.flatMap((_, k) => [s.temple(i, k), s.templeEffects(i, k)]),
        ]),
      ];
      for (const sentence of all) {
        expect(sentence).not.toMatch(GAP);
        expect(sentence.length).toBeGreaterThan(2);
      }
      // No two cards say the same.
      expect(new Set(cards.map((_, i) => s.cardSentence(i))).size).toBe(cards.length);
    });
  }

  it('reads like a rule', () => {
    const s = makeSentences('de', words.de);
    expect(s.card(0)).toBe('Wasser 1');
    expect(s.cardSentence(0)).toBe(
      'Reihe 1: mindestens 2 × Blau auf deinem Halter → 4 Wasser; Reihe 2: mindestens 3 × Blau auf deinem Halter → 6 Wasser',
    );
  });

  it('issue 20.8: says where something lies as a person would, without coordinates', () => {
    const s = makeSentences('de', words.de);
    expect([0, 1, 6, 11].map(s.place)).toEqual([
      'Start-Plättchen',
      'oben halb links',
      'in der Mitte halb rechts',
      'unten ganz rechts',
    ]);
    expect(s.tileAt(0)).toBe('Start-Plättchen');
    const cleaned = { e: 'cleaned' as const, seat: 0, space: 4 };
    expect(de.event(cleaned, names)).toBe('Ada entfernt eine Verschmutzung vom Feld in der Mitte ganz links.');
    expect(en.event(cleaned, names)).toBe('Ada removes a pollution token from the middle far left space.');
    for (const text of [de, en])
      for (let space = 0; space < SPACES; space++)
        expect(text.event({ e: 'cleaned', seat: 0, space }, names)).not.toMatch(/Reihe|Spalte|\brow\b|column|\d/);
  });
});

describe('pieces in words', () => {
  for (const lang of LANGUAGES)
    it(`every village card, leader, tribe, forest tile and score row is explained in ${lang}`, () => {
      const d = describeIn(lang);
      const all = [
        ...villageCards.map((_, i) => d.villageCard(i)),
        ...tiles.map((_, i) => d.tile(i)),
        ...tribes.flatMap((t, i) => [d.tribe(i), ...t.leaders.map((_, l) => d.leader(i, l))]),
        ...Object.keys(game.score(table(2).s, 'judge').seats[0]?.parts ?? {}).map(d.category),
      ];
      for (const sentence of all) {
        expect(sentence).not.toMatch(GAP);
        expect(sentence.length).toBeGreaterThan(10);
      }
    });

  it('score rows tell their tables', () => {
    expect(describeIn('en').category('pollution')).toBe(
      'Polluted spaces: none 12 VP, 1 space 7 VP, 2 spaces 3 VP, 3 or more 0 VP.',
    );
    expect(describeIn('de').category('treehouses')).toBe('Jedes Baumhaus: 3 SP.');
    expect(describeIn('de').category('endTile')).toBe('Wer zuerst alle Baumhäuser gesetzt hat: 5 SP.');
    expect(describeIn('en').category('tiles')).toMatch(/12 tiles 12 VP/);
  });

  it('an objective says how far it is', () => {
    const t = table(2);
    expect(describeIn('en').objective(player(t), villageCardOf('v15'))).toMatch(/Now 0: 0 VP\.$/);
  });

  it('log sentences about others say what a card does, not what it asks of "your" rack', () => {
    for (const [lang, text] of Object.entries(TEXTS))
      for (const [card] of cards.entries())
        expect(text.event({ e: 'played', seat: 1, card, row: 0 }, names), lang).not.toMatch(/dein|your/i);
  });

  it('discarding three cards says why it is offered', () => {
    const t = table(2);
    player(t).unplaced = [];
    expect(en.move({ do: 'discardThree' }, game.view(t.s, 0))).toMatch(/all temples are placed/);
    player(t).unplaced = [0];
    expect(en.move({ do: 'discardThree' }, game.view(t.s, 0))).toMatch(/every tile has a temple/);
  });
});

describe('refusals', () => {
  for (const lang of LANGUAGES)
    it(`every reason has a sentence in ${lang}`, () => {
      for (const key of REFUSALS) {
        const sentence = TEXTS[lang].refusal({
          key,
          ruling: 'TW-1',
          args: {
            color: 'blue',
            own: 1,
            left: 2,
            right: 0,
            min: 3,
            who: 'both',
            n: 3,
            row: 2,
            need: 3,
            have: 1,
            cost: 4,
          },
        });
        expect(sentence).not.toMatch(GAP);
        expect(sentence).not.toBe(key);
        expect(sentence.endsWith('.')).toBe(true);
      }
    });

  it('name the counts that fail', () => {
    const t = table(2);
    deal(t, { racks: ['blue-04 R R G G', 'Y R R G G'], display: 'B B R R', top: 'G' });
    const why = game.whyNot(t.s, 0, read('play blue-04 2'));
    expect(why && de.refusal(why)).toBe('Beide Nachbarn brauchen 1 × Gelb (Gegenüber 1, Markt 0).');
    expect(why && en.refusal(why)).toBe('Both neighbours need 1 × yellow (opponent 1, market 0).');
    expect(refused(t, 'play blue-04 2')).toBe('TW-3');
  });
});

describe('everything that is said in whole games', () => {
  for (const seats of game.seats)
    it(`prompts, options, log and summary have no gaps with ${seats} seats`, () => {
      const any = module.game as AnyGame;
      const rng = new SeededRng(`text-${seats}`);
      const choice = new SeededRng(`text-choice-${seats}`);
      const out = new RecordingSink<Event>();
      const s = game.setup({ tribes: Array.from({ length: seats }, () => 'random') }, seats, rng, out);
      let open = settle(any, s, rng, out);
      const kinds = new Set<string>();
      for (let n = 0; open.length > 0 && n < 900; n++) {
        const d = open[0] as (typeof open)[number];
        if (n % 15 === 0 || !kinds.has(d.kind)) speak(s, d.kind, d.options as readonly GameMove[]);
        kinds.add(d.kind);
        open = step(any, s, d.seat, d.options[choice.int('o', d.options.length)] as Move, rng, out);
      }
      for (const lang of LANGUAGES)
        for (const viewer of [0, 1, 'spectator'] as const) {
          const log = out.events.map((told) => heard(told, viewer)).filter((e) => e !== null);
          expect(log.map((e) => TEXTS[lang].event(e, names) ?? '').join('\n')).not.toMatch(GAP);
        }
      expect(kinds.size).toBeGreaterThan(10);
    });
});

function speak(s: State, kind: string, moves: readonly GameMove[]): void {
  for (const viewer of [s.active, (s.active + 1) % s.players.length, 'spectator'] as const) {
    const view = game.view(s, viewer);
    for (const lang of LANGUAGES) {
      const text = TEXTS[lang];
      const labels = moves.map((m) => text.move(m, view));
      expect(new Set(labels).size).toBe(labels.length);
      const lines = text.summary(view, names).flatMap((x) => [x.title, ...x.lines]);
      const said = [text.phase(view), text.prompt({ kind, seat: s.active }, view), ...labels, ...lines];
      expect(said).not.toContain('');
      expect(said.join('\n')).not.toMatch(GAP);
    }
  }
}

describe('the plain table', () => {
  it('shows own cards in full and only the backs of the others', () => {
    const t = table(3);
    deal(t, { racks: ['blue-01 B R G Y'] });
    const mine = de.summary(game.view(t.s, 0), names);
    const [me, left] = mine;
    expect(me?.title).toBe('Ada · Sturmfalken');
    expect(me?.lines.some((l) => l.startsWith('Wasser 1: ') && l.endsWith('(spielbar: Reihe 1)'))).toBe(true);
    expect(left?.title.startsWith('Bo')).toBe(true);
    expect(left?.lines.some((l) => l.startsWith('Halter: '))).toBe(true);
    expect(left?.lines.some((l) => l.includes('→ 4 Wasser'))).toBe(false);
    expect(me?.lines).toContain('Linker Nachbar: Bo');
    expect(me?.lines).toContain('Rechter Nachbar: Cy');
  });

  it('tells riders, temples, pollution, objectives and leaders of a land', () => {
    const t = table(3);
    lay(t, 0, { r0c1: 'teal-05' });
    station(t, 0, { r0c1: 2 });
    const lines = en.summary(game.view(t.s, 1), names).find((x) => x.title.startsWith('Ada'))?.lines ?? [];
    expect(lines).toContain('top centre left: teal, 3 slots, Wind turbine, 2 of 3 windriders');
    expect(lines.some((l) => l.startsWith('Polluted: top centre right, top far right ×2'))).toBe(true);
    expect(lines.some((l) => l.startsWith('Path teal – amber – violet – amber: 1 of 4') || l.includes('2 of 4'))).toBe(
      true,
    );
    expect(lines.filter((l) => l.startsWith('Leader: ')).length).toBe(4);
  });

  it('says what is pending', () => {
    const t = table(3);
    deal(t, { racks: ['blue-14 Y R G B'] });
    go(t, 'play blue-14 2');
    expect(de.prompt({ kind: 'nextEffect', seat: 0 }, game.view(t.s, 0))).toBe(
      'Welchen Effekt führst du als Nächstes aus?',
    );
    expect(options(t).map((o) => de.move(read(o), game.view(t.s, 0)))).toEqual([
      '2 Bewegungen',
      '1 Verschmutzung entfernen',
    ]);
    expect(de.summary(game.view(t.s, 0), names)[0]?.title).toBe('Offene Effekte');
  });

  it('names options of the table and all score categories', () => {
    for (const lang of LANGUAGES) {
      expect(Object.keys(TEXTS[lang].options.tribes?.values ?? {})).toEqual(['random', ...tribes.map((t) => t.id)]);
      for (const key of Object.keys(game.score(table().s, 'judge').seats[0]?.parts ?? {}))
        expect(TEXTS[lang].category(key)).not.toBe(key);
    }
  });
});
