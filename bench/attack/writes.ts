/** How fast one guest may write, by every way to a table or a bot, and how much of both they get. */
import type { Figures } from './figures.ts';
import { shortRecord } from './files.ts';
import { type Answer, bot, type Card, Guest, ME, newNetwork } from './guest.ts';
import { House } from './house.ts';

const GAME = 'my-city';
const SECONDS = 5;
/** Tries of each way to have more than is allowed. */
const TRIES = 60;
const SEATS = [ME, bot(1), bot(1), bot(1)];

type Way = (guest: Guest, finished: readonly string[], n: number) => Promise<Answer<Card>>;

/** Games that are over, to fork and to play again. */
async function finish(guest: Guest, n: number): Promise<string[]> {
  const over: string[] = [];
  while (over.length < n) {
    guest.from = newNetwork();
    const { status, body } = await guest.open(GAME, SEATS);
    if (status !== 201 || (await guest.act(body.id, { do: 'resign' })).status !== 200) break;
    over.push(body.id);
  }
  return over;
}

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** A table that waits is filled with bots. */
async function fill(guest: Guest): Promise<Answer<Card>> {
  const seats = [ME, { kind: 'open' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const made = await guest.post('/matches', { game: GAME, options: {}, seats, listed: false, gathers: true });
  return made.status === 201 ? guest.post(`/matches/${made.body.id}/arrange`, { do: 'fill', level: 1 }) : made;
}

function waysOf(file: object): Readonly<Record<string, Way>> {
  return {
    open: (guest) => guest.open(GAME, SEATS),
    rematch: (guest, over, n) => guest.post(`/matches/${pick(over, n)}/rematch`),
    fork: (guest, over, n) => guest.post(`/matches/${pick(over, n)}/fork`, { at: 0, seats: SEATS }),
    file: (guest) => guest.post('/matches/import', file),
    fill,
  };
}

/** What one guest has in the end that is not over, after every way was tried from ever new addresses. */
async function mostOf(url: string, ways: Readonly<Record<string, Way>>): Promise<Figures> {
  const guest = await Guest.come(url);
  const over = await finish(guest, TRIES);
  const had = new Map<string, Card>();
  for (const way of Object.values(ways))
    for (let n = 0; n < TRIES; n++) {
      guest.from = newNetwork();
      const { status, body } = await way(guest, over, n);
      if (status < 300 && body.status !== 'finished') had.set(body.id, body);
    }
  const seats = [...had.values()].flatMap((card) => card.seats);
  return { 'most tables': had.size, 'most bot seats': seats.filter((s) => s.kind === 'bot').length };
}

export async function writes(folder: string): Promise<Figures> {
  const house = await House.open(folder);
  try {
    const figures: Record<string, number> = {};
    const ways = waysOf({ ...(await shortRecord(house.url)), moves: [] });
    for (const [name, way] of Object.entries(ways)) {
      const guest = await Guest.come(house.url);
      const over = await finish(guest, 1);
      guest.from = newNetwork();
      let made = 0;
      const until = performance.now() + SECONDS * 1000;
      for (let n = 0; performance.now() < until; n++) if ((await way(guest, over, n)).status < 300) made++;
      figures[`${name}/s`] = made / SECONDS;
    }
    return { ...figures, ...(await mostOf(house.url, ways)) };
  } finally {
    await house.close();
  }
}
