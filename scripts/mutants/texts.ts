/** Faults of what is told: whose gain, how much, in which words. */
import type { Fault } from './fault.ts';

export const texts: readonly Fault[] = [
  {
    what: 'whoever is paid for an invasion is told to pay',
    file: 'games/garden-nation/text/turn.ts',
    from: "{ seat: e.owner, what: 'population', by: e.price },",
    to: "{ seat: e.owner, what: 'population', by: -e.price },",
    tests: ['tests/told.test.ts'],
    named: 'garden-nation',
  },
  {
    what: 'what a wheel made is not told',
    file: 'games/glass-road/text/turn.ts',
    from: '[e.product, e.times],',
    to: '[e.product, 0],',
    tests: ['tests/told.test.ts'],
    named: 'glass-road',
  },
  {
    what: 'a status marker that goes back is not told',
    file: 'games/bora-bora/text/turn.ts',
    from: "['status', -e.space],",
    to: '',
    tests: ['tests/told.test.ts'],
    named: 'bora-bora',
  },
  {
    what: 'minus is a hyphen',
    file: 'web/text/numbers.ts',
    from: "(n < 0 ? '−' : '')",
    to: "(n < 0 ? '-' : '')",
    tests: ['web/test/house.test.ts'],
    named: 'numbers',
  },
  {
    what: 'a loss has the colour of a gain',
    file: 'web/text/numbers.ts',
    from: "n > 0 ? 'pos' : n < 0 ? 'neg' : 'zero'",
    to: "n > 0 ? 'neg' : n < 0 ? 'pos' : 'zero'",
    tests: ['web/test/house.test.ts', 'web/test/score.test.ts'],
  },
  {
    what: 'two names are joined by a comma',
    file: 'web/text/index.ts',
    from: "${names.slice(0, -1).join(', ')} ${t().and} ${names.at(-1)}",
    to: "${names.join(', ')}",
    tests: ['web/test/prompt.test.tsx'],
  },
];
