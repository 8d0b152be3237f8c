/** Faults of what the hand does on a drawn board. */
import type { Fault } from './fault.ts';

const KIT = ['web/kit/test'];

export const kit: readonly Fault[] = [
  {
    what: 'whoever asks what an answer is has chosen it',
    file: 'web/kit/hand.ts',
    from: 'if (hand.asking === true) return',
    to: 'if (hand.asking === undefined && hand.gesture.length > 99) return',
    tests: KIT,
  },
  {
    what: 'a second tap no longer plays',
    file: 'web/kit/hand.ts',
    from: 'return reading.ready ? { ...at(gesture), play: true } : at(gesture.slice(0, -1));',
    to: 'return at(gesture.slice(0, -1));',
    tests: KIT,
  },
  {
    what: 'Esc does not leave the mode of a ploy',
    file: 'web/kit/hand.ts',
    from: 'export function letGo(): Hand {\n  return EMPTY;',
    to: "export function letGo(): Hand {\n  return { ...EMPTY, gesture: ['ploy:roof'] };",
    tests: KIT,
  },
  {
    what: 'a move that is no longer possible stays in the chain',
    file: 'web/kit/ahead.ts',
    from: 'if (!from.open.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move)))) return null;',
    to: '',
    tests: KIT,
  },
  {
    what: 'what is no answer no longer explains itself',
    file: 'web/kit/hand.ts',
    from: 'explained: hand.explained === id ? null : id }, play: false }',
    to: 'explained: null }, play: false }',
    tests: KIT,
  },
  {
    what: 'what opens beside a card covers the garden',
    file: 'web/kit/at-thing.tsx',
    from: 'if (isRight ? fitsRight : isLeft && fitsLeft) {',
    to: 'if (isRight && isLeft) {',
    tests: KIT,
  },
];
