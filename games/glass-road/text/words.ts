/** All that differs between the languages. A missing key does not compile. */

import type { Reason as Hint, Language, Who } from '#kernel';
import type { Reason } from '../rules/guards.ts';
import type { Vain } from '../rules/outcome.ts';
import type { Event, Phase } from '../rules/state.ts';
import type { Does, Tells, Verbs } from './verbs.ts';

/** What the effect sentences are made of (see effects.ts). */
export interface Grammar {
  readonly lang: Language;
  /** 'a, b or c' */
  or(items: readonly string[]): string;
  nothing: string;
  remove(tiles: string): string;
  tile: Readonly<Record<string, { readonly one: string; readonly many: string; readonly adjacent: string }>>;
  take(what: string): string;
  takeOneKind(amount: number, kinds: string): string;
  othersTake(amount: number): string;
  per(what: string, per: string): string;
  atMost(n: string): string;
  onLandscape(kinds: string): string;
  adjacent(kinds: readonly string[]): string;
  inStock(goods: string): string;
  kindsAtLeast(n: number): string;
  /** Building types by id: 'processing building'. */
  buildingType: Readonly<Record<string, string>>;
  buildings(type: string | null, other: boolean, costIncludes: string | null): string;
  set(kinds: string): string;
  handCards: string;
  eachTileKind(pairs: string): string;
  place(count: number, kinds: readonly string[], distinct: boolean, freed: boolean): string;
  upTo(times: number): string;
  build(discount: string | null): string;
  draft(look: number, keep: number): string;
  anytime: string;
  once: string;
  scoring: string;
  upgrade: string;
  points(n: string, one: boolean): string;
  tableRows(what: string, rows: string): string;
  keepsCovered: string;
  noCondition: string;
}

/** So many things that count. */
export interface Counted {
  /** Several kinds of tiles together. */
  tiles(n: number): string;
  adjacent(tiles: string): string;
  kinds(n: number, atLeast: number): string;
  /** `type`: of one row of the display; `cost`: with this good in their price. */
  buildings(n: number, type: string | null, cost: string | null): string;
  sets(n: number): string;
  handCards(n: number): string;
}

export type PromptKind =
  | 'keep'
  | 'choose'
  | 'extra'
  | 'resolve'
  | 'remove'
  | 'split'
  | 'take'
  | 'goodKind'
  | 'tileKind'
  | 'place'
  | 'build'
  | 'site'
  | 'stack'
  | 'draft'
  | 'gift'
  | 'repeat'
  | 'final'
  | 'anytime';

/** Arguments of prompts and refusals, already in words of the language. */
export type Said = Readonly<
  Record<'card' | 'building' | 'good' | 'tile' | 'cell' | 'row' | 'action' | 'kind' | 'amount' | 'left', string>
>;

/** A line of the log: `who` is whoever the event names. */
type EventSentence = {
  readonly [K in Event['e']]: (e: Extract<Event, { e: K }>, w: Lookup, who: Who) => string | null;
};

/** Ids → names in this language. */
export interface Lookup {
  card(id: string): string;
  building(id: string): string;
  good(id: string): string;
  tile(id: string): string;
  wheel(id: string): string;
  cell(id: string): string;
  row(id: string): string;
}

export interface Words {
  readonly grammar: Grammar;
  readonly option: { readonly long: string; readonly longAbout: string };
  readonly rows: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  period(period: number, periods: number): string;
  round(round: number): string;
  cell(row: number, column: number): string;
  readonly wheels: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<PromptKind, (a: Said) => string>>;
  readonly verbs: Verbs;
  readonly tells: Tells;
  readonly does: Does;
  /** What an action would really do now. */
  readonly outcomes: {
    readonly vain: Readonly<Record<Vain, string>>;
    goods(goods: string): string;
    oneKind(amount: number): string;
    place(tiles: number): string;
    build(names: string, more: number): string;
  };
  readonly events: EventSentence;
  /** What comes by itself, in the recap. */
  readonly by: {
    /** `empty`: whose hand is empty; null where all rounds are played. */
    ended(period: number, empty: Who | null): string;
    goblet(who: Who): string;
    fresh(buildings: readonly string[]): string;
    final: string;
  };
  /** What a row of the score is made of. */
  readonly made: {
    building(name: string, formula: string): string;
    /** '½ × 6 buildings' */
    per(each: string, counted: string): string;
    /** By a table. */
    reached(counted: string, points: string): string;
    /** Where a limit was reached. */
    most(formula: string, most: string): string;
  };
  /** What counts, as it was counted: '6 buildings', '1 food'. */
  readonly counted: Counted;
  readonly reasons: Readonly<Record<Reason | 'notAsked', (a: Said) => string>>;
  /** Reasons of a hint, by group of the brain's features. */
  readonly hints: Readonly<Record<'points' | 'goods' | 'land' | 'workshops' | 'plans', Hint>>;
  readonly summary: {
    table: string;
    display(row: string, left: number): string;
    gap: string;
    hand: string;
    faceDown(card: string): string;
    board(name: string, points: string): string;
    land: string;
    empty: string;
    buildings: string;
    noBuildings: string;
    privates: string;
    cards(hand: number, down: boolean): string;
    played(cards: string): string;
    followed(cards: string): string;
    ready: string;
    choosing: string;
    neighbour: string;
    goblet(name: string): string;
    turn(name: string): string;
    cost(cost: string): string;
    value(points: string): string;
    now(points: string): string;
    actions(a: string, b: string): string;
  };
}
