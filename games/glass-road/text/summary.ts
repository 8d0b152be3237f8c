/** The plain table: everything a player needs to know, as text. */
import type { Names, Section } from '#kernel';
import {
  BUILDINGS,
  COLUMN_COUNT,
  GOODS,
  MARKERS,
  NAMES,
  ROW_COUNT,
  ROWS,
  SPECIALISTS,
  STARTING_BUILDINGS,
  WHEELS,
} from '../rules/data.ts';
import { tileAt } from '../rules/landscape.ts';
import { buildingPoints2, pointsNow, startPoints2 } from '../rules/scoring.ts';
import { BUILT, EMPTY } from '../rules/state.ts';
import type { View, ViewPlayer } from '../rules/view.ts';
import { half, type Sentences } from './effects.ts';
import { cardSentence } from './verbs.ts';
import type { Lookup, Words } from './words.ts';

export function summary(words: Words, look: Lookup, say: Sentences, view: View, names: Names): Section[] {
  const sections: Section[] = [tableSection(words, view, names)];
  if (typeof view.viewer === 'number') {
    const own = handSection(words, say, view, view.viewer);
    if (own.lines.length > 0) sections.push(own);
  }
  for (const [r, row] of view.rows.entries())
    sections.push({
      title: words.summary.display(look.row(ROWS[r] as string), view.stackSizes[r] as number),
      lines: row.map((tile) => (tile < 0 ? words.summary.gap : tileSentence(words, say, tile))),
    });
  for (const seat of view.players.keys()) sections.push(playerSection(words, look, say, view, seat, names));
  const n = view.neighbour;
  if (n !== null)
    sections.push({
      title: words.summary.neighbour,
      lines: cardLines(words, n.handSize, n.laid, n.played, n.followed),
    });
  return sections;
}

function tileSentence(words: Words, say: Sentences, tile: number): string {
  const b = BUILDINGS[tile];
  if (b === undefined) return '';
  const { summary: s, grammar } = words;
  return `${b.name[grammar.lang]} (${s.cost(say.cost(b.cost))}; ${s.value(half(b.points2 / 2))}). ${say.building(tile)}`;
}

function tableSection(words: Words, view: View, names: Names): Section {
  const lines = [words.period(view.period, view.periods)];
  if (view.round > 0) lines.push(words.round(view.round));
  lines.push(words.phases[view.phase]);
  if (view.seats > 1) lines.push(words.summary.goblet(names(view.goblet)));
  const top = view.stack[view.stack.length - 1];
  if (top !== undefined) lines.push(words.summary.turn(names(top.seat)));
  else if (view.seats === 2 && (view.phase === 'choose' || view.phase === 'extra'))
    lines.push(words.summary.turn(names(view.turn)));
  return { title: words.summary.table, lines };
}

function handSection(words: Words, say: Sentences, view: View, seat: number): Section {
  const p = view.players[seat] as ViewPlayer;
  const lines = (p.hand ?? []).map((card) => cardSentence(words, say, card));
  const down = SPECIALISTS[p.down];
  if (down !== undefined) lines.push(words.summary.faceDown(down.name[words.grammar.lang]));
  return { title: words.summary.hand, lines };
}

function cardNames(words: Words, cards: readonly number[]): string {
  return cards.map((c) => SPECIALISTS[c]?.name[words.grammar.lang] ?? '').join(', ');
}

function cardLines(
  words: Words,
  hand: number,
  down: boolean,
  played: readonly number[],
  followed: readonly number[],
): string[] {
  const lines = [words.summary.cards(hand, down)];
  if (played.length > 0) lines.push(words.summary.played(cardNames(words, played)));
  if (followed.length > 0) lines.push(words.summary.followed(cardNames(words, followed)));
  return lines;
}

function wheelLine(words: Words, p: ViewPlayer, wheel: number): string {
  const w = WHEELS[wheel] as (typeof WHEELS)[number];
  const amount = (marker: number): string => {
    const good = GOODS[MARKERS[marker]?.good as number];
    return `${good?.name[words.grammar.lang]} ${p.stock[marker]}`;
  };
  return `${w.name[words.grammar.lang]}: ${amount(w.product)}; ${w.basics.map(amount).join(', ')}`;
}

function cellText(words: Words, look: Lookup, p: ViewPlayer, cell: number): string {
  const content = p.cells[cell] as number;
  const { lang } = words.grammar;
  if (content === EMPTY) return words.summary.empty;
  if (content < EMPTY) return STARTING_BUILDINGS[-1 - content]?.name[lang] ?? '';
  if (content >= BUILT) return BUILDINGS[content - BUILT]?.name[lang] ?? '';
  return look.tile(NAMES.tiles[tileAt(p.cells, cell)] ?? '');
}

function playerSection(words: Words, look: Lookup, say: Sentences, view: View, seat: number, names: Names): Section {
  const p = view.players[seat] as ViewPlayer;
  const s = words.summary;
  const { lang } = words.grammar;
  const lines: string[] = WHEELS.map((_, wheel) => wheelLine(words, p, wheel));
  for (let r = 0; r < ROW_COUNT; r++) {
    const row = Array.from({ length: COLUMN_COUNT }, (_, c) => cellText(words, look, p, r * COLUMN_COUNT + c));
    lines.push(`${s.land} ${r + 1}: ${row.join(' | ')}`);
  }
  for (const [i, b] of STARTING_BUILDINGS.entries())
    if ((p.cells[b.cell] as number) < EMPTY)
      lines.push(`${b.name[lang]} (${s.now(half(startPoints2(p, i) / 2))}). ${say.starting(i)}`);
  if (p.built.length === 0) lines.push(s.noBuildings);
  for (const [i, tile] of p.built.entries()) {
    const now = half(buildingPoints2(p, tile, p.sites[i] as number) / 2);
    lines.push(`${BUILDINGS[tile]?.name[lang]} (${s.now(now)}). ${say.building(tile)}`);
  }
  for (const tile of p.private) lines.push(`${s.privates}: ${tileSentence(words, say, tile)}`);
  if (view.phase === 'keep') lines.push(p.ready ? s.ready : s.choosing);
  else if (view.phase !== 'over' && view.phase !== 'final')
    lines.push(...cardLines(words, p.handSize, p.laid, p.played, p.followed));
  return { title: s.board(names(seat), half(pointsNow(p))), lines };
}
