/** What a level that looks ahead wants, believes and keeps in mind, at a table where anybody can work it out. */
import { describe, expect, it } from 'vitest';
import { type Move, SeededRng, SILENT } from '#kernel';
import { answer, hint, type Plan, questionTo } from '../index.ts';
import { bestOther, worth } from '../rollout.ts';
import { type Mind, type Row, type Table, wager } from './wager.ts';

const NODES = { nodes: 400 };
const SEARCHING = [3, 4, 5] as const;

/** One word that brings these points to each seat. */
const brings = (word: string, ...to: number[]): Row => ({ words: [word, 'so'], to });

/** Both words that a level says. */
function says(table: Table, mind: Mind = {}, level: 3 | 4 | 5 = 5): string[] {
  const module = wager(table, mind);
  const { game } = module;
  const rng = new SeededRng('truth');
  const s = game.setup({}, table.purses.length, rng, SILENT);
  const said: string[] = [];
  let plan: Plan | undefined;
  while (questionTo(game.decisions(s), 0) !== null) {
    const asked = { module, level, view: game.view(s, 0), seat: 0, seed: `say-${said.length}`, budget: NODES };
    const given = answer({ ...asked, ...(plan && { plan }) });
    plan = given.plan;
    said.push(String(given.move.word));
    game.apply(s, 0, given.move, rng, SILENT);
  }
  return said;
}

describe('what is wanted is the lead over the best other', () => {
  const three: Table = {
    purses: [10, 20, 5],
    rows: [
      // Best for oneself, best against the sum of the others, best against the weakest; only one of them wins.
      brings('earn', 15, 20, 5),
      brings('rob-the-first', 10, 9, 5),
      brings('rob-the-last', 11, 20, -25),
    ],
  };

  it.each(SEARCHING)('level %i harms whoever is ahead', (level) => {
    expect(says(three, {}, level)[0]).toBe('rob-the-first');
  });

  it('and nobody for its own sake', () => {
    const ahead: Table = { purses: [30, 20, 5], rows: [brings('earn', 36, 20, 5), brings('rob-the-first', 30, 15, 5)] };
    expect(says(ahead)[0]).toBe('earn');
  });

  it('alone it is points', () => {
    expect(says({ purses: [10], rows: [brings('much', 14), brings('little', 12)] })[0]).toBe('much');
    expect(worth([14], 0)).toBe(14);
  });

  it('a lead is a lead over each of the others, and a larger one is better, less and less so', () => {
    expect(bestOther([1, 9, 4], 0)).toBe(9);
    expect(bestOther([1, 9, 4], 1)).toBe(4);
    expect(worth([12, 10, 3], 0)).toBeCloseTo(2, 1);
    expect(worth([3, 10, 12], 0)).toBeCloseTo(-9, 0);
    const leads = [-40, -10, 0, 10, 20, 40].map((lead) => worth([50 + lead, 50], 0));
    expect(leads).toEqual(leads.toSorted((a, b) => a - b));
    expect(worth([90, 50], 0) - worth([70, 50], 0)).toBeLessThan(worth([70, 50], 0) - worth([50, 50], 0));
  });
});

describe('what is believed of hidden things decides', () => {
  const guess: Table = {
    purses: [10, 10],
    rows: [
      { words: ['guess', 'zero'], to: [18, 10], coin: 0 },
      { words: ['guess', 'one'], to: [18, 10], coin: 1 },
      { words: ['safe', 'so'], to: [15, 10] },
    ],
  };

  it.each([0, 1] as const)('whoever believes in %i says so', (coin) => {
    expect(says(guess, { believes: coin })).toEqual(['guess', ['zero', 'one'][coin]]);
  });

  it('whoever knows nothing takes what is safe', () => {
    expect(says(guess)).toEqual(['safe', 'so']);
  });
});

describe('a turn is thought out to its end, and followed', () => {
  const turn: Table = {
    purses: [0, 0],
    rows: [
      { words: ['path', 'easy'], to: [1, 0] },
      { words: ['path', 'hard'], to: [9, 0] },
      { words: ['road', 'on'], to: [4, 0] },
    ],
  };
  const mind: Mind = { rates: { easy: 1, hard: 0 } };

  it('the second word belongs to the first', () => {
    expect(says(turn, mind)).toEqual(['path', 'hard']);
  });

  /** The second answer, with a budget in which nothing but ratings can be looked at. */
  const second = (plan: Plan, purses: readonly number[] = turn.purses): Move => {
    const module = wager({ ...turn, purses }, mind);
    const view = { purses, said: ['path'] };
    return answer({ module, level: 5, view, seat: 0, seed: 'second', budget: { nodes: 1 }, plan }).move;
  };
  const planned = (): Plan => {
    const module = wager(turn, mind);
    const view = { purses: turn.purses, said: [] };
    const { move, plan } = answer({ module, level: 5, view, seat: 0, seed: 'first', budget: NODES });
    expect(move.word).toBe('path');
    return plan as Plan;
  };

  it('as it was planned, while nothing unexpected happens', () => {
    expect(second(planned()).word).toBe('hard');
  });

  it('and thought anew where something did', () => {
    expect(second(planned(), [0, 3]).word).toBe('easy');
  });
});

describe('reasons of a hint', () => {
  it('are the points by which turns differ, my own and those of the best other', () => {
    const table: Table = { purses: [10, 10, 4], rows: [brings('earn', 16, 12, 4), brings('rob', 10, 8, 4)] };
    const { lines } = hint(wager(table), { purses: table.purses, said: [] }, 0, 'hint', NODES);
    const [best, other] = lines.map(({ moves, reasons }) => ({
      word: moves[0],
      reasons: Object.fromEntries(reasons.map((r) => [r.group, r.points])),
    }));
    // Those of the best are those of the second, the other way round: whoever shows them turns them.
    expect(best).toEqual({ word: 'say earn', reasons: {} });
    // The worlds count beside the game's own rating, which knows of no difference here.
    const share = (other?.reasons.others ?? 0) / 4;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThanOrEqual(1);
    expect(other).toEqual({ word: 'say rob', reasons: { purse: -6 * share, others: 4 * share } });
  });
});
