import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { partsOf } from '#web/app/game-parts.ts';
import { dataInOneLanguage, inOneLanguage } from '../scripts/one-language.ts';

describe('a game in one language', () => {
  it('keeps one half of every pair of sentences, however deep', () => {
    const code = `import { de } from './de.js';
import { en } from './en.js';
export const text = { de, en };
export const words = (lang) => (lang === 'de' ? { hut: 'Hütte' } : { hut: 'hut' });
const deep = { names: [{ de: { one: 'eins', two: () => ({ de: 'zwei', en: 'two' }) }, en: { one: 'one' } }] };
const other = { de: 1, en: 2, fr: 3 };`;
    expect(inOneLanguage(code, 'de')).toBe(`import { de } from './de.js';
import { en } from './en.js';
export const text = { de };
export const words = (lang) => (({ hut: 'Hütte' }));
const deep = { names: [{ de: { one: 'eins', two: () => ({ de: 'zwei' }) } }] };
const other = { de: 1, en: 2, fr: 3 };`);
    const english = inOneLanguage(code, 'en');
    expect(english).toContain('export const text = { en };');
    expect(english).not.toMatch(/Hütte|eins|zwei/);
  });

  it('keeps one of two names in data', () => {
    const data = { a: [{ name: { de: 'Wald', en: 'forest' }, n: 3 }], title: { de: 'x' } };
    expect(dataInOneLanguage(data, 'en')).toEqual({ a: [{ name: { en: 'forest' }, n: 3 }], title: { de: 'x' } });
  });

  it('says nothing of where data comes from', () => {
    const entry = { id: 'hut', provenance: 'seed', nameProvenance: 'public', n: 3 };
    expect(dataInOneLanguage({ provenanceKey: { seed: 'the rulebook' }, all: [entry] }, 'de')).toEqual({
      all: [{ id: 'hut', n: 3 }],
    });
    // An entry that is read: which of its values were made up.
    const read = { provenance: { cost: 'designed' } };
    expect(dataInOneLanguage(read, 'en')).toEqual(read);
  });

  it('has its parts under the same names in every game, and they are those of the whole game', async () => {
    for (const { meta, load } of games)
      for (const lang of LANGUAGES) {
        const { module } = await load();
        const parts = partsOf(meta.id, lang);
        // Copies, since they are asked for with a language: what counts is that they are the same thing.
        expect((await parts.rules?.())?.rulesVersion, meta.id).toBe(module.game.rulesVersion);
        expect(Object.keys((await parts.text?.()) ?? {}), meta.id).toEqual(Object.keys(module.text[lang]));
        expect(await parts.rulings?.(), meta.id).toEqual(module.rulings[lang]);
        expect((await parts.brain?.())?.sensible, meta.id).toBeTypeOf('function');
        expect(parts.board, meta.id).toBeTypeOf('function');
        expect([parts.handbook, parts.course].map((p) => p !== undefined)).toEqual(
          [module.handbook, module.course].map((p) => p !== undefined),
        );
      }
  });
});
