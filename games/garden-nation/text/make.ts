import {
  type Decision,
  type GameText,
  type Language,
  type Message,
  type Names,
  type Refusal,
  type Seat,
  type Section,
  type Who,
  whoIs,
} from '#kernel';
import { fieldIndex } from '../rules/data.ts';
import { craneTarget, direction } from '../rules/garden.ts';
import type { Reason } from '../rules/guards.ts';
import { CLANS } from '../rules/numbers.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { done, planned } from './deeds.ts';
import { made } from './made.ts';
import { type Terms, terms } from './names.ts';
import { summary } from './summary.ts';
import { between, stock, turn } from './turn.ts';
import { say } from './verbs.ts';
import type { Category, Kind, Words } from './words.ts';

/** What happens by itself has no seat. */
const NOBODY: Seat = -1;

function phase(w: Words, view: View): readonly string[] {
  if (view.phase === 'over') return [w.phases.over];
  if (view.phase === 'secrets') return [w.phases.secrets];
  const last = view.triggered === 1 || view.round === view.maxRounds;
  return [w.phases.round(view.round), last ? w.phases.last : w.phases.action];
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
    phase: (view: View): readonly string[] => phase(w, view),
    move(move: GameMove, view: View): string {
      const clan: Names = (seat) => t.clan(view.clans[seat] as number);
      const { option } = say(planned(move, view, clan, t), lang);
      return 'field' in move ? `${option}, ${w.crane(craneTarget(view.layout, fieldIndex(move.field)) + 1)}` : option;
    },
    event(event: Event, names: Names): string | null {
      const deed = done(event, names, t);
      const who = whoIs(names, 'seat' in event ? event.seat : NOBODY);
      if (deed !== null) return say(deed, lang).log(who);
      const tell = w.events[event.e as keyof Words['events']] as (e: Event, who: Who, t: Terms) => string | null;
      return tell(event, who, t);
    },
    turn: (seat: Seat, events: readonly Event[], names: Names, view: View) => turn(lang, w, seat, events, names, view),
    between: (events, names, view) => between(w, events, names, view),
    stock,
    made: (category, seat, view) => made(w, t, category as Category, seat, view),
    category: (key: string): string => w.categories[key as Category] ?? key,
    counts: (key) => w.counts[key as Category] ?? key,
    refusal: (r: Refusal | Message): string => w.refusals[r.key as Reason]?.(r.args ?? {}) ?? r.key,
    reasons: w.reasons,
    summary: (view: View, names: Names): readonly Section[] => summary(w, t, view, names),
  };
}
