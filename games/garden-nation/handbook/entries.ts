/** Legend and lists of all cards, in words made from the data. */
import type { HandbookEntry, Language } from '#kernel';
import { PUBLIC, SECRET } from '../rules/data.ts';
import { terms } from '../text/names.ts';

type Row = readonly [id: string, name: string, text: string];

export const entriesOf = (rows: readonly Row[]): readonly HandbookEntry[] =>
  rows.map(([id, name, text]) => ({ id, name, text }));

/** All public projects: what is asked and what it brings. */
export function publicEntries(lang: Language, worth: (points: number) => string): readonly HandbookEntry[] {
  const t = terms(lang);
  return PUBLIC.map((card, i) => ({
    id: card.id,
    name: t.publicName(i),
    text: `${t.publicText(i)} ${worth(card.points).replace(' ', '\u00a0')}`,
  }));
}

/** All secret projects, with the number of their copies. */
export function secretEntries(lang: Language, copies: (n: number) => string): readonly HandbookEntry[] {
  const t = terms(lang);
  return SECRET.map((card, i) => ({
    id: card.id,
    name: t.secretName(i),
    text: `${t.secretText(i)} ${copies(card.copies)}`,
  }));
}
