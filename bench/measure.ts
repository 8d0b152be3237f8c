/** What all contenders share: the same cheap chance, and the same clock. */

let seed = 12345;

export function random(n: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % n;
}

export interface Count {
  /** Moves, or decisions with a choice: what a game counts as its steps. */
  readonly steps: number;
  readonly games: number;
  readonly seconds: number;
}

/** Plays whole games, `batch` between two looks at the clock. `play` gets a number of its own and tells its steps. */
function count(play: (game: number) => number, milliseconds: number, batch: number): Count {
  const began = performance.now();
  let steps = 0;
  let games = 0;
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < batch; i++) steps += play(games++);
    passed = performance.now() - began;
  }
  return { steps, games, seconds: passed / 1000 };
}

/** Warms up for half the time, then prints what it counted as one line of JSON. */
export function report(play: (game: number) => number, milliseconds: number, batch: number): void {
  count(play, milliseconds / 2, batch);
  console.log(JSON.stringify(count(play, milliseconds, batch)));
}
