/** The loader's checks of section 9: a board that breaks one is refused with a sentence. */
import { BUILDABLE, banks, type RawBoard, riverSides, type Terrain } from './ground.ts';

interface CountedBoard extends RawBoard {
  readonly counts: {
    readonly lightGreen: number;
    readonly plain: number;
    readonly trees: number;
    readonly rocks: number;
    readonly wells: number;
    readonly gold: number;
    readonly mountain: number;
    readonly forest: number;
    readonly riverCells: number;
    readonly lightGreenPerBank: readonly number[];
  };
}

const KNOWN = new Set<string>([...'.trwgMF~']);

export function checkBoard(source: unknown): void {
  const raw = source as CountedBoard;
  const refuse = (why: string): never => {
    throw new Error(`board ${raw.id}: ${why}`);
  };
  if (raw.rows.length !== raw.height) refuse('has a wrong number of rows');
  for (const row of raw.rows) {
    if (row.length !== raw.width) refuse('has rows of different length');
    for (const ch of row) if (!KNOWN.has(ch)) refuse(`has an unknown character ${ch}`);
  }
  const terrain = [...raw.rows.join('')] as Terrain[];
  if (raw.river.mode === 'edges') checkPath(raw, refuse);
  else if (raw.river.mode === 'cells') checkRiverCells(raw, terrain, refuse);
  else refuse(`has an unknown river mode ${raw.river.mode}`);

  const sides = riverSides(raw);
  const bank = banks(raw, terrain, sides);
  if (Math.max(...bank) !== 1) refuse('does not have exactly two banks');
  for (const side of sides) {
    const [c, d] = side.split('/').map(Number) as [number, number];
    const n = c + ([-raw.width, 1, raw.width, -1][d] as number);
    if (bank[c] === bank[n]) refuse('has a river edge with the same bank on both sides');
  }
  if (terrain.filter((t) => t === 'g').length !== 2) refuse('does not have exactly two gold veins');
  checkReach(raw, terrain, refuse);
  checkCounts(raw, terrain, bank, refuse);
}

type Refuse = (why: string) => never;

function checkPath(raw: RawBoard, refuse: Refuse): void {
  const path = raw.river.path ?? refuse('has no river path');
  const seen = new Set<string>();
  const border = (x: number, y: number): boolean => x === 0 || y === 0 || x === raw.width || y === raw.height;
  const points: [number, number][] = [];
  for (let i = 0; i < path.length; i++) {
    const [x, y] = path[i] as [number, number];
    const before = points.at(-1);
    if (before === undefined) {
      points.push([x, y]);
      continue;
    }
    if (before[0] !== x && before[1] !== y) refuse('has a river that is not axis-parallel');
    const [dx, dy] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
    for (let [px, py] = before; px !== x || py !== y; ) {
      px += dx;
      py += dy;
      points.push([px, py]);
    }
  }
  for (const [i, [x, y]] of points.entries()) {
    if (seen.has(`${x},${y}`)) refuse('has a river that crosses itself');
    seen.add(`${x},${y}`);
    const end = i === 0 || i === points.length - 1;
    if (end !== border(x, y))
      refuse(end ? 'has a river that does not end at the border' : 'has a river that touches the border');
  }
}

function checkRiverCells(raw: RawBoard, terrain: readonly Terrain[], refuse: Refuse): void {
  const cells = terrain.flatMap((t, c) => (t === '~' ? [c] : []));
  if (cells.length === 0) refuse('has no river');
  const reached = flood(raw, cells[0] as number, (c) => terrain[c] === '~');
  if (reached.size !== cells.length) refuse('has a river in several pieces');
  const ends = cells.filter((c) => {
    const x = c % raw.width;
    const y = (c - x) / raw.width;
    return x === 0 || y === 0 || x === raw.width - 1 || y === raw.height - 1;
  });
  if (ends.length < 2) refuse('has a river that does not reach the border twice');
}

function flood(raw: RawBoard, start: number, inside: (c: number) => boolean): Set<number> {
  const seen = new Set([start]);
  const todo = [start];
  for (let c = todo.pop(); c !== undefined; c = todo.pop()) {
    const x = c % raw.width;
    for (const n of [c - raw.width, x + 1 < raw.width ? c + 1 : -1, c + raw.width, x > 0 ? c - 1 : -1])
      if (n >= 0 && n < raw.width * raw.height && !seen.has(n) && inside(n)) {
        seen.add(n);
        todo.push(n);
      }
  }
  return seen;
}

/** The neighbour table of 5.1, for the checks only: connected light-green ground, wells with four sides. */
function checkReach(raw: RawBoard, terrain: readonly Terrain[], refuse: Refuse): void {
  const green = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= raw.width || y >= raw.height) return -1;
    const c = y * raw.width + x;
    return BUILDABLE.has(terrain[c] as string) ? c : -1;
  };
  const around = (c: number): number[] => {
    const x = c % raw.width;
    const y = (c - x) / raw.width;
    return [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([dx, dy]) => {
      const [ax, ay] = [x + (dx as number), y + (dy as number)];
      const over = terrain[ay * raw.width + ax] === '~' && ax >= 0 && ax < raw.width;
      return over ? green(x + 2 * (dx as number), y + 2 * (dy as number)) : green(ax, ay);
    });
  };
  const all = terrain.flatMap((t, c) => (BUILDABLE.has(t) ? [c] : []));
  const seen = new Set([all[0] as number]);
  const todo = [all[0] as number];
  for (let c = todo.pop(); c !== undefined; c = todo.pop())
    for (const n of around(c))
      if (n >= 0 && !seen.has(n)) {
        seen.add(n);
        todo.push(n);
      }
  if (seen.size !== all.length) refuse('has light-green ground that is not connected');
  for (const [c, t] of terrain.entries())
    if (t === 'w' && around(c).includes(-1)) refuse('has a well that could never score');
}

function checkCounts(raw: CountedBoard, terrain: readonly Terrain[], bank: readonly number[], refuse: Refuse): void {
  const n = (kind: string): number => terrain.filter((t) => t === kind).length;
  const green = (b: number): number => terrain.filter((t, c) => BUILDABLE.has(t) && bank[c] === b).length;
  const found = {
    lightGreen: terrain.filter((t) => BUILDABLE.has(t)).length,
    plain: n('.'),
    trees: n('t'),
    rocks: n('r'),
    wells: n('w'),
    gold: n('g'),
    mountain: n('M'),
    forest: n('F'),
    riverCells: n('~'),
    lightGreenPerBank: [green(0), green(1)],
  };
  for (const [what, count] of Object.entries(found))
    if (JSON.stringify(raw.counts[what as keyof typeof found]) !== JSON.stringify(count))
      refuse(
        `says ${JSON.stringify(raw.counts[what as keyof typeof found])} for ${what}, but has ${JSON.stringify(count)}`,
      );
}
