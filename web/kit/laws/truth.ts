/**
 * The law of truth: what is drawn is what the view says. A seat's place is what lies in `data-seat`; a number that means something says what it
 * is in `data-value`. Both are attributes of the drawing, so the law reads the very text that a browser gets.
 */
import type { Seat } from '#kernel';
import { type Element, elements, nearest, textOf, written } from './html.ts';

/** Where somebody's things lie; null: what everybody shares. */
type Owner = Seat | null;

const ownerOf = (x: Element): Owner => {
  const place = nearest(x, 'data-seat');
  return place === null ? null : Number(place.at['data-seat']);
};

/** All that is drawn at each seat's place, and under null what lies at nobody's. */
export function drawnBySeat(root: Element): Map<Owner, string> {
  const places = new Map<Owner, string>();
  const isPlace = (x: Element): boolean => x.at['data-seat'] !== undefined;
  for (const place of [root, ...[...elements(root)].filter(isPlace)]) {
    const owner = place === root ? null : ownerOf(place);
    places.set(owner, (places.get(owner) ?? '') + written(place, isPlace));
  }
  return places;
}

/** Without other numbers inside that say what they are. */
const ownText = (x: Element): string =>
  x.inside.map((y) => (typeof y === 'string' ? y : y.at['data-value'] === undefined ? ` ${ownText(y)} ` : '')).join('');

/** What is wrong where one thing of one seat was changed in the view: its own place has to change, and no other seat's may. */
export function misplaced(
  before: ReadonlyMap<Owner, string>,
  after: ReadonlyMap<Owner, string>,
  seat: Seat,
): { readonly unseen: boolean; readonly others: readonly Seat[] } {
  const changed = [...after.keys()].filter((owner) => after.get(owner) !== before.get(owner));
  return {
    unseen: !changed.includes(seat),
    others: changed.filter((owner) => owner !== null && owner !== seat) as Seat[],
  };
}

const NUMBER = /[+−-]?\s?(?:\d+(?:[.,]\d+)?½?|½)/g;

function numberOf(said: string): number {
  const [whole, half] = [
    said
      .replace(/[½\s+]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
    said.includes('½') ? 0.5 : 0,
  ];
  return whole.startsWith('-') ? Number(`${whole}${whole === '-' ? 0 : ''}`) - half : Number(whole) + half;
}

/** A number that says what it is. */
export interface Drawn {
  readonly what: string;
  readonly seat: Owner;
  readonly now: number | null;
  /** What the gesture would make of it: '3→5'. */
  readonly ahead: number | null;
  readonly text: string;
}

/** Of a change what it is a change by: '+2', '3→5', or '4 of 6', where it is what it comes to. */
function changeIn(text: string): { readonly by: number } | { readonly to: number } | null {
  const [, a, b] = /(\d+)\s*→\s*(\d+)/.exec(text) ?? [];
  if (a !== undefined && b !== undefined) return { by: Number(b) - Number(a) };
  const [signed] = /[+−]\s?(?:\d+(?:[.,]\d+)?½?|½)/.exec(text) ?? [];
  if (signed !== undefined) return { by: numberOf(signed) };
  const [to] = text.match(NUMBER) ?? [];
  return to === undefined ? null : { to: numberOf(to) };
}

export function figuresIn(root: Element): Drawn[] {
  return [...elements(root)].flatMap((x): Drawn[] => {
    const { 'data-value': what } = x.at;
    if (what === undefined) return [];
    const text = ownText(x).trim();
    const seat = ownerOf(x);
    if (what.startsWith('by:')) {
      const change = changeIn(text);
      if (change === null) return [{ what, seat, now: null, ahead: null, text }];
      return 'by' in change
        ? [{ what, seat, now: change.by, ahead: null, text }]
        : [{ what: `then:${what.slice(3)}`, seat, now: change.to, ahead: null, text }];
    }
    // '3/7': how many of seven.
    const [now = null, ahead = null] = (text.split('/')[0]?.match(NUMBER) ?? []).map(numberOf);
    return [{ what, seat, now, ahead, text }];
  });
}

/** What a number has to be, of a seat or of the whole table: null is hidden, undefined means that nobody knows what is meant. */
export type Oracle = (what: string, seat: Owner) => number | null | undefined;

/** Numbers that are not what they say they are, now or after the gesture. */
export function untrue(root: Element, now: Oracle, then: Oracle | null): string[] {
  return figuresIn(root).flatMap(({ what, seat, now: drawn, ahead, text }) => {
    const whose = seat === null ? 'the table' : `seat ${seat}`;
    const is = now(what, seat);
    if (is === undefined) return [`nobody knows what '${what}' of ${whose} is`];
    // Nothing, a question mark or a cross is no number and promises none.
    if (drawn === null) return /^[^?×]*\p{L}/u.test(text) ? [`'${what}' of ${whose} is no number: '${text}'`] : [];
    const wrong = drawn === is ? [] : [`'${what}' of ${whose} is ${is}, drawn is '${text}'`];
    if (ahead === null) return wrong;
    const will = then?.(what, seat);
    return will === ahead ? wrong : [...wrong, `'${what}' of ${whose} would be ${will}, drawn is '${text}'`];
  });
}

/** A number and nothing else. */
const BARE = /^\s*[+−×]?\s*\d+(?:[.,]\d+)?\s*(?:[×/→]\s*\d*\s*)?$/;

/** What carries the meaning of a number: it says what it is, or its thing has a name, or words stand with it. */
const carries = (x: Element): boolean =>
  x.at['data-value'] !== undefined ||
  x.at['data-place'] !== undefined ||
  x.at.title !== undefined ||
  (x.at['aria-label'] !== undefined && x.at.role !== 'group' && x.tag !== 'section');

/** Numbers of which nothing says what they are. */
export function meaningless(root: Element, printed: Readonly<Record<string, string>>): string[] {
  const isPrinted = (x: Element): boolean => (x.at.class ?? '').split(/\s+/).some((c) => Object.hasOwn(printed, c));
  const found = new Set<string>();
  for (const x of elements(root))
    for (const text of x.inside) {
      if (typeof text !== 'string' || !BARE.test(text)) continue;
      let at: Element | null = x;
      while (at !== null && !carries(at) && !isPrinted(at)) at = at.parent;
      if (at === null)
        found.add(`<${x.parent?.tag} class="${x.parent?.at.class ?? ''}"><${x.tag} class="${x.at.class ?? ''}">`);
    }
  return [...found].map((where) => `nothing says what the number in ${where} is`);
}

/** Signs of tone, as boards and shell write them. */
const GOOD = 'is-good';
const BAD = 'is-bad';

/** Of a change by a figure its sign; else that with which the words begin. */
function signOf(text: string, what: string | undefined): number {
  const change = what?.startsWith('by:') === true ? changeIn(text) : null;
  if (change !== null && 'by' in change) return Math.sign(change.by);
  return text.startsWith('+') ? 1 : /^[−-]/.test(text) ? -1 : 0;
}

/** Gains in the colour of a loss, and losses in that of a gain. `dislikes`: of what more is bad for whoever looks, and whose it is. */
export function miscoloured(root: Element, dislikes: (what: string, seat: Owner) => boolean): string[] {
  return [...elements(root)].flatMap((x) => {
    const classes = (x.at.class ?? '').split(/\s+/);
    const [good, bad] = [classes.includes(GOOD), classes.includes(BAD)];
    if (!good && !bad) return [];
    const text = textOf(x).trim();
    const { 'data-value': what } = nearest(x, 'data-value')?.at ?? {};
    // An amount below zero is one whoever has it.
    const change = what?.startsWith('by:') === true ? what.slice(3) : null;
    const isDisliked = change === null ? false : dislikes(change, ownerOf(x));
    const wanted = signOf(text, what) * (isDisliked ? -1 : 1);
    return (wanted > 0 && bad) || (wanted < 0 && good)
      ? [`'${text}' has the colour of a ${good ? 'gain' : 'loss'}`]
      : [];
  });
}
