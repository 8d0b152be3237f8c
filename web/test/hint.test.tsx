/** Hints and bots that think: what is asked for, what is said and shown, and that nothing is played by it. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Hint } from '#bots/hint.ts';
import type { NoHint } from '#server/protocol.ts';
import { type AtTable, atTable } from './home/at-table.tsx';
import { leave, press, type Screen } from './home/screen.ts';

afterEach(leave);

const MOVE = { asked: 'move', over: { hints: true } } as const;

/** A hint with the first, third and fifth option: 1.5 and 4 points behind the best. */
function hintFor({ s, notated }: AtTable): Hint {
  const options = s.decision.value?.options ?? [];
  const [first, third, fifth] = [0, 2, 4].map((n) => (options[n] === undefined ? '' : notated(options[n])));
  const groups = Object.keys(s.loaded?.module.text.en.reasons ?? {});
  const reasons = [
    { group: groups[0] ?? '', points: -2 },
    { group: 'others', points: 1.1 },
  ];
  return {
    lines: [
      { moves: [first ?? ''], behind: 0, error: 0, reasons: [] },
      { moves: [third ?? ''], behind: 1.5, error: 0.3, reasons },
      { moves: [fifth ?? ''], behind: 4, error: 5, reasons: [] },
    ],
    close: false,
    rest: 4.2,
    worlds: 40,
  };
}

const panel = ({ screen }: AtTable): Screen => screen.part('Hint');
const asked = ({ line }: AtTable) => line.said.filter((m) => (m as { t?: string }).t === 'hint') as { id: string }[];

async function answered(hint: Hint | NoHint | ((table: AtTable) => Hint), by: 'key' | 'tap' = 'tap'): Promise<AtTable> {
  const table = await atTable(MOVE);
  if (by === 'key') await press('h');
  else await table.screen.tap('Hint');
  const said = typeof hint === 'function' ? hint(table) : hint;
  const id = asked(table).at(-1)?.id ?? '';
  table.line.onAside({ t: 'hint', id, match: 'home', version: 1, hint: said });
  await table.tell();
  await table.screen.until(() => table.screen.hasPart('Hint'));
  return table;
}

describe('a hint', () => {
  it('is asked for by button or key, about what is asked now, and searched for meanwhile', async () => {
    const table = await atTable(MOVE);
    await table.screen.tap('Hint');
    expect(table.line.said).toEqual([
      { t: 'hint', id: expect.any(String), match: 'home', version: table.match.length + 1 },
    ]);
    await table.screen.untilText('Looking at the moves.');
    await press('H');
    expect(table.screen.hasPart('Hint')).toBe(false);
  });

  it('shows several ways, what the others cost, and how sure that is', async () => {
    const table = await answered(hintFor);
    const [best, second, third] = panel(table).answers.filter((a) => /^\d/.test(a));
    expect(best).toContain('best move');
    expect(second).toContain('−1.5');
    expect(second).toContain('± 0.3');
    expect(third).toContain('≈');
    expect(panel(table).text).toContain('This is how our strongest bot would play.');
    expect(panel(table).text).toContain('All others cost at least 4.2 points.');
    expect(panel(table).text).toContain('A game with hints does not count.');
  });

  it('gives its reasons: for the best against the second, for any other against the best', async () => {
    const table = await answered(hintFor);
    const reasons = table.game.module.text.en.reasons ?? {};
    const [group = ''] = Object.keys(reasons);
    expect(panel(table).text).toContain('Compared with move 2:');
    expect(panel(table).text).toContain(reasons[group]?.more);
    expect(panel(table).text).toContain('+2');
    await panel(table).tap(/^2/);
    expect(panel(table).text).toContain('Compared with move 1:');
    expect(panel(table).text).toContain(reasons[group]?.less);
    expect(panel(table).text).toContain('Your opponent makes fewer points.');
  });

  it('selects the line that is looked at, and plays nothing', async () => {
    const table = await answered(hintFor, 'key');
    const { s, line } = table;
    await panel(table).tap(/^2/);
    const chosen = s.decision.value?.options[2];
    expect(s.fingers.reading.value?.chain[0]).toEqual(chosen);
    s.fingers.drop();
    await panel(table).tap('Select move 2');
    expect(s.fingers.reading.value?.chain[0]).toEqual(chosen);
    expect(table.screen.hasPart('Hint')).toBe(false);
    expect(line.asked).toEqual([]);
  });

  it('is closed by Esc, and what was chosen stays in the hand', async () => {
    const table = await answered(hintFor);
    await panel(table).tap(/^2/);
    await press('Escape');
    expect(table.screen.hasPart('Hint')).toBe(false);
    expect(table.s.fingers.hand.value.gesture).not.toEqual([]);
  });

  it('is gone as soon as something else is asked', async () => {
    const table = await answered(hintFor);
    await table.tell({ decisions: [], waitingFor: [1] });
    expect(table.screen.hasPart('Hint')).toBe(false);
  });

  it.each([
    ['busy', 'Still thinking about the last hint.'],
    ['nothing', 'Nothing comes to mind right now.'],
    ['stale', 'Something else is asked by now.'],
  ] as const)('that cannot be given (%s) says why, and can be asked for again', async (why, sentence) => {
    const table = await answered(why);
    expect(panel(table).text).toContain(sentence);
    await panel(table).tap('Again');
    expect(asked(table)).toHaveLength(2);
  });

  it('of another question is not shown', async () => {
    const table = await atTable(MOVE);
    await table.screen.tap('Hint');
    table.line.onAside({ t: 'hint', id: 'another', match: 'home', version: 1, hint: 'nothing' });
    await table.tell();
    expect(panel(table).text).toContain('Looking at the moves.');
  });

  it('is not offered where the table has none, or while the past is looked at', async () => {
    expect((await atTable({ asked: 'move' })).screen.has('Hint')).toBe(false);
    const table = await atTable(MOVE);
    await table.s.look(1);
    await table.tell();
    expect(table.screen.has('Hint')).toBe(false);
  });
});

describe('a bot that thinks', () => {
  const thinking = async (elapsedMs: number, seat: number | null = 0): Promise<AtTable> => {
    const table = await atTable({ asked: 'move', seats: 3, seat });
    const seats = (table.s.shown.value?.table.seats ?? []).map((x) =>
      x.seat === 1 ? { ...x, kind: 'bot' as const, level: 4 as const } : x,
    );
    await table.tell({ decisions: [], waitingFor: [1], seats });
    const version = table.match.length + 1;
    table.line.onAside({ t: 'thinking', match: 'home', seat: 1, version, ms: 5000, elapsedMs });
    await table.tell({ decisions: [], waitingFor: [1], seats });
    return table;
  };

  it('says how strong it is, and can be asked to move now', async () => {
    const table = await thinking(2000);
    expect(table.prompt().text).toContain('Ben is thinking.');
    expect(table.prompt().text).toMatch(/thinks about \d/);
    await table.prompt().tap('Move now');
    expect(table.line.said).toEqual([{ t: 'hurry', match: 'home' }]);
  });

  it('is not hurried at once, nor by whoever looks on', async () => {
    expect((await thinking(0)).prompt().has('Move now')).toBe(false);
    expect((await thinking(2000, null)).prompt().has('Move now')).toBe(false);
  });

  it('that thinks for longer than usual says so', async () => {
    expect((await thinking(9000)).prompt().text).toContain('Ben is thinking longer than usual.');
  });
});
