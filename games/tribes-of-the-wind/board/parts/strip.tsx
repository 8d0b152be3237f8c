/** A seat in small: terrain with the latest move, villages, water, riders, temples, backs and where it sits. */
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '#web/kit/art.tsx';
import type { SeatStripProps } from '#web/table/contract.ts';
import { constants, grid, SPACES, tileAt } from '../../rules/data.ts';
import { playerAt } from '../../rules/inspect.ts';
import { placedTemples, villages } from '../../rules/metrics.ts';
import { neighbourSeats } from '../../rules/requirements.ts';
import type { Land, View } from '../../rules/state.ts';
import { miniMap, type SmallSpace } from '../draw/minimap.ts';
import { news } from '../hand.ts';
import { forestName, tribeName } from '../look.ts';
import { animateSmall, SMALL, touched } from '../small-motion.ts';
import { say, words } from '../words.ts';
import { Emblem, Glyph, Houses } from './glyph.tsx';
import { Backs } from './neighbours.tsx';

function small(land: Land): SmallSpace[] {
  return Array.from({ length: SPACES }, (_, i) => {
    const tile = land.tiles[i] as number;
    return {
      kind: tile < 0 ? null : forestName(tileAt(tile).color),
      slots: tile < 0 ? 0 : tileAt(tile).slots,
      village: land.village[i] === 1,
      riders: land.riders[i] as number,
      temple: (land.temple[i] as number) >= 0,
      smog: land.pollution[i] as number,
    };
  });
}

/** Where a seat sits as the viewer sees it: only neighbours count (TW-4). */
function side(view: View, seat: number): 'left' | 'right' | 'across' | null {
  if (typeof view.viewer !== 'number' || view.viewer === seat) return null;
  const { left, right } = neighbourSeats(view.viewer, view.players.length);
  return seat === left ? 'left' : seat === right ? 'right' : 'across';
}

export function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const land = playerAt(view, person.seat);
  const w = words(lang);
  const where = side(view, person.seat);
  const map = useRef<HTMLDivElement>(null);
  const { events, speed } = news.value;
  useEffect(
    () => animateSmall(map.current?.querySelector('svg') ?? null, events, person.seat, speed),
    [events, person.seat],
  );
  return (
    <div class={`tw tw-strip tw-t-${tribeName(land.tribe)}`}>
      <p class="tw-tribe">
        <Emblem tribe={land.tribe} />
        <span>
          {say(lang).tribe(land.tribe)}
          {where === null ? null : <small>{where === 'across' ? w.doesNotCount : w[where]}</small>}
        </span>
      </p>
      <div class="tw-plb">
        <div ref={map} class="tw-minihold">
          <Picture
            class="tw-minimap"
            box={`-1 -1 ${grid.columns * SMALL} ${grid.rows * SMALL}`}
            svg={miniMap(small(land), grid.columns, tribeName(land.tribe), SMALL, touched(events, person.seat))}
            width={grid.columns * SMALL}
            height={grid.rows * SMALL}
          />
        </div>
        <div class="tw-pls">
          <Houses tribe={land.tribe} built={villages(land)} all={constants.treehouses} />
          <span>
            <Glyph id="i-water" size={16} />
            {land.water}
            <span class="tw-sr">{w.water}</span>
          </span>
          <span>
            <Glyph id="i-move" size={18} />
            {land.capital}
          </span>
          <span>
            <Glyph id="i-temple" size={17} />
            {placedTemples(land)}
          </span>
          <Backs cards={land.rack} lit={null} />
        </div>
      </div>
    </div>
  );
}
