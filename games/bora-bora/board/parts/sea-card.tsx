/** In the free sea of the lower right corner: what the region under the pointer, or the chosen one, would bring; or the tiles to build. */
import { changes } from '#web/kit/ahead.ts';
import { useHand } from '#web/kit/table-context.ts';
import { toneClass } from '#web/kit/tone.ts';
import { REGIONS, type Region } from '../../rules/data.ts';
import { settling } from '../logic/ahead.ts';
import { regionThing } from '../logic/ids.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { BuildingTiles, useTiles } from './strip.tsx';

interface SeaCardProps {
  readonly p: Props;
  /** The region under the pointer, −1 if none. */
  readonly pointed: number;
}

export function SeaCard({ p, pointed }: SeaCardProps) {
  const { reading, peek } = useHand();
  const tiles = useTiles(p);
  const way = pointed < 0 ? undefined : reading.things.get(regionThing(pointed))?.ways[0];
  const region = way === undefined ? settling(p.preview, p.seat) : pointed;
  if (tiles.length > 0)
    return (
      <div class="bb-sea tiles">
        <BuildingTiles p={p} tiles={tiles} />
      </div>
    );
  const there = way === undefined ? reading : peek(way.to);
  if (region < 0 || p.seat === null || there === null || there.ahead === null) return null;
  const w = words(p.lang);
  const { parts } = changes(p.standing, there.ahead.standing, p.seat);
  // The switches say what gods cost: here is little room.
  const brings = (there.chips ?? []).filter((chip) => chip.tone !== 'bad');
  return (
    <div class="bb-sea" aria-hidden="true">
      <b>{(REGIONS[region] as Region).name[p.lang]}</b>
      <ul>
        {parts.map(({ category, by }) => (
          <li key={category} class={toneClass(by)} data-value={`by:score.${category}`}>
            {w.signed(by, p.text.category(category))}
          </li>
        ))}
        {brings.map((chip) => (
          <li key={chip.text} class={`is-${chip.tone}`} data-value={chip.of && `by:${chip.of}`}>
            {chip.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
