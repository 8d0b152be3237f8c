/** The hand over the table of the tribes: what a tap means, and what a gesture comes to. */
import type { Chip, Thing, Touch } from '#web/kit/contract.ts';
import { cardOf, constants, elements, tribeAt } from '../rules/data.ts';
import { leaderProgress, playerAt, rowReports } from '../rules/inspect.ts';
import { villages } from '../rules/metrics.ts';
import type { GameMove, PlayerView } from '../rules/state.ts';
import { gainSays, lying, lyingThing, whoHas } from './explain.ts';
import { rowGains, vainOf } from './gains.ts';
import { type At, needed, offersAt, type Point, pointsOf, restOf } from './gesture.ts';
import { inWords } from './in-words.ts';
import { actOf, labelOf, titleOf } from './labels.ts';
import { leftOf, topFrame } from './model.ts';
import { BUTTONS, type Touching, touchable } from './ways.ts';
import { words } from './words.ts';

function buttons(s: At, p: Point | undefined, ways: ReadonlyMap<string, Touching>): Thing[] {
  if (p === undefined) return [];
  const offers = offersAt(s, p);
  return [...BUTTONS].flatMap((id) => {
    const touching = ways.get(id);
    if (touching === undefined) return [];
    const offer = offers.find((o) => o.thing === id);
    const name = offer === undefined ? (touching.ways[0]?.label ?? id) : labelOf(s, p, offer, 1);
    const says = id === 'discard' ? whyDiscard(s, p) : name;
    return [{ id, name, button: true as const, ...touching, explain: () => ({ says: [says] }) }];
  });
}

function whyDiscard(s: At, p: Point): string {
  const w = words(s.lang);
  return w.mayDiscard(constants.templeCost, w.whyDiscard(p.land.unplaced.length === 0));
}

/** Effects whose order is free. */
function effects(s: At, ways: ReadonlyMap<string, Touching>): Thing[] {
  return [...ways].flatMap(([id, touching]) => {
    if (!id.startsWith('effect:')) return [];
    const name = touching.ways[0]?.label ?? id;
    return [{ id, name, button: true as const, ...touching, explain: () => ({ says: [words(s.lang).says.effect] }) }];
  });
}

// --- what it comes to ---

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const tilesOf = (land: PlayerView): number => land.tiles.filter((t) => t >= 0).length;

const matches = new WeakMap<PlayerView, number>();

/** How much of the path lies there: looked for once in a land. */
function pathMatches(land: PlayerView): number {
  const n = matches.get(land) ?? leaderProgress(land).path.progress?.matches ?? 0;
  matches.set(land, n);
  return n;
}

/** What changes on the own side of the table, apart from points. */
function changes(s: At, now: PlayerView, then: PlayerView): Chip[] {
  const c = words(s.lang).chip;
  const chips: Chip[] = [];
  const put = (a: number, b: number, text: (a: number, b: number) => string, good: boolean | null): void => {
    if (a !== b) chips.push({ text: text(a, b), tone: good === null ? 'plain' : b > a === good ? 'good' : 'bad' });
  };
  put(now.water, then.water, c.water, null);
  put(tilesOf(now), tilesOf(then), c.tiles, true);
  put(sum(now.pollution), sum(then.pollution), c.smog, false);
  put(now.capital, then.capital, c.riders, null);
  if (villages(now) !== villages(then))
    chips.push({ text: c.villages(villages(then), constants.treehouses), tone: 'good' });
  const [a, b] = [pathMatches(now), pathMatches(then)];
  if (b !== a && !then.pathSpent)
    chips.push({ text: c.path(b, tribeAt(then.tribe).path.length), tone: b > a ? 'good' : 'bad' });
  return chips;
}

/** What the row of a card gives, and what of it would be in vain. */
function rowChips(s: At, seat: number, chain: readonly GameMove[]): { chips: Chip[]; vain: boolean } {
  const [first] = chain;
  if (first?.do !== 'play') return { chips: [], vain: false };
  const card = cardOf(first.card);
  const gains = rowGains(s.view, seat, card, first.row - 1);
  const lost = gains.filter((g) => vainOf(g) !== null);
  const open = chain.length === 1 ? gains.filter((g) => vainOf(g) === null && g.kind !== 'water') : [];
  const asked = rowReports(s.view, seat, card)[first.row - 1]?.requirements[0];
  const color = asked === undefined || asked.color < 0 ? null : elements[asked.color]?.colorName[s.lang];
  return {
    chips: [
      ...lost.map((g): Chip => ({ text: gainSays(s, g), tone: 'bad' })),
      ...open.map((g): Chip => ({ text: gainSays(s, g), tone: 'plain' })),
      ...(chain.length === 1 && asked !== undefined && color
        ? [{ text: words(s.lang).chip.has(color, [whoHas(s, seat, asked)]), tone: 'plain' as const }]
        : []),
    ],
    vain: lost.length > 0,
  };
}

/** Steps, cleanings or units of a mix that the chain gives away. */
function unused(s: At, chain: readonly GameMove[]): Chip[] {
  const n = sum(
    chain.map((m, i) => (m.do === 'done' ? leftOf(topFrame(s.after(chain.slice(0, i))?.view ?? s.view)) : 0)),
  );
  return n === 0 ? [] : [{ text: words(s.lang).chip.unused(n), tone: 'bad' }];
}

function missing(s: At, p: Point | undefined): string | undefined {
  const w = words(s.lang);
  if (p === undefined) return undefined;
  if (p.held.from >= 0) return w.chooseTarget;
  if (p.kind === 'discardCards') return w.chooseCards(needed(p) - p.held.marks.length);
  return w.choose[p.kind ?? ''];
}

/** A line under the question: what is possible, and why cards may be thrown away. */
function note(s: At, p: Point | undefined): string | undefined {
  if (p?.kind !== 'action') return undefined;
  const n = (verb: GameMove['do']): number => p.options.filter((m) => m.do === verb).length;
  const w = words(s.lang);
  const line = w.ready(n('play'), n('build'), n('placeTemple') > 0);
  return n('discardThree') > 0 ? `${w.whyDiscard(p.land.unplaced.length === 0)} · ${line}` : line;
}

/** What planting costs in this chain. */
const costOf = (s: At, chain: readonly GameMove[]): number => {
  const planted = s.after(chain)?.events.findLast((e) => e.e === 'planted');
  if (planted?.e === 'planted') return planted.cost;
  const frame = s.after(chain)?.view.stack.at(-1);
  return frame?.f === 'forestSpace' ? frame.cost : 0;
};

/** Whether the table has chosen among several for whoever taps: water is only taken. */
const chosenFor = (p: Point, rest: Point): boolean =>
  rest.chain.slice(p.chain.length).some((m) => m.do !== 'takeWater');

const CLAIMED = (): boolean => true;

/** What goes without saying may still be said, and cards from the deck give way to backs; everything else stays as it is. */
function firm(p: Point, rest: Point): true | number {
  if (rest !== p) return p.chain.length;
  const deck = p.chain.findIndex((m) => m.do === 'drawDeck');
  return deck < 0 ? true : deck;
}

export function touch(s: At): Touch<GameMove> {
  const asked = s.seat !== null && s.decisions.length > 0;
  const points = asked ? pointsOf(s, s.seat, s.gesture) : [];
  const p = points.at(-1);
  const ways = asked ? touchable(s, points) : new Map<string, Touching>();
  const things: Thing[] = lying(s).map((x) => {
    const touching = ways.get(x.id);
    return touching === undefined ? x : lyingThing(x.id, () => x.name, x.explain, touching);
  });
  things.push(...effects(s, ways), ...buttons(s, p, ways));
  const rest = p === undefined ? undefined : restOf(s, p);
  const chain = rest?.chain ?? [];
  if (s.seat === null || p === undefined || rest === undefined || chain.length === 0)
    return { things, chain, ready: false, grows: true, claims: CLAIMED, note: note(s, p), missing: missing(s, p) };
  const now = playerAt(s.view, s.seat);
  const { chips, vain } = rowChips(s, s.seat, chain);
  return {
    things,
    chain,
    ready:
      rest.held.marks.length === 0 && rest.held.from < 0 && rest.held.temple === null && rest.kind !== 'discardCards',
    grows: firm(p, rest),
    claims: CLAIMED,
    title: titleOf(s, chain, now.tribe),
    inWords: inWords(s, chain, now.tribe),
    chips: [
      ...(chosenFor(p, rest) ? [{ text: words(s.lang).chip.suggested, tone: 'plain' as const }] : []),
      ...chips,
      ...changes(s, now, rest.land),
      ...unused(s, chain),
    ],
    act: actOf(s, chain, costOf(s, chain), vain),
    missing: missing(s, rest),
  };
}
