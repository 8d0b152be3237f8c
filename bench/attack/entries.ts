/** Entries that one person makes alone in a log, and what opening that table costs afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from './figures.ts';
import { anOption, bot, Guest, type Line, ME, type TableHeard } from './guest.ts';
import { House } from './house.ts';

const GAME = 'my-city';
const SECONDS = 15;
/** A measure by socket would be answered with more of them. */
const SOCKETS = 8;

interface Place {
  readonly guest: Guest;
  readonly match: string;
  readonly lines: readonly Line[];
}
type Step = (place: Place, n: number) => Promise<boolean>;

async function sitDown(url: string, alone: boolean): Promise<Place> {
  const guest = await Guest.come(url);
  const match = await guest.table(GAME, [ME, alone ? bot(1) : { kind: 'open' }]);
  if (!alone) await (await Guest.come(url)).post(`/matches/${match}/join`);
  const lines: Line[] = [];
  while (lines.length < SOCKETS) lines.push(await guest.at(match));
  return { guest, match, lines };
}

function lineOf({ lines }: Place, n: number): Line {
  const open = lines.filter((line) => line.open);
  return (open[n % open.length] ?? lines[0]) as Line;
}

function newest({ lines }: Place): TableHeard {
  const tables = lines.flatMap((line) => (line.table === null ? [] : [line.table]));
  return tables.reduce((a, b) => (b.version > a.version ? b : a));
}

const sealed: Step = async (place, n) => {
  const table = newest(place);
  const move = await anOption(GAME, table);
  return lineOf(place, n).move(place.match, table.version, move ?? 'withdraw');
};

const pauses: Step = async ({ guest, match }, n) =>
  (await guest.act(match, n % 2 === 0 ? { do: 'ask', about: 'pause' } : { do: 'resume' })).status === 200;

const takesBack: Step = async (place, n) => {
  const table = newest(place);
  if (table.moves > 0 && n % 2 === 1)
    return (await place.guest.act(place.match, { do: 'ask', about: 'take-back', to: 0 })).status === 200;
  const move = await anOption(GAME, table);
  return move !== null && lineOf(place, n).move(place.match, table.version, move);
};

/** From the wish to see the table until it is shown, by a house that has just begun. */
async function opening(guest: Guest, match: string): Promise<number> {
  const line = await guest.line();
  const began = performance.now();
  await line.watch(match);
  const took = performance.now() - began;
  line.close();
  return took;
}

async function during(folder: string, alone: boolean, step: Step): Promise<Figures> {
  const house = await House.open(folder);
  try {
    const place = await sitDown(house.url, alone);
    const [fresh, warm] = [await sitDown(house.url, alone), await sitDown(house.url, alone)];
    const before = newest(place).version;
    const until = performance.now() + SECONDS * 1000;
    let refused = 0;
    for (let n = 0; performance.now() < until; n++)
      if (!(await step(place, n))) {
        refused++;
        await sleep(20);
      }
    await sleep(200);
    const entries = newest(place).version - before;
    await house.stop();
    await house.start();
    for (const { guest } of [warm, fresh, place]) guest.url = house.url;
    // The first one only loads the game.
    await opening(warm.guest, warm.match);
    const short = await opening(fresh.guest, fresh.match);
    return { entries, refused, 'opening ms': await opening(place.guest, place.match), 'a fresh one ms': short };
  } finally {
    await house.close();
  }
}

export const sealedAnswers = (folder: string): Promise<Figures> => during(folder, false, sealed);
export const pausing = (folder: string): Promise<Figures> => during(folder, true, pauses);
export const takingBack = (folder: string): Promise<Figures> => during(folder, true, takesBack);
