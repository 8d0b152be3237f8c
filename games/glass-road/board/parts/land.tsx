/** The landscape of one player: tiles, buildings, what a choice would lay there, everything to be touched. */
import { Art } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import {
  BUILDINGS,
  CELL_COUNT,
  CELL_NAMES,
  COLUMN_COUNT,
  ROW_COUNT,
  ROWS,
  STARTING_BUILDINGS,
  TILES,
} from '../../rules/data.ts';
import { buildingPoints2, contentOf, startPoints2 } from '../../rules/helpers.ts';
import type { Estate } from '../../rules/state.ts';
import { half } from '../../text/effects.ts';
import { use } from '../draw/kit.ts';
import { landArt, lotArt, pointsDisc, startArt } from '../draw/tile.ts';
import { cellThing, foreignThing } from '../things.ts';
import { words } from '../words.ts';
import { type Props, playerOf } from './props.ts';

const PITCH = 108;
const PAD = 14;
const WIDTH = COLUMN_COUNT * PITCH + 2 * PAD - 8;
const HEIGHT = ROW_COUNT * PITCH + 2 * PAD - 8;
const x = (cell: number): number => PAD + (cell % COLUMN_COUNT) * PITCH;
const y = (cell: number): number => PAD - 3 + Math.floor(cell / COLUMN_COUNT) * PITCH;
export const LAND_FRAME = `<rect x="3" y="8" width="${WIDTH - 5}" height="${HEIGHT - 9}" rx="20" fill="var(--gr-drop)"/><rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 7}" rx="18" fill="var(--gr-frame)" stroke="var(--gr-ink)" stroke-width="2.2"/><rect x="6.5" y="6.5" width="${WIDTH - 13}" height="${HEIGHT - 17}" rx="14" fill="none" stroke="var(--gr-frame-hi)" stroke-width="1.6" stroke-dasharray="7 5"/>`;
const BADGE =
  '<g class="gr-fx"><rect x="13" y="4" width="26" height="26" rx="13"/><g color="var(--gr-cream-1)"><use href="#gr-s-processing" width="18" height="18" transform="translate(17 8)"/></g></g>';
/** The whole drawing, and where a cell of 100 × 100 lies in it. */
export const LAND_BOX: readonly number[] = [0, 0, WIDTH, HEIGHT];
export const cellXY = (cell: number): readonly [number, number] => [x(cell), y(cell)];
const all = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

/** What lies on a cell, with the points it is worth now. */
export function cellArt(e: Estate, cell: number): string {
  const c = contentOf(e, cell);
  const ground = (art: string): string => `<g clip-path="url(#gr-cell)">${art}</g>`;
  const edge = '<rect width="100" height="100" rx="11" class="gr-edge"/>';
  if (c.is === 'empty') return ground(landArt('empty')) + edge;
  if (c.is === 'tile') return ground(landArt(TILES[c.tile]?.id ?? '')) + edge;
  if (c.is === 'start') {
    const good = STARTING_BUILDINGS[c.start]?.slot ?? '';
    return `${ground(startArt(c.start))}${edge}${pointsDisc(half(startPoints2(e, c.start) / 2), false, `worth.${cell}`)}<g class="gr-fxs"><rect x="5" y="4" width="27" height="25" rx="8"/>${use(good, 18.5, 16.5, 0.66)}</g>`;
  }
  const b = BUILDINGS[c.building];
  return `${ground(lotArt(c.building))}${edge}${pointsDisc(half(buildingPoints2(e, c.building, cell) / 2), false, `worth.${cell}`)}${b?.conversion === null ? '' : BADGE}`;
}

const GONE =
  '<g class="gr-gone"><rect x="1" y="1" width="98" height="98" rx="11"/><path d="M30 30 70 70M70 30 30 70"/></g>';

/** What a choice would change here: it hovers over the cell. */
function ghost(now: Estate, then: Estate, cell: number): string {
  if (now.cells[cell] === then.cells[cell]) return '';
  const c = contentOf(then, cell);
  if (c.is === 'empty') return GONE;
  const art = c.is === 'building' ? lotArt(c.building) : landArt(c.is === 'tile' ? (TILES[c.tile]?.id ?? '') : 'empty');
  const points =
    c.is === 'building'
      ? pointsDisc(half(buildingPoints2(then, c.building, cell) / 2), true, `then:worth.${cell}`)
      : '';
  return `<g class="gr-hover"><g transform="translate(4 -9) scale(.94)"><g clip-path="url(#gr-cell)">${art}</g><rect width="100" height="100" rx="11" class="gr-edge"/>${points}</g></g>`;
}

/** On the end screen: whether a row of the score table counts this cell. */
function counts(e: Estate, cell: number, category: string | null): boolean {
  const c = contentOf(e, cell);
  if (category === null) return false;
  return c.is === 'start'
    ? category === 'starting'
    : c.is === 'building' && ROWS[BUILDINGS[c.building]?.type ?? -1] === category;
}

export function Land({ p, seat }: { p: Props; seat: number }) {
  const { things } = useHand().reading;
  const e = playerOf(p, seat);
  const own = seat === p.home;
  const thingOn = (cell: number): string => {
    const name = CELL_NAMES[cell] as string;
    return own ? cellThing(name) : foreignThing(seat, name);
  };
  const then = (own ? p.preview?.view.players[seat] : undefined) ?? e;
  return (
    <svg
      class="gr-land"
      data-seat={seat}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={words(p.lang).land}
    >
      <Art svg={LAND_FRAME} />
      <g>
        {all.map((cell) => {
          const free = contentOf(e, cell).is === 'empty' && (things.get(thingOn(cell))?.ways.length ?? 0) > 0;
          const over = ghost(e, then, cell);
          return (
            <g
              key={cell}
              class={counts(e, cell, p.category) ? 'gr-cell counted' : 'gr-cell'}
              transform={`translate(${x(cell)} ${y(cell)})`}
            >
              <g data-piece={thingOn(cell)}>
                <Art svg={cellArt(e, cell)} />
              </g>
              {over === '' ? free ? <path class="plus" d="M50 36v28M36 50h28" /> : null : <Art svg={over} />}
            </g>
          );
        })}
      </g>
      {all.map((cell) => (
        <Target
          key={cell}
          thing={thingOn(cell)}
          as="rect"
          draw={{ x: x(cell) + 1, y: y(cell) + 1, width: 98, height: 98, rx: 11 }}
        />
      ))}
    </svg>
  );
}
