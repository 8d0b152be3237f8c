/** Makes the texts of one language from its words. */
import type { GameText, Json, Message, Seat } from '#kernel';
import { discounted, discountNow } from '../rules/costs.ts';
import {
  BUILDINGS,
  COLUMN_COUNT,
  GOODS,
  NAMES,
  SOLO_RANKS,
  SPECIALISTS,
  STARTING_BUILDINGS,
  STRUCTURE,
  TILES,
} from '../rules/data.ts';
import { tileAt } from '../rules/landscape.ts';
import { actionOf, buildingOf, cardOf, cellOf, type GameMove, goodOf, tileOf } from '../rules/moves.ts';
import { type Event, type Frame, startCell } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Sentences, sentences } from './effects.ts';
import { actionNow } from './outcome.ts';
import { summary } from './summary.ts';
import { turn } from './turn.ts';
import type { Lookup, PromptKind, Said, Words } from './words.ts';

export type Text = GameText<GameMove, View, Event>;

export function lookup(words: Words): Lookup {
  const { lang } = words.grammar;
  return {
    card: (id) => SPECIALISTS[cardOf(id)]?.name[lang] ?? id,
    building: (id) => BUILDINGS[buildingOf(id)]?.name[lang] ?? id,
    good: (id) => GOODS[goodOf(id)]?.name[lang] ?? id,
    tile: (id) => TILES[tileOf(id)]?.name[lang] ?? id,
    wheel: (id) => words.wheels[id] ?? id,
    cell(id) {
      const cell = cellOf(id);
      return cell < 0 ? id : words.cell(Math.floor(cell / COLUMN_COUNT) + 1, (cell % COLUMN_COUNT) + 1);
    },
    row: (id) => words.rows[id] ?? id,
  };
}

/** The frame that asks the viewer just now. */
function askedFrame(view: View, seat: Seat | null): Frame | undefined {
  const aside = seat === null ? [] : (view.aside[seat] ?? []);
  return aside[aside.length - 1] ?? view.stack[view.stack.length - 1];
}

const seatOf = (view: View): Seat | null => (typeof view.viewer === 'number' ? view.viewer : null);

/** Arguments in words of the language. */
function said(look: Lookup, args: Readonly<Record<string, Json>>): Said {
  const text = (name: string): string => (args[name] === undefined ? '' : String(args[name]));
  const kind = text('kind');
  return {
    card: look.card(text('card')),
    building: look.building(text('building')),
    good: look.good(text('good')),
    tile: look.tile(text('tile')),
    cell: look.cell(text('cell')),
    row: look.row(text('row')),
    action: text('action'),
    kind: tileOf(kind) >= 0 ? look.tile(kind) : look.good(kind),
    amount: text('amount'),
    left: text('left'),
  };
}

function cardsToGo(view: View, seat: Seat): number {
  return STRUCTURE.handSize - (view.players[seat]?.handSize ?? 0);
}

/** A card with its cost and both actions. */
export function cardSentence(words: Words, say: Sentences, card: number): string {
  const c = SPECIALISTS[card];
  if (c === undefined) return '';
  const { summary: s, grammar } = words;
  return `${c.name[grammar.lang]} (${s.cost(say.cost(c.cost))}). ${s.actions(say.action(card, 0), say.action(card, 1))}`;
}

function moveText(words: Words, look: Lookup, say: Sentences, move: GameMove, view: View): string {
  const m = words.moves;
  const seat = seatOf(view);
  const frame = askedFrame(view, seat);
  const cells = view.players[frame?.seat ?? seat ?? 0]?.cells ?? [];
  const mine = seat === null ? cells : (view.players[seat]?.cells ?? cells);
  const tileOn = (cell: string, on: readonly number[]): string => {
    const tile = tileAt(on, Math.max(0, cellOf(cell)));
    return tile < 0 ? '' : look.tile(NAMES.tiles[tile] as string);
  };
  switch (move.do) {
    case 'keep':
    case 'choose':
      return cardSentence(words, say, cardOf(move.card));
    case 'act': {
      if (frame?.f !== 'resolve') return move.action;
      const cost = frame.paid ? null : say.cost(SPECIALISTS[frame.card]?.cost ?? { goods: [], kinds: 0, tiles: 0 });
      const action = actionOf(move.action);
      const now = actionNow(words, say, view, frame.seat, frame.card, action, frame.paid);
      return m.action(move.action, say.action(frame.card, action), cost, now);
    }
    case 'convert':
      return m.convert(look.building(move.building), say.conversion(buildingOf(move.building)));
    case 'discard':
      return m.discard(tileOn(move.cell, mine), look.cell(move.cell));
    case 'remove':
      return m.remove(tileOn(move.cell, cells), look.cell(move.cell));
    case 'split': {
      const due = frame?.f === 'pay' ? (frame.due[frame.good] as number) : null;
      const good = frame?.f === 'pay' ? look.good(NAMES.goods[frame.good] as string) : '';
      return m.split(move.first, due === null ? null : due - move.first, good);
    }
    case 'take': {
      if (move.amount === 0) return m.takeNone;
      const good = frame?.f === 'receive' || frame?.f === 'gift' ? look.good(NAMES.goods[frame.good] as string) : '';
      return m.take(move.amount, good, move.wheel === undefined ? null : look.wheel(move.wheel));
    }
    case 'kind':
      return tileOf(move.kind) >= 0 ? look.tile(move.kind) : look.good(move.kind);
    case 'place':
      return m.place(look.cell(move.cell));
    case 'build':
    case 'draft': {
      const building = buildingOf(move.building);
      const printed = BUILDINGS[building]?.cost ?? { goods: [], kinds: 0, tiles: 0 };
      // A tile that is built now costs what is due now; one that is drafted what is printed.
      const discount = discountNow(view.stack, frame?.seat ?? seat ?? -1);
      const cost = say.cost(move.do === 'build' ? { ...printed, goods: discounted(printed.goods, discount) } : printed);
      return m[move.do](look.building(move.building), cost, say.building(building));
    }
    case 'site': {
      const cell = cellOf(move.cell);
      const covered = STARTING_BUILDINGS.find((b, i) => b.cell === cell && cells[cell] === startCell(i));
      return m.site(look.cell(move.cell), covered?.name[words.grammar.lang] ?? null);
    }
    case 'stack':
      return m.stack(look.row(move.row));
    default:
      return m[move.do];
  }
}

export function makeText(words: Words, rulings: Readonly<Record<string, string>>): Text {
  const look = lookup(words);
  const say = sentences(words.grammar);
  const refusal = (r: Message): string => {
    const reason = words.reasons[r.key as keyof Words['reasons']] ?? words.reasons.notAsked;
    return reason(said(look, r.args ?? {}));
  };
  return {
    options: { long: { label: words.option.long, about: words.option.longAbout } },
    prompt(decision, view) {
      const kind = decision.kind as PromptKind;
      const about = kind === 'keep' ? { left: cardsToGo(view, decision.seat) } : (decision.about ?? {});
      return words.prompts[kind](said(look, about));
    },
    phase(view) {
      const parts = [words.period(view.period, view.periods)];
      if (view.round > 0 && view.phase !== 'over') parts.push(words.round(view.round));
      return [...parts, words.phases[view.phase]].join(' · ');
    },
    move: (move, view) => moveText(words, look, say, move, view),
    event(event, names) {
      const tell = words.events[event.e] as (e: Event, w: Lookup, n: typeof names) => string | null;
      return tell(event, look, names);
    },
    turn: (seat, events, names) => turn(words.turn, look, seat, events, names),
    rank(total) {
      const at = SOLO_RANKS.findLastIndex((r) => r.from === null || r.from <= total);
      const next = SOLO_RANKS[at + 1];
      const { lang } = words.grammar;
      return {
        title: SOLO_RANKS[at]?.name[lang] ?? '',
        next: next === undefined || next.from === null ? null : { title: next.name[lang], from: next.from },
      };
    },
    category: (key) => words.categories[key] ?? key,
    counts: (key) => words.counts[key] ?? key,
    refusal,
    rulings,
    reasons: words.hints,
    summary: (view, names) => summary(words, look, say, view, names),
  };
}
