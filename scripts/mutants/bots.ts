/** Faults of the bots: what they want, believe and follow, and what a hint says of it. */
import type { Fault } from './fault.ts';

const TESTS = ['bots/test/objective.test.ts'];

export const bots: readonly Fault[] = [
  {
    what: 'the search plays against the worst opponent',
    file: 'bots/rollout.ts',
    from: 'best = Math.max(best, points[i] as number)',
    to: 'best = best === Number.NEGATIVE_INFINITY ? (points[i] as number) : Math.min(best, points[i] as number)',
    tests: TESTS,
  },
  {
    what: 'bots count their own points alone',
    file: 'bots/rollout.ts',
    from: 'return CLEAR_LEAD * Math.tanh((own - bestOther(points, seat)) / CLEAR_LEAD);',
    to: 'return own;',
    tests: TESTS,
  },
  {
    what: 'what a game believes of hidden cards is not asked',
    file: 'bots/search.ts',
    from: 'return brain.believe?.(view, rng) ?? module.game.imagine(view, rng);',
    to: 'return module.game.imagine(view, rng);',
    tests: TESTS,
  },
  {
    what: 'a plan is forgotten after its first move',
    file: 'bots/choose.ts',
    from: 'if (plan === undefined || plan.moves.length === 0 || plan.seen[0] !== stateHash(view)) return null;',
    to: 'if (plan === undefined || plan.moves.length >= 0) return null;',
    tests: TESTS,
  },
  {
    what: 'a plan is followed whatever happened meanwhile',
    file: 'bots/choose.ts',
    from: ' || plan.seen[0] !== stateHash(view)',
    to: '',
    tests: TESTS,
  },
  {
    what: 'a strong level misjudges as much as a weak one',
    file: 'bots/levels.ts',
    from: 'misjudges: 0.9',
    to: 'misjudges: 3.9',
    tests: ['bots/test/levels.test.ts'],
  },
  {
    what: 'a level that misjudges takes what was given up long ago',
    file: 'bots/choose.ts',
    from: 'const CLOSE = 4;',
    to: 'const CLOSE = 40;',
    tests: ['bots/test/levels.test.ts'],
  },
  {
    what: 'the worse half of the turns is kept, not the better one',
    file: 'bots/search.ts',
    from: 'alive.sort((a, b) => (score.get(b) as number) - (score.get(a) as number));',
    to: 'alive.sort((a, b) => (score.get(a) as number) - (score.get(b) as number));',
    tests: TESTS,
  },
  {
    what: 'a hint praises what the best other gets',
    file: 'bots/hint.ts',
    from: 'this.#note(OTHERS, -other);',
    to: 'this.#note(OTHERS, other);',
    tests: TESTS,
  },
  {
    what: 'numbers beside levels fall with the strength',
    file: 'bots/scores.ts',
    from: 'Math.sign(other.level - row.level) === Math.sign(other.mean - row.mean)',
    to: 'other.level !== row.level || other.mean === row.mean',
    tests: ['bots/test/scores.test.ts'],
  },
  {
    what: 'the others play as if they knew nothing of the own plan',
    file: 'bots/rollout.ts',
    from: 'if (listed === undefined) break;',
    to: 'break;',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'a hint gives the reasons of one world',
    file: 'bots/hint.ts',
    from: 'sure: Math.abs(mean) > error && Number.isFinite(error)',
    to: 'sure: true',
    tests: ['bots/test/search.test.ts', 'bots/test/hint.test.ts'],
  },
];
