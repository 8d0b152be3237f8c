/** Every handbook: told in both languages, drawn by the game's own functions, true by the rules. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString as render } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { games } from '#games';
import { type GameModule, type Handbook, type HandbookBlock, LANGUAGES } from '#kernel';
import { figureFaults, hintFaults, textFaults, typedNumbers, wordCount } from '#kernel/laws/handbook.ts';
import type { HandbookDrawings } from '#web/kit/figure.tsx';
import { walk } from '#web/kit/laws/walk.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** So many games with every number of players are played at random to meet rare questions. */
const WALKS = 40;

/** Kinds of questions met in random play with every number of players; it goes on until all the expected ones were asked. */
function kindsAsked(module: GameModule, expected: readonly string[]): Set<string> {
  const kinds = new Set<string>();
  for (let n = 0; n < WALKS && (n === 0 || !expected.every((kind) => kinds.has(kind))); n++)
    for (const seats of module.game.seats)
      for (const { open } of walk(module, seats, `kinds-${seats}-${n}`))
        for (const d of open) if (d.optional === undefined) kinds.add(d.kind);
  return kinds;
}

const drawn = async (id: string): Promise<HandbookDrawings> =>
  ((await import(`../games/${id}/handbook/draw.tsx`)) as { default: HandbookDrawings }).default;

const blocks = (handbook: Handbook, lang: 'de' | 'en'): readonly HandbookBlock[] =>
  handbook.text[lang].chapters.flatMap((c) => c.blocks);

describe.each(games.map((g) => [g.meta.id, g] as const))('the handbook of %s', async (id, entry) => {
  const { module } = await entry.load();
  const { handbook } = (await module.handbook?.()) ?? { handbook: null };
  const { hints } = (await module.hints?.()) ?? { hints: null };
  if (handbook === null || hints === null) throw new Error(`${id} has no handbook, or no hints`);
  const { Figure, Sign } = await drawn(id);

  it('is whole, and the same in both languages', () => {
    expect(textFaults(module, handbook)).toEqual([]);
    for (const lang of LANGUAGES) expect(wordCount(handbook.text[lang])).toBeGreaterThan(0);
  });

  it('takes its numbers from the data', () => {
    for (const file of [...LANGUAGES, 'hints'])
      expect(typedNumbers(readFileSync(`${ROOT}games/${id}/handbook/${file}.ts`, 'utf8'))).toEqual([]);
  });

  it('has a line for beginners for every kind of question', () => {
    expect(hintFaults(hints, kindsAsked(module, Object.keys(hints.de)))).toEqual([]);
  });

  it.each(Object.entries(handbook.figures))('figure %s is true by the rules', (name, figure) => {
    expect(figureFaults(module.game, name, figure)).toEqual([]);
  });

  it.each(LANGUAGES)('every figure is drawn, with its numbers (%s)', (lang) => {
    for (const block of blocks(handbook, lang)) {
      if (!('figure' in block)) continue;
      const svg = render(<Figure id={block.figure} lang={lang} label={block.caption} />);
      expect(svg, block.figure).toMatch(/<svg[^>]*role="img"/);
      const numbers = [...svg.matchAll(/data-callout="(\d+)"/g)].map((m) => Number(m[1]));
      expect(numbers, block.figure).toEqual((block.callouts ?? []).map((_, i) => i + 1));
    }
  });

  it('every sign, card and tile of the legend has a drawing of its own', () => {
    for (const lang of LANGUAGES) {
      const seen = new Map<string, string>();
      for (const block of blocks(handbook, lang))
        for (const { id: sign } of 'entries' in block ? block.entries : []) {
          const svg = render(<Sign id={sign} lang={lang} />);
          expect(svg, sign).toContain('<svg');
          expect(svg.length, sign).toBeGreaterThan(60);
          expect(seen.get(svg), sign).toBeUndefined();
          seen.set(svg, sign);
        }
    }
  });
});
