/** The colour of a change. It is made here and nowhere else: a gain is never in the colour of a loss. */

declare const made: unique symbol;

/** Nobody writes one down: it comes from the sign of what changes. */
export type Tone = ('good' | 'bad' | 'plain') & { readonly [made]: true };

/** Of what changes by so much; `more` says whether more of it is good for whoever looks. */
export function toneOf(by: number, more: 'good' | 'bad' | 'plain' = 'good'): Tone {
  const tone = by === 0 || more === 'plain' ? 'plain' : by > 0 === (more === 'good') ? 'good' : 'bad';
  return tone as Tone;
}

/** Neither gain nor loss. */
export const PLAIN: Tone = toneOf(0);

/** The class of a change, the same on every board and in the shell. */
export const toneClass = (by: number, more?: 'good' | 'bad' | 'plain'): string => `is-${toneOf(by, more)}`;

/** The class of an amount that is no change: only what lies below zero has a colour. */
export const belowZero = (n: number): string => (n < 0 ? toneClass(n) : '');
