import type { Language } from '#kernel';

/** A number as a score table writes it: the minus sign is a minus, not a hyphen; a half is ½, other parts have a comma in German. */
export function points(n: number, lang: Language): string {
  const abs = Math.abs(n);
  const whole = Math.floor(abs);
  const digits = abs - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(abs);
  return (n < 0 ? '−' : '') + (lang === 'de' ? digits.replace('.', ',') : digits);
}

/** A difference: always with its sign. */
export function signed(n: number, lang: Language): string {
  return (n > 0 ? '+' : '') + points(n, lang);
}
