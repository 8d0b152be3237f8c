/** What the figures of the score are made of: every building with its own sum. */
import type { Made, Seat } from '#kernel';
import { count } from '../rules/counters.ts';
import { BUILDINGS, GOODS, NAMES, ROWS, STARTING_BUILDINGS } from '../rules/data.ts';
import { buildingPoints2, CATEGORIES, partPoints2, startPoints2 } from '../rules/scoring.ts';
import { type Estate, startCell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Counter, ScoringPart } from '../rules/vocabulary.ts';
import { half } from './effects.ts';
import { tilesOf } from './turn.ts';
import type { Words } from './words.ts';

/** What a counter found, as it is counted: '6 buildings'. */
function counted(words: Words, c: Counter, n: number): string {
  const { lang, buildingType } = words.grammar;
  const good = (at: number): string => GOODS[at]?.name[lang] ?? '';
  switch (c.count) {
    case 'tiles':
      return c.kinds.length === 1
        ? tilesOf(words, n, NAMES.tiles[c.kinds[0] as number] as string)
        : words.counted.tiles(n);
    case 'adjacentTiles':
      return words.counted.adjacent(tilesOf(words, n, NAMES.tiles[c.kinds[0] as number] as string));
    case 'goods':
      return `${n} ${c.kinds.map(good).join('/')}`;
    case 'goodKindsAtLeast':
      return words.counted.kinds(n, c.atLeast);
    case 'buildings': {
      const type = c.types[0];
      return words.counted.buildings(
        n,
        type === undefined ? null : (buildingType[ROWS[type] as string] ?? null),
        c.costIncludes < 0 ? null : good(c.costIncludes),
      );
    }
    case 'sets':
      return words.counted.sets(n);
    case 'handCards':
      return words.counted.handCards(n);
  }
}

/** One part of a scoring, as it counts now: '½ × 6 buildings'. */
function formula(words: Words, e: Estate, part: ScoringPart, self: number): string {
  const n = count(e, 0, part.per, self);
  const what = counted(words, part.per, n);
  const points = half(partPoints2(e, part, self) / 2);
  if ('table' in part) return words.made.reached(what, points);
  const product = words.made.per(half(part.points2 / 2), what);
  return part.points2 * n > part.max2 ? words.made.most(product, half(part.max2 / 2)) : product;
}

const startName = (words: Words, start: number): string => STARTING_BUILDINGS[start]?.name[words.grammar.lang] ?? '';

const starting = (words: Words, e: Estate, start: number): string =>
  (STARTING_BUILDINGS[start]?.scoring.parts ?? [])
    .map((part) => formula(words, e, part, STARTING_BUILDINGS[start]?.cell ?? -1))
    .join(' + ');

/** A building with what it counts: 'Village Church: 4 + ½ × 6 buildings'. */
function building(words: Words, e: Estate, at: number, cell: number): string {
  const b = BUILDINGS[at] as (typeof BUILDINGS)[number];
  const name = b.name[words.grammar.lang];
  const covered = b.scoring.keepsCovered ? STARTING_BUILDINGS.findIndex((start) => start.cell === cell) : -1;
  const parts = [
    ...b.scoring.parts.map((part) => formula(words, e, part, cell)),
    ...(covered < 0 ? [] : [words.made.building(startName(words, covered), starting(words, e, covered))]),
  ];
  if (parts.length === 0) return name;
  return words.made.building(name, [...(b.points2 === 0 ? [] : [half(b.points2 / 2)]), ...parts].join(' + '));
}

export function made(words: Words, category: string, seat: Seat, view: View): readonly Made[] {
  const e = view.players[seat];
  if (e === undefined) return [];
  const row = CATEGORIES.indexOf(category);
  const parts =
    row < ROWS.length
      ? e.built.flatMap((at, i): Made[] => {
          const cell = e.sites[i] as number;
          if (BUILDINGS[at]?.type !== row) return [];
          return [{ text: building(words, e, at, cell), points: buildingPoints2(e, at, cell) / 2 }];
        })
      : STARTING_BUILDINGS.flatMap((start, at): Made[] =>
          e.cells[start.cell] === startCell(at)
            ? [
                {
                  text: words.made.building(startName(words, at), starting(words, e, at)),
                  points: startPoints2(e, at) / 2,
                },
              ]
            : [],
        );
  return parts.toSorted((a, b) => b.points - a.points);
}
