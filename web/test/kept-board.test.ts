/** Boards of kept versions: shown as long as the shell keeps their contract, afterwards the table as text with a word about it. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { frozen } from '#games';
import { BOARD_CONTRACT, type FrozenVersion, Match, type TableModule } from '#kernel';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} });

const { loadKept } = await import('../app/games.ts');
const { Drawn, WithHand } = await import('../table/drawn.tsx');
const { frameClass } = await import('../table/page-class.ts');
const { PlainTable } = await import('../table/plain.tsx');
const { QUIET } = await import('../table/quiet.ts');
const { tableProps } = await import('../table/table-props.ts');
const { TableStore } = await import('../table/store.ts');
await (await import('../text/index.ts')).loadTexts('en');

const kept = frozen.find((f) => f.board === BOARD_CONTRACT) as FrozenVersion;

/** A table of that version, as somebody sees it who is asked there. */
function seated({ game }: TableModule) {
  const match = new Match(game, {}, 2, 'kept');
  const seat = match.waitingFor[0] as number;
  const silent = { link: { value: 'open' }, ask: async () => undefined, again() {}, close() {} };
  const store = new TableStore('kept-table', (_, onTable) => {
    queueMicrotask(() =>
      onTable({
        ...QUIET,
        t: 'table',
        match: 'kept-table',
        game: game.id,
        rulesVersion: game.rulesVersion,
        options: {},
        hints: false,
        seedHash: '',
        status: 'running',
        version: 1,
        moves: 0,
        seats: [],
        mySeat: seat,
        view: game.view(match.state, seat),
        standing: game.score(match.state, seat),
        decisions: match.open.filter((d) => d.seat === seat),
        waitingFor: match.waitingFor,
        undoTo: 0,
        undoAt: 0,
        logFrom: 0,
        log: [{ n: 0, seat: null, events: [] }],
      }),
    );
    return silent as never;
  });
  return { store, view: game.view(match.state, seat) };
}

it('a board of the contract that the shell keeps is shown, in a page of its own', async () => {
  const game = await loadKept(kept);
  expect(game).toMatchObject({ kept: kept.version, drawn: { touch: expect.any(Function) } });
  expect(game.context?.Provider).toBeDefined();
  expect(game.outgrown).toBeUndefined();
  const { module } = game;
  expect(frameClass({ module }, 4, 'score')).toBe(`frame of-${kept.game} seats-4 lay-score`);
  expect(frameClass(game, 2, 'full')).toBe(`frame of-${kept.game} of-${kept.game}-v${kept.version} seats-2 lay-full`);
});

it('such a board is touched through its own kit: the page fills the context it brings', async () => {
  const game = await loadKept(kept);
  const { store } = seated(game.module);
  // The store finds the game by itself, as on the page.
  await vi.waitFor(() => expect(store.loaded).not.toBeNull());
  const props = tableProps(store, game, null) as NonNullable<ReturnType<typeof tableProps>>;
  const drawn = game.drawn as NonNullable<typeof game.drawn>;
  const inside = h(Drawn, { s: store, drawn, props, live: true, events: [], tick: 0 });
  const page = renderToString(h(WithHand, { s: store, game, drawn, props, live: true, children: inside }));
  store.dispose();
  expect(page.match(/data-move="/g)?.length).toBeGreaterThan(0);
  expect(page).toContain('m-can');
});

it.each([
  ['made for another contract', { board: BOARD_CONTRACT + 1 }],
  ['made for the contract before', { board: BOARD_CONTRACT - 1 }],
  ['that is not there', { path: 'nowhere' }],
])('instead of a board %s stands the table as text, with a sentence that says why', async (_, change) => {
  const game = await loadKept({ ...kept, ...change });
  expect(game).toMatchObject({ drawn: null, kept: kept.version, outgrown: true });
  const { store, view } = seated(game.module);
  await vi.waitFor(() => expect(store.shown.value).not.toBeNull());
  const page = renderToString(h(PlainTable, { s: store, game, view }));
  store.dispose();
  expect(page).toContain('role="note"');
  expect(page).toMatch(new RegExp(`(Fassung|version) ${kept.version}`));
  // It can be played: every option is there.
  expect(page.match(/type="radio"/g)?.length).toBe(store.decisions.value.flatMap((d) => d.options).length);
});

it('a version without a board needs no apology', async () => {
  const game = await loadKept({ ...kept, board: 0 });
  expect(game).toEqual({ module: game.module, drawn: null, kept: kept.version });
});
