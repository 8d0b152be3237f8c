/** Legend and lists of all cards, tiles, temples and leaders, in words made from the data. */
import type { HandbookEntry, Language } from '#kernel';
import {
  cards,
  data,
  forestColors,
  START_TILE,
  type Tile,
  tiles,
  tribes,
  villageCardOf,
  villageCards,
} from '../rules/data.ts';
import { describeIn } from '../text/describe.ts';
import { makeSentences } from '../text/sentences.ts';
import { words } from '../text/words.ts';

type Row = readonly [id: string, name: string, text: string];

export const entriesOf = (rows: readonly Row[]): readonly HandbookEntry[] =>
  rows.map(([id, name, text]) => ({ id, name, text }));

const LINES = {
  de: {
    village: 'Dorf',
    riders: (n: number) => `${n} Windreiter`,
    polluted: (spaces: string) => `Verschmutzt: ${spaces}`,
    stock: (water: number, capital: number) => `${water} Wasser; ${capital} Windreiter in der Hauptstadt`,
    left: (cards: string) => `Links: ${cards}`,
    own: (cards: string) => `Du: ${cards}`,
    right: (cards: string) => `Rechts: ${cards}`,
  },
  en: {
    village: 'village',
    riders: (n: number) => (n === 1 ? '1 windrider' : `${n} windriders`),
    polluted: (spaces: string) => `Polluted: ${spaces}`,
    stock: (water: number, capital: number) => `${water} water; ${capital} windriders in the capital`,
    left: (cards: string) => `Left: ${cards}`,
    own: (cards: string) => `You: ${cards}`,
    right: (cards: string) => `Right: ${cards}`,
  },
} as const;

function makeSpeech(lang: Language) {
  const s = makeSentences(lang, words[lang]);
  return {
    ...s,
    ...LINES[lang],
    villageCard: (id: string): string => describeIn(lang).villageCard(villageCardOf(id)),
  };
}

const made = { de: makeSpeech('de'), en: makeSpeech('en') };
/** The words of the table, and the few that only figures in a terminal need. */
export const speech = (lang: Language): (typeof made)['de'] => made[lang] as (typeof made)['de'];

/** All element cards of one colour. */
export const cardEntries = (color: number, lang: Language): readonly HandbookEntry[] =>
  cards.flatMap((c, i) =>
    c.color === color ? [{ id: c.id, name: speech(lang).card(i), text: `${speech(lang).cardSentence(i)}.` }] : [],
  );

export const villageEntries = (lang: Language): readonly HandbookEntry[] =>
  villageCards.map((v) => ({
    id: v.id,
    name: v.name[lang],
    text: speech(lang)
      .villageCard(v.id)
      .slice(v.name[lang].length + 2),
  }));

/** Tiles that differ only in their colour are one kind. */
export interface TileKind {
  readonly id: string;
  readonly tile: Tile;
  readonly perColour: number;
  /** How many of them are used by this number of players and more. */
  readonly from: ReadonlyMap<number, number>;
}

export const tileKinds: readonly TileKind[] = (() => {
  const kinds = new Map<string, Tile[]>();
  for (const tile of tiles.slice(0, START_TILE)) {
    const id = `tile-${tile.slots}-${tile.bonus ?? 'none'}`;
    kinds.set(id, [...(kinds.get(id) ?? []), tile]);
  }
  return [...kinds].map(([id, list]) => {
    const from = new Map<number, number>();
    for (const t of list) from.set(t.minPlayers, (from.get(t.minPlayers) ?? 0) + 1);
    return { id, tile: list[0] as Tile, perColour: list.length / forestColors.length, from };
  });
})();

export const tileEntries = (
  lang: Language,
  name: (slots: number, bonus: string | null) => string,
  text: (kind: TileKind) => string,
): readonly HandbookEntry[] =>
  tileKinds.map((k) => ({
    id: k.id,
    name: name(k.tile.slots, k.tile.bonus === null ? null : data.bonuses[k.tile.bonus][lang]),
    text: text(k),
  }));

export const startEntries = (
  lang: Language,
  name: (n: number) => string,
  text: (color: string, effects: string) => string,
): readonly HandbookEntry[] =>
  tiles.slice(START_TILE).map((t, i) => ({
    id: t.id,
    name: name(i + 1),
    text: text(speech(lang).forest(t.color), speech(lang).effects(t.start ?? [])),
  }));

/** The temples of the first tribe: all tribes have the same ones. */
export const templeEntries = (lang: Language, text: (effects: string) => string): readonly HandbookEntry[] =>
  (tribes[0]?.temples ?? []).map((t) => ({
    id: t.id,
    name: t.name[lang],
    text: text(speech(lang).effects(t.effects)),
  }));

export const tribeEntries = (lang: Language): readonly HandbookEntry[] =>
  tribes.map((t, i) => ({
    id: t.id,
    name: t.name[lang],
    text: describeIn(lang)
      .tribe(i)
      .slice(t.name[lang].length + 2),
  }));

export const leaderEntries = (
  lang: Language,
  text: (tribe: string, ability: string) => string,
): readonly HandbookEntry[] =>
  tribes.flatMap((t, i) =>
    t.leaders.map((l, k) => ({
      id: l.id,
      name: l.name[lang],
      text: text(t.name[lang], speech(lang).leaderAbility(i, k)),
    })),
  );
