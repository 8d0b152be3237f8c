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
    from: 'return reading.ready ? again(hand, reading) : at(gesture.slice(0, -1));',
    to: 'return at(gesture.slice(0, -1));',
    tests: KIT,
  },
  {
    what: 'a second tap ends the turn where the thing can take more',
    file: 'web/kit/hand.ts',
    from: 'if (!more && ways.some(',
    to: 'if (ways.some(',
    tests: KIT,
  },
  {
    what: 'a second tap plays what the table has chosen',
    file: 'web/kit/hand.ts',
    from: 'path === undefined || path.own',
    to: 'path === undefined || !path.own || path.own',
    tests: KIT,
  },
  {
    what: 'an explanation says why not where the thing can be chosen',
    file: 'web/kit/plainly.ts',
    from: '...(open ? {} : {',
    to: '...(open && !open ? {} : {',
    tests: KIT,
  },
  {
    what: 'a sentence of an explanation is said twice',
    file: 'web/kit/plainly.ts',
    from: '.filter((sentence) => !told.some(',
    to: '.filter((sentence) => told.length < 0 || !told.every(',
    tests: KIT,
  },
  {
    what: 'an arrow goes the other way',
    file: 'web/kit/roving.ts',
    from: "const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;",
    to: "const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? 1 : -1;",
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
  {
    what: 'a gain has the colour of a loss',
    file: 'web/kit/tone.ts',
    from: "by > 0 === (more === 'good') ? 'good' : 'bad'",
    to: "by > 0 === (more === 'good') ? 'bad' : 'good'",
    tests: ['tests/truth.test.ts'],
    named: 'my-city',
  },
];
