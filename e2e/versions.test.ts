/** In the browser: a table begun under the version before ends under it, beside a new one; replay, fork, seal and file. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, Person } from '../server/test/people.ts';
import { bot, House, me } from './kit.ts';

const GAME = 'tribes-of-the-wind';
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it('a match keeps its rules and its board, a new one takes the newest', async () => {
  const g = await house.guest('Ada');
  const cookie = (await g.context.cookies(house.url)).map((c) => `${c.name}=${c.value}`).join('; ');
  // The same data under the rules of before.
  await house.kill();
  const before = await openHouse({
    games: new URL('../server/test/before.ts', import.meta.url).href,
    data: house.data,
  });
  const seats = [me, bot(1)];
  const opened = await new Person(before.url, cookie).post<{ id: string }>('/matches', {
    game: GAME,
    options: {},
    seats,
    listed: false,
  });
  const old = opened.body.id;
  await before.close();
  await house.start();

  await g.page.goto(`${house.url}/t/${old}`);
  await g.page.locator(`.of-${GAME}-v1`).waitFor();
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
