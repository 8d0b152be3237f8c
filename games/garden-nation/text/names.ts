import type { Language } from '#kernel';
import raw from '../data/garden-nation.json' with { type: 'json' };
import { BARE, CENTRE, DIRECTIONS } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';

/** Names and card texts as the data file has them, by index: for texts and the drawn board. */

type Said = Readonly<Record<Language, string>>;
type Card = { readonly name: Said; readonly text: Said };

const publicCards: readonly Card[] = raw.publicProjects.list;
const secretCards: readonly Card[] = raw.secretProjects.list;
const publicIds = raw.publicProjects.list.map((c) => c.id);
const secretIds = raw.secretProjects.list.map((c) => c.id);

const said = (list: readonly { readonly name: Said }[], i: number, lang: Language): string => list[i]?.name[lang] ?? '';

export interface Terms {
  /** Land of a field as it lies now; BARE is the thornbush. */
  land(i: number): string;
  landById(id: string): string;
  clan(i: number): string;
  ploy(id: string): string;
  /** Board direction or position: 'oben links'. */
  direction(i: number): string;
  publicName(i: number): string;
  publicText(i: number): string;
  publicById(id: string): string;
  publicPoints(id: string): number;
  secretName(i: number): string;
  secretText(i: number): string;
  secretById(id: string): string;
  /** 'Gebiet 5 rechts': a field by its territory and where it lies there as a direction of the board. */
  place(field: number, at: number): string;
}

const PLACE: Readonly<Record<Language, (territory: number, where: string, at: number) => string>> = {
  de: (territory, where, at) => `Gebiet ${territory} ${at === CENTRE ? `in der ${where}` : where}`,
  en: (territory, where, at) => `the ${at === CENTRE ? 'central' : where} field of territory ${territory}`,
};

function make(lang: Language): Terms {
  const land = (i: number): string => said(raw.landTypes.list, i, lang);
  const landById = (id: string): string => land(raw.landTypes.list.findIndex((x) => x.id === id));
  /** Territory Control exists seven times: its territories belong to the name. */
  const secretName = (i: number): string => {
    const card = raw.secretProjects.list[i];
    const pair = card !== undefined && 'territories' in card ? card.territories : undefined;
    return said(secretCards, i, lang) + (pair === undefined ? '' : ` ${pair.join('+')}`);
  };
  /** The two copies of a card that asks for a free field differ in the land of that field. */
  const publicName = (i: number): string => {
    const free = raw.publicProjects.list[i]?.adjacentFreeField?.land;
    const name = said(publicCards, i, lang);
    return free === undefined ? name : `${name} (${landById(free)})`;
  };
  const place = (field: number, at: number): string =>
    PLACE[lang](territoryOf(field) + 1, said(raw.slots.list, at, lang), at);
  return {
    land,
    landById,
    clan: (i) => said(raw.clans.list, i, lang),
    ploy: (id) => raw.ploys.list.find((p) => p.id === id)?.name[lang] ?? '',
    direction: (i) => said(raw.slots.list, i, lang),
    publicName,
    publicText: (i) => publicCards[i]?.text[lang] ?? '',
    publicById: (id) => publicName(publicIds.indexOf(id)),
    publicPoints: (id) => raw.publicProjects.list[publicIds.indexOf(id)]?.victoryPoints ?? 0,
    secretName,
    secretText: (i) => secretCards[i]?.text[lang] ?? '',
    secretById: (id) => secretName(secretIds.indexOf(id)),
    place,
  };
}

const both: Readonly<Record<Language, Terms>> = { de: make('de'), en: make('en') };

export const terms = (lang: Language): Terms => both[lang];

if (raw.landTypes.list[BARE]?.id !== 'thornbush' || raw.slots.list.length !== DIRECTIONS.length)
  throw new Error('garden-nation.json: order of lands or directions');
