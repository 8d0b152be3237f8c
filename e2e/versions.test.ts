/** In the browser: a table begun under the version before ends under it, beside a new one; replay, fork, seal and file. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MatchRecord, SavedMatch } from '../kernel/index.ts';
import { brokenRegister } from '../server/test/broken-register.ts';
import { openHouse, Person, tempFolder } from '../server/test/people.ts';
import { Hand } from './hand.ts';
import { bot, type Guest, House, me, PHONE } from './kit.ts';

const GAME = 'tribes-of-the-wind';
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A table of this person under the rules of before, on the data of the house. */
async function begunBefore(g: Guest): Promise<string> {
  const cookie = (await g.context.cookies(house.url)).map((c) => `${c.name}=${c.value}`).join('; ');
  await house.kill();
  const before = await openHouse({
    games: new URL('../server/test/before.ts', import.meta.url).href,
    data: house.data,
  });
  const { body } = await new Person(before.url, cookie).post<{ id: string }>('/matches', {
    game: GAME,
    options: {},
    seats: [me, bot(1)],
    listed: false,
  });
  await before.close();
  await house.start();
  return body.id;
}

it('a match keeps its rules and its board, a new one takes the newest', async () => {
  const g = await house.guest('Ada');
  const seats = [me, bot(1)];
  const old = await begunBefore(g);

  await g.page.goto(`${house.url}/t/${old}`);
  await g.page.locator(`.frame.of-${GAME}-v1`).waitFor();
  // The kept board is touched like any other.
  const hand = new Hand(g);
  while (hand.answered.size < 4) await hand.answer();
  const fresh = await g.newTable(GAME, seats);
  await g.page.locator(`.frame.of-${GAME}`).waitFor();
  await Promise.all([g.playOut(old), g.playOut(fresh)]);

  for (const [id, version] of [
    [old, 1],
    [fresh, 2],
  ] as const) {
    await g.page.goto(`${house.url}/t/${id}`);
    await g.page.getByText('Ehrlich gemischt').waitFor();
    const file = await g.page.evaluate(async (path) => (await fetch(path)).json(), `/api/matches/${id}/file`);
    expect(file).toMatchObject({ record: { rulesVersion: version } });
    await g.page.goto(`${house.url}/t/${id}/replay`);
    const slider = g.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.focus();
    await g.page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('1');
    const fork = await g.post(`/api/matches/${id}/fork`, { at: 1, seats });
    await g.page.goto(`${house.url}/t/${fork.id}`);
    await g.page.locator(version === 1 ? `.of-${GAME}-v1` : `.of-${GAME}`).waitFor();
    const forked = await g.page.evaluate(async (path) => (await fetch(path)).json(), `/api/matches/${fork.id}/file`);
    expect(forked).toMatchObject({ running: { rulesVersion: version } });
  }
});

/** Opens a file in the lobby, as a person does. */
async function openFile(g: Guest, file: string | { readonly [key: string]: unknown }): Promise<void> {
  await g.page.goto(house.url);
  const path = typeof file === 'string' ? file : join(house.data, 'brought.json');
  if (typeof file !== 'string') writeFileSync(path, JSON.stringify(file));
  await g.page.locator('.open-file input').setInputFiles(path);
}

it('a running match is saved from its page, without what is hidden; a file is opened as a replay and forked, or refused with the reason', async () => {
  const g = await house.guest('Ida');
  await g.newTable('my-city', [me, bot(1)]);
  await g.page.getByRole('button', { name: 'Menü' }).click();
  const [download] = await Promise.all([
    g.page.waitForEvent('download'),
    g.page.getByRole('link', { name: /Partie sichern/ }).click(),
  ]);
  const running = join(house.data, 'running.json');
  await download.saveAs(running);
  const saved = JSON.parse(readFileSync(running, 'utf8')) as SavedMatch;
  expect(saved.running).toMatchObject({ game: 'my-city', viewer: 0 });
  expect(saved.record).toBeUndefined();
  expect(JSON.stringify(saved)).not.toMatch(/"seed":/);
  const said = (text: string | RegExp) => g.page.locator('.toast', { hasText: text }).waitFor();
  await openFile(g, running);
  await said('Diese Partie lief noch, als sie gesichert wurde.');

  const kept = fileURLToPath(new URL('../games/my-city/test/fixtures/random-2.match.json', import.meta.url));
  const { record, scores } = JSON.parse(readFileSync(kept, 'utf8')) as { record: MatchRecord; scores: number[] };
  const drifted = record.moves.map((m, i) => (i === 6 ? { ...m, hash: '00000000000000' } : m));
  for (const [file, sentence] of [
    [{ hello: 'world' }, 'Diese Datei ist keine aufgezeichnete Partie.'],
    [{ ...record, rulesVersion: 99 }, 'mit neueren Regeln gespielt, als dieser Server kennt'],
    [{ ...record, rulesVersion: 0 }, 'liegt hier nicht mehr'],
    [{ ...record, game: 'go' }, 'Dieses Spiel gibt es hier nicht.'],
    [{ ...record, moves: drifted }, 'Ab Zug 7 passen die Züge'],
    [{ record, scores: [1, 2] }, 'Das Ergebnis in dieser Datei'],
  ] as const) {
    await openFile(g, file as unknown as Record<string, unknown>);
    await said(sentence);
  }

  // The browser notes every refused request by itself.
  for (const error of g.errors.splice(0)) expect(error).toContain('400 (Bad Request)');

  await openFile(g, { record, scores, players: ['Cleo', 'Dan'] });
  await g.page.waitForURL(/\/t\/[\w-]+\/replay$/);
  await g.page.getByText('Cleo').first().waitFor();
  const slider = g.page.locator('input[type=range]');
  await slider.focus();
  await g.page.keyboard.press('ArrowRight');
  await g.page.locator('.transport .btn', { hasText: 'Ab hier weiterspielen' }).click();
  await g.page.waitForURL(/\/t\/[\w-]+$/);
  await g.page.locator('.frame.of-my-city').waitFor();
});

it('rules that are not at hand are said on the page of the table; other tables work', async () => {
  const g = await house.guest('Ulla', { viewport: PHONE });
  const id = await begunBefore(g);
  await house.kill();
  const folder = tempFolder();
  mkdirSync(join(folder, 'kept'));
  cpSync(new URL(`../games/${GAME}/versions/1/module.js`, import.meta.url), join(folder, 'kept/module.js'));
  appendFileSync(join(folder, 'kept/module.js'), '\n');
  const web = fileURLToPath(new URL('../dist/web', import.meta.url));
  for (const [change, sentence] of [
    [{ path: 'nowhere' }, 'liegt auf diesem Server nicht mehr'],
    [{ path: 'kept' }, 'ist auf diesem Server beschädigt'],
    [{ game: 'gone' }, 'Dieses Spiel gibt es auf diesem Server nicht'],
  ] as const) {
    const broken = await openHouse({ games: brokenRegister(folder, change), data: house.data, web });
    await g.page.goto(`${broken.url}/t/${id}`);
    await g.page.getByText('Diese Partie lässt sich nicht mehr öffnen.').waitFor();
    await g.page.getByText(sentence).waitFor();
    const other = await g.post('/api/matches', { game: 'my-city', options: {}, seats: [me], listed: false });
    await g.page.goto(`${broken.url}/t/${other.id}`);
    await g.page.locator('.frame.of-my-city').waitFor();
    expect(broken.errors.map(String)).toEqual([expect.stringContaining(`match ${id} cannot be replayed`)]);
    await broken.close();
  }
  rmSync(folder, { recursive: true });
  await house.start();
  // With the right rules it goes on where it was.
  await g.page.goto(`${house.url}/t/${id}`);
  await g.page.locator(`.frame.of-${GAME}-v1`).waitFor();
});
