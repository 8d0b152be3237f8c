import type { ComponentChildren } from 'preact';
import { C, type Cell, f, member } from './geometry.ts';
import { EAVE, wingCells } from './roof.ts';

/** The four kinds of buildings: y homes, r public, b trade, k church. */
export type Kind = 'y' | 'r' | 'b' | 'k';

const Chimney = ({ x, y }: { x: number; y: number }) => (
  <>
    <path class="mc-chim-s" d={`M${x + 7} ${y + 2}l5 3.5v6l-5 -2z`} />
    <path class="mc-chim" d={`M${x} ${y}h8v8.5h-8z`} />
    <path class="mc-chim-h" d={`M${x + 2.4} ${y + 2.4}h3.2v3.4h-3.2z`} />
  </>
);

const Dormer = ({ x, y }: { x: number; y: number }) => (
  <>
    <path class="mc-dorm" d={`M${x} ${y + 7.5}v-4.5l4.5 -4l4.5 4v4.5z`} />
    <path class="mc-win" d={`M${x + 2.5} ${y + 3.2}h4v4.2h-4z`} />
  </>
);

const Turret = ({ x, y, r }: { x: number; y: number; r: number }) => {
  const spokes = [0, 45, 90, 135].map((degrees) => {
    const c = Math.cos((degrees * Math.PI) / 180) * r;
    const s = Math.sin((degrees * Math.PI) / 180) * r;
    return `M${f(x - c)} ${f(y - s)}L${f(x + c)} ${f(y + s)}`;
  });
  return (
    <>
      <circle class="mc-rshadow" cx={x + 2.5} cy={y + 4} r={r} />
      <circle class="mc-turr" cx={x} cy={y} r={r} />
      <path class="mc-turrline" d={spokes.join('')} />
      <circle class="mc-knob" cx={x} cy={y} r={f(r * 0.27)} />
    </>
  );
};

const Stack = ({ x, y }: { x: number; y: number }) => (
  <>
    <ellipse class="mc-rshadow" cx={x + 4} cy={y + 5} rx={7} ry={6.5} />
    <circle class="mc-stack" cx={x} cy={y} r={7} />
    <circle class="mc-stackhole" cx={x} cy={y} r={3.4} />
  </>
);

const Cross = ({ x, y, s }: { x: number; y: number; s: number }) => {
  const w = f(3.4 * s);
  const arm = f(4.6 * s);
  const foot = f(9 * s);
  return (
    <path
      class="mc-cross"
      d={`M${f(x - 1.7 * s)} ${f(y - 9 * s)}h${w}v${arm}h${arm}v${w}h-${arm}v${foot}h-${w}v-${foot}h-${arm}v-${w}h${arm}z`}
    />
  );
};

const Tower = ({ x, y }: { x: number; y: number }) => (
  <>
    <path class="mc-rshadow" d={`M${x - 13} ${y - 13}h26v26h-26z`} transform="translate(3 5)" />
    <path class="mc-tower" d={`M${x - 13} ${y - 13}h26v26h-26z`} />
    <path class="mc-towershade" d={`M${x} ${y}l13 -13v26zM${x} ${y}l13 13h-26z`} />
    <path class="mc-crease" d={`M${x - 13} ${y - 13}l26 26m0 -26l-26 26`} />
    <Cross x={x} y={y} s={1} />
  </>
);

/** What fills the middle of a 2×2 block. */
export function BlockMiddle({ kind, block: [bx, by] }: { kind: Kind; block: Cell }) {
  const x = (bx + 1) * C;
  const y = (by + 1) * C;
  const square = `M${x - 10} ${y - 10}h20v20h-20z`;
  if (kind === 'k') {
    const meridians = `M${x - 17} ${y}A17 7 0 0 0 ${x + 17} ${y}M${x} ${y - 17}A7 17 0 0 0 ${x} ${y + 17}M${x} ${y - 17}A7 17 0 0 1 ${x} ${y + 17}`;
    return (
      <>
        <circle class="mc-dome" cx={x} cy={y} r={17} />
        <path class="mc-domeline" d={meridians} />
        <Cross x={x} y={y} s={1.25} />
      </>
    );
  }
  if (kind === 'b')
    return (
      <>
        <path class="mc-glass" d={square} />
        <path class="mc-crease" d={`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`} />
      </>
    );
  return (
    <>
      <path class="mc-court" d={square} />
      <path class="mc-courtshade" d={`M${x - 10} ${y - 10}h20v5h-15v15h-5z`} />
      <circle class="mc-bush" cx={x + 3} cy={y + 4} r={4.6} />
    </>
  );
}

type Has = (x: number, y: number) => boolean;
const middle = ([x, y]: Cell): [number, number] => [x * C + C / 2, y * C + C / 2];
const alongX = (has: Has, [x, y]: Cell): boolean => has(x + 1, y) || has(x - 1, y);
const alongY = (has: Has, [x, y]: Cell): boolean => has(x, y + 1) || has(x, y - 1);
const degree = (has: Has, [x, y]: Cell): number =>
  Number(has(x + 1, y)) + Number(has(x - 1, y)) + Number(has(x, y + 1)) + Number(has(x, y - 1));

function homes(cells: readonly Cell[], block: Cell | undefined, has: Has): ComponentChildren {
  if (block !== undefined) {
    const [bx, by] = block;
    const [x0, y0] = middle(block);
    return (
      <>
        <Chimney x={x0 - 10} y={y0 - 16} />
        <Dormer x={x0 + C - 4} y={y0 + C + 11} />
        <Dormer x={bx * C + 34} y={by * C + 101} />
      </>
    );
  }
  return cells.map((cell, i) => {
    const [x, y] = middle(cell);
    const flat = alongX(has, cell);
    if (i % 2 === 0) return <Chimney key={i} x={x + (flat ? 9 : 7)} y={y - 13} />;
    return <Dormer key={i} x={flat ? x - 4 : x - 10} y={flat ? y + 11 : y + 3} />;
  });
}

function publicTurrets(cells: readonly Cell[], block: Cell | undefined, has: Has): ComponentChildren {
  if (block !== undefined) {
    const [x, y] = [(block[0] + 1) * C, (block[1] + 1) * C];
    return [
      [-30, -30],
      [30, -30],
      [-30, 30],
      [30, 30],
    ].map(([a, b]) => <Turret key={`${a},${b}`} x={x + (a as number)} y={y + (b as number)} r={7} />);
  }
  const best = [...cells].sort((a, b) => degree(has, b) - degree(has, a))[0] as Cell;
  if (cells.length !== 2) {
    const [x, y] = middle(best);
    return <Turret x={x} y={y} r={10} />;
  }
  const [a, b] = [middle(cells[0] as Cell), middle(cells[1] as Cell)];
  return <Turret x={(a[0] + b[0]) / 2} y={(a[1] + b[1]) / 2} r={10} />;
}

function tradeStack(cells: readonly Cell[], block: Cell | undefined, has: Has): ComponentChildren {
  if (block !== undefined) return <Stack x={(block[0] + 2) * C - EAVE - 21} y={block[1] * C + EAVE + 21} />;
  const bend = cells.find((cell) => alongX(has, cell) && alongY(has, cell));
  const first = cells[0] as Cell;
  const [x, y] = middle(bend ?? first);
  if (bend !== undefined) return <Stack x={x} y={y} />;
  return alongX(has, first) ? <Stack x={x - 18} y={y} /> : <Stack x={x} y={y - 18} />;
}

function churchTower(cells: readonly Cell[], blocks: readonly Cell[], has: Has): ComponentChildren {
  const wings = wingCells(cells, blocks);
  const ends = wings.filter((cell) => degree(has, cell) === 1);
  const end = ends[ends.length - 1] ?? wings[0];
  if (end === undefined) return null;
  const [x, y] = middle(end);
  return <Tower x={x} y={y} />;
}

/** Chimneys, turrets, stacks and towers: the sign of a kind that needs no colour. */
export function Furniture({ kind, cells, blocks }: { kind: Kind; cells: readonly Cell[]; blocks: readonly Cell[] }) {
  const has = member(cells);
  const block = blocks[0];
  if (kind === 'y') return <>{homes(cells, block, has)}</>;
  if (kind === 'r') return <>{publicTurrets(cells, block, has)}</>;
  if (kind === 'b') return <>{tradeStack(cells, block, has)}</>;
  return <>{churchTower(cells, blocks, has)}</>;
}
