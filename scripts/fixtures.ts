/**
 * Makes the fixtures of a game: finished games of the present rules version, played at random and by level 2, and perft figures
 * from the middle of them; and the model game that the game's page shows, played by strong bots for two. Kept games are never made anew while they replay; somebody's own game is kept by `tafelrunde keep`.
 * Usage: node scripts/fixtures.ts GAME [--write]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chooseMove } from '#bots';
import { gameEntry } from '#games';
import { Match, type MatchRecord, type Move, SeededRng } from '#kernel';
import { perftFrom } from '#kernel/laws/index.ts';

interface Kept {
  readonly record: MatchRecord;
  readonly scores: readonly number[];
}

const [id = '', flag] = process.argv.slice(2);
const entry = gameEntry(id);
if (entry === undefined) {
  console.error(`There is no game '${id}'.`);
  process.exit(2);
}
const { module } = await entry.load();
const { game } = module;
const folder = new URL(`../games/${id}/test/fixtures/`, import.meta.url);
/** Counted in all, at least; and from one position, at most. */
const WANTED = 200_000;
const MOST = 80_000;
const DEEPEST = 8;

function keptIn(file: string): Kept {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Kept;
}

function write(file: string, match: Match): void {
  const scores = game.score(match.state, 'judge').seats.map((x) => x.total);
  console.log(file, `${match.length} moves`, scores);
  writeFileSync(new URL(file, folder), `${JSON.stringify({ record: match.record(), scores })}\n`);
}

function finished(seats: number, name: string, answer: (match: Match, rng: SeededRng) => void): Match {
  const match = new Match(game, {}, seats, `kept-${name}-${seats}`);
  const rng = new SeededRng(`kept-${name}-choice-${seats}`);
  while (!match.over) answer(match, rng);
  return match;
}

function atRandom(match: Match, rng: SeededRng): void {
  const asked = match.open.filter((d) => d.optional === undefined);
  const d = asked[rng.int('d', asked.length)];
  if (d === undefined) throw new Error('only offers are open');
  match.play(d.seat, d.options[rng.int('o', d.options.length)] as Move);
}

function byLevel2(match: Match): void {
  const seat = match.waitingFor[0] as number;
  const view = game.view(match.state, seat);
  match.play(seat, chooseMove(module, 2, view, seat, `${match.seed}/${seat}/${match.length}`));
}

function makeGames(): void {
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.match.json')))
    if (keptIn(file).record.rulesVersion !== game.rulesVersion) rmSync(new URL(file, folder));
  for (const seats of game.seats)
    for (const [name, answer] of [
      ['random', atRandom],
      ['level2', byLevel2],
    ] as const) {
      const file = `${name}-${seats}.match.json`;
      if (!existsSync(new URL(file, folder))) write(file, finished(seats, name, answer));
    }
}

const MODEL = new URL(`../games/${id}/data/model.match.json`, import.meta.url);
const STRONG = 4;
const MODEL_SEATS = 2;

function makeModel(): void {
  if (existsSync(MODEL) && (JSON.parse(readFileSync(MODEL, 'utf8')) as Kept).record.rulesVersion === game.rulesVersion)
    return;
  const match = finished(MODEL_SEATS, 'model', (m) => {
    const seat = m.waitingFor[0] as number;
    const view = game.view(m.state, seat);
    m.play(seat, chooseMove(module, STRONG, view, seat, `${m.seed}/${seat}/${m.length}`));
  });
  const scores = game.score(match.state, 'judge').seats.map((x) => x.total);
  console.log('model game', `${match.length} moves`, scores);
  writeFileSync(MODEL, `${JSON.stringify({ record: match.record(), scores, level: STRONG })}\n`);
}

/** From a quarter, half and three quarters of every kept game; as deep as it takes to reach the wanted number together. */
function makePerft(): void {
  const files = readdirSync(folder)
    .filter((f) => f.endsWith('.match.json'))
    .sort();
  const each = WANTED / (files.length * 3);
  const lines = files.flatMap((file) => {
    const match = Match.replay(game, keptIn(file).record);
    return [1, 2, 3].map((quarter) => {
      const at = Math.floor((match.length * quarter) / 4);
      let line = { kept: file, at, depth: 0, count: 1 };
      for (let depth = 1; depth <= DEEPEST && line.count < each; depth++) {
        const count = perftFrom(game, match.at(at).state, depth);
        if (count > MOST) break;
        line = { kept: file, at, depth, count };
      }
      return line;
    });
  });
  console.log(
    lines.reduce((n, l) => n + l.count, 0),
    'positions in',
    lines.length,
    'lines',
  );
  writeFileSync(new URL('perft.json', folder), `[\n${lines.map((l) => ` ${JSON.stringify(l)}`).join(',\n')}\n]\n`);
}

mkdirSync(folder, { recursive: true });
if (flag === '--write') {
  makeGames();
  makePerft();
  makeModel();
} else console.log(`Nothing is written without --write. Version ${game.rulesVersion} of ${id}.`);
