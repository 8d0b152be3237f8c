import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module } from '#games/glass-road/index.ts';
import type { State } from '#games/glass-road/rules/state.ts';
import { Match, type MatchRecord, parseMove } from '#kernel';
import { Hand } from './hand.ts';
import {
  bot,
  crowded,
  DESKTOP,
  type Guest,
  House,
  LAPTOP,
  me,
  open,
  outOfSight,
  PHONE,
  smallText,
  TABLET,
  until,
} from './kit.ts';
import positions from './positions/glass-road.json' with { type: 'json' };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const over = (g: Guest) => async (): Promise<boolean> => (await g.page.locator('main.end').count()) > 0;
const kind = (g: Guest): Promise<string | null> =>
  g.page.evaluate(() => document.querySelector('.fr-prompt.asked')?.getAttribute('data-kind') ?? null);
const asks = (g: Guest, what: string) => async (): Promise<boolean> => (await kind(g)) === what;

/** Keeps cards that build, uses them and takes what is offered; clearing and exchanges come by the way. */
const BUILDERS = /^(card:(feudal-lord|supplier|carpenter|builder|woodcutter)|action:|tile:|cell:|answer:|stack:|move:)/;

/** Answers when asked; what may be done at any time waits while others play. */
async function play(hand: Hand): Promise<void> {
  await hand.skip();
  const what = await kind(hand.guest);
  if (what === null || what === 'anytime') await hand.guest.page.waitForTimeout(30);
  else await hand.answer();
}

/** Every seat but the own one: no card in hand, no face-down card, no stack reaches this browser. */
function expectSecrets(g: Guest): void {
  const running = g.wire.map((t) => JSON.parse(t)).filter((m) => m.t === 'table' && m.status === 'running');
  expect(running.length).toBeGreaterThan(10);
  for (const m of running) {
    expect(m.view.stacks).toBeNull();
    expect(m.seed).toBeUndefined();
    for (const [seat, player] of m.view.players.entries())
      if (seat !== m.mySeat) expect([player.hand, player.down]).toEqual([null, -1]);
  }
}

/** What has to be in sight on a wide window: both wheels, the landscape, every answer. */
const IN_SIGHT = ['.gr-wheel', '.gr-land', '.gr-table [data-move]', '.gr-mine', '.gr-disp', '.gr-other'];

/** Smallest letters on the board. */
const READABLE = 11;

/** Tiles on which what they bring or lack lies over the name, the plates or the points. */
const coveredTiles = (g: Guest): Promise<string[]> =>
  g.page.evaluate(() => {
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll('.gr-disp .gr-bt')].flatMap((tile) => {
      const note = tile.querySelector('.gr-lack, .gr-net');
      if (note?.checkVisibility() !== true) return [];
      const box = note.getBoundingClientRect();
      const under = [...tile.querySelectorAll('.gr-bn, .gr-pat i, .gr-on > .gr-pt, .gr-be')];
      const covered = under.filter((e) => over(box, e.getBoundingClientRect()));
      return covered.map((e) => `${tile.getAttribute('data-place')}: ${note.textContent} lies over ${e.className}`);
    });
  });

type Played = (typeof positions)[keyof typeof positions];

/** A position played by the rules: seats and moves as they were. */
function matchOf({ seats, seed, moves }: Played): Match {
  const match = new Match(module.game, {}, seats, seed);
  for (const entry of moves === '' ? [] : moves.split(', ')) {
    const [seat = '', ...words] = entry.split(' ');
    const move = parseMove(module.game.moves, words.join(' '));
    if (move !== null) match.play(Number(seat), move);
  }
  return match;
}

const recordOf = (played: Played): unknown => matchOf(played).record();

/** What a table is told about a position. */
interface Told {
  readonly name: string;
  readonly seat: number;
  readonly view: unknown;
  readonly standing: unknown;
  readonly decisions: readonly unknown[];
}

const toldTo = (match: Match, seat: number, name: string): Told => ({
  name,
  seat,
  view: module.game.view(match.state, seat),
  standing: module.game.score(match.state, seat),
  decisions: structuredClone(match.open.filter((d) => d.seat === seat)),
});

/** Of every kind of question in a kept game the one with most buildings, laid-out tiles and answers around it. */
function fullest(file: string): Told[] {
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord };
  const match = Match.replay(module.game, record, 0);
  const found = new Map<string, { readonly weight: number; readonly told: Told }>();
  for (const [at, { seat, move }] of record.moves.entries()) {
    const estate = (match.state as State).players[seat];
    for (const d of match.open) {
      if (d.seat !== seat || d.optional !== undefined || estate === undefined) continue;
      const weight = 4 * estate.built.length + 3 * estate.private.length + d.options.length;
      if (weight > (found.get(d.kind)?.weight ?? -1))
        found.set(d.kind, { weight, told: toldTo(match, seat, `${file} ${at} ${d.kind}`) });
    }
    const parsed = parseMove(module.game.moves, move);
    if (parsed !== null) match.play(seat, parsed);
  }
  return [...found.values()].map(({ told }) => told);
}

/** A table at which any position can be laid, without a game that leads to it: what its server says is not heard any more. */
async function stage(g: Guest, seats: number): Promise<(told: Told) => Promise<void>> {
  let lay: ((told: Told) => void) | null = null;
  let staged = false;
  await g.page.routeWebSocket(/\/api\/live/, (page) => {
    const server = page.connectToServer();
    page.onMessage((said) => server.send(said));
    server.onMessage((said) => {
      const heard = JSON.parse(String(said));
      if (heard.t !== 'table') page.send(said);
      if (heard.t !== 'table' || staged) return;
      page.send(said);
      let { version } = heard;
      lay = ({ seat, view, standing, decisions }) => {
        staged = true;
        version++;
        const people = heard.seats.map((x: object, n: number) => ({ ...x, me: n === seat }));
        const at = { version, view, standing, decisions, mySeat: seat, seats: people, waitingFor: [seat] };
        page.send(JSON.stringify({ ...heard, ...at, log: [], logFrom: 0 }));
      };
    });
  });
  await g.newTable('glass-road', [me, ...Array.from({ length: seats - 1 }, () => bot(1))]);
  await g.page.locator('.gr-picker').waitFor();
  return async (told) => {
    lay?.(told);
    await drawn(g);
  };
}

const drawn = (g: Guest): Promise<unknown> =>
  g.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));

/** The first answer of every sort that lies on the board. */
const SORTS = ['card:', 'action:', 'convert:', 'tile:', 'cell:', 'answer:', 'clear'];

describe('Glass Road on the drawn board', () => {
  // The most conversions, laid-out tiles and answers that were seen in a hundred games, and the fullest questions of every kind in the kept ones.
  for (const seats of [1, 2, 3, 4])
    it(`crowded tables show everything without scrolling, in readable letters: ${seats} at the table`, async () => {
      const ina = await house.guest('Ina', { viewport: LAPTOP });
      const lay = await stage(ina, seats);
      const full = Object.entries(positions).flatMap(([name, played]) =>
        played.seats === seats ? [toldTo(matchOf(played), 0, name)] : [],
      );
      const kept = ['level2', 'random'].flatMap((who) =>
        fullest(`games/glass-road/test/fixtures/${who}-${seats}.match.json`),
      );
      const found: string[] = [];
      const look = async (where: string): Promise<void> => {
        const hidden = await outOfSight(ina.page, [...IN_SIGHT, '.gr-table .thing', '.gr-ask', '.gr-active']);
        const goods = await ina.page.evaluate(() => {
          const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
          return (box('.gr-ledger.bw')?.bottom ?? 0) > (box('.gr-estate')?.top ?? 0) ? ['goods over the land'] : [];
        });
        const crowd = [...(await crowded(ina.page)), ...(await smallText(ina.page, READABLE))];
        const faults = [...hidden, ...crowd, ...(await coveredTiles(ina)), ...goods];
        found.push(...faults.map((fault) => `${where}: ${fault}`));
      };
      for (const size of [LAPTOP, { width: 1366, height: 768 }, DESKTOP]) {
        await ina.page.setViewportSize(size);
        for (const told of size === LAPTOP ? [...full, ...kept] : full) {
          const where = `${told.name} at ${size.width} × ${size.height}`;
          await lay(told);
          await look(where);
          // With something chosen there is more to see: what follows it, and what goes without saying.
          for (const sort of size === LAPTOP ? SORTS : []) {
            const answer = ina.page.locator(`.gr-table [data-place^="${sort}"][data-move]`).first();
            if ((await answer.count()) === 0) continue;
            await answer.dispatchEvent('click');
            await drawn(ina);
            await look(`${sort} chosen in ${where}`);
            await ina.page.keyboard.press('Escape');
          }
        }
      }
      expect(found).toEqual([]);
    });

  it('shows wheels, answers, landscape, display and hand without scrolling in a game as it comes', async () => {
    const ina = await house.guest('Ina', { viewport: LAPTOP });
    await ina.newTable('glass-road', [me, bot(1), bot(1), bot(1)]);
    const hand = new Hand(ina, BUILDERS);
    let looks = 0;
    await until(
      async () => looks >= 12,
      async () => {
        const what = await kind(ina);
        if (what !== null && what !== 'keep' && what !== 'anytime') {
          expect(await outOfSight(ina.page, IN_SIGHT), what).toEqual([]);
          expect(await smallText(ina.page, READABLE), what).toEqual([]);
          looks++;
        }
        await play(hand);
      },
    );
    expect(await ina.faults()).toEqual([]);
  });

  it('alone with the neighbour to the final scoring, with rank and best result', async () => {
    const ada = await house.guest('Ada', { viewport: TABLET });
    const id = await ada.newTable('glass-road', [me]);
    await ada.page.locator('.gr-picker').waitFor();
    expect(await ada.faults()).toEqual([]);
    const hand = new Hand(ada, BUILDERS);
    const missing = () => ['keep', 'choose', 'resolve', 'build'].filter((what) => !hand.answered.has(what));
    await until(
      async () => missing().length === 0 || (await over(ada)()),
      () => play(hand),
    );
    expect(missing()).toEqual([]);
    await ada.playOut(id);
    await ada.page.locator('main.end').waitFor();
    expect(await ada.page.locator('.solo-rank').textContent()).not.toBe('');
    expect(await ada.faults()).toEqual([]);
  });

  it('two people and a bot play to the final scoring; hands and stacks stay hidden', async () => {
    const ben = await house.guest('Ben');
    const cem = await house.guest('Cem', { lang: 'en' });
    const id = await ben.newTable('glass-road', [me, open, bot(1)]);
    await cem.join(id);
    await ben.page.locator('.gr-picker').waitFor();
    const hand = new Hand(ben, BUILDERS);
    await Promise.all([cem.playOut(id), until(over(ben), () => play(hand))]);
    await cem.page.locator('main.end').waitFor();
    expectSecrets(ben);
    expectSecrets(cem);
  });

  it('a round for two on a phone', async () => {
    const eva = await house.guest('Eva', { viewport: PHONE, hasTouch: true });
    await eva.newTable('glass-road', [me, bot(1)]);
    await eva.page.locator('.gr-picker').waitFor();
    const wide = () => eva.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
    expect(await eva.faults()).toEqual([]);
    const hand = new Hand(eva);
    await until(
      async () => (hand.answered.get('choose') ?? 0) >= 3,
      () => play(hand),
    );
    expect(await wide()).toBeLessThanOrEqual(PHONE.width);
  });

  it('says why a building cannot be built and what is missing, with its ruling', async () => {
    const uwe = await house.guest('Uwe');
    await uwe.newTable('glass-road', [me, bot(1)]);
    const hand = new Hand(uwe, BUILDERS);
    await until(asks(uwe, 'build'), () => play(hand));
    // The card was turned over with the same gesture: its moment stands above the table.
    await hand.skip();
    await uwe.click('.gr-disp .gr-bt.no');
    await uwe.page.locator('.explanation a[href*="#GR-"]').waitFor();
  });

  it('shows the turn of a wheel before it happens', async () => {
    const ida = await house.guest('Ida');
    await ida.bring(recordOf(positions['both wheels, five amounts each']));
    await ida.page.locator('.fr-prompt.asked').waitFor();
    await ida.click('.fr-moment .btn');
    // All goods are taken if nothing else is said; another amount is one tap.
    await expect.poll(() => ida.page.locator('.gr-ghost').count()).toBeGreaterThan(0);
    await ida.click('[data-place="answer:charcoal:take+1+wheel~brickworks"]');
    await expect.poll(() => ida.page.locator('.gr-chip.chosen').textContent()).toContain('1');
    await ida.click('.fr-prompt .go:enabled');
    await expect.poll(() => ida.page.locator('.gr-ask').count()).toBe(0);
  });

  it('can be played by keyboard alone', async () => {
    const kim = await house.guest('Kim');
    await kim.newTable('glass-road', [me]);
    await kim.page.locator('.gr-picker').waitFor();
    for (const at of [0, 3, 6, 9, 12]) {
      await kim.page.locator('.gr-picker .gr-pcard').nth(at).focus();
      await kim.page.keyboard.press('Space');
    }
    await kim.page.locator('.fr-prompt .go:enabled').waitFor();
    await kim.page.locator('.fr-prompt .go').focus();
    await kim.page.keyboard.press('Enter');
    const card = kim.page.locator('.gr-hand .gr-pname[data-move]').first();
    await card.waitFor();
    await card.focus();
    await kim.page.keyboard.press('Space');
    await kim.page.locator('.fr-prompt .go:enabled').waitFor();
    await kim.page.locator('.fr-prompt .go').focus();
    await kim.page.keyboard.press('Enter');
    await expect.poll(() => kim.page.locator('.gr-hand .gr-pcard').count(), { timeout: 10_000 }).toBe(4);
  });
});
