/** Faults of what is told: a figure that is not what happened, a sentence that does not know whom it speaks to. */
import type { Fault } from './fault.ts';

const told = (file: string, from: string, to: string, what: string, named: string): Fault => ({
  what,
  file,
  from,
  to,
  tests: ['tests/told.test.ts'],
  named,
});

export const texts: readonly Fault[] = [
  told(
    'games/bora-bora/text/turn.ts',
    "['status', -e.space],",
    "['status', e.space],",
    'markers of status that go back are told as come',
    'bora-bora',
  ),
  told(
    'games/bora-bora/text/turn.ts',
    "['shell', -(JEWELS[e.jewel] as Jewel).cost],",
    '',
    'what jewellery cost is not told',
    'bora-bora',
  ),
  told(
    'games/tribes-of-the-wind/text/turn.ts',
    "['water', -e.cost],",
    '',
    'water for planting is not told',
    'tribes-of-the-wind',
  ),
  told(
    'games/tribes-of-the-wind/text/turn.ts',
    "return [['cards', -e.cards.length]];",
    "return [['cards', -1]];",
    'of several cards that go one is told',
    'tribes-of-the-wind',
  ),
];
