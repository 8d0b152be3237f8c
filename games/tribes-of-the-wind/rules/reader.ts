/** Reads untrusted data with plain errors: every word is checked against the closed vocabulary. */
export class BadData extends Error {
  constructor(where: string, what: string) {
    super(`tribes-of-the-wind data: ${where}: ${what}`);
    this.name = 'BadData';
  }
}

export type Raw = Readonly<Record<string, unknown>>;

export function object(value: unknown, where: string): Raw {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new BadData(where, 'is no object');
  return value as Raw;
}

export function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadData(where, 'is no list');
  return value;
}

export function whole(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new BadData(where, 'is no whole number');
  return value;
}

export function text(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new BadData(where, 'is no text');
  return value;
}

export function word<W extends string>(value: unknown, words: readonly W[], where: string): W {
  const found = words.find((w) => w === value);
  if (found === undefined) throw new BadData(where, `unknown word ${String(value)}`);
  return found;
}

/** Position of a word in a list of ids. */
export function indexIn(value: unknown, ids: readonly string[], where: string): number {
  return ids.indexOf(word(value, ids, where));
}

export function named(value: unknown, where: string): { de: string; en: string } {
  const raw = object(value, where);
  return { de: text(raw.de, `${where}.de`), en: text(raw.en, `${where}.en`) };
}

/** No field but the named ones: a misspelt field would otherwise be ignored in silence. */
export function fields(raw: Raw, allowed: readonly string[], where: string): void {
  for (const key of Object.keys(raw)) if (!allowed.includes(key)) throw new BadData(where, `unknown field ${key}`);
}
