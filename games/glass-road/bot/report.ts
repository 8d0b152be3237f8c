/**
 * How often level 2 builds each building and how that goes with winning, so that designed values can be balanced.
 * Usage: node games/glass-road/bot/report.ts --games N [--write]
 */
import { writeFileSync } from 'node:fs';
import { playGame } from '#bots';
import { module } from '../index.ts';
import { BUILDINGS, ROWS } from '../rules/data.ts';
import type { State } from '../rules/state.ts';

const args = process.argv.slice(2);
const at = args.indexOf('--games');
const games = at < 0 ? 40 : Number(args[at + 1]);
if (!Number.isInteger(games) || games < 1) {
  console.error('usage: report.ts --games N [--write]');
  process.exit(2);
}
/** One game of each in turn. */
const SEATS = [2, 3, 4];

interface Row {
  /** Games in which the tile was to be had at some time; boards on which it was built. */
  shown: number;
  built: number;
  won: number;
  /** Points of the owner above the mean of the table. */
  lead: number;
}
const rows: Row[] = BUILDINGS.map(() => ({ shown: 0, built: 0, won: 0, lead: 0 }));
let boards = 0;
let points = 0;
let wins = 0;

for (let g = 0; g < games; g++) {
  const seats = SEATS[g % SEATS.length] as number;
  const seen = new Set<number>();
  let last: State | null = null;
  const { standing } = playGame(
    module,
    { long: false },
    Array.from({ length: seats }, () => 2),
    `report-${g}`,
    (s) => {
      last = s as State;
      for (const row of last.rows) for (const tile of row) if (tile >= 0) seen.add(tile);
    },
  );
  const players = (last as State | null)?.players ?? [];
  const mean = standing.seats.reduce((a, x) => a + x.total, 0) / seats;
  for (const tile of seen) (rows[tile] as Row).shown++;
  for (const [seat, p] of players.entries()) {
    const { total, rank } = standing.seats[seat] as (typeof standing.seats)[number];
    boards++;
    points += total;
    if (rank === 1) wins++;
    for (const tile of p.built) {
      const row = rows[tile] as Row;
      if (!seen.has(tile)) row.shown++;
      row.built++;
      row.won += rank === 1 ? 1 : 0;
      row.lead += total - mean;
    }
  }
}

const share = (n: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * n) / of)} %`);
const lines = [
  '# Glass Road: buildings in play',
  '',
  `From ${games} games of level 2 against itself (2, 3 and 4 players in turn), made by \`node games/glass-road/bot/report.ts --games ${games} --write\`.`,
  `Mean score ${(points / boards).toFixed(1)}; a board wins or shares the win in ${share(wins, boards)} of the cases, so a tile with a higher share goes with winning.`,
  'Built: share of the games in which the tile was to be had. Lead: mean points of its owners above the mean of their table.',
  'P: `des` = cost, effect and points designed; `pub` = public or partly public.',
  '',
];
for (const [type, name] of ROWS.entries()) {
  lines.push(
    `## ${name}`,
    '',
    '| No | Building | P | Seen | Built | Owners who win | Lead |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  );
  const order = BUILDINGS.flatMap((b, i) => (b.type === type ? [i] : []));
  const rate = (i: number): number => (rows[i]?.built ?? 0) / Math.max(1, rows[i]?.shown ?? 0);
  order.sort((a, b) => rate(b) - rate(a));
  for (const i of order) {
    const b = BUILDINGS[i] as (typeof BUILDINGS)[number];
    const r = rows[i] as Row;
    const lead = r.built === 0 ? '–' : (r.lead / r.built).toFixed(1).replace('-', '−');
    const mark = b.designed ? 'des' : 'pub';
    lines.push(
      `| ${b.no} | ${b.name.en} | ${mark} | ${r.shown} | ${share(r.built, r.shown)} | ${share(r.won, r.built)} | ${lead} |`,
    );
  }
  lines.push('');
}
const text = lines.join('\n');
console.log(text);
if (args.includes('--write')) writeFileSync(new URL('../BALANCE.md', import.meta.url), text);
