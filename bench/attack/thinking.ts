/** Many tables that think: of one guest who gave them all to the link, or of many guests of one address who play. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from './figures.ts';
import { anOption, bot, Guest, ME, newNetwork } from './guest.ts';
import { House } from './house.ts';
import { Stranger } from './stranger.ts';

const GAME = 'garden-nation';
const MASTER = 5;
const GIVEN = 26;
const GUESTS = 24;
const SECONDS = 20;

async function give(url: string): Promise<void> {
  const guest = await Guest.come(url);
  for (let n = 0; n < GIVEN; n++) {
    const { status, body } = await guest.open(GAME, [ME, bot(MASTER), bot(MASTER)]);
    if (status === 201) await guest.act(body.id, { do: 'give', to: 'link' });
  }
}

/** Answers at once, so that the bots always think. */
async function playOn(guest: Guest, until: number): Promise<void> {
  const { status, body } = await guest.open(GAME, [ME, bot(MASTER), bot(MASTER)]);
  if (status !== 201) return;
  const line = await guest.at(body.id);
  while (performance.now() < until && line.open) {
    const table = line.table;
    const move = table === null ? null : await anOption(GAME, table);
    const made = table !== null && move !== null && (await line.move(body.id, table.version, move));
    if (!made || line.table?.version === table.version)
      await Promise.race([line.next((m) => m.t === 'table'), sleep(200)]);
  }
  line.close();
}

async function crowd(url: string): Promise<void> {
  const network = newNetwork();
  const until = performance.now() + SECONDS * 1000;
  const guests: Guest[] = [];
  while (guests.length < GUESTS) guests.push(await Guest.come(url, network));
  await Promise.all(guests.map((guest) => playOn(guest, until)));
}

async function under(folder: string, attack: (url: string) => Promise<void>): Promise<Figures> {
  const house = await House.open(folder);
  try {
    return await Stranger.during(house.url, SECONDS, () => attack(house.url));
  } finally {
    await house.close();
  }
}

export const nobodyAttacks = (folder: string): Promise<Figures> => under(folder, async () => {});
export const tablesGiven = (folder: string): Promise<Figures> => under(folder, give);
export const guestsOfOneAddress = (folder: string): Promise<Figures> => under(folder, crowd);
