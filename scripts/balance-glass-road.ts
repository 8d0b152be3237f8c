/**
 * How often level 2 builds each building and how that goes with winning, so that designed values can be balanced.
 * Usage: node scripts/balance-glass-road.ts --games N > games/glass-road/BALANCE.md
 */
import { type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { brain } from '../games/glass-road/bot/brain.ts';
import { BUILDINGS, ROWS } from '../games/glass-road/rules/data.ts';
import { game } from '../games/glass-road/rules/game.ts';
import type { GameMove } from '../games/glass-road/rules/moves.ts';
import type { State } from '../games/glass-road/rules/state.ts';

/** One game of each number of players in turn. */
const SEATS = [2, 3, 4];

interface Row {
  /** Games in which the tile was to be had at some time; boards on which it was built. */
  shown: number;
  built: number;
  won: number;
  /** Points of the owners above the mean of their table. */
  lead: number;
}

interface Tally {
  readonly games: number;
  readonly rows: readonly Row[];
  boards: number;
  points: number;
  wins: number;
}

/** The best rated option on an imagined position: level 2 without its temperature. */
function choose(s: State, d: Decision<GameMove>, seed: string): GameMove {
  const rng = new SeededRng(seed);
  const ratings = brain.rate(game.imagine(game.view(s, d.seat), rng), d, rng);
  return d.options[ratings.indexOf(Math.max(...ratings))] as GameMove;
}

function playOne(tally: Tally, seats: number, seed: string): void {
  const rng = new SeededRng(seed);
  const s = game.setup({ long: false }, seats, rng, SILENT);
  const seen = new Set<number>();
  let n = 0;
  for (let open = settle(game, s, rng, SILENT); open.length > 0; n++) {
    for (const row of s.rows) for (const tile of row) if (tile >= 0) seen.add(tile);
    for (const p of s.players) for (const tile of p.private) seen.add(tile);
    const d = open.find((x) => x.optional === undefined) as Decision<GameMove>;
    open = step(game, s, d.seat, choose(s, d, `${seed}/${n}`), rng, SILENT);
  }
  const standing = game.score(s, 'judge').seats;
  const mean = standing.reduce((a, x) => a + x.total, 0) / seats;
  for (const tile of seen) (tally.rows[tile] as Row).shown++;
  for (const [seat, p] of s.players.entries()) {
    const { total, rank } = standing[seat] as (typeof standing)[number];
    tally.boards++;
    tally.points += total;
    if (rank === 1) tally.wins++;
    for (const tile of p.built) {
      const row = tally.rows[tile] as Row;
      row.built++;
      row.won += rank === 1 ? 1 : 0;
      row.lead += total - mean;
    }
  }
}

export function tallyGames(games: number): Tally {
  const rows = BUILDINGS.map(() => ({ shown: 0, built: 0, won: 0, lead: 0 }));
  const tally: Tally = { games, rows, boards: 0, points: 0, wins: 0 };
  for (let g = 0; g < games; g++) playOne(tally, SEATS[g % SEATS.length] as number, `report-${g}`);
  return tally;
}

const share = (n: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * n) / of)} %`);

export function table(t: Tally): string {
  const lines = [
    '# Glass Road: buildings in play',
    '',
    `From ${t.games} games of level 2 against itself (2, 3 and 4 players in turn, always the best rated option), made by`,
    `\`node scripts/balance-glass-road.ts --games ${t.games}\`. Mean score ${(t.points / t.boards).toFixed(1)}.`,
    '',
    '- Seen: games in which the tile was to be had. Built: share of these games in which it was built.',
    `- Owners who win: compare with ${share(t.wins, t.boards)}, the share of all boards that win or share the win.`,
    '- Lead: mean points of its owners above the mean of their table. Few builds make both figures unsure.',
    '- P: `des` = cost, effect and points designed; `pub` = public or partly public.',
    '',
  ];
  for (const [type, name] of ROWS.entries()) {
    lines.push(`## ${name} buildings`, '', '| No | Building | P | Seen | Built | Owners who win | Lead |');
    lines.push('| --- | --- | --- | --- | --- | --- | --- |');
    const rate = (i: number): number => (t.rows[i]?.built ?? 0) / Math.max(1, t.rows[i]?.shown ?? 0);
    const order = BUILDINGS.flatMap((b, i) => (b.type === type ? [i] : [])).sort((a, b) => rate(b) - rate(a));
    for (const i of order) {
      const b = BUILDINGS[i] as (typeof BUILDINGS)[number];
      const r = t.rows[i] as Row;
      const lead = r.built === 0 ? '–' : (r.lead / r.built).toFixed(1).replace('-', '−');
      const cells = [
        b.no,
        b.name.en,
        b.designed ? 'des' : 'pub',
        r.shown,
        share(r.built, r.shown),
        share(r.won, r.built),
      ];
      lines.push(`| ${[...cells, lead].join(' | ')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const games = args[0] === '--games' ? Number(args[1]) : Number.NaN;
  if (!Number.isInteger(games) || games < 1) {
    console.error('usage: node scripts/balance-glass-road.ts --games N');
    process.exit(2);
  }
  console.log(table(tallyGames(games)));
}
