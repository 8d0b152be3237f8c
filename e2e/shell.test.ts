/** Parts of the table shell that every game shares. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type Guest, House, me, open, PHONE } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('restart turn', () => {
  const question = (g: Guest): Promise<string | null> => g.page.locator('.fr-prompt h2').textContent();

  /** Answers with the first of all possibilities, from the list that every table offers. */
  async function first(g: Guest): Promise<void> {
    const before = await g.page.locator('.fr-prompt').getAttribute('data-version');
    await g.page.getByRole('button', { name: 'Alle Möglichkeiten' }).click();
    await g.page.locator('dialog[open] input[type=radio]').first().check();
    await g.page.locator('dialog[open]').getByRole('button', { name: 'Bestätigen' }).click();
    await expect.poll(() => g.page.locator('.fr-prompt').getAttribute('data-version')).not.toBe(before);
  }

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)('takes back all that was done since the last reveal, on a %s', async (_name, viewport) => {
    const g = await house.guest('Ada');
    await g.newTable('glass-road', [me]);
    await g.page.locator('.fr-prompt.asked').waitFor();
    const restart = g.page.getByRole('button', { name: 'Zug von vorn' });
    const asked = await question(g);
    await first(g);
    // One move is what undo is for.
    expect(await restart.count()).toBe(0);
    await first(g);
    await first(g);
    expect(await question(g)).not.toBe(asked);
    // A phone has no room for the list, but for this.
    await g.page.setViewportSize(viewport);
    await restart.click();
    await expect.poll(() => question(g)).toBe(asked);
    await restart.waitFor({ state: 'detached' });
    expect(await g.page.locator('.fr-acts [aria-label="Rückgängig"]:enabled').count()).toBe(0);
    await g.page.setViewportSize(DESKTOP);
    // The turn can be played again from there.
    await first(g);
    expect(await question(g)).not.toBe(asked);
  });
});

describe('the invitation', () => {
  const button = (g: Guest) => g.page.getByRole('button', { name: 'Link kopieren' });

  /** What is pasted into another page of the same browser. Not read by script: that waits for a focus it may never get. */
  async function clipboard(g: Guest): Promise<string> {
    const other = await g.context.newPage();
    await other.goto(`${house.url}/about`);
    await other.evaluate(() => document.body.prepend(document.createElement('textarea')));
    const field = other.locator('textarea');
    await field.click();
    await other.keyboard.press('Control+v');
    await expect.poll(() => field.inputValue()).not.toBe('');
    const text = await field.inputValue();
    await other.close();
    return text;
  }

  it('is copied with the permission of the browser', async () => {
    const g = await house.guest('Ben');
    await g.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await g.newTable('my-city', [me, open]);
    await button(g).click();
    await g.page.getByText('Kopiert', { exact: true }).waitFor();
    expect(await clipboard(g)).toBe(`${house.url}/t/${id}`);
    expect(await g.faults()).toEqual([]);
  });

  it('is copied where the browser offers no clipboard, as without https', async () => {
    const g = await house.guest('Cleo');
    await g.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const id = await g.newTable('my-city', [me, open]);
    await button(g).click();
    await g.page.getByText('Kopiert', { exact: true }).waitFor();
    expect(await clipboard(g)).toBe(`${house.url}/t/${id}`);
  });

  it('is marked for copying by hand where nothing else is allowed', async () => {
    const g = await house.guest('Dora');
    await g.page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const id = await g.newTable('my-city', [me, open]);
    await button(g).click();
    await g.page.getByText('Der Link ist markiert').waitFor();
    const marked = await g.page.evaluate(() => String(getSelection()));
    expect(`http://${marked}`).toBe(`${house.url}/t/${id}`);
    await g.page.keyboard.press('Control+c');
    expect(await clipboard(g)).toBe(`${house.url}/t/${id}`);
    expect(await g.faults()).toEqual([]);
  });
});
