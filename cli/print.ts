/** Plain text for terminals: tables, wrapped lines, standings. */
import type { GameText, Move, Names, Section, Standing } from '#kernel';
import type { Words } from './words.ts';

type AnyText = GameText<Move, unknown, unknown>;

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, [...cell].length);
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const room = ' '.repeat((widths[i] ?? 0) - [...cell].length);
        return i === 0 ? cell + room : room + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}

export function sections(list: readonly Section[]): string[] {
  return list.flatMap((s) => [s.title, ...s.lines.map((l) => `  ${l}`)]);
}

/** One column a seat: categories, total, tie-break and place. Null parts are hidden from this viewer. */
export function standing(s: Standing, text: AnyText, names: Names, words: Words): string[] {
  const number = (n: number | null | undefined): string =>
    n === null || n === undefined ? '?' : String(n).replace('-', '−');
  const parts = [...new Set(s.seats.flatMap((x) => Object.keys(x.parts)))];
  const rows = [
    ['', ...s.seats.map((_, seat) => names(seat))],
    ...parts.map((part) => [text.category(part), ...s.seats.map((x) => number(x.parts[part]))]),
    [words.total, ...s.seats.map((x) => number(x.total))],
  ];
  if (s.seats.some((x) => x.tieBreak !== undefined && x.tieBreak.length > 0))
    rows.push([words.tieBreak, ...s.seats.map((x) => (x.tieBreak ?? []).map(number).join('/'))]);
  if (s.seats.length > 1) rows.push([words.place, ...s.seats.map((x) => `${x.rank}.`)]);
  return table(rows);
}
