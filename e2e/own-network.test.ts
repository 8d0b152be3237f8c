/** One laptop, and phones that come by its address in the own network: no https, so browsers keep half of their functions back. */
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nearOrigin } from '../server/near.ts';
import { Hand } from './hand.ts';
import { bot, type Guest, House, me, open, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ HOST: '0.0.0.0' });
});
afterAll(() => house.close());

const phone = (name: string): Promise<Guest> => house.guest(name, { viewport: PHONE, hasTouch: true, at: house.near });

it('what a phone in the own network has to do without is missing here too', async () => {
  const { page } = await phone('Ada');
  const there = (): unknown => ({
    secure: isSecureContext,
    id: typeof crypto.randomUUID,
    hash: typeof crypto.subtle,
    clipboard: typeof navigator.clipboard,
    passkeys: typeof navigator.credentials,
  });
  const none = 'undefined';
  expect(await page.evaluate(there)).toEqual({ secure: false, id: none, hash: none, clipboard: none, passkeys: none });
});

it('the waiting room leads others to an address that is not their own, and they sit down and play', async () => {
  const mira = await house.guest('Mira', { at: house.url.replace('127.0.0.1', 'localhost') });
  const id = await mira.newTable('my-city', [me, open]);
  const port = Number(new URL(house.url).port);
  const origin = await nearOrigin('0.0.0.0', port);
  if (origin === null) await mira.page.getByText('in keinem Netz').waitFor();
  else {
    const link = `${origin}/t/${id}`;
    const { data } = encode(link, { ecc: 'M', border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    await expect.poll(() => mira.page.locator('.qr-i').getAttribute('d')).toBe(cells.join(''));
    expect(await mira.page.locator('.link-text').innerText()).toBe(link.replace('http://', ''));
  }
  // A phone that came by the code gives its own address on.
  const jonas = await phone('Jonas');
  await jonas.page.goto(`${house.near}/t/${id}`);
  expect(await jonas.page.locator('.link-text').innerText()).toBe(`${house.near}/t/${id}`.replace('http://', ''));
  await jonas.page.getByRole('button', { name: 'Platz nehmen', exact: true }).click();
  // The last seat is taken: the game begins.
  for (const guest of [mira, jonas]) {
    const hand = new Hand(guest, /^place:/);
    await until(
      async () => hand.answered.size > 0,
      () => hand.answer(),
    );
  }
});

it.each(['my-city', 'garden-nation', 'tribes-of-the-wind', 'glass-road', 'bora-bora'])(
  'a turn of %s, a hint and a link that is copied',
  async (game) => {
    const ben = await phone('Ben');
    const { page } = ben;
    await ben.newTable(game, [me, bot()]);
    const hand = new Hand(ben);
    await until(
      async () => hand.answered.size > 0,
      () => hand.answer(),
    );
    await until(ben.asked.bind(ben), () => hand.skip());
    await until(
      async () => (await page.locator('.hint-panel').count()) > 0,
      async () => (await ben.click('.fr-moment .btn')) || (await ben.click('.hint-button')) || page.waitForTimeout(50),
    );
    await expect.poll(() => page.locator('.hint-panel').innerText(), { timeout: 60_000 }).toMatch(/Zug 1 auswählen/);
    await page.keyboard.press('Escape');
    await page.locator('.seat-menu').click();
    await page.getByText('Zum Zuschauen einladen').click();
    await page.getByText('Kopiert', { exact: true }).waitFor();
  },
);

it('what was done is taken back', async () => {
  const cleo = await phone('Cleo');
  await cleo.newTable('garden-nation', [me, bot()]);
  const hand = new Hand(cleo, /^field:/);
  const buildings = (): Promise<number> => cleo.page.locator('[data-piece^="field:"]').count();
  const back = '.fr-acts [aria-label="Rückgängig"][aria-disabled="false"]';
  let before = 0;
  await until(
    async () =>
      (await buildings()) === before + 1 && (await cleo.asked()) && (await cleo.page.locator(back).count()) > 0,
    async () => {
      before = await buildings();
      await hand.answer();
    },
  );
  await cleo.page.locator(back).tap();
  const sure = cleo.page.getByRole('button', { name: 'Trotzdem zurück' });
  await expect
    .poll(async () => {
      // A completed project has turned over a card.
      if (await sure.isVisible()) await sure.tap();
      return buildings();
    })
    .toBe(before);
});

it('passkeys say in one sentence that they want https, and codes can be copied', async () => {
  const dora = await phone('Dora');
  await dora.page.goto(`${house.near}/you`);
  await dora.page.getByText('Passkeys gibt es nur über https.').waitFor();
  await dora.page.getByRole('button', { name: 'Neue Codes' }).click();
  await dora.page.getByRole('button', { name: 'Kopieren' }).click();
  await dora.page.getByText('Kopiert', { exact: true }).waitFor();
  await dora.page.goto(`${house.near}/enter`);
  await dora.page.getByText('Passkeys gibt es nur über https.').waitFor();
});
