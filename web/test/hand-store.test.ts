/** One hand at one table: it dies with its question, plays what it stands for, and waits while the past is looked at. */
import { computed, signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { module } from '#games/garden-nation/index.ts';
import { heard, Match, type Move } from '#kernel';
import type { TableMessage } from '#server/protocol.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const storage = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});

const { HandStore } = await import('../table/hand-store.ts');
const { Foresight } = await import('../kit/ahead.ts');
const { change } = await import('../app/settings.ts');
const { PLAIN } = await import('../kit/tone.ts');
const { touch } = await import('#games/garden-nation/board/touch.ts');
const { places } = await import('#games/garden-nation/board/places.ts');
const { moments } = await import('#games/garden-nation/board/moments.ts');

type Touched = ConstructorParameters<typeof HandStore>[0];

/** A real match of two, seen by the one on turn, with what a table keeps about it. */
function seated() {
  const match = new Match(module.game, {}, 2, 'hand');
  for (const seat of [0, 1]) {
    const d = match.open.find((o) => o.seat === seat);
    if (d !== undefined) match.play(seat, d.options[0] as Move);
  }
  const seat = match.open[0]?.seat ?? 0;
  const shown = signal<NonNullable<Touched['shown']['value']> | null>(null);
  const show = (): void => {
    const log = Array.from({ length: match.length + 1 }, (_, n) => ({
      n,
      seat: match.seatOf(n),
      events: match
        .told(n)
        .map((told) => heard(told, seat))
        .filter((e) => e !== null),
    }));
    const table = {
      status: 'running',
      view: module.game.view(match.state, seat),
      standing: module.game.score(match.state, seat),
      decisions: match.open.filter((d) => d.seat === seat),
      mySeat: seat,
      moves: match.length,
      version: match.length,
    } as unknown as TableMessage;
    shown.value = { table, log };
  };
  show();
  const sent: (readonly Move[])[] = [];
  const decisions = computed(() => (shown.value?.table.decisions ?? []) as Touched['decisions']['value']);
  const table: Touched = {
    id: 'one',
    shown,
    loaded: { module, drawn: { touch, places, moments } } as unknown as Touched['loaded'],
    decisions,
    foresight: computed(() => new Foresight(module.game, shown.value?.table.view, seat, decisions.value)),
    names: (n) => `P${n}`,
    pending: signal(false),
    moment: signal<Touched['moment']['value']>(null),
    why: signal<Touched['why']['value']>(null),
    cards: { card: signal<Touched['cards']['card']['value']>(null) },
    make: async (moves) => {
      sent.push(moves);
    },
  };
  return { match, seat, table, show, sent, hand: new HandStore(table) };
}

/** A field, on whose thornbush a soil is still to be chosen, or another one. */
const fieldOf = (hand: InstanceType<typeof HandStore>, thorny: boolean): string =>
  [...(hand.reading.value?.things.values() ?? [])].find(
    (t) => t.id.startsWith('field:') && t.ways.length === 1 && /Dornenbusch|Thornbush/.test(t.name) === thorny,
  )?.id ?? '';
const firstField = (hand: InstanceType<typeof HandStore>): string => fieldOf(hand, false);

beforeEach(() => storage.clear());

describe('a hand at a table', () => {
  it('selects with one tap and sends exactly the chain with the second', () => {
    const { hand, sent } = seated();
    const field = firstField(hand);
    hand.tap(field);
    expect(sent).toEqual([]);
    expect(hand.reading.value?.chain[0]).toMatchObject({ do: 'build', field: field.slice('field:'.length) });
    const chain = hand.reading.value?.chain;
    hand.tap(field);
    expect(sent).toEqual([chain]);
  });

  it('is empty when another question is asked', () => {
    const { hand, match, seat, show } = seated();
    hand.tap(firstField(hand));
    expect(hand.hand.value.gesture).toHaveLength(1);
    match.play(seat, match.open[0]?.options[1] as Move);
    show();
    expect(hand.hand.value.gesture).toEqual([]);
    expect(hand.reading.value?.chain).toEqual([]);
  });

  it('finds its gesture again after a reload, if the question is the same', () => {
    const { hand, table } = seated();
    const field = firstField(hand);
    hand.tap(field);
    expect(new HandStore(table).reading.value?.gesture).toEqual([field]);
    hand.drop();
    expect(new HandStore(table).reading.value?.gesture).toEqual([]);
  });

  it('waits while the past is looked at, a moment lies there, or an answer is on its way', () => {
    const { hand, table, sent } = seated();
    const field = firstField(hand);
    const past = { n: 0, view: null, standing: { over: false, seats: [] }, events: [] };
    table.moment.value = past;
    hand.tap(field);
    expect(hand.hand.value.gesture).toEqual([]);
    table.moment.value = null;
    table.cards.card.value = { title: '', says: [], tone: PLAIN };
    hand.tap(field);
    expect(hand.hand.value.gesture).toEqual([]);
    table.cards.card.value = null;
    hand.tap(field);
    table.pending.value = true;
    hand.confirm();
    expect(sent).toEqual([]);
  });

  it('Esc lets go of everything', () => {
    const { hand } = seated();
    hand.tap(firstField(hand));
    hand.drop();
    expect(hand.hand.value).toEqual({ gesture: [], open: null, explained: null });
  });

  it("'what is this?' plays nothing, with 'confirm at once' neither, and Esc leaves it", () => {
    const { hand, sent } = seated();
    const field = firstField(hand);
    change({ confirmAtOnce: true });
    hand.ask();
    hand.tap(field);
    change({ confirmAtOnce: false });
    expect(sent).toEqual([]);
    expect(hand.hand.value).toEqual({ gesture: [], open: null, explained: field });
    hand.tap(field);
    hand.ask();
    hand.tap(field);
    // What was chosen stays chosen, and is not played by asking about it.
    expect([sent, hand.hand.value]).toEqual([[], { gesture: [field], open: null, explained: field }]);
    hand.ask();
    hand.drop();
    expect(hand.hand.value.asking).toBeUndefined();
  });

  it("with 'confirm at once' one tap is enough", () => {
    const { hand, sent } = seated();
    change({ confirmAtOnce: true });
    hand.tap(firstField(hand));
    change({ confirmAtOnce: false });
    expect(sent).toHaveLength(1);
  });

  it("with 'confirm at once' a choice that opens after the tap is waited for", () => {
    const { hand, sent } = seated();
    change({ confirmAtOnce: true });
    const bush = fieldOf(hand, true);
    hand.tap(bush);
    expect([sent, hand.hand.value.open, hand.reading.value?.ready]).toEqual([[], bush, true]);
    hand.choose(bush, 1);
    change({ confirmAtOnce: false });
    expect(sent.map((moves) => moves.map((m) => m.do))).toEqual([['build', 'soil']]);
  });

  it('knows what the others changed since my last turn', () => {
    const { hand, match, seat, show } = seated();
    expect(hand.changed.value.size).toBe(0);
    match.play(seat, match.open[0]?.options[0] as Move);
    for (let n = 0; n < 12 && !match.open.some((d) => d.seat === seat && d.kind === 'move'); n++) {
      const d = match.open[0];
      if (d === undefined) break;
      match.play(d.seat, d.options[0] as Move);
    }
    show();
    const changed = [...hand.changed.value].filter(([place]) => place.startsWith('field:'));
    expect(changed.length).toBeGreaterThan(0);
    for (const [, by] of changed) expect(by).not.toBe(seat);
  });
});
