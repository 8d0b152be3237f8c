/** The places of a phone: wheels, land, display, cards. An ember says that something would turn there. */
import { WHEELS } from '../../rules/data.ts';
import type { Way } from '../draw/wheel.ts';
import { face, type Place, place } from '../hand.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

const ALL: readonly Place[] = ['wheels', 'land', 'display', 'cards'];

export function Places({ p, way }: { p: Props; way: Way }) {
  const w = words(p.lang);
  const turning = way.turns.some((n) => n > 0);
  return (
    <nav class="gr-places">
      {ALL.map((id) => (
        <button
          key={id}
          type="button"
          class={place.value === id ? 'on' : ''}
          aria-pressed={place.value === id}
          data-place={id}
          onClick={() => {
            place.value = id;
          }}
        >
          {w.places[id]}
          {id === 'wheels' && turning && place.value !== id ? <em class="gr-tg" /> : null}
        </button>
      ))}
    </nav>
  );
}

/** Which wheel fills the width. */
export function Faces({ p }: { p: Props }) {
  return (
    <div class="gr-faces">
      {words(p.lang).wheels.map((name, i) => (
        <button
          key={name}
          type="button"
          class={face.value === i ? 'on' : ''}
          aria-pressed={face.value === i}
          onClick={() => {
            face.value = i;
          }}
        >
          <Glyph id={`w-${WHEELS[i]?.id}`} size={24} />
          {name}
        </button>
      ))}
    </div>
  );
}
