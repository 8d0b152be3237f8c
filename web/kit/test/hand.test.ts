import { describe, expect, it } from 'vitest';
import { spotFor } from '../at-thing.tsx';
import type { Thing } from '../contract.ts';
import { ask, choose, confirm, EMPTY, explain, type Hand, letGo, type Reading, tap } from '../hand.ts';
import { changedPlaces, marksOf } from '../marks.ts';
import { frames } from '../motion.ts';

const thing = (id: string, ...tos: string[][]): Thing => ({
  id,
  name: id,
  ways: tos.map((to) => ({ to, label: to.join() })),
  explain: () => ({ says: [id] }),
});

const reading = (gesture: readonly string[], ready: boolean, ...things: Thing[]): Reading => ({
  gesture,
  ready,
  things: new Map(things.map((t) => [t.id, t])),
  buttons: [],
  chain: [],
  ahead: null,
  routeTo: () => null,
});

const a = thing('a', ['a']);
const b = thing('b', ['b']);
const both = thing('both', ['both=x'], ['both=y']);
const wall = thing('wall');
const held = (gesture: readonly string[]): Hand => ({ ...EMPTY, gesture });
/** After a tap what else the thing could mean may open beside it. */
const tapped = (gesture: readonly string[], open = gesture.at(-1) ?? null): Hand => ({ ...held(gesture), open });

describe('a tap', () => {
  it('selects, a second one plays, another answer is selected instead', () => {
    expect(tap(EMPTY, reading([], false, a, b), 'a')).toEqual({ hand: tapped(['a']), play: false });
    expect(tap(held(['a']), reading(['a'], true, a, b), 'a').play).toBe(true);
    expect(tap(held(['a']), reading(['a'], true, a, b), 'b')).toEqual({ hand: tapped(['b']), play: false });
  });

  it('takes more of what can take more, and ends nothing', () => {
    const flight = thing('a', ['a', 'a'], ['a']);
    expect(tap(held(['a']), reading(['a'], true, { ...flight, prefer: true }), 'a')).toEqual({
      hand: tapped(['a', 'a'], 'a'),
      play: false,
    });
  });

  it('on what the table has chosen by itself plays nothing: the button does, and says so', () => {
    const led = { ...reading(['a'], true, a), path: { own: false } } as unknown as Reading;
    expect(tap(held(['a']), led, 'a')).toEqual({ hand: { ...held(['a']), final: true }, play: false });
    expect(choose(held(['a']), led, 'a', 0).play).toBe(false);
    expect(confirm(held(['a']), led).play).toBe(true);
    expect(tap({ ...held(['a']), final: true }, led, 'a').play).toBe(false);
  });

  it('on what does not make the gesture whole puts it back', () => {
    expect(tap(held(['a']), reading(['a'], false, a), 'a')).toEqual({ hand: EMPTY, play: false });
  });

  it('on what is no answer explains it and keeps the selection; the next tap closes it', () => {
    const asked = tap(held(['a']), reading(['a'], true, a, wall), 'wall');
    expect(asked).toEqual({ hand: { gesture: ['a'], open: null, explained: 'wall' }, play: false });
    expect(tap(asked.hand, reading(['a'], true, a, wall), 'wall').hand.explained).toBeNull();
    expect(tap(asked.hand, reading(['a'], true, a, b, wall), 'b').hand).toEqual(tapped(['b']));
  });

  it('after "what is this?" explains an answer too, and plays nothing; the one after it is a tap like any other', () => {
    const whole = reading(['a'], true, a, b, both, wall);
    const asking = ask(held(['a']));
    expect(asking).toEqual({ ...held(['a']), asking: true });
    for (const id of ['a', 'b', 'both', 'wall'])
      expect(tap(asking, whole, id)).toEqual({ hand: { ...held(['a']), explained: id }, play: false });
    const asked = tap(asking, whole, 'a').hand;
    expect(tap(asked, whole, 'a').play).toBe(true);
    expect(tap(asked, whole, 'b').hand).toEqual(tapped(['b']));
    // Asked again, by a key at a thing, and by Esc it is over.
    expect(ask(asking)).toEqual(held(['a']));
    expect(explain(asking, 'b')).toEqual({ ...held(['a']), explained: 'b' });
    expect(letGo().asking).toBeUndefined();
  });

  it('on several moves opens a choice at the thing; the one chosen is played by a second tap', () => {
    const open = tap(EMPTY, reading([], false, both), 'both');
    expect(open).toEqual({ hand: { ...EMPTY, open: 'both' }, play: false });
    expect(choose(open.hand, reading([], false, both), 'both', 1)).toEqual({ hand: held(['both=y']), play: false });
    expect(tap(held(['both=y']), reading(['both=y'], true, both), 'both').play).toBe(true);
  });

  it('with a preferred way takes it at once and leaves the choice open', () => {
    const preferred = { ...both, prefer: true as const };
    expect(tap(EMPTY, reading([], false, preferred), 'both').hand).toEqual({
      gesture: ['both=x'],
      open: 'both',
      explained: null,
    });
  });

  it('Esc leaves every mode, Enter plays what is whole', () => {
    expect(letGo()).toEqual(EMPTY);
    expect(confirm(held(['a']), reading(['a'], true, a)).play).toBe(true);
    expect(confirm(held(['a']), reading(['a'], false, a)).play).toBe(false);
  });
});

describe('marks', () => {
  it('say what can be chosen, is chosen, follows, has changed and cannot be chosen', () => {
    const h = {
      reading: reading(['both=x'], true, a, both, { ...wall, cannot: true }),
      consequences: new Set(['a']),
      changed: new Map([['wall', 2]]),
    };
    expect(marksOf(h, 'a')).toEqual(['can', 'consequence']);
    expect(marksOf(h, 'both')).toEqual(['selected']);
    expect(marksOf(h, 'wall')).toEqual(['cannot', 'changed']);
  });

  it('of changed places are in the colour of whoever changed them last', () => {
    const places = { built: (e: { at: string }) => [{ to: e.at, how: 'drop' }] };
    const events = [
      { e: 'built', seat: 0, at: 'x' },
      { e: 'built', seat: 1, at: 'x' },
      { e: 'other', seat: 2 },
    ];
    expect([...changedPlaces(places, events, null)]).toEqual([['x', 1]]);
  });
});

describe('what opens at a thing', () => {
  const frame = { left: 0, top: 0, width: 400, height: 300 };
  const box = { width: 120, height: 80 };
  const overlaps = (t: typeof frame, s: { left: number; top: number }): boolean =>
    s.left < t.left + t.width && s.left + box.width > t.left && s.top < t.top + t.height && s.top + box.height > t.top;

  it.each([
    ['in the middle', { left: 180, top: 100, width: 40, height: 40 }],
    ['at the foot', { left: 180, top: 255, width: 40, height: 40 }],
    ['in a corner', { left: 370, top: 270, width: 30, height: 30 }],
    ['that is tall', { left: 20, top: 10, width: 60, height: 280 }],
  ])('never covers a thing %s, and stays in the frame', (_, t) => {
    const spot = spotFor(t, box, frame);
    expect(overlaps(t, spot)).toBe(false);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + box.width).toBeLessThanOrEqual(frame.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + box.height).toBeLessThanOrEqual(frame.height);
  });

  it('keeps clear what is to stay in sight, on the nearer side, where a side has room', () => {
    const clear = { left: 130, top: 0, width: 140, height: 300 };
    const thing = (left: number) => ({ left, top: 140, width: 20, height: 20 });
    for (const [left, side] of [
      [140, 'left'],
      [240, 'right'],
    ] as const) {
      const spot = spotFor(thing(left), box, frame, clear);
      expect(spot.side).toBe(side);
      expect(overlaps(clear, spot)).toBe(false);
    }
    // A card in the column beside it: over that column, above or below the card.
    for (const [top, side] of [
      [20, 'below'],
      [220, 'above'],
    ] as const) {
      const card = { left: 272, top, width: 40, height: 60 };
      const spot = spotFor(card, box, frame, clear);
      expect([spot.side, overlaps(clear, spot), overlaps(card, spot)]).toEqual([side, false, false]);
    }
    // No room beside it: at the thing as ever.
    expect(spotFor(thing(140), box, frame, { ...clear, left: 10, width: 380 }).side).toBe('below');
  });

  it('covers the fewest other answers, and goes below where it makes no difference', () => {
    const t = { left: 190, top: 140, width: 20, height: 20 };
    const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
    const [below, above, right] = [at(190, 175), at(190, 105), at(230, 140)];
    const side = (...answers: (typeof t)[]) => spotFor(t, box, frame, null, answers).side;
    expect(side()).toBe('below');
    expect(side(below)).toBe('above');
    expect(side(below, above)).toBe('right');
    expect(side(below, above, right)).toBe('left');
    // Answers on all sides: shifted along one of them, or in a corner, where none lies.
    const around = [below, above, right, at(150, 140)];
    const spot = spotFor(t, box, frame, null, around);
    expect([...around, t].filter((answer) => overlaps(answer as typeof frame, spot))).toEqual([]);
    // What is chosen in it changes the other answers, and must not make it jump.
    expect(spotFor(t, box, frame, null, [below, above], 'below').side).toBe('below');
  });
});

describe('motion', () => {
  it('ends where things are: the last frame moves nothing', () => {
    for (const how of ['drop', 'glide', 'appear', 'turn'] as const)
      expect(frames(how, { x: 30, y: -20 }).at(-1)?.transform).toBe('none');
  });
});
