import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseMove } from '../bots/index.ts';
import { module } from '../games/tribes-of-the-wind/index.ts';
import { placeOf } from '../games/tribes-of-the-wind/rules/geometry.ts';
import type { GameMove, View } from '../games/tribes-of-the-wind/rules/state.ts';
import type { TableMessage } from '../server/protocol.ts';
import { bot, type Guest, House, me, open, PHONE, until } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('main.end').count()) > 0;

/** The table as this person's browser heard it last. */
function heard(g: Guest): TableMessage | null {
  const last = g.wire.findLast((line) => line.startsWith('{"t":"table"'));
  return last === undefined ? null : (JSON.parse(last) as TableMessage);
}

const kindOf = (g: Guest): string | undefined => (heard(g)?.decisions[0] as { kind: string } | undefined)?.kind;

/** What has to be touched on the board, in this order, to select a move. */
function gesture(m: GameMove, phone: boolean): string[] {
  switch (m.do) {
    case 'play':
      return phone
        ? [`.tw-rack .tw-whole[data-card="${m.card}"]`, `.tw-opened .tw-er[data-row="${m.row}"][aria-pressed="false"]`]
        : [`.tw-rack [data-card="${m.card}"] [data-row="${m.row}"]`];
    case 'placeTemple':
      return ['[data-target="temples"]'];
    case 'build':
    case 'templeOn':
    case 'plant':
    case 'clean':
      return [`[data-target="place-${m.space}"]`];
    case 'step':
    case 'fly':
      return [`.tw-dock [data-rider="${placeOf(m.from)}"]`, `[data-target="place-${m.to}"]`];
    case 'discard':
      return m.cards.map((card) => `.tw-rack .tw-whole[data-card="${card}"][aria-pressed="false"]`);
    case 'temple':
      return [`.tw-dock [data-temple="${m.temple}"]`];
    case 'effect':
      return [`.tw-dock [data-effect="${m.index}"]`];
    case 'takeWater':
      return ['[data-target="barrel"]'];
    case 'forest':
      return [`.tw-dock [data-tile="${m.tile}"]`];
    case 'takeVillageCard':
      return [`.tw-dock [data-village="${m.card}"]`];
    case 'useNow':
      return ['.tw-dock [data-use="now"]'];
    case 'keep':
      return ['.tw-dock [data-use="keep"]'];
    case 'replace':
      return [`.tw-dock [data-replace="${m.card}"]`];
    case 'draw':
      return [`.tw-dock [data-draw="${m.position}"]`];
    case 'drawDeck':
      return ['.tw-dock [data-draw="deck"]'];
    case 'leader':
      return [`.tw-dock [data-leader="${m.leader}"]`];
    case 'done':
    case 'decline':
    case 'discardThree':
      return [`[data-answer="${m.do}"]`];
  }
}

let turn = 0;
/** One answer, chosen as a casual player would and given by gestures on the drawn board. */
async function answer(g: Guest, kinds: Set<string>): Promise<void> {
  const { page } = g;
  const table = heard(g);
  if (table === null || table.decisions.length === 0 || table.mySeat === null || !(await g.asked())) {
    await page.waitForTimeout(15);
    return;
  }
  const move = chooseMove(module, 2, table.view, table.mySeat, `e2e-${turn++}`) as GameMove;
  const phone = (await page.locator('.tw-table.phone').count()) > 0;
  // A card opened on a phone may have its best row selected already: then there is nothing to click.
  for (const selector of gesture(move, phone)) await g.click(selector).catch(() => undefined);
  kinds.add(kindOf(g) ?? '');
  await g.confirm();
  await page
    .locator('.btn.primary.go:enabled')
    .waitFor({ state: 'detached', timeout: 2500 })
    .catch(() => undefined);
}

/** Answers what comes first, until a card may be played. */
async function playToAction(g: Guest): Promise<void> {
  await until(
    async () => kindOf(g) === 'action' && (await g.asked()),
    () => answer(g, new Set()),
  );
}

describe('Tribes of the Wind on the drawn board', () => {
  it('two people play to the final scoring; faces of racks never reach the other client', async () => {
    const ada = await house.guest('Ada');
    const ben = await house.guest('Ben', { lang: 'en' });
    const id = await ada.newTable('tribes-of-the-wind', [me, open]);
    await ben.join(id);
    await ada.page.locator('.tw-terrain').waitFor();
    expect(await ada.faults()).toEqual([]);
    const kinds = new Set<string>();
    await Promise.all([ben.playOut(id), until(over(ada), () => answer(ada, kinds))]);
    await ben.page.locator('main.end').waitFor();
    expect(kinds).toContain('action');
    expect(kinds).toContain('draw');
    for (const g of [ada, ben]) {
      const tables = g.wire.map((t) => JSON.parse(t) as TableMessage).filter((m) => m.t === 'table');
      const running = tables.filter((m) => m.status === 'running');
      expect(running.length).toBeGreaterThan(20);
      for (const m of running) {
        const view = m.view as View;
        const other = view.players[1 - (m.mySeat ?? 0)];
        expect(other?.rack.every((c) => c.card === -1)).toBe(true);
        expect(view.order).toBeNull();
        expect(m.seed).toBeUndefined();
      }
    }
    expect(await ada.faults()).toEqual([]);

    // A finished match hides nothing: every rack can be looked at in the replay.
    await ada.page.goto(`${house.url}/t/${id}/replay`);
    const slider = ada.page.locator('input[type=range]');
    await slider.waitFor();
    await slider.fill('20');
    const faces = ada.page.locator('.tw-dock .tw-rack .tw-ec');
    for (const seat of ['0', '1', 'judge']) {
      await ada.page.locator('.replay-bar select').selectOption(seat);
      await ada.page.locator('.tw-whose').waitFor();
      await expect.poll(() => faces.count(), { timeout: 5000 }).toBeGreaterThanOrEqual(2);
    }
    expect(await ada.faults()).toEqual([]);
  });

  it('five seats with bots, on a phone of 360 px', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('tribes-of-the-wind', [me, bot(2), bot(2), bot(2), bot(2)]);
    await eva.page.locator('.tw-terrain').waitFor();
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await eva.faults()).toEqual([]);
    const kinds = new Set<string>();
    await until(over(eva), () => answer(eva, kinds));
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('a far tile is one tap: the rider flies step by step, with motion', async () => {
    const g = await house.guest('Lea', { reducedMotion: 'no-preference' });
    await g.newTable('tribes-of-the-wind', [me, bot(1)]);
    const kinds = new Set<string>();
    const far = g.page.locator('.tw-target.active[aria-label*="2 Schritte"]');
    await until(
      async () => kindOf(g) === 'moveStep' && (await g.asked()) && (await far.count()) > 0,
      () => answer(g, kinds),
    );
    const before = heard(g)?.moves ?? 0;
    await far.first().click();
    await g.page.locator('.tw-landing').waitFor();
    await g.confirm();
    await expect.poll(() => heard(g)?.moves ?? 0, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + 2);
  });

  it('says why a place cannot be used, with its ruling', async () => {
    const g = await house.guest('Uwe');
    await g.newTable('tribes-of-the-wind', [me, bot(1)]);
    await playToAction(g);
    await g.page.locator('[data-target="place-r2c3"]').click();
    await g.page
      .getByText(/TW-\d+/)
      .first()
      .waitFor();
  });

  it('can be played by keyboard alone', async () => {
    const g = await house.guest('Kim');
    await g.newTable('tribes-of-the-wind', [me, bot(1)]);
    const kinds = new Set<string>();
    const ready = async (): Promise<boolean> =>
      kindOf(g) === 'action' && (await g.asked()) && (await g.page.locator('.tw-er[data-open="1"]').count()) > 0;
    await until(ready, () => answer(g, kinds));
    const before = heard(g)?.moves ?? 0;
    await g.page.locator('.tw-er[data-open="1"]').first().focus();
    await g.page.keyboard.press('Enter');
    await g.page.locator('.btn.primary.go:enabled').waitFor();
    await g.page.locator('.btn.primary.go').focus();
    await g.page.keyboard.press('Enter');
    await expect.poll(() => heard(g)?.moves ?? 0, { timeout: 10_000 }).toBeGreaterThan(before);
  });

  it('shows the terrain of another seat large and comes back', async () => {
    const g = await house.guest('Ida');
    await g.newTable('tribes-of-the-wind', [me, bot(1), bot(1)]);
    await g.page.locator('.tw-terrain').waitFor();
    const mine = await g.page.locator('.tw-terrain').getAttribute('aria-label');
    await g.page.locator('.opp-head').first().click();
    await expect.poll(() => g.page.locator('.tw-terrain').getAttribute('aria-label')).not.toBe(mine);
    await g.page.locator('.tw-home').click();
    await expect.poll(() => g.page.locator('.tw-terrain').getAttribute('aria-label')).toBe(mine);
  });

  it('a card opened on a phone shows what it would give now', async () => {
    const g = await house.guest('Pia', { viewport: PHONE, hasTouch: true });
    await g.newTable('tribes-of-the-wind', [me, bot(1)]);
    await playToAction(g);
    await g.page.locator('.tw-ask').waitFor();
    await g.page.locator('.tw-rack .tw-whole').first().click();
    const cells = g.page.locator('.tw-opened .tw-gains li');
    await cells.first().waitFor();
    expect(await cells.count()).toBeGreaterThan(1);
    expect(await g.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await g.faults()).toEqual([]);
  });

  it('moves of others run on their small boards', async () => {
    const g = await house.guest('Oda', { reducedMotion: 'no-preference' });
    await g.newTable('tribes-of-the-wind', [me, bot(1), bot(1)]);
    const kinds = new Set<string>();
    let framed = 0;
    let flown = 0;
    await g.page.exposeFunction('flew', () => flown++);
    await g.page.evaluate(() => {
      const seen = new MutationObserver((list) => {
        for (const m of list)
          for (const n of m.addedNodes)
            if (n instanceof Element && n.classList.contains('tw-minirider'))
              (globalThis as unknown as { flew: () => void }).flew();
      });
      seen.observe(document.body, { subtree: true, childList: true });
    });
    await until(
      async () => framed > 0 && flown > 0,
      async () => {
        framed = Math.max(framed, await g.page.locator('.opps .tw-minilast').count());
        await answer(g, kinds);
      },
    );
  });
});
