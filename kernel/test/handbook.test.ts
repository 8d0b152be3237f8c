/** The laws of the handbook catch a broken one: a good one is taken and broken in one place each time. */
import { describe, expect, it } from 'vitest';
import { gameEntry } from '#games';
import { type Handbook, type HandbookBlock, readable, spelled, unmarked } from '#kernel';
import { figureFaults, hintFaults, textFaults, typedNumbers } from '../laws/handbook.ts';

const entry = gameEntry('my-city');
if (entry === undefined) throw new Error('no game to break');
const { module } = await entry.load();
const told = await module.handbook?.();
if (told === undefined) throw new Error('no handbook to break');
const good = told.handbook;
const { hints } = (await module.hints?.()) ?? { hints: { de: {}, en: {} } };

/** The handbook with other German blocks. */
const changed = (change: (block: HandbookBlock, chapter: string) => HandbookBlock): Handbook => ({
  ...good,
  text: {
    ...good.text,
    de: {
      ...good.text.de,
      chapters: good.text.de.chapters.map((c) => ({ ...c, blocks: c.blocks.map((b) => change(b, c.id)) })),
    },
  },
});
const faults = (handbook: Handbook): string => textFaults(module, handbook).join('\n');

describe('a broken handbook', () => {
  it('a good one has no faults', () => expect(faults(good)).toBe(''));

  it('lacks a chapter', () => {
    const { de } = good.text;
    const chapters = de.chapters.filter((c) => c.id !== 'setup');
    expect(faults({ ...good, text: { ...good.text, de: { ...de, chapters } } })).toContain('do not hold goal table');
  });

  it('is too short', () => {
    expect(faults(changed((b) => ('p' in b ? { p: 'Kurz.' } : b)))).toMatch(/\d+ words instead of 1200 to 2500/);
  });

  it('leaves a number of a figure unexplained', () => {
    const short = changed((b) => ('figure' in b && b.figure === 'well' ? { ...b, callouts: ['Nur einer.'] } : b));
    expect(faults(short)).toContain('figure well has 2 numbers and 1 explanations');
  });

  it('names a ruling that is none', () => {
    expect(faults(changed((b, c) => (c === 'block' ? { p: 'x', rulings: 'MC-999' } : b)))).toContain('MC-999');
  });

  it('leads to a chapter that is not there', () => {
    expect(faults(changed((b, c) => (c === 'block' ? { p: '[x](#nowhere)' } : b)))).toContain('nowhere');
  });

  it('differs between the languages', () => {
    expect(faults(changed((b, c) => (c === 'block' ? { rule: 'x' } : b)))).toContain('the languages differ');
  });

  it('shows a position that is not true', () => {
    const well = good.figures.well;
    const next = good.figures.next;
    if (well === undefined || next === undefined) throw new Error('no figure to break');
    const wrong = (fig: typeof well): string => figureFaults(module.game, 'x', fig).join('\n');
    expect(wrong(well)).toBe('');
    expect(wrong({ ...well, points: { wells: 8 } })).toContain('wells is 4, not 8');
    expect(wrong({ ...next, possible: ['place 0 3 2'] })).toContain('refused by MC-14');
    expect(wrong({ ...next, refused: { 'place 1 1 0': 'MC-14' } })).toContain('refused by nothing');
    expect(wrong({ ...next, claims: () => ({ 'cats fly': false }) })).toContain('cats fly');
    expect(wrong({ ...next, possible: ['fly'] })).toContain('is no move');
  });

  it('has no line for a question, or one for none', () => {
    expect(hintFaults(hints, new Set(['build']))).toEqual([]);
    expect(hintFaults(hints, new Set(['build', 'bid']))[0]).toContain('no line for the question bid');
    expect(hintFaults(hints, new Set())[0]).toContain('a line for build, which nobody is asked');
  });

  it('has numbers typed by hand', () => {
    const filled = (inside: string): string => ['`up to $', '{', inside, '} of `'].join('');
    expect(typedNumbers(`x = 'costs 3 points'; y = ${filled("f('b1')")}; rulings: 'MC-3 MC-4'`)).toEqual([
      "'costs 3 points'",
    ]);
    expect(typedNumbers(filled('n').replace('of', 'of 27'))).toHaveLength(1);
  });
});

describe('texts', () => {
  it('lose their marks', () => {
    expect(unmarked('**Bold** and [a chapter](#turn).')).toBe('Bold and a chapter.');
    expect(readable({ table: { head: ['a', 'b'], rows: [['**c**', 'd']] } })).toEqual(['a · b', 'c · d']);
  });

  it('spell small numbers', () => {
    expect(spelled(3, 'de')).toBe('drei');
    expect(spelled(27, 'en')).toBe('27');
    expect(spelled(-2, 'en')).toBe('−2');
  });
});
