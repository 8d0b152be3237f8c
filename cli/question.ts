/** One question to a person: options as a numbered list, and what can be typed besides a number. */
import {
  type Decision,
  type GameModule,
  type GameText,
  type Language,
  type Match,
  type Move,
  type Names,
  notate,
  parseMove,
  type Refusal,
  type Seat,
} from '#kernel';
import { sections } from './print.ts';
import type { Words } from './words.ts';

export interface Table {
  readonly module: GameModule;
  readonly match: Match;
  readonly text: GameText<Move, unknown, unknown>;
  readonly lang: Language;
  readonly words: Words;
  readonly names: Names;
  /** How far each person has read the log. */
  readonly read: Map<Seat, number>;
  readonly input: (prompt: string) => Promise<string | null>;
}

export type Answer = 'played' | 'asked-again' | 'quit' | 'ended';

/** Longer lists are cut; they can be searched or shown whole. */
const LIST_LENGTH = 40;

interface Option {
  readonly move: Move;
  readonly label: string;
  readonly notation: string;
}

interface Question {
  readonly table: Table;
  readonly seat: Seat;
  readonly decision: Decision<Move>;
  readonly options: readonly Option[];
  /** Options from this place on are standing offers. */
  readonly offersFrom: number;
}

function question(table: Table, seat: Seat): Question {
  const { match, text } = table;
  const mine = match.open.filter((d) => d.seat === seat);
  const decision = mine.find((d) => d.optional === undefined) as Decision<Move>;
  const view = match.game.view(match.state, seat);
  const option = (move: Move): Option => ({
    move,
    label: text.move(move, view),
    notation: notate(match.game.moves, move),
  });
  const offers = mine.filter((d) => d.optional !== undefined).flatMap((d) => d.options);
  return {
    table,
    seat,
    decision,
    options: [...decision.options, ...offers].map(option),
    offersFrom: decision.options.length,
  };
}

function list(q: Question, most: number, word = '', notation = false): void {
  const { words } = q.table;
  const room = String(q.options.length).length;
  const hits = [...q.options.entries()].filter(([, o]) =>
    `${o.label} ${o.notation}`.toLowerCase().includes(word.toLowerCase()),
  );
  if (hits.length === 0) console.log(words.nothingFound);
  for (const [at, [i, o]] of hits.entries()) {
    if (at === most) {
      console.log(words.more(hits.length - most));
      break;
    }
    if (i >= q.offersFrom && (hits[at - 1]?.[0] ?? -1) < q.offersFrom) console.log(words.offers);
    console.log(`${String(i + 1).padStart(room + 1)}  ${o.label}${notation ? `  [${o.notation}]` : ''}`);
  }
}

function present(q: Question): void {
  const { match, text } = q.table;
  const view = match.game.view(match.state, q.seat);
  console.log(text.phase(view).join(' · '));
  console.log(text.prompt(q.decision, view));
  list(q, LIST_LENGTH);
}

function showTable(q: Question): void {
  const { match, text, names } = q.table;
  console.log(sections(text.summary(match.game.view(match.state, q.seat), names)).join('\n'));
}

/** The refusal as a sentence with the number of its ruling, and what the ruling says. */
function explain(q: Question, refusal: Refusal): void {
  const { text, module, lang } = q.table;
  console.log(`${text.refusal(refusal)} (${refusal.ruling})`);
  const ruling = module.rulings[lang][refusal.ruling];
  if (ruling !== undefined) console.log(`  ${ruling}`);
}

/** A number of the list or a notation; null after saying what is wrong with it. */
function readMove(q: Question, line: string): Move | null {
  const { words, match } = q.table;
  if (/^\d+$/.test(line)) {
    const option = q.options[Number(line) - 1];
    if (option === undefined) console.log(words.noNumber(q.options.length));
    return option?.move ?? null;
  }
  const move = parseMove(match.game.moves, line);
  if (move === null) console.log(words.notAMove);
  return move;
}

function whyNot(q: Question, line: string): void {
  const move = readMove(q, line);
  if (move === null) return;
  const refusal = q.table.match.whyNot(q.seat, move);
  if (refusal === null) console.log(q.table.words.possible);
  else explain(q, refusal);
}

function undo(q: Question): boolean {
  const { match, words, read } = q.table;
  if (match.undoableTo(q.seat) >= match.length) {
    console.log(words.cannotUndo);
    return false;
  }
  match.rewind(match.length - 1);
  for (const [seat, n] of read) read.set(seat, Math.min(n, match.length));
  console.log(words.undone);
  return true;
}

function attempt(q: Question, line: string): boolean {
  const move = readMove(q, line);
  if (move === null) return false;
  const refusal = q.table.match.play(q.seat, move);
  if (refusal === null) return true;
  explain(q, refusal);
  return false;
}

/** Asks until a move is made or taken back, or the person leaves. */
export async function ask(table: Table, seat: Seat): Promise<Answer> {
  const q = question(table, seat);
  present(q);
  for (;;) {
    const typed = await table.input(table.words.ask(q.options.length));
    if (typed === null) return 'ended';
    const line = typed.trim();
    if (line === 'q') return 'quit';
    if (line === '') present(q);
    else if (line === 'h' || line === '?') console.log(table.words.help.join('\n'));
    else if (line === 'l') list(q, q.options.length);
    else if (line === 'n') list(q, q.options.length, '', true);
    else if (line === 's') showTable(q);
    else if (line === 'u') {
      if (undo(q)) return 'asked-again';
    } else if (line.startsWith('/')) list(q, q.options.length, line.slice(1).trim());
    else if (line.startsWith('?')) whyNot(q, line.slice(1).trim());
    else if (attempt(q, line)) return 'played';
  }
}
