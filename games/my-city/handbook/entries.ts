/** Legend and list of all buildings, in words made from the data. */
import type { HandbookEntry, Language } from '#kernel';
import { type Building, buildings, shapeOf } from '../rules/data.ts';

type Row = readonly [id: string, name: string, text: string];

export const entriesOf = (rows: readonly Row[]): readonly HandbookEntry[] =>
  rows.map(([id, name, text]) => ({ id, name, text }));

/** All buildings of one colour: name, shape and what they are for. */
export function buildingEntries(
  colour: Building['colour'],
  lang: Language,
  say: (size: number, rotations: number) => string,
): readonly HandbookEntry[] {
  return buildings
    .filter((b) => b.colour === colour)
    .map((b) => ({
      id: b.id,
      name: b.name[lang],
      text: say(shapeOf(b.index).size, shapeOf(b.index).rotations.length),
    }));
}
