/** Makes the fixtures of a game: perft figures and finished games played at random. Usage: node scripts/fixtures.ts GAME [--write] */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gameEntry } from '#games';
import { Match, type Move, readOptions, SeededRng } from '#kernel';
import { perft } from '#kernel/laws/index.ts';

const [id = '', flag] = process.argv.slice(2);
const entry = gameEntry(id);
if (entry === undefined) {
  console.error(`unknown game ${id}`);
  process.exit(2);
}
const { game } = (await entry.load()).module;
const folder = new URL(`../games/${id}/test/fixtures/`, import.meta.url);
const MOST = 20_000;

const lines = game.seats.map((seats) => {
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  let line = { options: {}, seats, seed: `perft-${seats}`, depth: 1, count: 0 };
  for (let depth = 1; depth <= 6; depth++) {
    const count = perft(game, read.options, seats, line.seed, depth);
    line = { ...line, depth, count };
    if (count > MOST / 20) break;
  }
  return line;
});
console.log(lines);
if (flag === '--write') {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('perft.json', folder), `${JSON.stringify(lines, null, 1)}\n`);
  for (const seats of game.seats) {
    const match = new Match(game, {}, seats, `kept-${seats}`);
    const rng = new SeededRng(`kept-choice-${seats}`);
    while (!match.over) {
      const asked = match.open.filter((d) => d.optional === undefined);
      const d = asked[rng.int('d', asked.length)];
      if (d === undefined) break;
      match.play(d.seat, d.options[rng.int('o', d.options.length)] as Move);
    }
    const scores = game.score(match.state, 'judge').seats.map((x) => x.total);
    console.log(seats, match.length, scores);
    writeFileSync(
      new URL(`random-${seats}.match.json`, folder),
      `${JSON.stringify({ record: match.record(), scores })}\n`,
    );
  }
}
