import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Hand } from './hand.ts';
import { DESKTOP, Guest, House, outOfSight, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ TAFELRUNDE_PATIENCE: '2' });
});
afterAll(() => house.close());

it('two people, from the first visit to the second game: invitation, waiting room, absence, another device, end, rematch', async () => {
  // Passkeys belong to a name, not to an address.
  const home = house.url.replace('127.0.0.1', 'localhost');
  const errors: string[] = [];
  const visitor = async (viewport: { width: number; height: number }) => {
    const context = await house.browser.newContext({ viewport, locale: 'de-DE', reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.on('pageerror', (e) => errors.push(e.message));
    return page;
  };
  const mira = await visitor(DESKTOP);
  const jonas = await visitor(PHONE);

  // Mira has never been here. She opens a table for friends; only now is she asked for a name.
  await mira.goto(home);
  await mira.getByRole('heading', { name: 'Willkommen am Tisch.' }).waitFor();
  expect(await mira.locator('input[name=name]').count()).toBe(0);
  await mira.getByRole('button', { name: 'Tisch für Freunde' }).click();
  await mira.locator('dialog[open] input[name=name]').fill('Mira');
  await mira.locator('dialog[open] button[type=submit]').click();
  await mira.getByRole('button', { name: 'Tisch öffnen' }).click();
  await mira.getByRole('heading', { name: 'Noch eine Person, dann geht es los.' }).waitFor();
  await mira.locator('.link-text').waitFor();
  const table = mira.url();

  // The link says what it is before any script runs.
  const html = await (await fetch(table.replace('localhost', '127.0.0.1'))).text();
  expect(html).toContain('og:title');
  expect(html).toContain('Mira lädt dich ein: My City.');
  expect(html).toMatch(/modulepreload/);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(new Set(named).size, 'nothing is named twice').toBe(named.length);
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(image)).headers.get('content-type')).toBe('image/jpeg');

  // Jonas comes by the link, on a phone: one form, one tap, and he sits.
  await jonas.goto(table);
  await jonas.getByRole('heading', { name: 'Mira lädt dich zu My City ein.' }).waitFor();
  await jonas.locator('.person input[name=name]').fill('Jonas');
  await jonas.getByRole('button', { name: 'Platz nehmen' }).click();
  await jonas.locator('.srow.me').waitFor();
  await mira.getByRole('button', { name: 'Beginnen' }).click();
  await Promise.all([mira, jonas].map((p) => p.locator('.mc-board').first().waitFor()));

  // Both play: each builds, on the desktop and with 360 pixels.
  const hers = new Hand(new Guest(house, 'Mira', mira.context(), mira), /^place:/);
  const his = new Hand(new Guest(house, 'Jonas', jonas.context(), jonas), /^place:/);
  for (const hand of [hers, his])
    await until(
      async () => hand.answered.size > 0,
      () => hand.answer(),
    );

  // Mira would like her move back; what falls away is listed, and the answer is in sight on the phone too.
  await mira.locator('.seat-menu .menu-b').click();
  await mira.getByRole('button', { name: /Um Rücknahme bitten/ }).click();
  await jonas.getByRole('heading', { name: 'Mira möchte zurück bis vor den letzten Zug.' }).waitFor();
  expect(await jonas.locator('.gone li').count()).toBeGreaterThan(0);
  expect(await outOfSight(jonas, ['.prompt.ask .ask-b .btn'])).toEqual([]);
  await jonas.getByRole('button', { name: 'Nein, weiter so' }).click();
  await mira.locator('.prompt.ask').waitFor({ state: 'detached' });

  // Jonas keeps his seat for ever: a passkey, and eight codes that are shown once.
  const keys = await jonas.context().newCDPSession(jonas);
  await keys.send('WebAuthn.enable');
  const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await jonas.goto(`${home}/you`);
  await jonas.getByRole('button', { name: 'Meinen Platz behalten' }).click();
  await expect.poll(() => jonas.locator('.codes li').count()).toBe(8);
  expect(await jonas.getByRole('button', { name: 'Fertig' }).isDisabled()).toBe(true);
  await jonas.getByText('Ich habe sie aufbewahrt.').click();
  await jonas.getByRole('button', { name: 'Fertig' }).click();
  const { credentials } = await keys.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  // Jonas is gone, and both are asked. Mira waits, and lets a bot take over.
  await jonas.context().close();
  await mira.getByText(/Jonas ist seit .* weg\./).waitFor({ timeout: 30_000 });
  await mira.getByRole('button', { name: /Bot übernimmt/ }).click();
  await mira.locator('.prompt.ask.away').waitFor({ state: 'detached' });
  // Decisions are turned over together: with Mira's next one it is seen what the bot did for him, and marked.
  await mira.getByText('Ein Bot spielt für Jonas, bis Jonas wiederkommt.').waitFor();
  await until(
    async () => (await mira.getByText('Bot für Jonas').count()) > 0,
    () => hers.answer(),
  );

  // He comes back on another device, which does not know him and says so; his passkey does.
  const tablet = await visitor({ width: 768, height: 1024 });
  const other = await tablet.context().newCDPSession(tablet);
  await other.send('WebAuthn.enable');
  const { authenticatorId: second } = await other.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials)
    await other.send('WebAuthn.addCredential', { authenticatorId: second, credential });
  await tablet.goto(table);
  await tablet.getByText('Dieses Gerät kennt dich nicht.').waitFor();
  await tablet.locator('.ways-in a').click();
  await tablet.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await tablet.waitForURL(table);
  await tablet.locator('.seat-menu').waitFor();

  // They end the game: Mira resigns, and presses for another one; Jonas comes to the same table.
  await mira.locator('.seat-menu .menu-b').click();
  await mira.getByRole('button', { name: 'Aufgeben …' }).click();
  await mira.locator('dialog[open] .btn.primary').click();
  await Promise.all([mira, tablet].map((p) => p.locator('.end').first().waitFor()));
  await mira.getByText('Du hast aufgegeben.').waitFor();
  await mira.getByRole('heading', { name: 'Jonas gewinnt.' }).waitFor();
  await mira.getByRole('button', { name: 'Revanche' }).click();
  await mira.waitForURL((url) => url.href !== table);
  await tablet.getByText('Mira möchte noch einmal spielen. Dein Platz ist frei.').waitFor();
  await tablet.getByRole('button', { name: 'Mitspielen' }).click();
  await tablet.waitForURL((url) => url.href !== table);
  expect(new URL(tablet.url()).pathname).toBe(new URL(mira.url()).pathname);
  await Promise.all([mira, tablet].map((p) => p.locator('.mc-board').first().waitFor()));
  expect(errors).toEqual([]);
});
