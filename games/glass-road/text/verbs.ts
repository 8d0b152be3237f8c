/** What a move is called: one function for each verb, from the same facts wherever it is said. */
import type { Seat, Who } from '#kernel';
import { discounted, discountNow } from '../rules/costs.ts';
import { BUILDINGS, EFFECTS, NAMES, SPECIALISTS, STARTING_BUILDINGS } from '../rules/data.ts';
import { tileAt } from '../rules/landscape.ts';
import { actionOf, buildingOf, cardOf, cellOf, type GameMove, tileOf } from '../rules/moves.ts';
import { type Frame, startCell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Sentences } from './effects.ts';
import { actionNow, doesNothing } from './outcome.ts';
import type { Lookup, Words } from './words.ts';

export interface Said {
  /** On the button that plays it. */
  readonly act: string;
  /** In a list of options: all one should know before choosing. */
  readonly option: string;
  /** What will happen; the board shows the rest. */
  readonly title: string;
  /** As one player would tell it to another; empty where it needs no words. */
  readonly hint: string;
}

/** A move that needs no words in a hint. */
export const same = (act: string, option: string, title = option): Said => ({ act, option, title, hint: '' });
/** One that a hint says as the title does. */
export const told = (act: string, option: string, title: string): Said => ({ act, option, title, hint: title });

interface Facts {
  readonly keep: { readonly card: string; readonly about: string };
  readonly choose: { readonly card: string; readonly about: string };
  /** `cost` is null once it is paid; `now` is what it would really do, where that is not what is printed. */
  readonly act: {
    readonly action: string;
    readonly effect: string;
    readonly cost: string | null;
    readonly now: string | null;
    readonly vain: boolean;
  };
  readonly convert: { readonly building: string; readonly effect: string };
  readonly discard: { readonly tile: string; readonly cell: string };
  readonly remove: { readonly tile: string; readonly cell: string };
  /** From the first wheel and from the second. */
  readonly split: { readonly first: number; readonly second: number | null; readonly good: string };
  /** `wheel`: only of goods that lie on both. */
  readonly take: { readonly amount: number; readonly good: string; readonly wheel: string | null };
  readonly kind: { readonly name: string };
  readonly place: { readonly tile: string; readonly cell: string };
  readonly build: { readonly building: string; readonly cost: string; readonly effect: string };
  readonly draft: { readonly building: string; readonly cost: string; readonly effect: string };
  readonly site: { readonly building: string; readonly cell: string; readonly covered: string | null };
  readonly stack: { readonly row: string };
}

type Plain = Exclude<GameMove['do'], keyof Facts>;

export type Verbs = { readonly [K in keyof Facts]: (facts: Facts[K]) => Said } & { readonly [K in Plain]: Said };

/** What somebody does, without the subject: in the log and in the line of a turn. */
export interface Does {
  list(parts: readonly string[]): string;
  /** So many of one kind, as the verbs below want them. */
  tiles(n: number, tile: string): string;
  buildings(n: number, building: string): string;
  builds(who: Who, buildings: string): string;
  uses(who: Who, buildings: string): string;
  drafts(who: Who, buildings: string): string;
  plays(who: Who, card: string): string;
  follows(who: Who, card: string): string;
  lays(who: Who, tiles: string): string;
  givesUp(who: Who, tiles: string): string;
  clears(who: Who, tiles: string): string;
  /** Its action, where it was revealed before. */
  usesCard(who: Who, card: string): string;
  /** 'for 2 wood and 1 brick' */
  price(goods: string): string;
  /** What a wheel does by itself. */
  turns(wheel: string, times: number): string;
  gets(who: Who): string;
  declines(who: Who): string;
  declinesExtra(who: Who): string;
  unused(who: Who): string;
}

/** Deeds of one turn, put together for a hint. */
export interface Tells {
  list(parts: readonly string[]): string;
  take(goods: string): string;
  use(buildings: string): string;
  times(building: string, n: number): string;
  before(buildings: string): string;
  brings(goods: string): string;
  next(deeds: string): string;
}

/** The frame that asks the viewer just now. */
function askedFrame(view: View, seat: Seat | null): Frame | undefined {
  const aside = seat === null ? [] : (view.aside[seat] ?? []);
  return aside[aside.length - 1] ?? view.stack[view.stack.length - 1];
}

/** A card with its cost and both actions. */
export function cardSentence(words: Words, say: Sentences, card: number): string {
  const c = SPECIALISTS[card];
  if (c === undefined) return '';
  const { summary: s, grammar } = words;
  return `${c.name[grammar.lang]} (${s.cost(say.cost(c.cost))}). ${s.actions(say.action(card, 0), say.action(card, 1))}`;
}

/** A tile with its price, what is off it now included. */
function tileFacts(look: Lookup, say: Sentences, id: string, discount: readonly number[] | null): Facts['build'] {
  const building = buildingOf(id);
  const printed = BUILDINGS[building]?.cost ?? { goods: [], kinds: 0, tiles: 0 };
  const cost = discount === null ? printed : { ...printed, goods: discounted(printed.goods, discount) };
  return { building: look.building(id), cost: say.cost(cost), effect: say.building(building) };
}

/** What is laid now. */
function laidTile(frame: Frame | undefined): string {
  if (frame?.f !== 'place') return '';
  const op = EFFECTS[frame.list]?.[frame.at];
  const tile = frame.kind >= 0 || op?.op !== 'place' ? frame.kind : (op.kinds[0] ?? -1);
  return NAMES.tiles[tile] ?? '';
}

export function sayMove(words: Words, look: Lookup, say: Sentences, move: GameMove, view: View): Said {
  const { verbs } = words;
  const seat = typeof view.viewer === 'number' ? view.viewer : null;
  const frame = askedFrame(view, seat);
  const cells = view.players[frame?.seat ?? seat ?? 0]?.cells ?? [];
  const mine = seat === null ? cells : (view.players[seat]?.cells ?? cells);
  const tileOn = (cell: string, on: readonly number[]): string => {
    const tile = tileAt(on, Math.max(0, cellOf(cell)));
    return tile < 0 ? '' : look.tile(NAMES.tiles[tile] as string);
  };
  const goodAsked = frame !== undefined && 'good' in frame ? look.good(NAMES.goods[frame.good] ?? '') : '';
  switch (move.do) {
    case 'keep':
    case 'choose':
      return verbs[move.do]({ card: look.card(move.card), about: cardSentence(words, say, cardOf(move.card)) });
    case 'act': {
      const { action } = move;
      const used = view.stack.findLast((f) => f.f === 'resolve');
      if (used?.f !== 'resolve') return verbs.act({ action, effect: '', cost: null, now: null, vain: false });
      const { card, paid, seat: user } = used;
      const at = actionOf(action);
      return verbs.act({
        action,
        effect: say.action(card, at),
        cost: paid ? null : say.cost(SPECIALISTS[card]?.cost ?? { goods: [], kinds: 0, tiles: 0 }),
        now: actionNow(words, say, view, user, card, at, paid),
        vain: doesNothing(view, user, card, at, paid),
      });
    }
    case 'convert':
      return verbs.convert({
        building: look.building(move.building),
        effect: say.conversion(buildingOf(move.building)),
      });
    case 'discard':
    case 'remove': {
      const on = move.do === 'discard' ? mine : cells;
      return verbs[move.do]({ tile: tileOn(move.cell, on), cell: look.cell(move.cell) });
    }
    case 'split': {
      const due = frame?.f === 'pay' ? (frame.due[frame.good] as number) : null;
      return verbs.split({ first: move.first, second: due === null ? null : due - move.first, good: goodAsked });
    }
    case 'take': {
      const wheel = move.wheel === undefined ? null : look.wheel(move.wheel);
      return verbs.take({ amount: move.amount, good: goodAsked, wheel });
    }
    case 'kind':
      return verbs.kind({ name: tileOf(move.kind) >= 0 ? look.tile(move.kind) : look.good(move.kind) });
    case 'place':
      return verbs.place({ tile: look.tile(laidTile(frame)), cell: look.cell(move.cell) });
    case 'build':
      return verbs.build(tileFacts(look, say, move.building, discountNow(view.stack, frame?.seat ?? seat ?? -1)));
    case 'draft':
      return verbs.draft(tileFacts(look, say, move.building, null));
    case 'site': {
      const cell = cellOf(move.cell);
      const covered = STARTING_BUILDINGS.find((b, i) => b.cell === cell && cells[cell] === startCell(i));
      const building = frame?.f === 'build' ? (BUILDINGS[frame.tile]?.id ?? '') : '';
      return verbs.site({
        building: look.building(building),
        cell: look.cell(move.cell),
        covered: covered?.name[words.grammar.lang] ?? null,
      });
    }
    case 'stack':
      return verbs.stack({ row: look.row(move.row) });
    default:
      return verbs[move.do];
  }
}
