/** Makes the texts of one language from its words. */
import { type GameText, type Json, type Message, type Seat, type Who, whoIs } from '#kernel';
import { BUILDINGS, COLUMN_COUNT, GOODS, SOLO_RANKS, SPECIALISTS, STRUCTURE, TILES } from '../rules/data.ts';
import { buildingOf, cardOf, cellOf, type GameMove, goodOf, tileOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sentences } from './effects.ts';
import { made } from './made.ts';
import { summary } from './summary.ts';
import { between, stock, turn } from './turn.ts';
import { sayMove } from './verbs.ts';
import type { Lookup, PromptKind, Said, Words } from './words.ts';

export type Text = GameText<GameMove, View, Event>;

/** Of what nobody does. */
const NOBODY: Who = { name: '', you: false, does: (third) => third };

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

export function makeText(words: Words): Text {
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
      return [...parts, words.phases[view.phase]];
    },
    move: (move, view) => sayMove(words, look, say, move, view).option,
    event(event, names) {
      const tell = words.events[event.e] as (e: Event, w: Lookup, who: Who) => string | null;
      const seat = 'seat' in event ? event.seat : 'empty' in event ? event.empty : null;
      return tell(event, look, seat === null ? NOBODY : whoIs(names, seat));
    },
    turn: (seat, events, names) => turn(words, look, seat, events, names),
    between: (events, names) => between(words, look, events, names),
    stock,
    made: (category, seat, view) => made(words, category, seat, view),
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
    reasons: words.hints,
    summary: (view, names) => summary(words, look, say, view, names),
  };
}
