import { readFileSync } from 'node:fs';
import { forestColors } from '../rules/data.ts';

/** The tables of RULES.md, read in their own short notation: what data and rules are held against. */

const lines = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n');

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((c) => c.trim());

/** Rows of all tables whose first cell is an id in backquotes that fits the pattern. */
export function specRows(pattern: RegExp): { id: string; cells: string[] }[] {
  return lines.flatMap((line) => {
    const row = cells(line);
    const id = /^`([^`]+)`$/.exec(row[0] ?? '')?.[1];
    return id !== undefined && pattern.test(id) ? [{ id, cells: row.slice(1) }] : [];
  });
}

/** What a list of effects brings when it is used to the full. */
export interface Gains {
  water: number;
  move: number;
  clean: number;
  /** Costs of forests, sorted. */
  forests: number[];
  catapult: number;
  temple: number;
  mix: { of: string[]; n: number } | null;
}

export const noGains = (): Gains => ({ water: 0, move: 0, clean: 0, forests: [], catapult: 0, temple: 0, mix: null });

/** `W3 + F(4)`, `catapult 1 + W2`, `mix(water/move) 4`, `temple`. */
export function readGains(text: string): Gains {
  const g = noGains();
  for (const part of text.split(' + ')) {
    const [, kind, n] = /^([WMC])(\d+)$/.exec(part) ?? [];
    const forest = /^F\((\d+)\)$/.exec(part);
    const catapult = /^catapult (\d+)$/.exec(part);
    const mix = /^mix\(([a-z/]+)\) (\d+)$/.exec(part);
    if (kind === 'W') g.water += Number(n);
    else if (kind === 'M') g.move += Number(n);
    else if (kind === 'C') g.clean += Number(n);
    else if (forest) g.forests.push(Number(forest[1]));
    else if (catapult) g.catapult += Number(catapult[1]);
    else if (mix) g.mix = { of: (mix[1] as string).split('/'), n: Number(mix[2]) };
    else if (part === 'temple') g.temple++;
    else throw new Error(`unknown effect ${part}`);
  }
  g.forests.sort((a, b) => a - b);
  return g;
}

export interface Racks {
  readonly own: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** A requirement in the short notation, judged on racks given as lists of colours: written apart from the rules on purpose. */
export function judge(text: string, racks: Racks): boolean {
  const count = (rack: readonly number[], letter: string): number => rack.filter((c) => 'BYRG'[c] === letter).length;
  const all = [racks.left, racks.right];
  const own = /^own ([BYRG])≥(\d)$/.exec(text);
  if (own) return count(racks.own, own[1] as string) >= Number(own[2]);
  const none = /^no ([BYRG])$/.exec(text);
  if (none) return count(racks.own, none[1] as string) === 0;
  if (text === 'all 4') return new Set(racks.own).size === 4;
  const nb = /^nb([12]) ([BYRG])$/.exec(text);
  if (nb) return all.filter((r) => count(r, nb[2] as string) > 0).length >= Number(nb[1]);
  const compare = /^([BYRG])([<>])([12]) nb$/.exec(text);
  if (compare) {
    const letter = compare[1] as string;
    const mine = count(racks.own, letter);
    const beaten = all.filter((r) => (compare[2] === '>' ? mine > count(r, letter) : mine < count(r, letter)));
    return beaten.length >= Number(compare[3]);
  }
  const group = /^grp ([BYRG])≥(\d)$/.exec(text);
  if (group)
    return (
      [...racks.own, ...racks.left, ...racks.right].filter((c) => 'BYRG'[c] === group[1]).length >= Number(group[2])
    );
  throw new Error(`unknown requirement ${text}`);
}

export interface SpecRow {
  readonly require: string;
  readonly gains: Gains;
}

/** The 80 element cards of section 2.3. */
export function specCards(): { id: string; rows: SpecRow[] }[] {
  return specRows(/^(blue|yellow|red|green)-\d\d$/).map(({ id, cells: [a, b, c] }) => ({
    id,
    rows: [a, b, c]
      .filter((x): x is string => x !== undefined && x !== '–')
      .map((text) => {
        const [require, effects] = text.split(' → ');
        return { require: require as string, gains: readGains(effects as string) };
      }),
  }));
}

export const forestColorIndex = (id: string): number => forestColors.findIndex((c) => c.id === id);
