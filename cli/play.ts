/** A game in the terminal, against bots or together at one keyboard. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { gesture, type Level, levelInfo, questionTo } from '#bots';
import {
  type Decision,
  isSeed,
  type Language,
  Match,
  type Move,
  type Names,
  newSeed,
  type Seat,
  speakTo,
} from '#kernel';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readLanguage, readSeats, readTableOptions, type SeatKind } from './common.ts';
import { sections, standing } from './print.ts';
import { Problem } from './problem.ts';
import { ask, type Table } from './question.ts';
import { WORDS, type Words } from './words.ts';

const SPEC: ArgSpec = { seats: 'text', seed: 'text', set: 'text', save: 'text', lang: 'text' };

/** Lines of the person, one at a time; null at the end of the input. Works the same for terminals and pipes. */
function lineReader(): { next(prompt: string): Promise<string | null>; close(): void } {
  const rl = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true });
  const lines = rl[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      process.stdout.write(prompt);
      const { value, done } = await lines.next();
      if (done === true) return null;
      // A terminal shows what is typed; a pipe does not.
      if (!process.stdin.isTTY) console.log(value);
      return value;
    },
    close: () => rl.close(),
  };
}

/** Names that fit into every sentence: 'the town of Player 1'. Whoever plays alone is spoken to. */
function nameSeats(seats: readonly SeatKind[], words: Words, lang: Language): Names {
  const labels = seats.map((s, i) => {
    if (s === 'me') return words.player(i + 1);
    const same = seats.filter((x) => x === s).length;
    return `${levelInfo(s).name[lang]}${same > 1 ? ` ${i + 1}` : ''}`;
  });
  const people = seats.flatMap((s, seat) => (s === 'me' ? [seat] : []));
  const you = people.length === 1 ? (people[0] as Seat) : null;
  return speakTo(you, words.you, (seat) => labels[seat] ?? words.player(seat + 1));
}

/** Log sentences this seat has not read yet. */
function tellNews(table: Table, seat: Seat): void {
  const { match, text, names } = table;
  const from = table.read.get(seat) ?? -1;
  for (let n = from + 1; n <= match.length; n++)
    for (const event of match.heard(n, seat)) {
      const sentence = text.event(event, names);
      if (sentence !== null) console.log(`· ${sentence}`);
    }
  table.read.set(seat, match.length);
}

function answerAsBot(table: Table, seat: Seat, level: Level): void {
  const { match, module } = table;
  const view = match.game.view(match.state, seat);
  const { moves } = gesture({ module, level, view, seat, seed: `${match.seed}/bot/${match.length}` });
  const mark = moves.length > 1 ? String(match.length + 1) : undefined;
  for (const move of moves) {
    const refusal = match.play(seat, move, mark);
    if (refusal !== null) throw new Error(`a bot made an impossible move: ${refusal.ruling} ${refusal.key}`);
  }
}

/** The next seat to answer: bots first, so that people are asked when everything else is settled. */
function nextSeat(open: readonly Decision<Move>[], seats: readonly SeatKind[]): Seat {
  const asked = seats.map((_, seat) => seat).filter((seat) => questionTo(open, seat) !== null);
  const seat = asked.find((s) => seats[s] !== 'me') ?? asked[0];
  if (seat === undefined) throw new Error('only offers are open');
  return seat;
}

export async function play(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const lang = readLanguage(args);
  const module = await readGame(args.words[0]);
  const { game } = module;
  const usual = game.seats.includes(2)
    ? 'me,level2'
    : ['me', ...Array((game.seats[0] ?? 1) - 1).fill('level2')].join(',');
  const seats = readSeats(args.text('seats') ?? usual, game, true);
  const people = seats.flatMap((s, i) => (s === 'me' ? [i] : []));
  if (people.length === 0) throw new Problem("nobody plays: put 'me' into --seats, or use simulate");
  const options = readTableOptions(args.text('set'), game, seats.length);
  const save = args.text('save');
  if (save !== undefined && !existsSync(dirname(save))) throw new Problem(`there is no folder ${dirname(save)}`);
  const words = WORDS[lang];
  const seed = args.text('seed') ?? newSeed();
  if (!isSeed(seed)) throw new Problem('--seed takes up to 200 plain letters, digits and signs');
  const match = new Match(game, options, seats.length, seed);
  const names = nameSeats(seats, words, lang);
  const reader = lineReader();
  const table: Table = {
    module,
    match,
    text: module.text[lang],
    lang,
    words,
    names,
    read: new Map(),
    input: reader.next,
  };

  console.log(`${module.meta.title[lang]} — ${module.meta.tagline[lang]}`);
  console.log(words.welcome);
  let code = 0;
  try {
    while (!match.over) {
      const seat = nextSeat(match.open, seats);
      const kind = seats[seat] as SeatKind;
      if (kind !== 'me') {
        answerAsBot(table, seat, kind);
        continue;
      }
      console.log(people.length > 1 ? `\n=== ${names(seat)}` : '');
      tellNews(table, seat);
      const answer = await ask(table, seat);
      if (answer === 'asked-again') continue;
      if (answer === 'ended') console.log(`\n${words.inputEnded}`);
      if (answer === 'quit') console.log(words.bye);
      if (answer !== 'played') {
        code = answer === 'ended' ? 1 : 0;
        break;
      }
    }
  } finally {
    reader.close();
  }
  if (match.over) {
    console.log('');
    tellNews(table, people[0] as Seat);
    console.log(`\n${words.over}\n`);
    console.log(sections(table.text.summary(game.view(match.state, people[0] as Seat), names)).join('\n'));
    console.log(`\n${standing(game.score(match.state, 'judge'), table.text, names, words).join('\n')}`);
  }
  if (save !== undefined) {
    const scores = game.score(match.state, 'judge').seats.map((x) => x.total);
    writeFileSync(
      save,
      `${JSON.stringify(match.over ? { record: match.record(), scores } : { record: match.record() })}\n`,
    );
    console.log(words.saved(save));
  }
  return code;
}
