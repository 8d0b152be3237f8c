import { expect, it } from 'vitest';
import { LONGEST } from '#bots/plans.ts';
import { games } from '#games';
import {
  type Decision,
  type GameModule,
  Match,
  type MatchRecord,
  type Move,
  notate,
  SeededRng,
  type Step,
  type Viewer,
} from '#kernel';
import type { MatchCard, TableMessage } from '../protocol.ts';
import { type House, type Line, openHouse, Person } from './people.ts';

/** Plays at random whenever asked, also sealed questions, until the match is over. */
async function playAtRandom(line: Line, module: GameModule, seed: string): Promise<TableMessage> {
  const rng = new SeededRng(seed);
  for (;;) {
    const table = line.last as TableMessage;
    if (table.status === 'finished') return table;
    if (table.mySeat !== null && table.waitingFor.includes(table.mySeat)) {
      const asked = (table.decisions as readonly Decision<Move>[]).filter((d) => d.optional === undefined);
      const options = asked[0]?.options ?? [];
      const move = notate(module.game.moves, options[rng.int('option', options.length)] as Move);
      const answer = await line.answer(line.move(table.match, table.version, move));
      expect(answer).toMatchObject({ t: 'done' });
    }
    if (line.last?.version === table.version) await line.table((t) => t.version > table.version);
  }
}

const ONE_QUESTION_A_TURN = 'my-city';

/** Numbers of the moves in the log of this viewer: the setup, what they did and what they heard of. */
function heardBy(match: Match, viewer: Viewer): number[] {
  const all = Array.from({ length: match.length + 1 }, (_, n) => n);
  return all.filter((n) => n === 0 || match.seatOf(n) === viewer || match.heard(n, viewer).length > 0);
}

function shown(match: Match, n: number, viewer: Viewer): string {
  const { state } = match.at(n);
  return JSON.stringify([match.game.view(state, viewer), match.game.score(state, viewer)]);
}

/** Whether these two moves were one gesture. */
function oneGesture({ moves }: MatchRecord, a: number, b: number): boolean {
  const mark = moves[a - 1]?.gesture;
  return mark !== undefined && mark === moves[b - 1]?.gesture;
}

/** Whether the gesture that ends with this move is as long as any may be. */
function isLongest({ moves }: MatchRecord, n: number): boolean {
  const mark = moves[n - 1]?.gesture;
  return mark !== undefined && moves.filter((m) => m.gesture === mark).length === LONGEST;
}

/** Where a bot's turn was cut into two gestures although nothing public came between, or one gesture went on past that. */
function badlyCut({ game, brain }: GameModule, record: MatchRecord): string[] {
  const match = new Match(game, record.options, record.seats, record.seed);
  const bad: string[] = [];
  for (const [i, move] of record.moves.entries()) {
    const { seat } = move;
    const others = (): string => JSON.stringify(match.open.flatMap((d) => (d.seat === seat ? [] : d.seat)));
    const asked = match.open.find((d) => d.seat === seat && d.optional === undefined);
    const before = [others(), brain.turn(match.state)];
    match.follow({ kind: 'move', ...move });
    const next = match.open.find((d) => d.seat === seat && d.optional === undefined);
    if (seat === 0 || next === undefined || record.moves[i + 1]?.seat !== seat) continue;
    const { reveals, forced } = match.last as Step;
    const series = !next.sealed || next.kind === asked?.kind;
    const same = String(before) === String([others(), brain.turn(match.state)]);
    const goesOn = series && same && !reveals && forced.length === 0;
    if (goesOn && isLongest(record, i + 1)) continue;
    if (goesOn !== oneGesture(record, i + 1, i + 2)) bad.push(`${i + 1} ${move.move}, ${record.moves[i + 1]?.move}`);
  }
  return bad;
}

async function play(house: House, module: GameModule, seats: number): Promise<void> {
  const ada = await Person.guest(house.url, 'Ada');
  const wishes = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'bot', level: 1 + (i % 2) },
  );
  const opened = await ada.post<MatchCard>('/matches', {
    game: module.game.id,
    options: {},
    seats: wishes,
    listed: true,
  });
  expect(opened.status).toBe(201);
  const { id } = opened.body;
  const stranger = await new Person(house.url).at(id);
  const line = await ada.at(id);
  const end = await playAtRandom(line, module, `play-${seats}`);
  if (stranger.last?.status !== 'finished') await stranger.table((t) => t.status === 'finished');

  // Everything that was on the wire is the view of that seat at that moment, and nothing else.
  const record = (await ada.get<MatchRecord>(`/matches/${id}/record`)).body;
  expect(record.moves).toHaveLength(end.moves);
  // A bot that failed plays any option, one by one.
  expect(house.errors).toEqual([]);
  expect(badlyCut(module, record)).toEqual([]);
  if (seats > 1 && module.game.id !== ONE_QUESTION_A_TURN)
    expect(record.moves.some((m) => m.gesture !== undefined)).toBe(true);
  const match = Match.replay(module.game, record);
  for (const [who, viewer] of [
    [line, 0],
    [stranger, 'spectator'],
  ] as const) {
    const own = heardBy(match, viewer);
    let at = 0;
    for (const text of who.wire) {
      const table = JSON.parse(text) as TableMessage;
      if (table.t !== 'table' || table.status === 'finished') continue;
      expect(text).not.toContain(record.seed);
      // Entries tell nothing of what was hidden: none is empty, none is left out, and the number of moves is their number.
      let first = table.logFrom === 0 ? 0 : table.logFrom + 1;
      for (const { n, from = n, seat, events } of table.log) {
        expect(from).toBe(first);
        first = n + 1;
        if (n > 0 && seat !== viewer) expect(events.length).toBeGreaterThan(0);
        const told = own.slice(from, first);
        expect(events).toEqual(JSON.parse(JSON.stringify(told.flatMap((move) => match.heard(move, viewer)))));
        // One line a gesture: all that was heard of it, and nothing else.
        expect(told).toEqual(own.filter((move) => move === own[n] || oneGesture(record, move, own[n] as number)));
      }
      expect(table.log.at(-1)?.n ?? table.logFrom).toBe(table.moves);
      const bots = table.log.flatMap(({ n, seat }) => (n > 0 && seat !== 0 ? seat : []));
      if (table.logFrom > 0) expect(new Set(bots).size, 'gestures of a bot in one message').toBe(bots.length);
      // Between two entries the position may have gone on unheard.
      const next = own[table.moves + 1] ?? match.length + 1;
      const seen = JSON.stringify([table.view, table.standing]);
      at = Math.max(at, own[table.moves] as number);
      while (seen !== shown(match, at, viewer) && at + 1 < next) at++;
      expect(seen).toBe(shown(match, at, viewer));
    }
  }
}

for (const entry of games)
  it(`${entry.meta.id}: whole games over the socket with bots, nothing hidden on the wire`, {
    timeout: 240_000,
  }, async () => {
    const { module } = await entry.load();
    // A machine answers faster than any hand: the limit for hands has its own test.
    const house = await openHouse({
      games: new URL('../../games/index.ts', import.meta.url).href,
      limits: { messagesPerSecond: 1e6, messageBurst: 1e6 },
    });
    for (const seats of [Math.min(...module.game.seats), Math.max(...module.game.seats)])
      await play(house, module, seats);
    expect(house.errors).toEqual([]);
    await house.close();
  });
