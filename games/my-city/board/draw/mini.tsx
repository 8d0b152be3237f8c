import type { Piece } from './building.tsx';
import type { Kind } from './furniture.tsx';
import { type Cell, f, jitter, member, SMALL } from './geometry.ts';
import { everyCell, groundAt, isBuildable, type LandMap, region } from './land.ts';
import { outline } from './outline.ts';
import { riverLine } from './river.ts';
import { DOT, flatTile, SIGNS } from './tile.ts';

function MiniTile({ kind, cells }: { kind: Kind; cells: readonly Cell[] }) {
  const { walls, signs, dots } = flatTile(kind, cells);
  return (
    <>
      <path class={`mc-mt mc-mt-${kind}`} d={walls} />
      {dots.map(([x, y]) => (
        <circle key={`${x},${y}`} class={SIGNS[kind]} cx={x} cy={y} r={f(DOT)} />
      ))}
      {signs !== '' && <path class={SIGNS[kind]} d={signs} />}
    </>
  );
}

/** A single shape in its bounding box. */
export function TileIcon({ kind, cells }: { kind: Kind; cells: readonly Cell[] }) {
  const w = Math.max(...cells.map((cell) => cell[0])) + 1;
  const h = Math.max(...cells.map((cell) => cell[1])) + 1;
  return (
    <svg
      class="mc-tile"
      viewBox={`-1 -1 ${w * SMALL + 2} ${h * SMALL + 2}`}
      style={{ '--w': w, '--h': h }}
      aria-hidden="true"
    >
      <MiniTile kind={kind} cells={cells} />
    </svg>
  );
}

const MARKS: Readonly<Record<string, string>> = { t: 'tree', r: 'rock', g: 'gold' };

function mark(ground: string, X: number, Y: number): string {
  if (ground === 't') return `M${X + 7} ${Y + 15}a4 4.6 0 1 1 .01 0zM${X + 13.5} ${Y + 17}a3.6 4 0 1 1 .01 0z`;
  if (ground === 'r') return `M${X + 3.5} ${Y + 11}l2 -6l5 -1l3 7zM${X + 8} ${Y + 17}l2 -5l5 -.5l2.5 5.500z`;
  return `M${X + 10} ${Y + 3.5}l6 6.5l-6 6.5l-6 -6.5z`;
}

function MiniLand({ land, isCovered }: { land: LandMap; isCovered: (x: number, y: number) => boolean }) {
  const c = SMALL;
  const random = jitter(5);
  const cells = everyCell(land);
  const mountains = region(land, 'M');
  const forest = region(land, 'F');
  const ground = cells.filter(([x, y]) => isBuildable(land, x, y));
  const free = cells.filter(([x, y]) => !isCovered(x, y));
  const peaks = mountains.map(([x, y]) => {
    const h = f(11 + random() * 5);
    return `M${x * c + 2} ${y * c + 18}l8 -${h}l8 ${h}`;
  });
  const firs = forest.map(([x, y]) => `M${x * c + 2.5} ${y * c + 12}l4 -9l4 9zM${x * c + 9.5} ${y * c + 18}l4 -9l4 9z`);
  return (
    <>
      <path class="mc-mi-cell" d={ground.map(([x, y]) => `M${x * c + 0.7} ${y * c + 0.7}h18.6v18.6h-18.6z`).join('')} />
      <path class="mc-mi-m" d={outline(mountains, -0.3, 4, c)} />
      <path class="mc-mi-f" d={outline(forest, -0.3, 4, c)} />
      <path class="mc-mi-mt" d={peaks.join('')} />
      <path class="mc-mi-ft" d={firs.join('')} />
      {Object.entries(MARKS).map(([sign, name]) => (
        <path
          key={name}
          class={`mc-mi-${name}`}
          d={free
            .filter(([x, y]) => groundAt(land, x, y) === sign)
            .map(([x, y]) => mark(sign, x * c, y * c))
            .join('')}
        />
      ))}
      {free
        .filter(([x, y]) => groundAt(land, x, y) === 'w')
        .map(([x, y]) => (
          <circle key={`${x},${y}`} class="mc-mi-well" cx={x * c + 10} cy={y * c + 10} r={5.6} />
        ))}
    </>
  );
}

/** A small town: flat, still patterned, never a scaled-down large one. */
export function MiniTown(props: { land: LandMap; pieces: readonly Piece[]; last: Piece | null; label: string }) {
  const { land, pieces, last, label } = props;
  const covered = member(pieces.flatMap((p) => p.cells));
  const [w, h] = [land.width * SMALL, land.height * SMALL];
  const broad = land.river.mode === 'cells';
  const river = riverLine(land, SMALL, 0, broad ? 0.5 : 0.42);
  return (
    <svg
      class={broad ? 'mc-mini mc-broad' : 'mc-mini'}
      viewBox={`-3 -3 ${w + 6} ${h + 6}`}
      role="img"
      aria-label={label}
    >
      <rect class="mc-mi-bg" width={w} height={h} rx={5} />
      <MiniLand land={land} isCovered={covered} />
      {pieces.map((p) => (
        <MiniTile key={p.id} kind={p.kind} cells={p.cells} />
      ))}
      <path class="mc-mi-rvink" d={river} />
      <path class="mc-mi-rv" d={river} />
      {last !== null && <path class="mc-mi-last" d={outline(last.cells, -0.2, 3, SMALL)} />}
    </svg>
  );
}
