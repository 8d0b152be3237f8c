/** What a hint promises: different turns, reasons that add up, the same hint for the same position, nothing in vain. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { advise, type Hint, hint, hintBudget, hintSeed, searcherOf } from '../index.ts';
import { COIN, market, start } from './market.ts';
import { questions } from './questions.ts';

const NODES = 300;

describe.each(games.map((g) => [g.meta.id, g] as const))('a hint in %s', (_, entry) => {
  it('is the same for the same position, whatever was thought about in between, and by no clock', async () => {
    const { module } = await entry.load();
    const budget = hintBudget(module);
    expect(budget.ms).toBeUndefined();
    expect(budget.nodes).toBe(searcherOf(module.brain).pace);
    const met = questions(module, 3, 23, 3).map(({ view, seat }) => ({ view, seat }));
    expect(met.length).toBeGreaterThan(1);
    const think = ({ view, seat }: (typeof met)[number]): Hint =>
      hint(module, view, seat, hintSeed(view, seat), { nodes: NODES });
    const first = met.map(think);
    // Read from the wire, and in another order.
    const again = JSON.parse(JSON.stringify(met)) as typeof met;
    expect(again.toReversed().map(think).toReversed()).toEqual(first);
    expect(new Set(met.map(({ view, seat }) => hintSeed(view, seat))).size).toBe(met.length);
  });

  it('names turns that differ, and has reasons that point one way with what they come to', async () => {
    const { module } = await entry.load();
    for (const { view, seat } of questions(module, 3, 29, 4)) {
      const { lines } = hint(module, view, seat, hintSeed(view, seat), { nodes: NODES });
      expect(new Set(lines.map((l) => l.moves.join('&'))).size).toBe(lines.length);
      for (const { behind, error, reasons } of lines.slice(1))
        if (behind > error && reasons.length > 0) expect(reasons.some((r) => r.points < 0)).toBe(true);
    }
  });
});

describe('at a market', () => {
  const asks = async () => hint(await market(), start(), 0, 'market', { nodes: 3000 });

  it('nothing is offered that pays for nothing', async () => {
    const { lines } = await asks();
    const turns = lines.map((l) => l.moves.join(' & '));
    expect(turns[0]).toBe('pay & take cake');
    expect(turns).toContain('keep & take fish');
    expect(turns.filter((turn) => /pay & take (apple|pear|fish)/.test(turn))).toEqual([]);
  });

  it('turns that come to the same are one', async () => {
    const { lines, same } = await asks();
    expect(lines.filter((l) => /apple|pear/.test(l.moves.join())).length).toBe(1);
    expect(same).toBe(1);
  });

  it('reasons add up to the difference', async () => {
    const { lines } = await asks();
    const fruit = lines.find((l) => /keep & take (apple|pear)/.test(l.moves.join(' & ')));
    const points = (group: string): number => fruit?.reasons.find((r) => r.group === group)?.points ?? 0;
    // A cake for a coin is six points, fruit three: what the other does is left out by both worlds alike.
    expect(points('points')).toBeCloseTo(-3, 0);
    expect(points('coins')).toBeCloseTo(COIN, 1);
    const sum = (fruit?.reasons ?? []).reduce((all, r) => all + r.points, 0);
    expect(Math.abs(sum + (fruit?.behind ?? 0))).toBeLessThan(0.31);
  });

  it('advice is the turn of the first line, to be followed to its end', async () => {
    const { best, lines } = advise(await market(), start(), 0, 'market', { nodes: 3000 });
    expect(best.moves).toHaveLength(2);
    expect(best.seen).toHaveLength(2);
    expect(lines[0]?.moves).toEqual(['pay', 'take cake']);
  });
});
