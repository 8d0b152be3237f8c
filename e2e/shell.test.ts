/** Parts of the table shell that every game shares. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bot, DESKTOP, type Guest, House, LAPTOP, me, open, PHONE } from './kit.ts';

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
    expect(await g.page.locator('.fr-acts [aria-label="Rückgängig"][aria-disabled="false"]').count()).toBe(0);
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

describe('what is this?', () => {
  it('a finger asks by a button: the next tap explains and plays nothing, Esc leaves it', async () => {
    const g = await house.guest('Edda', { viewport: PHONE, hasTouch: true });
    await g.newTable('garden-nation', [me, bot(1)]);
    await g.page.locator('.fr-prompt.asked').waitFor();
    const prompt = g.page.locator('.fr-prompt');
    const kind = await prompt.getAttribute('data-kind');
    const ask = g.page.getByRole('button', { name: 'Was ist das?' });
    const answer = g.page.locator('.fr-board [data-move]').first();
    await ask.tap();
    expect(await ask.getAttribute('aria-pressed')).toBe('true');
    await g.page.getByText('Was möchtest du wissen?').waitFor();
    await answer.tap();
    await g.page.locator('.explanation').waitFor();
    expect(await prompt.getAttribute('data-gesture')).toBe('');
    expect(await g.faults()).toEqual([]);
    // The one after it is a tap like any other.
    await answer.tap();
    await expect.poll(() => prompt.getAttribute('data-gesture')).not.toBe('');
    expect(await g.page.locator('.explanation').count()).toBe(0);
    // Nothing was played: the same question is open. (The version may have grown by what the bot does meanwhile.)
    expect(await prompt.getAttribute('data-kind')).toBe(kind);
    await ask.tap();
    await g.page.keyboard.press('Escape');
    await expect.poll(() => ask.getAttribute('aria-pressed')).toBe('false');
  });

  it('a mouse that rests on an answer is told what it is; so is whoever presses I at it', async () => {
    const g = await house.guest('Fee');
    await g.newTable('garden-nation', [me, bot(1)]);
    await g.page.locator('.fr-prompt.asked').waitFor();
    const answer = g.page.locator('.fr-board [data-move]').first();
    const explanation = g.page.locator('.explanation');
    await answer.hover();
    await explanation.waitFor();
    await g.page.mouse.move(2, 2);
    await explanation.waitFor({ state: 'detached' });
    await answer.focus();
    await g.page.keyboard.press('i');
    await g.page.locator('.explanation[aria-live]').waitFor();
    await g.page.keyboard.press('Escape');
    await g.page.locator('.explanation[aria-live]').waitFor({ state: 'detached' });
    // A row of the score says what it counts.
    await g.page.getByRole('button', { name: 'Wertung' }).click();
    await g.page.locator('dialog[open] tbody .row-ask').first().click();
    await g.page.getByText('Was deine erfüllten öffentlichen Bauvorhaben gebracht haben.').waitFor();
    await g.page.keyboard.press('Escape');
    expect(await g.page.locator('.fr-prompt').getAttribute('data-gesture')).toBe('');
  });
});

describe('answers beside the question', () => {
  it.each([
    ['laptop', LAPTOP],
    ['phone', PHONE],
  ] as const)('however long and many keep clear of the confirm button, on a %s', async (_, viewport) => {
    const g = await house.guest('Gil', { viewport });
    await g.newTable('glass-road', [me]);
    await g.page.locator('.fr-prompt.asked').waitFor();
    const overlaps = await g.page.evaluate(() => {
      const acts = document.querySelector('.fr-acts') as HTMLElement;
      const box = document.querySelector('.fr-buttons') as HTMLElement;
      const go = document.querySelector<HTMLButtonElement>('.fr-prompt .go') as HTMLButtonElement;
      const found: string[] = [];
      // The fullest row: restart, undo, a long act, hint and list.
      (go.querySelector('span') as HTMLElement).textContent = 'Wasser oder Feld wählen und bestätigen';
      const undo = document.querySelector('.fr-acts .btn.icon') as HTMLButtonElement;
      undo.setAttribute('aria-disabled', 'false');
      undo.before(undo.cloneNode(true));
      for (const n of [1, 2, 3, 6]) {
        box.replaceChildren(
          ...Array.from({ length: n }, (_, i) => {
            const button = document.createElement('button');
            button.className = 'btn small thing';
            button.textContent = `${i + 1}: Verschmutzungsmarker vom Nachbarplättchen entfernen und Windreiter zurückholen`;
            return button;
          }),
        );
        box.classList.toggle('many', n > 1);
        for (const ready of [true, false]) {
          go.disabled = !ready;
          const [a, b, frame] = [box, go, document.querySelector('.fr-prompt') as HTMLElement].map((e) =>
            e.getBoundingClientRect(),
          ) as [DOMRect, DOMRect, DOMRect];
          const said = `${n} ${ready ? 'ready' : 'not ready'}`;
          if (b.width > 0 && a.right > b.left + 0.5) found.push(`${said}: over the confirm button`);
          if (ready && (b.width < 100 || b.right > innerWidth)) found.push(`${said}: no confirm button in sight`);
          if (a.bottom > frame.bottom + 0.5 || a.top < frame.top - 0.5) found.push(`${said}: out of the prompt`);
          if (a.width < (innerWidth < 600 ? 60 : 100)) found.push(`${said}: no room for answers`);
          if (acts.scrollWidth > acts.clientWidth + 1) found.push(`${said}: the row overflows`);
          if (document.documentElement.scrollWidth > innerWidth) found.push(`${said}: the page is wider`);
          // Every answer can be brought into sight.
          const last = box.lastElementChild as HTMLElement;
          last.scrollIntoView({ inline: 'end', block: 'nearest' });
          const c = last.getBoundingClientRect();
          if (c.right > a.right + 1.5 && c.left < a.left - 1.5) continue;
          if (c.left > a.right || c.right < a.left) found.push(`${said}: the last answer is out of reach`);
        }
      }
      return found;
    });
    expect(overlaps).toEqual([]);
  });
});
