/** Faults of bots and hints: what they want, believe and say. */
import type { Fault } from './fault.ts';

export const bots: readonly Fault[] = [
  {
    what: 'a bot wants points, and lets another one win',
    file: 'bots/rollout.ts',
    from: 'return CLEAR_LEAD * Math.tanh((own - bestOther(points, seat)) / CLEAR_LEAD);',
    to: 'return CLEAR_LEAD * Math.tanh(own / CLEAR_LEAD);',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'a bot plays against the weakest of the others',
    file: 'bots/rollout.ts',
    from: 'best = Math.max(best, points[i] as number);',
    to: 'best = best === Number.NEGATIVE_INFINITY ? (points[i] as number) : Math.min(best, points[i] as number);',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'the others play as if they knew nothing of the own plan',
    file: 'bots/rollout.ts',
    from: 'if (listed === undefined) break;',
    to: 'break;',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: "what a bot has seen of the others' cards is forgotten",
    file: 'bots/search.ts',
    from: 'brain.believe?.(view, rng) ?? module.game.imagine(view, rng)',
    to: 'module.game.imagine(view, rng)',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'the worse half of the turns is thought about further',
    file: 'bots/search.ts',
    from: '(score.get(b) as number) - (score.get(a) as number)',
    to: '(score.get(a) as number) - (score.get(b) as number)',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'strong bots misjudge more than weak ones',
    file: 'bots/levels.ts',
    from: 'misjudges: 0.9,',
    to: 'misjudges: 1.9,',
    tests: ['bots/test/levels.test.ts'],
  },
  {
    what: 'a bot goes on with its plan whatever has happened',
    file: 'bots/choose.ts',
    from: ' || plan.seen[0] !== stateHash(view)',
    to: '',
    tests: ['bots/test/objective.test.ts'],
  },
  {
    what: 'a hint gives the reasons of one world',
    file: 'bots/hint.ts',
    from: 'Math.abs(mean) >= LEAST && Math.abs(mean) > error',
    to: 'Math.abs(mean) >= LEAST',
    tests: ['bots/test/search.test.ts'],
    named: 'says no reason',
  },
  {
    what: 'what the others get is no reason',
    file: 'bots/hint.ts',
    from: 'if (leaf.points.length > 1) this.#note(OTHERS, -bestOther(leaf.points, seat));',
    to: '',
    tests: ['bots/test/search.test.ts'],
    named: 'the best other',
  },
];
