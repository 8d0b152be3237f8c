/** Legend and lists of all specialists and buildings, in words made from the data. */
import type { HandbookEntry, Language } from '#kernel';
import { BUILDINGS, SPECIALISTS, STARTING_BUILDINGS } from '../rules/data.ts';
import { words as de } from '../text/de.ts';
import { half, type Sentences, sentences } from '../text/effects.ts';
import { words as en } from '../text/en.ts';

type Row = readonly [id: string, name: string, text: string];

export const entriesOf = (rows: readonly Row[]): readonly HandbookEntry[] =>
  rows.map(([id, name, text]) => ({ id, name, text }));

const say: Readonly<Record<Language, Sentences>> = { de: sentences(de.grammar), en: sentences(en.grammar) };

export const cardEntries = (
  lang: Language,
  text: (cost: string, a: string, b: string) => string,
): readonly HandbookEntry[] =>
  SPECIALISTS.map((c, i) => ({
    id: `p-${c.id}`,
    name: c.name[lang],
    text: text(say[lang].cost(c.cost), say[lang].action(i, 0), say[lang].action(i, 1)),
  }));

/** All buildings of one kind: price, points, what they do. */
export const buildingEntries = (
  type: number,
  lang: Language,
  text: (cost: string, points: string, effect: string) => string,
): readonly HandbookEntry[] =>
  BUILDINGS.flatMap((b, i) =>
    b.type === type
      ? [
          {
            id: b.id,
            name: b.name[lang],
            text: text(say[lang].cost(b.cost), half(b.points2 / 2), say[lang].building(i)),
          },
        ]
      : [],
  );

export const startEntries = (lang: Language): readonly HandbookEntry[] =>
  STARTING_BUILDINGS.map((b, i) => ({ id: b.id, name: b.name[lang], text: say[lang].starting(i) }));
