/** A tribe to be chosen: its emblem on its colour. */
import { Art } from '#web/kit/art.tsx';
import { EMBLEMS } from '../draw/emblems.ts';
import { INK } from '../draw/ink.ts';
import { TRIBE, TRIBE_NAMES } from '../draw/tribes.ts';

export function OptionArt({ option, value }: { readonly option: string; readonly value: string }) {
  const tribe = TRIBE_NAMES.find((t) => t === value);
  if (option !== 'tribes' || tribe === undefined) return null;
  return (
    <svg class="tw-option" viewBox="-20 -20 40 40" width="56" height="56" aria-hidden="true">
      <defs>
        <Art svg={EMBLEMS} />
      </defs>
      <circle r="18" fill={TRIBE[tribe].l} stroke={INK} stroke-width="1.4" />
      <use href={`#tw-e-${tribe}`} x="-13" y="-13" width="26" height="26" />
    </svg>
  );
}
