import { BlockMiddle, Furniture, type Kind } from './furniture.tsx';
import { C, type Cell, jitter, line, member, poly, pt } from './geometry.ts';
import { outline } from './outline.ts';
import { EAVE, type Roof, roofOver, wingCells } from './roof.ts';

/** A building as it is drawn: its kind, a number that seeds its paving, and its cells on the board. */
export interface Piece {
  readonly id: string;
  readonly kind: Kind;
  readonly cells: readonly Cell[];
}

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

function paving(piece: Piece): string {
  const has = member(piece.cells);
  const [fx, fy] = piece.cells[0] as Cell;
  const random = jitter(piece.id.charCodeAt(0) * 977 + piece.id.charCodeAt(1) * 131 + fx * 17 + fy);
  let d = '';
  for (const [x, y] of piece.cells)
    for (let i = 0; i < 3; i++) {
      const side = Math.floor(random() * 4);
      const along = 10 + random() * 40;
      const [sx, sy] = SIDES[side] as Cell;
      if (has(x + sx, y + sy)) continue;
      const u = side === 1 ? C - 5.6 : side === 3 ? 5.6 : along;
      const v = side === 0 ? 5.6 : side === 2 ? C - 5.6 : along;
      d += `M${pt([x * C + u, y * C + v])}${side % 2 === 1 ? 'v3' : 'h3'}`;
    }
  return d;
}

/** The paved ground of a building: it lies under the river. */
export function Lot({ piece }: { piece: Piece }) {
  return (
    <g class={`mc-bld mc-k-${piece.kind}`}>
      <path class={`mc-lot mc-lot-${piece.kind}`} d={outline(piece.cells, 2.6, 9)} />
      <path class="mc-pave" d={paving(piece)} />
    </g>
  );
}

function planesByFall(roof: Roof): [string, string][] {
  return (['N', 'E', 'S', 'W'] as const)
    .map((falls): [string, string] => [
      falls,
      roof.planes
        .filter((p) => p.falls === falls)
        .map((p) => poly(p.corners))
        .join(''),
    ])
    .filter(([, d]) => d !== '');
}

/** Saw-tooth glass bands across the wings of a workshop. */
function GlassBands({ piece, roof }: { piece: Piece; roof: Roof }) {
  const has = member(piece.cells);
  let band = '';
  let edge = '';
  for (const [x, y] of wingCells(piece.cells, roof.blocks)) {
    const flat = has(x + 1, y) || has(x - 1, y);
    if (flat && (has(x, y + 1) || has(x, y - 1))) continue;
    const [X, Y, long] = [x * C, y * C, C - 26];
    for (const o of [20, 34]) {
      band += flat ? `M${X + o} ${Y + 13}h7v${long}h-7z` : `M${X + 13} ${Y + o}h${long}v7h-${long}z`;
      edge += flat ? `M${X + o + 7} ${Y + 13}v${long}` : `M${X + 13} ${Y + o + 7}h${long}`;
    }
  }
  for (const [x, y] of roof.blocks)
    for (const u of [22, 46, 82])
      for (const v of [17, 92]) band += `M${x * C + (u === 46 && v === 17 ? 58 : u)} ${y * C + v}h15v9h-15z`;
  return (
    <>
      <path class="mc-glass" d={band} />
      <path class="mc-glassedge" d={edge} />
    </>
  );
}

/** The roof with its shadow, planes, tiles and furniture: it lies over the river. */
export function RoofOf({ piece }: { piece: Piece }) {
  const { kind, cells } = piece;
  const roof = roofOver(cells);
  const eave = outline(cells, EAVE, 2.5);
  const planes = planesByFall(roof);
  return (
    <g class={`mc-bld mc-k-${kind}`}>
      <path class="mc-rshadow" d={eave} transform="translate(2.6 4)" />
      <path class={`mc-rf-${kind}`} d={eave} />
      {planes.map(([falls, d]) => (
        <path key={falls} class={`mc-face mc-f${falls}`} d={d} />
      ))}
      {planes.map(([falls, d]) => (
        <path
          key={`t${falls}`}
          class="mc-tex"
          d={d}
          fill={`url(#mc-pt-${kind}-${falls === 'N' || falls === 'S' ? 'h' : 'v'})`}
        />
      ))}
      {roof.blocks.map((block) => (
        <BlockMiddle key={block.join()} kind={kind} block={block} />
      ))}
      <path class="mc-crease" d={roof.creases.map(line).join('')} />
      <path class="mc-ridge" d={roof.ridges.map(line).join('')} />
      {kind === 'b' && <GlassBands piece={piece} roof={roof} />}
      <path class="mc-eave" d={eave} />
      <Furniture kind={kind} cells={cells} blocks={roof.blocks} />
    </g>
  );
}

export function Building({ piece }: { piece: Piece }) {
  return (
    <>
      <Lot piece={piece} />
      <RoofOf piece={piece} />
    </>
  );
}
