import {
  type GameText,
  type Json,
  type Message,
  type Refusal,
  type Seat,
  type Names as Seats,
  type Who,
  whoIs,
} from '#kernel';
import {
  BUILD_VP,
  CARD_IDS,
  JEWELS,
  type Jewel,
  KIND_IDS,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  REGION_IDS,
  ROUNDS,
} from '../rules/data.ts';
import type { Kinds } from '../rules/decisions.ts';
import type { Event } from '../rules/events.ts';
import { type GameMove, NOBODY, type Part, type View } from '../rules/state.ts';
import { GOD_IDS, type GodId, godIndex, sexIndex } from '../rules/words.ts';
import { made } from './made.ts';
import * as names from './names.ts';
import { makeSummary } from './summary.ts';
import { between, stock, turn } from './turn.ts';
import { say } from './verbs.ts';
import type { Args, EventKey, RefusalKey, Words } from './words.ts';

export function makeText(w: Words): GameText<GameMove, View, Event> {
  return {
    options: {},
    prompt: (decision, view) => prompt(w, decision.kind as Kinds, decision.about ?? {}, view),
    phase: (view) =>
      w.phases[view.phase]({ round: String(view.round), rounds: String(ROUNDS), pass: String(view.pass + 1) }),
    move: (move, view) => say(w, move, view).option,
    event: (event, seats) => eventText(w, event, seats),
    category: (key) => w.categories[key as Part] ?? key,
    counts: (key) => w.counts[key as Part] ?? key,
    refusal: (refusal) => refusalText(w, refusal),
    reasons: w.reasons,
    turn: (seat, events, seats) => turn(w, seat, events, seats),
    between: (events, seats) => between(w, events, seats, (event) => eventText(w, event, seats)),
    stock,
    made: (category, seat, view, events = []) => made(w, category as Part, seat, view, events),
    summary: (view, seats) => makeSummary(w, view, seats),
  };
}

/** Ids in arguments become names, everything else is written as it is. */
function wordsOf(w: Words, args: Readonly<Record<string, Json>>): Args {
  const out: Record<string, string> = {};
  for (const [key, value] of Object.entries(args)) out[key] = argText(w, key, value, args);
  return out;
}

function argText(w: Words, key: string, value: Json, args: Readonly<Record<string, Json>>): string {
  const word = String(value);
  switch (key) {
    case 'region':
      return names.region(w, REGION_IDS.indexOf(word));
    case 'card':
      return names.card(w, CARD_IDS.indexOf(word));
    case 'material':
      return names.good(w, MATERIAL_IDS.indexOf(word));
    case 'god':
      return names.god(w, godIndex(word));
    case 'kind':
      return names.kind(w, KIND_IDS.indexOf(word), sexIndex(String(args.sex)));
    case 'sex':
      return word === 'man' ? w.sex.man : w.sex.woman;
    default:
      return word;
  }
}

function prompt(w: Words, kind: Kinds, about: Readonly<Record<string, Json>>, view: View): string {
  const args: Record<string, string> = { ...wordsOf(w, about) };
  const either = (a: boolean, b: boolean, x: string, y: string): string => (a && b ? `${x} ${w.or} ${y}` : a ? x : y);
  if (kind === 'expand') args.ways = either(about.land === true, about.water === true, w.land, w.water);
  if (kind === 'takePerson') args.who = either(about.woman === true, about.man === true, w.sex.woman, w.sex.man);
  if (kind === 'build') args.vp = String(BUILD_VP[view.round - 1]);
  if (kind === 'double') {
    const effect = w.kindEffect[(KINDS[KIND_IDS.indexOf(String(about.kind))] as Kind).action];
    args.from = effect({ n: String(about.plain) });
    args.to = effect({ n: String(about.doubled) });
  }
  return w.prompts[kind](args);
}

/** Of what nobody does. */
const NOBODY_IS: Who = { name: '', you: false, does: (third) => third };

/** Fields of events that are indices → their names. */
function eventArgs(w: Words, event: Event, seats: Seats): Record<string, string> {
  const args: Record<string, string> = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (key === 'order') args.order = (value as number[]).map((seat) => names.inside(w, seats, seat)).join(', ');
    else if (key === 'dice') args.dice = (value as number[]).join(', ');
    else if (key === 'region') args.region = names.region(w, value as number);
    else if (key === 'card') args.card = names.card(w, value as number);
    else if (key === 'god') args.god = value === null ? '' : names.god(w, value as number);
    else if (key === 'material') args.material = names.good(w, value as number);
    else if (key === 'person') args.person = names.person(w, value as number);
    else if (key === 'jewel') args.jewel = names.jewel(w, value as number);
    else if (key === 'task') args.task = names.task(w, value as number);
    else args[key] = String(value);
  }
  return args;
}

function eventText(w: Words, event: Event, seats: Seats): string | null {
  const args = eventArgs(w, event, seats);
  const whoIsAt = (seat: Seat | null): Who => (seat === null || seat === NOBODY ? NOBODY_IS : whoIs(seats, seat));
  const who = whoIsAt('seat' in event ? event.seat : event.e === 'over' ? (event.order[0] as Seat) : null);
  let key: string = event.e;
  switch (event.e) {
    case 'stored':
      args.space = names.space(event.space);
      break;
    case 'built':
      args.a = names.space(event.a);
      args.b = names.space(event.b);
      break;
    case 'newOrder': {
      const tied = event.order.filter((_, i) => event.status[i] === event.status[i + 1]);
      const pairs = tied.map((seat) => {
        const next = event.order[event.order.indexOf(seat) + 1] as Seat;
        return w.before(whoIsAt(seat), whoIsAt(next));
      });
      if (pairs.length > 0) args.tied = pairs.join(', ');
      break;
    }
    case 'paid':
      args.pay = names.payment(w, event.god, event.pay);
      args.god = w.played[GOD_IDS[event.god] as GodId];
      break;
    case 'ends':
      return w.ends[event.phase](args);
    case 'settled':
      if (event.pushed !== NOBODY) key = 'settledPushed';
      break;
    case 'gained':
      key = event.what === 'offering' ? 'gainedOffering' : 'gainedShell';
      break;
    case 'points':
    case 'final':
      if (event.vp === 0) return null;
      args.part = w.categories[event.part];
      break;
    case 'statusVp':
      if (event.vp === 0) return null;
      break;
    case 'helperLost':
      if (event.n === 0) return null;
      break;
    case 'tookBlind':
      if (event.god !== null) key = 'tookBlindOwn';
      break;
    case 'used':
      args.person = names.kind(w, event.kind, event.sex);
      args.effect = w.kindEffect[(KINDS[event.kind] as Kind).action]({ n: String(event.value) });
      break;
    case 'templeTile':
      if (event.seat === null) key = 'templeTileGone';
      else if (event.tied) key = 'templeTileTied';
      break;
    case 'bought': {
      const { cost, vp } = JEWELS[event.jewel] as Jewel;
      args.cost = String(cost);
      args.vp = String(vp);
      break;
    }
    case 'fulfilled':
      if (event.yellow) key = 'fulfilledYellow';
      break;
  }
  return w.events[key as EventKey]?.(args, who, whoIsAt('pushed' in event ? event.pushed : null)) ?? null;
}

function refusalText(w: Words, refusal: Refusal | Message): string {
  const sentence = w.refusals[refusal.key as RefusalKey] ?? w.refusals.notNow;
  return sentence(wordsOf(w, refusal.args ?? {}));
}
