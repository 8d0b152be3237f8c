/** The closed vocabulary of the data file (RULES.md, section 10) and the readers that refuse any other word. */

export const SEXES = ['man', 'woman'] as const;
export type Sex = (typeof SEXES)[number];
export const MAN = 0;
export const WOMAN = 1;
/** −1 for a word that is no sex. */
export function sexIndex(word: string): number {
  return SEXES.indexOf(word as Sex);
}

export function godIndex(word: string): number {
  return GOD_IDS.indexOf(word as GodId);
}

/** Index of 'any' where a requirement asks for men or women alike. */
export const ANY_SEX = SEXES.length;

export const GOD_IDS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export type GodId = (typeof GOD_IDS)[number];
export const BLUE = 0;
export const WHITE = 1;
export const RED = 2;
export const GREEN = 3;
export const YELLOW = 4;

export const GOD_EFFECTS: Readonly<Record<GodId, string>> = {
  blue: 'ignoreDieOrder',
  white: 'dieCountsAsSix',
  red: 'scoreFish',
  green: 'doubleOrSecondKind',
  yellow: 'replaceOneRequirement',
};

export const CARD_ACTIONS = [
  'helper',
  'temple',
  'build',
  'takeWoman',
  'takeMan',
  'expandLand',
  'expandWater',
  'fishing',
] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

export const PERSON_ACTIONS = [
  'expandLand',
  'expandWater',
  'takeWoman',
  'takeMan',
  'build',
  'takeMaterial',
  'moveHut',
  'gainVp',
  'takeGodCard',
  'takeOffering',
  'gainStatus',
  'takeShell',
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];
export const MODES = ['maxValue', 'count', 'amount'] as const;
export type Mode = (typeof MODES)[number];

export const HELPER_ITEMS = ['tattoo', 'gatherShells', 'vp', 'offering', 'godCard', 'material', 'moveHut'] as const;
export type HelperItem = (typeof HELPER_ITEMS)[number];

export const FIRE_FIRST = ['godCard', 'offering'] as const;
export const FIRE_SECOND = ['status', 'shell'] as const;

export const BONUS_TESTS = [
  'fulfilledTasks',
  'jewels',
  'ceremonySpacesCovered',
  'buildings',
  'regions',
  'persons',
] as const;
export type BonusTest = (typeof BONUS_TESTS)[number];

export const PATH_TYPES = ['land', 'water'] as const;
export type PathType = (typeof PATH_TYPES)[number];

/** The word if it belongs to the vocabulary; otherwise the data is wrong and the game does not load. */
export function oneOf<W extends string>(words: readonly W[], word: string, where: string): W {
  for (const known of words) if (known === word) return known;
  throw new Error(`bora-bora data: unknown word '${word}' in ${where}`);
}

/** The place of a word in a list of ids. */
export function indexIn(ids: readonly string[], id: string, where: string): number {
  const i = ids.indexOf(id);
  if (i < 0) throw new Error(`bora-bora data: unknown id '${id}' in ${where}`);
  return i;
}

export function demand(ok: boolean, what: string): void {
  if (!ok) throw new Error(`bora-bora data: ${what}`);
}
