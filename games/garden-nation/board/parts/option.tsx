/** A clan to be chosen: its building with its emblem. */
import { Art } from '#web/kit/art.tsx';
import { CLANS } from '../../rules/numbers.ts';
import { building, type ClanName } from '../draw/pieces.ts';
import { DEFS } from '../draw/symbols.ts';

export function OptionArt({ option, value }: { readonly option: string; readonly value: string }) {
  if (option !== 'clans' || !CLANS.includes(value)) return null;
  return (
    <svg class="gn-option" viewBox="-38 -42 76 58" aria-hidden="true">
      <defs>
        <Art svg={DEFS} />
      </defs>
      <Art svg={building({ clan: value as ClanName, floors: 1, roof: false, badge: false })} />
    </svg>
  );
}
