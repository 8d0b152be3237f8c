/** Habits of the style sheets that no linter knows. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A frozen version keeps the sheet it was frozen with. */
const SHEETS = globSync('{web,games}/**/*.css', { cwd: ROOT })
  .filter((s) => !s.includes('/versions/'))
  .sort();
const DRAWINGS = globSync('games/*/board/**/*.{ts,tsx}', { cwd: ROOT }).sort();

/** Elements that hold a whole table, a board or a panel. */
const LARGE = /\.(table-page|frame|shell|stage|bwrap|board-place|board|info|opps|panel|[pf]r?-[a-z]+)[^\s,{>+~]*:has\(/;

const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');
const bare = (file: string): string => read(file).replace(/\/\*[\s\S]*?\*\//g, '');

/** Heads of all rules of a sheet: selectors and questions about the window. */
const heads = (file: string): string[] => [...bare(file).matchAll(/([^{};]+)\{/g)].map((m) => (m[1] ?? '').trim());

/** Classes that belong to the shell and the kit. */
const SHELL =
  /\.(shell|stage|bwrap|board-place|info|opps?|opp-[a-z]+|prompt|pt|ps|ledger|acts|arow|go|panel|p-[a-z]+|log|since|tabs?|table-page|table-bar|frame|fr-[a-z]+|rail|chip-[a-z]+|hero|hero-board|hand-ground|res|end-[a-z]+|explanation|choice-at|moment-[a-z]+|m-(can|selected|changed|cannot|consequence))(?![\w-])/;
const WIDTHS = /^@media[^{]*\((min|max)-(width|height)/;
const HEX = /#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\b/gi;

function count(files: readonly string[], found: (file: string) => number): Map<string, number> {
  const by = new Map<string, number>();
  for (const file of files) {
    const room = file.startsWith('games/') ? (file.split('/')[1] ?? '') : 'web';
    by.set(room, (by.get(room) ?? 0) + found(file));
  }
  return by;
}

/** What is left of old habits: the figures may only fall. A room that is not named has none. */
const LEFT: Readonly<Record<'reaches' | 'widths' | 'hex', Readonly<Record<string, number>>>> = {
  reaches: {},
  widths: {},
  hex: {},
};

function overdrawn(found: ReadonlyMap<string, number>, left: Readonly<Record<string, number>>): string[] {
  return [...found]
    .filter(([room, n]) => n > (left[room] ?? 0))
    .map(([room, n]) => `${room}: ${n} > ${left[room] ?? 0}`);
}

describe('style sheets', () => {
  it('are found', () => {
    expect(SHEETS.length).toBeGreaterThan(20);
  });

  // The browser would match the styles of everything inside anew whenever anything there changes.
  it.each(SHEETS)('%s asks nothing large what it contains', (sheet) => {
    expect(
      read(sheet)
        .split('\n')
        .filter((line) => LARGE.test(line)),
    ).toEqual([]);
  });

  it('of games do not reach into the shell', () => {
    const sheets = SHEETS.filter((s) => s.startsWith('games/'));
    const found = count(sheets, (s) => heads(s).filter((h) => !h.startsWith('@') && SHELL.test(h)).length);
    expect(overdrawn(found, LEFT.reaches)).toEqual([]);
  });

  it('ask about the window by names (web/style/media.css)', () => {
    const sheets = SHEETS.filter((s) => !s.endsWith('style/media.css'));
    const found = count(sheets, (s) => heads(s).filter((h) => WIDTHS.test(h)).length);
    expect(overdrawn(found, LEFT.widths)).toEqual([]);
  });
});

describe('motion', () => {
  it('ends: a table where nothing happens stands still, and wakes no processor', () => {
    expect(SHEETS.filter((sheet) => /\binfinite\b/.test(bare(sheet)))).toEqual([]);
  });
});

describe('drawings', () => {
  it('take their colours from tokens', () => {
    const links = /url\(#[^)]*\)|href=["'`{$]*#[\w-]+/g;
    const found = count(DRAWINGS, (f) => (bare(f).replace(links, '').match(HEX) ?? []).length);
    expect(overdrawn(found, LEFT.hex)).toEqual([]);
  });

  // A colour that no sheet names is drawn black, and nothing else would tell.
  it('take no token that their sheets do not define', () => {
    const defined = new Set(SHEETS.flatMap((f) => [...bare(f).matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1])));
    const unknown = DRAWINGS.flatMap((f) =>
      [...read(f).matchAll(/var\((--[\w-]+)\)/g)].flatMap((m) => (defined.has(m[1]) ? [] : [`${f}: ${m[1]}`])),
    );
    expect(unknown).toEqual([]);
  });
});
