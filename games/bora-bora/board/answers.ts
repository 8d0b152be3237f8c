/** On which thing each answer lies. Things are named after the table under the hand: what is drawn or moved on the way has not moved yet. */
import type { Answers, Follows, Lies } from '#web/kit/contract.ts';
import { MATERIAL_IDS, PERSON_IDS, REGION_IDS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { freeSpaces } from '../rules/helpers.ts';
import { type GameMove, NOBODY, type View } from '../rules/state.ts';
import type { GodId } from '../rules/words.ts';
import {
  type Asked,
  type At,
  counted,
  deckSize,
  displayed,
  kindFields,
  type MoveOf,
  made,
  mine,
  of,
  several,
} from './logic/here.ts';
import {
  DECK,
  dieThing,
  fieldThing,
  fireThing,
  godThing,
  goodsThing,
  regionThing,
  slotThing,
  spaceThing,
  templeThing,
  tileThing,
} from './logic/ids.ts';
import { natural } from './natural.ts';
import { presets, sayings } from './sayings.ts';

// --- dice, persons, god cards ---

/** Dice of one face are the same die. */
function diceOf(here: At, value: number): string[] {
  const { dice, placed } = mine(here.start, here);
  return dice.flatMap((v, i) => (v === value && placed[i] === NOBODY ? [dieThing(i)] : []));
}

function drawn(m: MoveOf<'draw'>, d: Asked, here: At): Lies {
  const cards =
    m.from === 'deck'
      ? [counted(DECK, made(here, m) + 1)]
      : displayed(here).flatMap(([id, god]) => (god === m.from ? [id] : []));
  // What came up on the way is invented.
  return cards.length === 0 && here.uncertain ? undefined : { on: [cards], switch: several(d, here, ['draw']) };
}

// --- goods ---

/** A material comes to a space; what has no space left lies beside the place. */
function fetched(m: MoveOf<'fetch'>, d: Asked, here: At): Lies {
  const [space] = freeSpaces(mine(here.view, here), MATERIAL_IDS.indexOf(m.material));
  const on =
    space === undefined ? counted(goodsThing(here.seat, m.material), made(here, m) + 1) : spaceThing(here.seat, space);
  return { on: [on], switch: d.kind === 'helper' || several(d, here, ['fetch', 'store']) };
}

function helped(m: MoveOf<'help'>, here: At): Lies {
  switch (m.item) {
    case 'vp':
      return goodsThing(here.seat, 'vp');
    case 'offering':
      return { on: [counted(goodsThing(here.seat, 'offering'), made(here, m) + 1)], switch: true };
    case 'godCard': {
      const deck = counted(DECK, made(here, { do: 'draw', from: 'deck' }) + 1);
      return { on: [deckSize(here.view) > 0 ? deck : (displayed(here)[0]?.[0] ?? deck)], switch: true };
    }
    default:
      return null;
  }
}

const payOf = (god: GodId, about: string, pay: string): Lies =>
  pay === 'none' ? null : { on: [`${godThing(god)}=${about}${pay}`], switch: true, leads: god === 'white' };
/** Of several questions about one god the first is 0, whatever it turns out to be about. */
const nth = (here: At, verb: GameMove['do']): string => `${of(here.chain, verb).length}.`;

function on(m: GameMove, d: Asked, here: At): Lies {
  const { seat } = here;
  switch (m.do) {
    case 'startHut':
    case 'expand':
      return regionThing(REGION_IDS.indexOf(m.region));
    case 'die':
      return { on: [diceOf(here, m.value), m.blue === undefined ? `card:${m.card}` : `card:${m.card}=${m.blue}`] };
    case 'store':
      return spaceThing(seat, m.space);
    case 'take':
      return slotThing(m.sex, m.slot);
    case 'priest':
      return templeThing(m.space);
    case 'build':
      return { on: [tileThing(seat, m.tile), spaceThing(seat, m.a), spaceThing(seat, m.b)] };
    case 'tattoo':
    case 'gather': {
      const field = mine(here.start, here).persons.indexOf(PERSON_IDS.indexOf(m.person));
      return { on: [fieldThing(seat, field)], switch: true };
    }
    case 'help':
      return helped(m, here);
    case 'fetch':
      return fetched(m, d, here);
    case 'moveHut':
      return { on: [counted(goodsThing(seat, 'hut'), d.kind === 'helper' ? made(here, m) + 1 : 1)], switch: true };
    case 'draw':
      return drawn(m, d, here);
    case 'fire':
      return { on: [fireThing(m.bonus)], switch: true };
    case 'use':
      return { on: [kindFields(here, m)].filter((fields) => fields.length > 0) };
    case 'extra': {
      const fields = kindFields(here, m).map((field) => `${field}=extra.${m.pay}`);
      return { on: [fields].filter((list) => list.length > 0), late: true };
    }
    case 'white':
      return payOf('white', '', m.pay);
    case 'red':
      return payOf('red', nth(here, 'red'), m.pay);
    case 'double':
      return payOf('green', nth(here, 'double'), m.pay);
    case 'buy':
      return `jewel:${m.jewel}`;
    case 'task':
    case 'fulfil':
    case 'discard':
      return `task:${m.task}`;
    case 'yellow':
      // A tap on a task saves it where it can: to discard it stands beside.
      return { on: [`task:${m.task}=yellow.${m.pay}`], first: true };
    default:
      return null;
  }
}

// --- how far a gesture goes ---

/** Questions that begin a turn of their own. */
const TURNS: readonly string[] = ['startHut', 'placeDie', 'buyJewel', 'resolveTask', 'takeTask', 'lastTasks'];

function follows(d: Asked, here: At): Follows {
  if (TURNS.includes(d.kind) || (d.kind === 'usePersons' && here.start.phase !== 'B')) return 'ends';
  // What a drawn card allows is not known yet.
  if (here.uncertain && (d.kind === 'usePersons' || d.kind === 'double')) return 'ends';
  const last = here.chain.at(-1)?.do;
  const again = (d.kind === 'takeGodCard' && last === 'draw') || (d.kind === 'chooseMaterial' && FETCHING.has(last));
  return again || d.kind === 'usePersons' ? 'may' : 'must';
}

const FETCHING: ReadonlySet<string | undefined> = new Set(['fetch', 'store']);

export const answers: Answers<View, GameMove, Event> = { on, natural, follows, sayings, presets };
