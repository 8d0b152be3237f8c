/** Connect four as one would write it for speed alone: typed arrays, no contract. The limit we compare with. */
const WIDTH = 7;
const HEIGHT = 6;
const PITCH = WIDTH + 1;

const cells = new Int8Array(PITCH * HEIGHT);
const heights = new Int8Array(WIDTH);
const columns = new Int8Array(WIDTH);

function line(at: number, disc: number, step: number): boolean {
  let n = 1;
  for (let k = at + step; cells[k] === disc; k += step) n++;
  for (let k = at - step; cells[k] === disc; k -= step) n++;
  return n >= 4;
}

/** Plays one random game and returns its number of moves. */
export function playPlain(random: (n: number) => number): number {
  cells.fill(0);
  heights.fill(0);
  let moves = 0;
  for (let disc = 1; ; disc = 3 - disc) {
    let open = 0;
    for (let c = 0; c < WIDTH; c++) if ((heights[c] as number) < HEIGHT) columns[open++] = c;
    if (open === 0) return moves;
    const column = columns[random(open)] as number;
    const row = heights[column] as number;
    const at = row * PITCH + column;
    cells[at] = disc;
    heights[column] = row + 1;
    moves++;
    if (line(at, disc, 1) || line(at, disc, PITCH) || line(at, disc, PITCH + 1) || line(at, disc, PITCH - 1))
      return moves;
  }
}
