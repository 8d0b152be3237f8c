/** On which thing each answer lies. Things are named after the table under the hand: what is drawn or moved on the way has not moved yet. */
import type { Decision } from '#kernel';
import type { Answers, Follows, Here, Lies, Saying } from '#web/kit/contract.ts';
import { HELPER_POINTS, KIND_IDS, MATERIAL_IDS, PERSON_IDS, PERSONS, type Person, REGION_IDS } from '../rules/data.ts';
import type { Kinds } from '../rules/decisions.ts';
import type { Event } from '../rules/events.ts';
import { freeSpaces } from '../rules/helpers.ts';
import { type GameMove, NOBODY, type PlayerView, type View } from '../rules/state.ts';
import { GOD_IDS, type GodId, SEXES } from '../rules/words.ts';
import { settling } from './logic/ahead.ts';
import {
  DECK,
  dieThing,
  displayThing,
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

export type At = Here<View, GameMove, Event>;
export type Asked = Decision<GameMove>;
export type MoveOf<K> = Extract<GameMove, { do: K }>;

export const of = <K extends GameMove['do']>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);

const mine = (view: View, here: At): PlayerView => view.players[here.seat] as PlayerView;
const left = (d: Asked): number => Number(d.about?.left ?? 1);
const times = <T>(n: number, x: T): T[] => Array.from({ length: n }, () => x);
const upTo = (n: number): number[] => times(Math.max(0, n), 0).map((_, i) => i + 1);

// --- dice, persons, god cards ---

/** Dice of one face are the same die. */
function diceOf(here: At, value: number): string[] {
  const { dice, placed } = mine(here.start, here);
  return dice.flatMap((v, i) => (v === value && placed[i] === NOBODY ? [dieThing(i)] : []));
}

/** All fields where persons of a kind lie; who comes on the way lies nowhere yet. */
export function kindFields(here: At, m: { readonly sex: string; readonly kind: string }): string[] {
  return mine(here.start, here).persons.flatMap((tile, field) => {
    const person = tile === NOBODY ? null : (PERSONS[tile] as Person);
    return person !== null && SEXES[person.sex] === m.sex && KIND_IDS[person.kind] === m.kind
      ? [fieldThing(here.seat, field)]
      : [];
  });
}

/** Cards of the display that nobody has taken on the way, with their god. */
function displayed(here: At): [string, GodId][] {
  return here.start.godDisplay.flatMap((god, i): [string, GodId][] =>
    here.words.includes(displayThing(i)) ? [] : [[displayThing(i), GOD_IDS[god] as GodId]],
  );
}

/** A second draw joins the first; one alone takes the place of another. */
function several(d: Asked, here: At, verbs: readonly GameMove['do'][]): boolean {
  const since = here.chain.findLastIndex((m) => !verbs.includes(m.do));
  // Where the helper pays for it, everything is taken one by one.
  if (here.start.stack.some((frame) => frame.f === 'helper')) return true;
  return left(d) + here.chain.slice(since + 1).filter((m) => m.do === verbs[0]).length > 1;
}

function drawn(m: MoveOf<'draw'>, d: Asked, here: At): Lies {
  const cards = m.from === 'deck' ? [DECK] : displayed(here).flatMap(([id, god]) => (god === m.from ? [id] : []));
  // What came up on the way is invented.
  return cards.length === 0 && here.uncertain ? undefined : { on: [cards], switch: several(d, here, ['draw']) };
}

// --- goods ---

/** A material comes to a space; what has no space left lies beside the place. */
function fetched(m: MoveOf<'fetch'>, d: Asked, here: At): Lies {
  const [space] = freeSpaces(mine(here.view, here), MATERIAL_IDS.indexOf(m.material));
  const on = space === undefined ? goodsThing(here.seat, m.material) : spaceThing(here.seat, space);
  return { on: [on], switch: d.kind === 'helper' || several(d, here, ['fetch', 'store']) };
}

const deckSize = (view: View): number => view.godDeckSize + view.godDiscard.reduce((a, b) => a + b, 0);

function helped(m: MoveOf<'help'>, here: At): Lies {
  switch (m.item) {
    case 'vp':
      return goodsThing(here.seat, 'vp');
    case 'offering':
      return { on: [goodsThing(here.seat, 'offering')], switch: true };
    case 'godCard':
      return { on: [deckSize(here.view) > 0 ? `${DECK}=1` : (displayed(here)[0]?.[0] ?? DECK)], switch: true };
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
      return { on: [goodsThing(seat, 'hut')], switch: true };
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
      return `task:${m.task}=yellow.${m.pay}`;
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

// --- one word for several moves ---

type Say = Saying<GameMove>;

/** One, two, three of a good at once. */
function* amounts(thing: string, most: number, moves: (n: number) => readonly GameMove[]): Generator<Say> {
  for (const n of upTo(most)) yield { word: n === 1 ? thing : `${thing}=${n}`, moves: moves(n), switch: true };
}

/** A free space takes its material; what has no space comes as many times as there is something left for it. */
function* fetches(d: Asked, here: At, most: number): Generator<Say> {
  const isSwitch = d.kind === 'helper' || several(d, here, ['fetch', 'store']);
  for (const m of of(d.options, 'fetch')) {
    const free = freeSpaces(mine(here.view, here), MATERIAL_IDS.indexOf(m.material));
    for (const space of free)
      yield {
        word: spaceThing(here.seat, space),
        moves: free.length > 1 ? [m, { do: 'store', space }] : [m],
        switch: isSwitch,
      };
    if (free.length === 0 && most > 1)
      yield* amounts(goodsThing(here.seat, m.material), most, (n) => times<GameMove>(n, m));
  }
}

/** A god card from where it lies, with what lets it be taken. */
function* draws(here: At, most: number, first: GameMove | null): Generator<Say> {
  const draw = (from: string): GameMove[] => [...(first === null ? [] : [first]), { do: 'draw', from }];
  if (first !== null) for (const [word, god] of displayed(here)) yield { word, moves: draw(god), switch: true };
  for (const n of upTo(Math.min(most, deckSize(here.view))))
    yield {
      word: first === null && n === 1 ? DECK : `${DECK}=${n}`,
      moves: times(n, draw('deck')).flat(),
      switch: true,
    };
}

function* sayings(here: At): Generator<Say> {
  const { question: d, seat } = here;
  const can = (m: GameMove): boolean =>
    d?.options.some((o) => o.do === m.do && (m.do !== 'help' || (o.do === 'help' && o.item === m.item))) === true;
  const bought = (item: keyof typeof HELPER_POINTS): number =>
    d === null ? 0 : Math.floor(left(d) / HELPER_POINTS[item]);
  switch (d?.kind as Kinds | undefined) {
    case 'helper': {
      if (d === null) return;
      const [offering, card]: GameMove[] = [
        { do: 'help', item: 'offering' },
        { do: 'help', item: 'godCard' },
      ];
      if (can(offering as GameMove))
        yield* amounts(goodsThing(seat, 'offering'), bought('offering'), (n) => times(n, offering as GameMove));
      if (can(card as GameMove)) yield* draws(here, bought('godCard'), card as GameMove);
      yield* fetches(d, here, bought('material'));
      if (can({ do: 'moveHut' })) yield* huts(here, bought('moveHut'));
      return;
    }
    case 'chooseMaterial':
      if (d !== null) yield* fetches(d, here, left(d));
      return;
    case 'takeGodCard':
      if (d !== null && left(d) > 1) yield* draws(here, left(d), null);
      return;
    case 'fire1':
      if (d !== null && d.options.length > 1) yield* draws(here, 1, { do: 'fire', bonus: 'godCard' });
      return;
    case 'moveHuts':
      // All of them go without saying; whoever moves fewer stops.
      for (const n of upTo(left(d as Asked)).reverse())
        if (here.after(...times<GameMove>(n, { do: 'moveHut' }), { do: 'stop' }) !== null)
          yield {
            word: `${goodsThing(seat, 'hut')}=${n}`,
            moves: [...times<GameMove>(n, { do: 'moveHut' }), { do: 'stop' }],
            switch: true,
          };
  }
}

/** Only huts of the fields move to the reserve. */
function* huts(here: At, most: number): Generator<Say> {
  const { huts: fields } = mine(here.view, here);
  const there = fields.slice(0, -1).reduce((a, b) => a + b, 0);
  yield* amounts(goodsThing(here.seat, 'hut'), Math.min(most, there), (n) => times<GameMove>(n, { do: 'moveHut' }));
}

// --- taps that exchange words ---

/** Yellow stands beside the task as a switch; and the only region there is has been settled by itself: a tap there plays. */
function* presets(here: At): Generator<{ readonly thing: string; readonly to: readonly string[] }> {
  const region = here.chain.length === 0 ? -1 : settling(here, here.seat);
  if (region >= 0 && !here.words.includes(regionThing(region))) yield { thing: regionThing(region), to: here.words };
  const [m] = here.chain;
  const asked = here.root.decisions[0]?.options ?? [];
  if (m === undefined || !('task' in m)) return;
  const task = `task:${m.task}`;
  if (m.do === 'yellow' && asked.some((x) => x.do !== 'yellow' && 'task' in x && x.task === m.task))
    yield { thing: godThing('yellow'), to: [task] };
  const paid = m.do === 'yellow' ? undefined : of(asked, 'yellow').find((x) => x.task === m.task);
  if (paid !== undefined) yield { thing: godThing('yellow'), to: [`${task}=yellow.${paid.pay}`] };
}

export const answers: Answers<View, GameMove, Event> = { on, natural, follows, sayings, presets };
