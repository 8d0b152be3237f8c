/** Legend and lists of all cards and tiles, in words made from the data. */
import type { HandbookEntry, Language } from '#kernel';
import {
  GOD_NAMES,
  JEWEL_TYPE_IDS,
  JEWEL_TYPE_NAMES,
  JEWELS,
  KIND_IDS,
  KINDS,
  TASK_IDS,
  TASKS,
} from '../rules/data.ts';
import { GOD_IDS } from '../rules/words.ts';

type Row = readonly [id: string, name: string, text: string];

export const entriesOf = (rows: readonly Row[]): readonly HandbookEntry[] =>
  rows.map(([id, name, text]) => ({ id, name, text }));

/** What one, two or three equal persons bring; `say` puts the three numbers into a sentence. */
export function kindEntries(
  lang: Language,
  say: Readonly<Record<string, (values: string) => string>>,
): readonly HandbookEntry[] {
  return KINDS.map((k, i) => {
    const [man, woman] = [k.name.man[lang], k.name.woman[lang]];
    const id = KIND_IDS[i] as string;
    return {
      id: `kind-${id}`,
      name: man === woman ? man : `${man}, ${woman}`,
      text: say[id]?.(k.values.join('\u202f/\u202f')) ?? '',
    };
  });
}

/** The tiles of each kind of jewellery with price and points. */
export function jewelEntries(lang: Language, say: (cost: number, vp: number) => string): readonly HandbookEntry[] {
  return JEWEL_TYPE_IDS.map((id, type) => {
    const name = JEWEL_TYPE_NAMES[type]?.[lang] ?? '';
    const all = JEWELS.filter((j) => j.type === type).map((j) => say(j.cost, j.vp));
    return {
      id: `jewel-${id}`,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      text: `${all.join(', ').replace(/ (SP|VP)/g, '\u00a0$1')}.`,
    };
  });
}

export function godEntries(lang: Language, say: Readonly<Record<string, string>>): readonly HandbookEntry[] {
  return GOD_IDS.map((id, i) => ({ id: `god-${id}`, name: GOD_NAMES[i]?.[lang] ?? '', text: say[id] ?? '' }));
}

/** All tasks of one set; what is asked for is their name, how it is counted the text. */
export function taskEntries(
  lang: Language,
  light: boolean,
  say: Readonly<Record<string, string>>,
): readonly HandbookEntry[] {
  return TASKS.flatMap((t, i) =>
    t.start === light
      ? [
          {
            id: TASK_IDS[i] as string,
            // Long pairs of names may break at their stroke.
            name: t.name[lang].replace('/', '/\u200b'),
            text: [...new Set(t.req.map((r) => say[r.p] ?? ''))].filter(Boolean).join(' '),
          },
        ]
      : [],
  );
}
