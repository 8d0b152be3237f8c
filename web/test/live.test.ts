import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '#server/protocol.ts';
import { QUIET } from '../table/quiet.ts';
import { FakeSocket } from './home/server.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '', href: 'http://localhost/' });
const hears = new Map<string, () => void>();
vi.stubGlobal('addEventListener', (name: string, hear: () => void) => hears.set(name, hear));
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('navigator', { onLine: true, language: 'en' });
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  visibilityState: 'visible',
  addEventListener() {},
  removeEventListener() {},
});
vi.stubGlobal('WebSocket', FakeSocket);

const { TableStore } = await import('../table/store.ts');
await (await import('../text/index.ts')).loadTexts('en');
type Store = InstanceType<typeof TableStore>;

const table = (version: number): TableMessage => ({
  t: 'table',
  match: 'match-one',
  game: 'no-such-game',
  rulesVersion: 1,
  options: {},
  seedHash: '',
  status: 'running',
  version,
  moves: version,
  seats: [],
  mySeat: 0,
  view: {},
  standing: null,
  decisions: [],
  waitingFor: [0],
  hints: false,
  undoTo: 0,
  undoAt: 0,
  logFrom: version,
  log: [],
  ...QUIET,
});

describe('a table whose server fails', () => {
  let store: Store;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    store = new TableStore('match-one');
    FakeSocket.last.open();
    FakeSocket.last.hear(table(4));
    vi.advanceTimersByTime(100);
  });
  afterEach(() => {
    store.dispose();
    vi.useRealTimers();
  });

  /** Asks for something to be stored; gives the id of the request. */
  function ask(): string {
    void store.undo(3);
    const sent = FakeSocket.last.sent.at(-1);
    if (sent?.t !== 'undo') throw new Error('nothing was asked');
    expect(store.pending.value).toBe(true);
    return sent.id;
  }

  it('a page that is put aside holds no socket, and takes the table up again where it was', () => {
    const before = FakeSocket.all.length;
    hears.get('pagehide')?.();
    expect(FakeSocket.last.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(before);
    hears.get('pageshow')?.();
    expect(FakeSocket.all.length).toBe(before + 1);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ t: 'watch', match: 'match-one', have: 4 });
  });

  it('who touches nothing for two minutes looks elsewhere, until the next touch', () => {
    for (let s = 0; s < 125; s += 5) {
      vi.advanceTimersByTime(5000);
      FakeSocket.last.hear({ t: 'pong' });
    }
    expect(FakeSocket.last.sent).toContainEqual({ t: 'look', away: true });
    hears.get('pointerdown')?.();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'look', away: false });
  });

  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  it.each(['unavailable', 'too-fast'] as const)(
    '%s: it comes back by itself and sends the request again with its id',
    async (key) => {
      const id = ask();
      const broken = FakeSocket.last;
      broken.hear({ t: 'error', key, id });
      expect(store.live.link.value).toBe('lost');
      expect(store.pending.value).toBe(true);
      await pass(1000);
      const healed = FakeSocket.last;
      expect(healed).not.toBe(broken);
      healed.open();
      expect(healed.sent).toEqual([
        { t: 'watch', match: 'match-one', have: 4 },
        { t: 'undo', id, match: 'match-one', to: 3 },
      ]);
      healed.hear({ t: 'done', id, version: 5 });
      healed.hear(table(5));
      await pass(100);
      expect(store.pending.value).toBe(false);
      expect(store.live.link.value).toBe('open');
    },
  );

  it('everybody who is dropped from the table comes back, whoever has asked for nothing too', async () => {
    FakeSocket.last.hear({ t: 'error', key: 'unavailable' });
    await pass(1000);
    FakeSocket.last.open();
    FakeSocket.last.hear({ t: 'error', key: 'unavailable' });
    await pass(2000);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.open();
    FakeSocket.last.hear(table(6));
    await pass(100);
    expect(store.shown.value?.table.version).toBe(6);
    expect(store.live.link.value).toBe('open');
  });

  it.each(['bad-message', 'too-large', 'no-session'] as const)(
    '%s: the request is given up, and the table is free again',
    async (key) => {
      FakeSocket.last.hear({ t: 'error', key, id: ask() });
      await pass(0);
      expect(store.pending.value).toBe(false);
      // Nothing is left that would be sent again.
      FakeSocket.last.close();
      await pass(1000);
      FakeSocket.last.open();
      expect(FakeSocket.last.sent.map((m) => m.t)).toEqual(['watch']);
    },
  );

  it('a request that gets lost on an open connection is sent again', async () => {
    const id = ask();
    for (let s = 0; s < 50; s += 10) {
      await pass(10_000);
      if (FakeSocket.all.length > 1) break;
      FakeSocket.last.hear({ t: 'pong' });
    }
    await pass(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toContainEqual({ t: 'undo', id, match: 'match-one', to: 3 });
  });

  it('rules-changed: the page says so instead of waiting for ever', () => {
    FakeSocket.last.hear({ t: 'error', key: 'rules-changed' });
    expect(store.stuck.value).toBe('drift');
  });

  it('of a long log only the end is sent: the pages between are fetched', async () => {
    const entry = (n: number) => ({ n, seat: n === 0 ? null : 0, events: [] });
    const pages: number[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      const after = Number(/log\/(\d+)$/.exec(path)?.[1]);
      pages.push(after);
      return {
        ok: true,
        status: 200,
        json: async () => ({ log: Array.from({ length: 200 }, (_, i) => entry(after + 1 + i)) }),
      };
    });
    FakeSocket.last.hear({
      ...table(500),
      logFrom: 0,
      log: [entry(0), ...Array.from({ length: 200 }, (_, i) => entry(301 + i))],
    });
    await pass(1000);
    expect(store.shown.value?.log.map((e) => e.n)).toEqual(Array.from({ length: 501 }, (_, n) => n));
    expect(pages).toEqual([0, 200]);
  });
});
