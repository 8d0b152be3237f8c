import {
  type Decision,
  type GameText,
  type Json,
  type Language,
  type Message,
  type Names,
  type Refusal,
  whoIs,
} from '#kernel';
import { constants, elements, tribes } from '../rules/data.ts';
import { playerAt } from '../rules/inspect.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { Event, Frame, GameMove, View } from '../rules/state.ts';
import { type Deeds, makeDeeds } from './deeds.ts';
import { describeIn } from './describe.ts';
import { makeMade } from './made.ts';
import type { Args, NewsKind, Phrases } from './phrases.ts';
import { makeSentences, type Sentences } from './sentences.ts';
import { makeSummary } from './summary.ts';
import { makeBetween, makeTurn, stock } from './turn.ts';
import { makeVerbs } from './verbs.ts';

/** The texts of the game in one language, put together from its phrases and the data. */
export function makeText(lang: Language, p: Phrases): GameText<GameMove, View, Event> {
  const s = makeSentences(lang, p.words);
  const verbs = makeVerbs(p.verbs, s);
  const deeds = makeDeeds(p.verbs, s);
  return {
    options: {
      tribes: {
        label: p.options.tribes,
        about: p.options.about,
        values: { random: p.options.random, ...Object.fromEntries(tribes.map((t) => [t.id, t.name[lang]])) },
      },
    },
    prompt: (decision, view) => prompt(decision, view, p, s),
    phase: (view) => phase(view, p),
    move: (move, view) => verbs.of(move, view).option,
    event: (event, names) => say(event, names, p, s, deeds),
    category: (key) => p.categories[key] ?? key,
    counts: describeIn(lang).category,
    refusal: (refusal) => refuse(refusal, lang, p),
    reasons: p.reasons,
    summary: makeSummary(p, s),
    turn: makeTurn(p, s, deeds),
    between: makeBetween(p, (event, names) => say(event, names, p, s, deeds)),
    stock,
    made: makeMade(p, s),
  };
}

function prompt({ kind }: Pick<Decision<GameMove>, 'kind'>, view: View, p: Phrases, s: Sentences): string {
  const frame = view.stack.at(-1);
  if (frame === undefined) return p.prompts.wait;
  const question = ask(frame, view, p, s);
  const { tribe } = playerAt(view, view.active);
  const leader = 'leader' in frame && frame.leader >= 0 ? p.thanksTo(s.leader(tribe, frame.leader)) : null;
  return kind === 'action' || leader === null ? question : `${question} ${leader}`;
}

function ask(frame: Frame, view: View, p: Phrases, s: Sentences): string {
  const { tribe, rack } = playerAt(view, view.active);
  switch (frame.f) {
    case 'action':
      return p.prompts.action;
    case 'discard':
      return p.prompts.discardCards(frame.n, frame.temple);
    case 'chooseTemple':
      return p.prompts.chooseTemple;
    case 'templeTile':
      return p.prompts.templeTile(s.temple(tribe, frame.temple));
    case 'effects':
      return p.prompts.nextEffect;
    case 'move':
      return p.prompts.moveStep(frame.left);
    case 'clean':
      return p.prompts.cleanStep(frame.left);
    case 'mix':
      return p.prompts.mixStep(frame.left, frame.units.map((u) => p.unit[u]).join(', '));
    case 'catapult':
      return p.prompts.catapult(frame.left);
    case 'forest':
      return p.prompts.forestTile(frame.cost);
    case 'forestSpace':
      return p.prompts.forestSpace(s.tile(frame.tile));
    case 'takeVillageCard':
      return p.prompts.takeVillageCard;
    case 'villageCardUse':
      return p.prompts.villageCardUse(s.village(frame.card));
    case 'replaceObjective':
      return p.prompts.replaceObjective(s.village(frame.card));
    case 'draw':
      return p.prompts.draw(constants.handSize - rack.length);
    case 'leader':
      return p.prompts.leader(frame.condition);
    case 'played':
    case 'built':
      return p.prompts.wait;
  }
}

function phase(view: View, p: Phrases): readonly string[] {
  if (view.phase === 'setup') return p.phase.setup;
  if (view.phase === 'over') return p.phase.over;
  if (view.lastRound === 0) return p.phase.round(view.round);
  return view.round === view.lastRound
    ? p.phase.lastRound(view.round)
    : [...p.phase.round(view.round), ...p.phase.ending(view.lastRound)];
}

/** A deed by its verb, all else as news; null for what nobody needs to hear of: that somebody's turn begins. */
function say(event: Event, names: Names, p: Phrases, s: Sentences, deeds: Deeds): string | null {
  const done = deeds.one(event)?.log;
  if (done !== undefined && 'seat' in event) {
    const who = whoIs(names, event.seat);
    return `${who.name} ${done(who)}.`;
  }
  const tell = p.events[event.e as NewsKind] as ((e: Event, names: Names, s: Sentences) => string) | undefined;
  return tell?.(event, names, s) ?? null;
}

function refuse(refusal: Refusal | Message, lang: Language, p: Phrases): string {
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(refusal.args ?? {})) args[name] = spoken(name, value, lang);
  const market = refusal.args?.market === true;
  const words: Args = { ...args, neighbours: p.neighbours(args.left ?? '0', args.right ?? '0', market) };
  return p.refusals[refusal.key as RefusalKey]?.(words) ?? refusal.key;
}

/** Colours are ids in a refusal and names in a sentence. */
function spoken(name: string, value: Json, lang: Language): string {
  if (name !== 'color') return String(value);
  const color = elements.find((e) => e.id === value)?.colorName[lang] ?? String(value);
  return lang === 'en' ? color.toLowerCase() : color;
}
