/** The law suite itself: it accepts a lawful game and catches every kind of broken one. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '#kernel';
import * as laws from '#kernel/laws/index.ts';
import { anyTiny, tiny } from './tiny.ts';

function walkAll(game: AnyGame, law: laws.Law): void {
  for (const seats of game.seats) for (let i = 0; i < 6; i++) laws.walk(game, {}, seats, `broken-${seats}-${i}`, law);
}

const others = [{ do: 'done' }, { do: 'wave' }, { do: 'choose', card: 0 }, { do: 'choose', card: 99 }];

describe('laws', () => {
  it('hold for the test game', () => {
    walkAll(anyTiny(), (p) => {
      laws.whyNotEqualsOptions(others)(p);
      laws.nothingLeaks(p);
      laws.copyIsIndependent(p);
      laws.thawedIsEqual(p);
      laws.sealedOrderIsFree(p);
      laws.optionsAreCanonical(p);
      laws.eventsAreMasked(p);
      laws.standingIsSound(p);
    });
    for (const seats of tiny.seats) laws.walk(anyTiny(), {}, seats, 'census', laws.conservation());
  });

  it('a view that shows a hand is a leak', () => {
    const leaky = anyTiny({ view: (s, v) => ({ ...tiny.view(s, v), hands: s.hands.map((h) => h.slice()) }) });
    const blind: AnyGame = {
      ...leaky,
      imagine: (v, rng) => tiny.imagine(tiny.view(tiny.imagine(v as never, rng), 0), rng),
    };
    expect(() => walkAll(blind, laws.nothingLeaks)).toThrow('differs after imagining');
  });

  it('a score that depends on hidden cards is a leak', () => {
    const leaky = anyTiny({
      score: (s, v) => {
        const standing = tiny.score(s, v);
        return {
          ...standing,
          seats: standing.seats.map((x, i) => ({ ...x, total: x.total + (s.hands[i]?.[0] ?? 0) })),
        };
      },
    });
    expect(() => walkAll(leaky, laws.nothingLeaks)).toThrow('depends on what is hidden');
  });

  it('an event that depends on hidden cards is caught', () => {
    const chatty = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, out);
        if (move.do === 'paint') out.tell({ e: 'painted', seat, dots: s.hands[seat] ?? [] });
      },
    });
    expect(() => walkAll(chatty, laws.eventsAreMasked)).toThrow('what depends on what is hidden');
  });

  it('a whisper that says more to the others than they may know is caught, and so is one that is not made', () => {
    const loud = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, {
          ...out,
          tell: (e) => out.tell(e),
          commit: () => out.commit(),
          whisper: (_, e) => out.tell(e),
        });
      },
    });
    expect(() => walkAll(loud, laws.eventsAreMasked)).toThrow('though it is sealed');
    const telling = anyTiny({
      apply(s, seat, move, rng, out) {
        const hand = s.hands[seat] ?? [];
        tiny.apply(s, seat, move, rng, out);
        if (move.do === 'wave' && hand.includes(0)) out.tell({ e: 'waved', seat });
      },
    });
    expect(() => walkAll(telling, laws.eventsAreMasked)).toThrow('what depends on what is hidden');
  });

  it('a shallow copy is caught', () => {
    expect(() => walkAll(anyTiny({ copy: (s) => ({ ...s }) }), laws.copyIsIndependent)).toThrow('changed the original');
  });

  it('a copy that forgets is caught', () => {
    const forgetful = anyTiny({ copy: (s) => ({ ...tiny.copy(s), painted: 7 }) });
    expect(() => walkAll(forgetful, laws.copyIsIndependent)).toThrow('a copy differs');
  });

  it('an answer that shows who was first is caught', () => {
    const ordered = anyTiny({
      apply(s, seat, move, rng, out) {
        if (move.do === 'choose') s.waves = s.waves * 3 + seat;
        tiny.apply(s, seat, move, rng, out);
      },
    });
    expect(() => walkAll(ordered, laws.sealedOrderIsFree)).toThrow('the order of sealed answers matters');
  });

  it('a guard that refuses a listed move, or allows another, is caught', () => {
    const strict = anyTiny({ whyNot: () => ({ ruling: 'TY-1', key: 'x' }) });
    expect(() => walkAll(strict, laws.whyNotEqualsOptions(others))).toThrow('is refused by TY-1');
    const lax = anyTiny({ whyNot: () => null });
    expect(() => walkAll(lax, laws.whyNotEqualsOptions(others))).toThrow('listed: false');
  });

  it('an option listed twice is caught', () => {
    const twice = anyTiny({
      decisions: (s) => tiny.decisions(s).map((d) => ({ ...d, options: [...d.options, ...d.options] })),
    });
    expect(() => walkAll(twice, laws.optionsAreCanonical)).toThrow('twice');
  });

  it('a lost card is caught', () => {
    const careless = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, out);
        if (move.do === 'done') s.discard.pop();
      },
    });
    expect(() => laws.walk(careless, {}, 2, 'lost', laws.conservation())).toThrow('pieces were lost or made');
  });

  it('parts that do not sum to the total are caught', () => {
    const wrong = anyTiny({
      score: (s, v) => {
        const standing = tiny.score(s, v);
        return { ...standing, seats: standing.seats.map((x) => ({ ...x, total: x.total + 1 })) };
      },
    });
    expect(() => walkAll(wrong, laws.standingIsSound)).toThrow('parts of seat 0 sum to');
  });

  it('a game without an end is caught', () => {
    const endless = anyTiny({
      decisions: () => [{ seat: 0, kind: 'paint', options: [{ do: 'done' }, { do: 'wave' }], sealed: false }],
      apply: () => {},
    });
    expect(() => laws.walk(endless, {}, 2, 'endless', () => {})).toThrow('no end after');
  });

  it('perft counts the ways to answer the first question', () => {
    // Three cards each, chosen one after the other in seat order.
    expect(laws.perft(anyTiny(), {}, 2, 'perft', 1)).toBe(3);
    expect(laws.perft(anyTiny(), {}, 2, 'perft', 2)).toBe(9);
    expect(laws.perft(anyTiny(), {}, 2, 'perft', 3)).toBe(27);
  });
});
