/** The law of truth finds each fault that it is there for, on a drawing of a few lines. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDrawn } from '../laws/html.ts';
import { drawnBySeat, meaningless, miscoloured, misplaced, type Oracle, untrue } from '../laws/truth.ts';
import { changesOf, givenAway, ownerLists, seatLists } from '../laws/views.ts';
import { belowZero, PLAIN, toneClass, toneOf } from '../tone.ts';

/** Two seats with wood and water each. */
interface Yard {
  readonly seats: number;
  readonly round: number;
  readonly order: readonly number[];
  readonly yards: readonly { readonly wood: number; readonly cards: readonly number[] }[];
}
const yards = (wood: readonly number[], cards: readonly number[][] = wood.map(() => [])): Yard => ({
  seats: wood.length,
  round: 1,
  order: wood.map((_, seat) => seat),
  yards: wood.map((n, seat) => ({ wood: n, cards: cards[seat] ?? [] })),
});

type Draw = (view: Yard) => string;
const place = (seat: number, inside: string): string => `<div data-seat="${seat}">${inside}</div>`;
const wood = (n: number | string): string => `<svg><use href="#wood"/></svg><b class="num" data-value="wood">${n}</b>`;
const good: Draw = ({ yards: all }) =>
  `<main><p>Round</p>${all.map((x, seat) => place(seat, wood(x.wood) + x.cards.join(', '))).join('')}</main>`;

const VIEW = yards([3, 5]);
const now: Oracle = (what, seat) => (what === 'wood' && seat !== null ? VIEW.yards[seat]?.wood : undefined);
const then: Oracle = (what, seat) => (what === 'wood' && seat === 0 ? 4 : now(what, seat));

describe('numbers that are not what they say are found:', () => {
  const found = (html: string, ahead: Oracle | null = null): string[] => untrue(readDrawn(html), now, ahead);
  it('nothing on a good board, before and after a gesture', () => {
    expect(found(good(VIEW))).toEqual([]);
    expect(found(place(0, wood('3→4')), then)).toEqual([]);
    expect(found(place(0, wood('3/7')))).toEqual([]);
    expect(found(place(0, wood('?')))).toEqual([]);
  });
  it("one seat's figure at another's place", () => {
    expect(found(place(1, wood(3)))).toEqual(["'wood' of seat 1 is 5, drawn is '3'"]);
  });
  it('a preview that comes to something else', () => {
    expect(found(place(0, wood('3→5')), then)).toEqual(["'wood' of seat 0 would be 4, drawn is '3→5'"]);
    expect(found(place(0, wood('3→4')))).toHaveLength(1);
  });
  it('a number of which nobody knows what it is, or whose', () => {
    expect(found(place(0, '<b data-value="gold">3</b>'))).toEqual(["nobody knows what 'gold' of seat 0 is"]);
    expect(found(wood(3))).toEqual(["nobody knows what 'wood' of the table is"]);
    expect(found(place(0, wood('none')))).toHaveLength(1);
  });
  it('a change by something else, signed, from and to, or as what it comes to', () => {
    const half: Oracle = () => -0.5;
    expect(untrue(readDrawn('<li data-value="by:total">−½</li>'), half, null)).toEqual([]);
    expect(untrue(readDrawn('<li data-value="by:total">+½</li>'), half, null)).toHaveLength(1);
    const by: Oracle = (what) => (what === 'by:wood' ? 2 : what === 'then:wood' ? 5 : undefined);
    const chip = (text: string): string[] => untrue(readDrawn(`<li data-value="by:wood">${text}</li>`), by, null);
    for (const text of ['+2 wood', 'wood 3→5', '5 of 7 woods']) expect(chip(text)).toEqual([]);
    for (const text of ['−2 wood', 'wood 3→4', '4 of 7 woods']) expect(chip(text)).toHaveLength(1);
  });
});

describe('numbers that say nothing are found:', () => {
  const found = (html: string): string[] => meaningless(readDrawn(html), { slot: 'printed' });
  it('a bare number, unless its thing has a name or it belongs to the box', () => {
    expect(found('<section aria-label="Goods"><span><b>3</b></span></section>')).toHaveLength(1);
    expect(found('<svg role="group" aria-label="Map"><text>3</text></svg>')).toHaveLength(1);
    expect(found('<span title="Wood"><b>3</b></span><button aria-label="Field 3"><b>3</b></button>')).toEqual([]);
    expect(found('<i class="slot">1</i><p>3 wood</p>')).toEqual([]);
    expect(found(good(VIEW))).toEqual([]);
  });
});

describe('a change at one seat is seen at its place alone:', () => {
  const judged = (draw: Draw, after: Yard, seat: number) =>
    misplaced(drawnBySeat(readDrawn(draw(VIEW))), drawnBySeat(readDrawn(draw(after))), seat);
  it('on a good board', () => {
    expect(judged(good, yards([3, 6]), 1)).toEqual({ unseen: false, others: [] });
    expect(judged(good, yards([3, 5], [[], [8]]), 1)).toEqual({ unseen: false, others: [] });
  });
  it("not where the first seat's goods stand everywhere", () => {
    const first: Draw = (v) => good(yards(v.yards.map(() => v.yards[0]?.wood ?? 0)));
    expect(judged(first, yards([3, 6]), 1)).toEqual({ unseen: true, others: [] });
    expect(judged(first, yards([4, 5]), 0)).toEqual({ unseen: false, others: [1] });
  });
  it('not where somebody else lies inside a place', () => {
    const nested: Draw = ({ yards: [a, b] }) => place(0, `${a?.wood}${place(1, `${b?.wood}`)}`);
    expect(judged(nested, yards([3, 6]), 1)).toEqual({ unseen: false, others: [] });
  });
});

describe('changes of a view', () => {
  const seen = [yards([3, 5], [[1], []]), yards([2, 4, 4], [[], [7, 8], []])].map((view) => ({
    view,
    seats: view.seats,
  }));
  it('find what belongs to a seat: lists with one entry each, but no order of seats', () => {
    expect(seatLists(seen)).toEqual([['yards']]);
    expect(changesOf(seen).kinds).toEqual(['yards.wood', 'yards.cards']);
  });
  it('change one thing to what occurs there in the same game', () => {
    const { make } = changesOf(seen);
    const yardsAfter = (kind: string, seat: number, n: number): Yard['yards'] | undefined =>
      (make(VIEW, kind, seat, n)?.view as Yard | undefined)?.yards;
    expect(yardsAfter('yards.wood', 1, 0)).toEqual([VIEW.yards[0], { wood: 3, cards: [] }]);
    expect([0, 1, 2].map((n) => yardsAfter('yards.wood', 0, n)?.[0]?.wood)).toEqual([5, 2, 4]);
    expect(yardsAfter('yards.cards', 0, 1)?.[0]?.cards).toEqual([7, 8]);
    expect(VIEW.yards[1]?.wood).toBe(5);
  });
});

describe('owners of places', () => {
  const field = (seats: number, owner: readonly number[]) => ({ view: { seats, owner, floors: [0, 2, 0] }, seats });
  const seen = [field(2, [-1, 1, 0]), field(3, [2, -1, 0])];
  it('are found by who is met there, and a place is given to another one', () => {
    expect(ownerLists(seen)).toEqual([['owner']]);
    expect(givenAway(seen[0]?.view, ['owner'], 2, 0)).toEqual({
      view: { seats: 2, owner: [-1, 0, 0], floors: [0, 2, 0] },
      said: 'owner.1 from 1 to 0',
    });
    expect(givenAway({ owner: [-1] }, ['owner'], 2, 0)).toBeNull();
  });
});

describe('a gain is never in the colour of a loss:', () => {
  const found = (html: string): string[] =>
    miscoloured(readDrawn(html), (what, seat) => (what === 'smog') !== (seat === 1));
  it('the sign decides, and whether more of it is good', () => {
    expect([3, -3, 0].map((by) => toneOf(by))).toEqual(['good', 'bad', 'plain']);
    expect([3, -3, 0].map((by) => toneOf(by, 'bad'))).toEqual(['bad', 'good', 'plain']);
    expect(toneOf(3, 'plain')).toBe(PLAIN);
    expect([toneClass(-1), belowZero(-1), belowZero(4)]).toEqual(['is-bad', 'is-bad', '']);
  });
  it('and nobody writes one by hand: it would not compile, and no other file names the class', () => {
    const files = execFileSync('git', ['ls-files', 'web', 'games'], { encoding: 'utf8' }).split('\n');
    const sources = files.filter((f) => /\.tsx?$/.test(f) && !/\/(?:test|versions|laws)\/|kit\/tone\.ts$/.test(f));
    expect(sources.length).toBeGreaterThan(300);
    expect(
      sources.filter((f) => existsSync(f) && /\bis-(?:good|bad)\b|as Tone\b/.test(readFileSync(f, 'utf8'))),
    ).toEqual([]);
  });
  it('is found where a drawing says otherwise', () => {
    expect(found('<li class="is-good">−2 Temple</li>')).toEqual(["'−2 Temple' has the colour of a gain"]);
    expect(found('<li class="num is-bad">+2</li>')).toHaveLength(1);
    expect(found('<li class="is-good" data-value="by:smog">+2</li>')).toHaveLength(1);
    expect(found('<li class="is-good" data-value="by:smog">smog 3→5</li>')).toHaveLength(1);
    // What is good for another one.
    expect(found('<li class="is-good" data-seat="1" data-value="by:wood">Bela: +2</li>')).toHaveLength(1);
    expect(found('<li class="is-bad" data-seat="1" data-value="by:wood">Bela: +2</li>')).toEqual([]);
    expect(found('<li class="is-good">+2</li><li class="is-bad">−2</li><li class="is-plain">+1</li>')).toEqual([]);
    expect(found('<li class="is-bad" data-value="by:smog">+2</li>')).toEqual([]);
  });
});
