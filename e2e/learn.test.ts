/** Handbook and course in a real browser: a lesson of every course is played to its end, without a server. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '#games';
import { DESKTOP, House, PHONE, TABLET } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const courses = await Promise.all(
  games.map(async (entry) => {
    const { module } = await entry.load();
    return { id: entry.meta.id, course: (await module.course?.())?.course };
  }),
);
const taught = courses.flatMap(({ id, course }) => (course === undefined ? [] : [{ id, course }]));

const phase = (page: Page): Promise<string | null> => page.locator('.lesson').getAttribute('data-phase');
const step = (page: Page): Promise<string | null> => page.locator('.lesson').getAttribute('data-step');

/** What of the question's words and buttons lies outside its box: squeezed out, nobody reads it. */
const outOfPrompt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.fr-prompt')?.getBoundingClientRect();
    if (box === undefined) return [];
    return [...document.querySelectorAll('.fr-prompt :is(.fr-art, .fr-words, .fr-buttons, .btn)')].flatMap((el) => {
      const { top, bottom, height } = el.getBoundingClientRect();
      return height === 0 || (top >= box.top - 1 && bottom <= box.bottom + 1) ? [] : [el.className];
    });
  });

/** One thing a learner does: reads on, or lets the move be shown and confirms it. */
async function goOn(page: Page): Promise<void> {
  const before = `${await step(page)} ${await phase(page)}`;
  if ((await phase(page)) === 'task') {
    expect(await outOfPrompt(page), `the question of ${before}`).toEqual([]);
    const changes = await page.locator('.lesson').getAttribute('data-changes');
    const show = page.locator('.co-show');
    if (await show.isEnabled()) await show.click();
    await confirmInSight(page);
    await page.locator('.btn.go:enabled').click();
    // A task may take several moves: each changes the position.
    await page.waitForFunction(
      (was) => (document.querySelector('.lesson') as HTMLElement).dataset.changes !== was,
      changes,
    );
  } else {
    // Whatever is told is shown: also what lies under another tab of a phone.
    if ((await phase(page)) === 'read') await page.locator('.veil').waitFor({ state: 'attached' });
    await page.locator('.co-next').click();
    await page.waitForFunction((was) => {
      const { step: at, phase: now } = (document.querySelector('.lesson') as HTMLElement).dataset;
      return `${at} ${now}` !== was;
    }, before);
  }
}

/** The coach stands still: its place and that of its main button, and everything of it in the window. */
async function coachStands(page: Page): Promise<string> {
  const box = async (selector: string): Promise<string> => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    const { width: w = 0, height: h = 0 } = page.viewportSize() ?? {};
    expect(x >= 0 && y >= 0 && x + width <= w && y + height <= h, `${selector} in the window`).toBe(true);
    return [x, y, width, height].map(Math.round).join(' ');
  };
  return `${await box('.fr-coach')} ${await box('.co-main')} ${await box('.co-back')}`;
}

/** One button goes on, the coach's: no card or pause of the table has another. Nobody is called a guest. */
const amiss = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const goOn = [...document.querySelectorAll('.btn')].filter(
      (b) => /^(Weiter|Go on)$/.test(b.textContent?.trim() ?? '') && b.checkVisibility(),
    );
    const guest = /(?<![\p{L}])(Gast|Guest)(?![\p{L}])/u.exec(document.body.innerText);
    return [...(goOn.length > 1 ? [`${goOn.length} buttons go on`] : []), ...(guest === null ? [] : [guest[0]])];
  });

/** 'Why?' grows inside: the coach stays as it is. */
async function asksWhy(page: Page): Promise<void> {
  const why = page.locator('.co-why summary');
  if ((await phase(page)) !== 'read' || (await why.count()) === 0) return;
  const stood = await coachStands(page);
  await why.click();
  expect(await coachStands(page), `the coach asked why in ${await step(page)}`).toBe(stood);
}

async function toTheEnd(page: Page, steps: number): Promise<void> {
  const stood = await coachStands(page);
  for (let n = 0; (await phase(page)) !== 'over' && n < steps * 8; n++) {
    await asksWhy(page);
    await goOn(page);
    expect(await amiss(page), `${await step(page)} ${await phase(page)}`).toEqual([]);
    expect(await coachStands(page), `the coach in ${await step(page)}`).toBe(stood);
    expect(await page.locator('.fr-prompt').innerText()).not.toMatch(/überlegt|thinking/);
  }
  expect(await phase(page)).toBe('over');
}

/** The button that confirms what is shown lies in the window, and nothing lies over it. */
async function confirmInSight(page: Page): Promise<void> {
  const go = page.locator('.btn.go:enabled');
  await go.waitFor();
  const isThere = (): Promise<boolean> =>
    go.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && top + height <= innerHeight && button.contains(hit);
    });
  await expect.poll(isThere, { message: `the button of ${await step(page)} is in sight` }).toBe(true);
}

/** Each course in a window of its own; what is true of all lessons and sizes is a law (tests/lesson.test.tsx, e2e/eyes). */
const SIZES = [PHONE, TABLET, DESKTOP];
const begun = taught.map(({ id, course }, at) => {
  const lesson = course.lessons[at % course.lessons.length];
  if (lesson === undefined) throw new Error(`${id} has no lesson`);
  return { id, first: course.lessons[0]?.id, lesson, viewport: SIZES[at % SIZES.length] ?? DESKTOP };
});

describe('a course', () => {
  it.each(begun)(
    'of $id comes back to its step, and a lesson goes on to its end while the connection is lost',
    async ({ id, first, lesson, viewport }) => {
      const g = await house.guest('Lina', { viewport });
      await g.page.goto(`${house.url}/games/${id}/learn`);
      await g.page.locator('.lesson').waitFor();
      expect(g.page.url()).toMatch(new RegExp(`/games/${id}/learn/${first}$`));
      expect(await g.faults()).toEqual([]);
      await g.page.locator('.co-next').click();
      const at = await step(g.page);
      await g.page.reload();
      await g.page.locator('.lesson').waitFor();
      expect(await step(g.page)).toBe(at);
      await g.page.locator('.veil').waitFor({ state: 'attached' });

      await g.page.goto(`${house.url}/games/${id}/learn/${lesson.id}`);
      await g.page.locator('.lesson').waitFor();
      await g.context.setOffline(true);
      await toTheEnd(g.page, lesson.steps.length);
      await g.context.setOffline(false);
      // It is learnt now, and the page of the game knows it.
      await g.page.goto(`${house.url}/games/${id}`);
      await expect.poll(() => g.page.locator('.stones .done').count()).toBe(1);
    },
  );
});

describe('the page of a game', () => {
  it('lets a stranger play at once, with one tap', async () => {
    const context = await house.browser.newContext({ viewport: PHONE, locale: 'de-DE', reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.goto(`${house.url}/games/my-city`);
      await page.getByRole('button', { name: /Sofort spielen/ }).click();
      await page.waitForURL(/\/t\//);
      await page.locator('.fr-prompt').waitFor();
    } finally {
      await context.close();
    }
  });
});

describe('the model game', () => {
  it.each(['bora-bora', 'my-city'])('of %s is shown from its page as a film, to its end', async (id) => {
    const g = await house.guest('Sven');
    await g.page.goto(`${house.url}/games/${id}`);
    await g.page.locator(`a.way[href="/games/${id}/model"]`).click();
    await g.page.locator('.transport').waitFor();
    const film = g.page.locator('.transport input[type="range"]');
    const first = await g.page.locator('.transport').innerText();
    await film.focus();
    await g.page.keyboard.press('End');
    await expect.poll(() => film.inputValue()).toBe(await film.getAttribute('max'));
    expect(await g.page.locator('.transport').innerText()).not.toBe(first);
    await g.page.locator(`.transport a[href="/games/${id}"]`).click();
    await g.page.locator('.game-page').waitFor();
  });
});

describe('My City taught', () => {
  it('another legal move is answered in words, taken back, and the answer is judged by what came of it', async () => {
    const g = await house.guest('Quentin');
    await g.page.goto(`${house.url}/games/my-city/learn/land`);
    await g.page.locator('.co-next').click();
    expect(await step(g.page)).toBe('decline');
    await g.page
      .getByRole('button', { name: /^Aufhören/ })
      .first()
      .click();
    const sure = g.page.getByRole('button', { name: 'Ja, aufhören' });
    if (await sure.isVisible()) await sure.click();
    else await g.page.locator('.btn.go:enabled').click();
    await expect.poll(() => phase(g.page)).toBe('wrong');
    await g.page.getByText('Geht auch – aber schau:').waitFor();
    await g.page.locator('.co-next').click();
    expect(await phase(g.page)).toBe('task');
    await goOn(g.page);
    expect(await phase(g.page)).toBe('done');
  });
});

describe('the handbook', () => {
  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('is found, searched and linked to on a %s', async (name, viewport) => {
    const g = await house.guest('Rosa', { viewport });
    await g.page.goto(`${house.url}/games/my-city/rules#scoring`);
    const heading = g.page.locator('#h-scoring');
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(viewport.height / 2);
    if (name === 'phone') await g.page.locator('.hb-bar .btn.icon').click();
    await g.page.locator('.hb-search input').fill('Brunnen');
    await g.page.locator('.of-told li').first().waitFor();
    expect(await g.page.locator('.of-legend li').count()).toBeGreaterThan(0);
    expect(await g.page.locator('.of-rulings li').count()).toBeGreaterThan(0);
    await g.page.keyboard.press('Escape');
    await heading.waitFor();
    await g.page.goto(`${house.url}/games/my-city/rules#scorig`);
    await g.page.locator('.hb-missing a').click();
    await expect.poll(() => g.page.url()).toMatch(/#scoring$/);
    await g.page.goto(`${house.url}/games/my-cty`);
    expect(await g.page.locator('.page-note a').first().getAttribute('href')).toBe('/games/my-city');
  });
});
