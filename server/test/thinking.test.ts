import { afterEach, describe, expect, it } from 'vitest';
import type { Level } from '#bots';
import type { ServerMessage, TableMessage } from '../protocol.ts';
import { newFlag, Thinkers, type Thinking } from '../thinkers.ts';
import { GAMES, type House, type Line, openHouse, Person } from './people.ts';

const THINKING = new URL('./sample/thinking-games.ts', import.meta.url).href;
const STUBBORN = new URL('./sample/stubborn-worker.ts', import.meta.url).href;

let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

type Thought = Extract<ServerMessage, { t: 'thinking' }>;
type HintMessage = Extract<ServerMessage, { t: 'hint' }>;

const bots = (...levels: Level[]) => [
  { kind: 'me' as const },
  ...levels.map((level) => ({ kind: 'bot' as const, level })),
];

async function sit(
  levels: readonly Level[],
  options: Parameters<typeof openHouse>[0],
): Promise<{ ada: Person; line: Line; id: string }> {
  house = await openHouse(options);
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open(bots(...levels), { rounds: 1 });
  return { ada, line: await ada.at(id), id };
}

const waits = (seat: number) => (t: TableMessage) => !t.waitingFor.includes(seat);
const noteOf = (t: TableMessage) => t.log.findLast((entry) => entry.seat === 1)?.note;

describe('bots that think', () => {
  it('say so after a while, and move at once when somebody at the table asks them to', async () => {
    const { line, id } = await sit([5], { thinkers: { worker: STUBBORN } });
    const said = await line.next<Thought>((m) => m.t === 'thinking');
    expect(said).toMatchObject({ match: id, seat: 1, ms: 2000 });
    expect(said.elapsedMs).toBeGreaterThanOrEqual(350);
    const stranger = await new Person(house?.url ?? '').at(id);
    stranger.say({ t: 'hurry', match: id });
    await stranger.next((m) => m.t === 'thinking');
    expect(line.last?.waitingFor).toContain(1);
    line.say({ t: 'hurry', match: id });
    const after = await line.table(waits(1));
    expect(noteOf(after)).toBeUndefined();
    expect(house?.errors).toEqual([]);
  });

  it('that run away or whose thread dies are replaced by the next lower strength, and the log says so', async () => {
    const { line } = await sit([4], { thinkers: { worker: STUBBORN, graceMs: 300 } });
    const after = await line.table(waits(1));
    expect(noteOf(after)).toEqual({ key: 'below', level: 2 });
    const levels = house?.errors.map((e) => (e as Error).message);
    expect(levels).toEqual(['secret-bids: a bot of level 4 failed', 'secret-bids: a bot of level 3 failed']);
  });

  it('think again after a restart in the middle of a thought, and nothing is lost', async () => {
    const { ada, line, id } = await sit([5], { thinkers: { worker: STUBBORN } });
    const before = line.last as TableMessage;
    const [question] = before.decisions as { options: { card: number }[] }[];
    const bid = line.move(id, before.version, `bid ${question?.options[0]?.card}`);
    expect(await line.answer(bid)).toMatchObject({ t: 'done' });
    await line.next<Thought>((m) => m.t === 'thinking');
    const data = house?.data ?? '';
    await house?.close({ keep: true });

    house = await openHouse({ data, thinkers: { worker: STUBBORN } });
    const again = await new Person(house.url, ada.cookie).at(id);
    expect(again.last?.log.filter((entry) => entry.seat === 0)).toHaveLength(1);
    expect(again.last?.waitingFor).toEqual([1]);
    await again.next<Thought>((m) => m.t === 'thinking');
    again.say({ t: 'hurry', match: id });
    const after = await again.table((t) => t.log.some((entry) => entry.seat === 1));
    expect(noteOf(after)).toBeUndefined();
    expect(house.errors).toEqual([]);
  });

  it('are not seated with a strength that does not exist', async () => {
    house = await openHouse({});
    const ada = await Person.guest(house.url, 'Ada');
    for (const level of [0, 6, 2.5, '5', null])
      expect(
        (
          await ada.post('/matches', {
            game: 'secret-bids',
            options: {},
            seats: [{ kind: 'me' }, { kind: 'bot', level }],
          })
        ).status,
        String(level),
      ).toBe(400);
  });

  it('play to the end at every level', async () => {
    const { line } = await sit([3, 4, 5], { games: THINKING });
    for (;;) {
      const t = line.last as TableMessage;
      if (t.status === 'finished') break;
      if (t.waitingFor.includes(0)) {
        const [d] = t.decisions as { options: { do: string; card?: number }[] }[];
        const [first] = d?.options ?? [];
        line.move(t.match, t.version, first?.do === 'bid' ? `bid ${first.card}` : 'stop');
      }
      line.say({ t: 'hurry', match: t.match });
      await line.table((x) => x.version > t.version);
    }
    expect(house?.errors).toEqual([]);
  });
});

describe('a hint', () => {
  const ask = async (line: Line, id: string, version: number): Promise<HintMessage['hint']> => {
    line.say({ t: 'hint', id: 'h1', match: id, version });
    return (await line.next<HintMessage>((m) => m.t === 'hint' && m.id === 'h1')).hint;
  };

  it('names whole turns with their distance, and the log says that one was taken', async () => {
    house = await openHouse({ games: THINKING });
    const ada = await Person.guest(house.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 1 });
    const line = await ada.at(id);
    const first = line.last as TableMessage;
    expect(first.hints).toBe(true);
    const hint = await ask(line, id, first.version);
    if (typeof hint === 'string') throw new Error(hint);
    expect(hint.lines.length).toBeGreaterThan(1);
    expect(hint.lines[0]?.behind).toBe(0);
    expect(await line.answer(line.move(id, first.version, hint.lines[0]?.moves[0] ?? ''))).toMatchObject({ t: 'done' });
    const after = line.last as TableMessage;
    expect(after.log.at(-1)?.note).toEqual({ key: 'hint' });
    const again = await ada.at(id);
    expect(again.last?.log.at(-1)?.note).toEqual({ key: 'hint' });
  });

  it('is not given where others may sit and nothing was said, to spectators, or about an old question', async () => {
    house = await openHouse({ games: THINKING });
    const [ada, ben] = [await Person.guest(house.url, 'Ada'), await Person.guest(house.url, 'Ben')];
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 1 });
    await ben.post(`/matches/${id}/join`);
    const line = await ada.at(id);
    expect(line.last?.hints).toBe(false);
    expect(await ask(line, id, line.last?.version ?? 0)).toBe('no-hints');
    const alone = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 1 });
    const watcher = await ben.at(alone);
    expect(await ask(watcher, alone, watcher.last?.version ?? 0)).toBe('not-asked');
    const mine = await ada.at(alone);
    expect(await ask(mine, alone, 99)).toBe('stale');
  });

  it('comes to nobody’s mind where the game cannot look ahead', async () => {
    house = await openHouse({ games: GAMES });
    const ada = await Person.guest(house.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 1 });
    const line = await ada.at(id);
    expect(await ask(line, id, line.last?.version ?? 0)).toBe('nothing');
  });
});

describe('threads are shared', () => {
  /** Who is served in which order and with how many milliseconds, of these who all come at once: [network, person, table]. */
  async function grants(
    searches: number,
    ...who: readonly (readonly [network: string, person: string, table: string])[]
  ): Promise<[string, number][]> {
    const thinkers = new Thinkers({ games: GAMES, onError: () => {}, searches, worker: STUBBORN, graceMs: 20_000 });
    const begun: [string, number][] = [];
    const thinking = ([network, person, table]: (typeof who)[number]): Thinking => {
      const hurry = newFlag();
      return {
        cause: { network, person, table },
        game: 'secret-bids',
        version: 1,
        view: null,
        seat: 0,
        seed: '',
        hurry,
        onBegin: (ms) => {
          begun.push([`${person} ${table}`, ms]);
          Atomics.store(hurry, 0, 1);
        },
      };
    };
    // The stub cannot imagine a position from nothing: every task fails once it has begun, which is all that counts here.
    await Promise.all(who.map((one) => thinkers.hint(thinking(one), 1200).catch(() => null)));
    await thinkers.close();
    return begun;
  }

  it('by person: whoever has many tables has less time at each, and time shrinks before the queue grows', async () => {
    const begun = await grants(1, ['n1', 'ada', '1'], ['n1', 'ada', '2'], ['n1', 'ada', '3'], ['n2', 'ben', '1']);
    // Alone at first; then half a thread for ben, half for each of ada's two that are left, and all of it for the last.
    expect(begun).toEqual([
      ['ada 1', 1200],
      ['ben 1', 600],
      ['ada 2', 600],
      ['ada 3', 1200],
    ]);
  });

  it('by network before by person: 24 guests of one address have together what one stranger has', async () => {
    const guests = Array.from({ length: 24 }, (_, i) => ['n1', `guest${i}`, '1'] as const);
    const begun = await grants(1, ...guests, ['n2', 'stranger', '1']);
    expect(begun[1]).toEqual(['stranger 1', 600]);
    // Half of the thread for 23 of them.
    expect(begun[2]?.[1]).toBeLessThan(60);
  });

  it('by person before by table: many tables take nothing from others of the same network', async () => {
    const tables = Array.from({ length: 26 }, (_, i) => ['n1', 'greedy', String(i)] as const);
    const begun = await grants(1, ...tables, ['n1', 'ada', '1'], ['n2', 'ben', '1'], ['n1', 'ada', '2']);
    expect(begun.slice(0, 5).map(([who]) => who)).toEqual(['greedy 0', 'ben 1', 'ada 1', 'greedy 1', 'ada 2']);
    expect(begun[1]?.[1]).toBe(600);
  });
});

describe('a table at which nobody plays', () => {
  it('does not think, also not after a restart, until somebody sits down', async () => {
    const { ada, line, id } = await sit([2], { botDelayMs: 60_000 });
    expect((await ada.post(`/matches/${id}/act`, { do: 'give', to: 'link' })).status).toBe(200);
    const data = house?.data ?? '';
    line.close();
    await house?.close({ keep: true });
    house = await openHouse({ data, botDelayMs: 0 });
    const again = new Person(house.url, ada.cookie);
    // Whoever looks on does not make them play: this table, opened later, is played meanwhile.
    const watcher = await again.at(id);
    const other = await again.open(bots(2), { rounds: 1 });
    const witness = await again.at(other);
    if (witness.last?.waitingFor.includes(1)) await witness.table(waits(1));
    expect(watcher.last?.moves).toBe(0);
    const ben = await Person.guest(house.url, 'Ben');
    expect((await ben.post(`/matches/${id}/join`)).status).toBe(200);
    await watcher.table(waits(1));
    expect(house.errors).toEqual([]);
  });
});
