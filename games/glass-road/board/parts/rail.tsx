/** Cards in hand and the goblet, in one line of the rail. */
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { type PersonProps, playerOf } from './props.ts';

export function RailLine(p: PersonProps) {
  const w = words(p.lang);
  const { seat } = p.person;
  return (
    <span class="gr-rail">
      {p.view.goblet === seat && p.view.seats > 1 ? (
        <span title={w.goblet}>
          <Glyph id="goblet" size={16} />
          <span class="gr-hide">{w.goblet}</span>
        </span>
      ) : null}
      {w.hand(playerOf(p, seat).handSize)}
    </span>
  );
}
