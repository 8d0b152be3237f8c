import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { buildingById } from '../../rules/data.ts';
import { Lot, type Piece, RoofOf } from '../draw/building.tsx';
import { C, member } from '../draw/geometry.ts';
import type { LandMap } from '../draw/land.ts';
import { Landscape, River } from '../draw/landscape.tsx';
import { pieceThing } from '../logic/ids.ts';

/** Width of the cardboard frame around the cells. */
export const MARGIN = 26;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function Frame({ land }: { land: LandMap }) {
  const [w, h] = [land.width * C, land.height * C];
  const edge = MARGIN - 1;
  return (
    <>
      <rect class="mc-frame-s" x={-edge} y={-edge + 2} width={w + 36} height={h + 36} rx={24} />
      <rect class="mc-frame" x={-edge} y={-edge} width={w + 36} height={h + 34} rx={24} />
      <clipPath id="mc-clip-frame">
        <rect x={-edge + 1} y={-edge + 1} width={w + 34} height={h + 32} rx={23} />
      </clipPath>
      <rect class="mc-frame-top" clip-path="url(#mc-clip-frame)" x={-edge} y={-edge} width={w + 36} height={8} />
      <rect class="mc-frame-in" x={-4} y={-4} width={w + 8} height={h + 8} rx={13} />
      <g class="mc-coord">
        {Array.from({ length: land.width }, (_, i) => (
          <text key={`x${LETTERS[i]}`} x={i * C + 30} y={-6} text-anchor="middle">
            {LETTERS[i]}
          </text>
        ))}
        {Array.from({ length: land.height }, (_, i) => (
          <text key={`y${LETTERS[i]}`} x={-13} y={i * C + 35} text-anchor="middle">
            {i + 1}
          </text>
        ))}
      </g>
    </>
  );
}

export interface TownProps {
  readonly land: LandMap;
  readonly pieces: readonly Piece[];
  /** Whose town: names its pieces for marks and motion. */
  readonly seat: number;
  /** Lies on the cells under the grass. */
  readonly under?: ComponentChildren;
  /** Lies over the roofs. */
  readonly children?: ComponentChildren;
}

/**
 * The large town in its order: frame, cells, legal ground, land, lots, river, roofs, then what lies over them. The river lies over the
 * lots and under the roofs, so that it never disappears between two buildings.
 */
export function Town({ land, pieces, seat, under, children }: TownProps) {
  // Seats build the same buildings in other places: the cells are part of the key.
  const covered = pieces.map((p) => `${p.id} ${p.cells.join(' ')}`).join();
  // Land and roofs are redrawn only when something was built, not with every step of a dragged piece.
  const ground = useMemo(() => <Frame land={land} />, [land]);
  const river = useMemo(() => <River land={land} />, [land]);
  const isCovered = useMemo(() => member(pieces.flatMap((p) => p.cells)), [land, covered]);
  const landscape = useMemo(
    () => <Landscape land={land} isCovered={isCovered} under={under} />,
    [land, isCovered, under],
  );
  const lots = useMemo(() => pieces.map((p) => <Lot key={p.id} piece={p} />), [land, covered]);
  const roofs = useMemo(
    () =>
      pieces.map((p) => (
        <g key={p.id} data-place={pieceThing(seat, buildingById(p.id).index)}>
          <g>
            <RoofOf piece={p} />
          </g>
        </g>
      )),
    [land, covered, seat],
  );
  const [w, h] = [land.width * C, land.height * C];
  return (
    <>
      <defs>
        <clipPath id={`mc-clip-${land.id}`}>
          <rect x={-3} y={-3} width={w + 6} height={h + 6} rx={12} />
        </clipPath>
      </defs>
      {ground}
      <g clip-path={`url(#mc-clip-${land.id})`}>
        <rect class="mc-ground" x={-3} y={-3} width={w + 6} height={h + 6} />
        {landscape}
        {lots}
        {river}
        {roofs}
      </g>
      {children}
    </>
  );
}
