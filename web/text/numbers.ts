import type { Language } from '#kernel';

/** A number as a score table writes it: the minus sign is a minus, not a hyphen; halves have a comma in German. */
export function points(n: number, lang: Language): string {
  const digits = String(Math.abs(n));
  return (n < 0 ? '−' : '') + (lang === 'de' ? digits.replace('.', ',') : digits);
}

/** A difference: always with its sign. */
export function signed(n: number, lang: Language): string {
  return (n > 0 ? '+' : '') + points(n, lang);
}
