import type { Decision, GameText, Json, Language, Message, Names, Refusal } from '#kernel';
import { templeCost } from '../rules/abilities.ts';
import {
  cardAt,
  cardOf,
  constants,
  elements,
  leaderOf,
  templeOf,
  tileAt,
  tileOf,
  tribes,
  villageCardAt,
  villageCardOf,
} from '../rules/data.ts';
import { placeOf, spaceOf } from '../rules/geometry.ts';
import { objectiveProgress, playerAt } from '../rules/inspect.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { Event, Frame, FrameKind, FrameOf, GameMove, View } from '../rules/state.ts';
import { describeIn } from './describe.ts';
import type { Args, Phrases } from './phrases.ts';
import { makeSentences, type Sentences } from './sentences.ts';
import { makeSummary } from './summary.ts';
import { makeTurn } from './turn.ts';

/** The texts of the game in one language, put together from its phrases and the data. */
export function makeText(lang: Language, p: Phrases): GameText<GameMove, View, Event> {
  const s = makeSentences(lang, p.words);
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
    move: (move, view) => label(move, view, p, s),
    event: (event, names) => say(event, names, p, s),
    category: (key) => p.categories[key] ?? key,
    counts: describeIn(lang).category,
    refusal: (refusal) => refuse(refusal, lang, p),
    rulings: p.rulings,
    reasons: p.reasons,
    summary: makeSummary(p, s),
    turn: makeTurn(lang, s),
  };
}

function top<K extends FrameKind>(view: View, kind: K): FrameOf<K> | null {
  const frame = view.stack.at(-1);
  return frame?.f === kind ? (frame as FrameOf<K>) : null;
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

function phase(view: View, p: Phrases): string {
  if (view.phase === 'setup') return p.phase.setup;
  if (view.phase === 'over') return p.phase.over;
  if (view.lastRound === 0) return p.phase.round(view.round);
  return view.round === view.lastRound
    ? p.phase.lastRound(view.round)
    : `${p.phase.round(view.round)} · ${p.phase.ending(view.lastRound)}`;
}

function label(move: GameMove, view: View, p: Phrases, s: Sentences): string {
  const me = playerAt(view, view.active);
  const place = (name: string): string => s.place(placeOf(name));
  const space = (name: string): string => s.spaceAt(placeOf(name));
  const tile = (name: string): string => s.tileAt(placeOf(name));
  switch (move.do) {
    case 'play': {
      const card = cardOf(move.card);
      if (card < 0 || cardAt(card).rows[move.row - 1] === undefined) return `${move.card} ${move.row}`;
      const row = s.row(card, move.row - 1);
      return p.moves.play(s.card(card), cardAt(card).rows.length === 1 ? row : `${p.words.row(move.row)}: ${row}`);
    }
    case 'placeTemple':
      return p.moves.placeTemple(templeCost(me));
    case 'build':
      return p.moves.build(tile(move.space), tileThere(move.space, view, s));
    case 'discardThree':
      return p.moves.discardThree(constants.templeCost, me.unplaced.length === 0);
    case 'discard':
      return p.moves.discard(move.cards.map((id) => s.card(cardOf(id))).join(', '));
    case 'temple': {
      const temple = templeOf(me.tribe, move.temple);
      return temple < 0 ? move.temple : p.moves.temple(s.temple(me.tribe, temple), s.templeEffects(me.tribe, temple));
    }
    case 'templeOn':
      return p.moves.on(tile(move.space), tileThere(move.space, view, s));
    case 'effect': {
      const pending = top(view, 'effects')?.list[move.index];
      if (pending === undefined) return String(move.index);
      return p.moves.effect(s.effect(pending.effect), pending.leader < 0 ? null : s.leader(me.tribe, pending.leader));
    }
    case 'step':
      return p.moves.step(place(move.from), place(move.to));
    case 'fly':
      return p.moves.fly(place(move.from), place(move.to));
    case 'clean':
      return p.moves.clean(space(move.space), me.pollution[spaceOf(move.space)] ?? 0);
    case 'takeWater':
      return p.moves.takeWater;
    case 'forest': {
      const piece = tileOf(move.tile);
      return piece < 0 ? move.tile : p.moves.forest(s.tile(piece), view.forest.display.indexOf(piece) + 1);
    }
    case 'plant':
      return p.moves.plant(space(move.space));
    case 'takeVillageCard':
      return villageLabel(move.card, (card) =>
        p.moves.takeVillageCard(s.village(card), s.objective(villageCardAt(card).objective), s.immediate(card)),
      );
    case 'useNow': {
      const card = top(view, 'villageCardUse')?.card;
      return p.moves.useNow(card === undefined ? '' : s.immediate(card));
    }
    case 'keep': {
      const card = top(view, 'villageCardUse')?.card;
      return p.moves.keep(card === undefined ? '' : s.objective(villageCardAt(card).objective));
    }
    case 'replace':
      return villageLabel(move.card, (card) =>
        p.moves.replace(s.village(card), p.words.points(objectiveProgress(me, card).points)),
      );
    case 'draw': {
      const back = view.element.display[move.position - 1];
      return p.moves.draw(back === undefined ? '?' : s.element(back.color), move.position);
    }
    case 'drawDeck':
      return p.moves.drawDeck(view.element.top === null ? '?' : s.element(view.element.top.color));
    case 'leader': {
      const leader = leaderOf(me.tribe, move.leader);
      return leader < 0 ? move.leader : p.moves.leader(s.leader(me.tribe, leader), s.leaderAbility(me.tribe, leader));
    }
    case 'done':
      return p.moves.done;
    case 'decline': {
      const kind = view.stack.at(-1)?.f;
      const known = kind === 'forest' || kind === 'catapult' || kind === 'chooseTemple' || kind === 'leader';
      return known ? p.moves.decline[kind] : p.moves.done;
    }
  }
}

function villageLabel(id: string, make: (card: number) => string): string {
  const card = villageCardOf(id);
  return card < 0 ? id : make(card);
}

function tileThere(name: string, view: View, s: Sentences): string {
  const tile = playerAt(view, view.active).tiles[spaceOf(name)] ?? -1;
  return tile < 0 || tileAt(tile).start !== null ? '' : s.tile(tile);
}

function say<K extends Event['e']>(
  event: Extract<Event, { e: K }>,
  names: Names,
  p: Phrases,
  s: Sentences,
): string | null {
  const speak = p.events[event.e] as (e: Extract<Event, { e: K }>, names: Names, s: Sentences) => string | null;
  return speak(event, names, s);
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
