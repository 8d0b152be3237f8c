import type { Decision, GameText, Language, Message, Names, Refusal, Seat, Section } from '#kernel';
import { fieldIndex } from '../rules/data.ts';
import { cost, craneTarget, direction, value } from '../rules/garden.ts';
import type { Reason } from '../rules/guards.ts';
import { CLANS } from '../rules/numbers.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { type Terms, terms } from './names.ts';
import { summary } from './summary.ts';
import { turn } from './turn.ts';
import type { Category, Kind, Outlook, Words } from './words.ts';

/** What the label of a move on a field wants to say. */
function outlook(move: GameMove, view: View, t: Terms): Outlook {
  const id = 'field' in move ? move.field : '';
  const f = fieldIndex(id);
  if (f < 0) return { field: id, floors: 0, cost: 0, gain: 0, crane: 0, owner: '', from: '', to: '' };
  const owner = view.owner[f] as number;
  return {
    field: `${t.place(f, direction(view.layout, f))} (${t.land(view.land[f] as number)})`,
    floors: view.floors[f] as number,
    cost: cost(view, f),
    gain: value(view, f),
    crane: craneTarget(view.layout, f) + 1,
    owner: owner < 0 ? '' : t.clan(view.clans[owner] as number),
    from: '',
    to: '',
  };
}

/** A roof goes from one field to another. */
function roofWay(move: GameMove, view: View, t: Terms): { from: string; to: string } {
  const say = (id: string): string => {
    const f = fieldIndex(id);
    return f < 0 ? id : t.place(f, direction(view.layout, f));
  };
  return move.do === 'moveRoof' ? { from: say(move.from), to: say(move.to) } : { from: '', to: '' };
}

function phase(w: Words, view: View): string {
  if (view.phase === 'over') return w.phases.over;
  if (view.phase === 'secrets') return w.phases.secrets;
  const last = view.triggered === 1 || view.round === view.maxRounds;
  return `${w.phases.round(view.round)} · ${last ? w.phases.last : w.phases.action}`;
}

function nextLabel(move: GameMove, view: View, t: Terms): string {
  return move.do === 'next' ? t.clan(view.clans[move.seat] ?? -1) : '';
}

export function makeText(lang: Language, w: Words): GameText<GameMove, View, Event> {
  const t = terms(lang);
  const values: Record<string, string> = { random: w.options.random };
  CLANS.forEach((id, i) => {
    values[id] = t.clan(i);
  });
  return {
    options: {
      rotateTerritories: { label: w.options.rotateTerritories, about: w.optionsAbout.rotateTerritories },
      maxRounds: { label: w.options.maxRounds, about: w.optionsAbout.maxRounds },
      clans: { label: w.options.clans, about: w.optionsAbout.clans, values },
    },
    prompt(decision: Pick<Decision<GameMove>, 'kind' | 'about' | 'seat'>, view: View): string {
      return w.prompts[decision.kind as Kind](
        view,
        view.field < 0 ? '' : t.place(view.field, direction(view.layout, view.field)),
      );
    },
    phase: (view: View): string => phase(w, view),
    move(move: GameMove, view: View): string {
      const say = w.moves[move.do] as (m: GameMove, t: Terms, o: Outlook) => string;
      const o = { ...outlook(move, view, t), ...roofWay(move, view, t) };
      return say(move, t, move.do === 'next' ? { ...o, owner: nextLabel(move, view, t) } : o);
    },
    event(event: Event, names: Names): string | null {
      const say = w.events[event.e] as (e: Event, n: Names, t: Terms) => string | null;
      return say(event, names, t);
    },
    turn: (seat: Seat, events: readonly Event[], names: Names, view: View) => turn(w, t, seat, events, names, view),
    category: (key: string): string => w.categories[key as Category] ?? key,
    counts: (key) => w.counts[key as Category] ?? key,
    refusal: (r: Refusal | Message): string => w.refusals[r.key as Reason]?.(r.args ?? {}) ?? r.key,
    rulings: w.rulings,
    reasons: w.reasons,
    summary: (view: View, names: Names): readonly Section[] => summary(w, t, view, names),
  };
}
