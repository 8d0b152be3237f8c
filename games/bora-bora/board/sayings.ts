/** One word for several moves: a god card with what pays for it, three offerings at once; and taps that exchange words. */
import type { Gesture, Saying } from '#web/kit/contract.ts';
import { HELPER_POINTS, MATERIAL_IDS } from '../rules/data.ts';
import type { Kinds } from '../rules/decisions.ts';
import { freeSpaces } from '../rules/helpers.ts';
import type { GameMove } from '../rules/state.ts';
import { settling } from './logic/ahead.ts';
import {
  type Asked,
  type At,
  counted,
  deckSize,
  displayed,
  left,
  type MoveOf,
  made,
  mine,
  of,
  several,
  times,
  upTo,
} from './logic/here.ts';
import { DECK, godThing, goodsThing, regionThing, spaceThing } from './logic/ids.ts';

type Say = Saying<GameMove>;

/** One, two, three of a good at once, beside those the hand has already. */
function* amounts(here: At, thing: string, most: number, m: GameMove): Generator<Say> {
  const before = made(here, m);
  for (const n of upTo(most)) yield { word: counted(thing, before + n), moves: times(n, m), switch: true };
}

/** A free space takes its material; what has no space comes as many times as there is something left for it. */
function* fetches(m: MoveOf<'fetch'>, d: Asked, here: At, most: number): Generator<Say> {
  const isSwitch = d.kind === 'helper' || several(d, here, ['fetch', 'store']);
  const free = freeSpaces(mine(here.view, here), MATERIAL_IDS.indexOf(m.material));
  for (const space of free) {
    const moves: GameMove[] = free.length > 1 ? [m, { do: 'store', space }] : [m];
    yield { word: spaceThing(here.seat, space), moves, switch: isSwitch };
  }
  if (free.length === 0 && most > 1) yield* amounts(here, goodsThing(here.seat, m.material), most, m);
}

/** A god card from where it lies, with what lets it be taken. */
function* draws(here: At, most: number, first: GameMove | null): Generator<Say> {
  const draw = (from: string): GameMove[] => [...(first === null ? [] : [first]), { do: 'draw', from }];
  if (first !== null) for (const [word, god] of displayed(here)) yield { word, moves: draw(god), switch: true };
  const before = made(here, { do: 'draw', from: 'deck' });
  for (const n of upTo(Math.min(most, deckSize(here.view))))
    yield { word: counted(DECK, before + n), moves: times(n, draw('deck')).flat(), switch: true };
}

/** What the points of the helper buy. */
function* bought(d: Asked, here: At): Generator<Say> {
  const most = (item: keyof typeof HELPER_POINTS): number => Math.floor(left(d) / HELPER_POINTS[item]);
  for (const m of d.options)
    if (m.do === 'fetch') yield* fetches(m, d, here, most('material'));
    else if (m.do === 'moveHut') yield* huts(here, most('moveHut'));
    else if (m.do === 'help' && m.item === 'offering')
      yield* amounts(here, goodsThing(here.seat, 'offering'), most('offering'), m);
    else if (m.do === 'help' && m.item === 'godCard') yield* draws(here, most('godCard'), m);
}

/** Only huts of the fields move to the reserve. */
function* huts(here: At, most: number): Generator<Say> {
  const there = mine(here.view, here)
    .huts.slice(0, -1)
    .reduce((a, b) => a + b, 0);
  yield* amounts(here, goodsThing(here.seat, 'hut'), Math.min(most, there), { do: 'moveHut' });
}

/** All huts go without saying; whoever moves fewer stops. */
function* fewer(d: Asked, here: At): Generator<Say> {
  for (const n of upTo(left(d)).reverse()) {
    const moves: GameMove[] = [...times<GameMove>(n, { do: 'moveHut' }), { do: 'stop' }];
    if (here.after(...moves) !== null) yield { word: `${goodsThing(here.seat, 'hut')}=${n}`, moves, switch: true };
  }
}

export function* sayings(here: At): Generator<Say> {
  const { question: d } = here;
  if (d === null) return;
  switch (d.kind as Kinds) {
    case 'helper':
      yield* bought(d, here);
      return;
    case 'chooseMaterial':
      for (const m of of(d.options, 'fetch')) yield* fetches(m, d, here, left(d));
      return;
    case 'takeGodCard':
      if (left(d) > 1) yield* draws(here, left(d), null);
      return;
    case 'fire1':
      if (d.options.length > 1) yield* draws(here, 1, { do: 'fire', bonus: 'godCard' });
      return;
    case 'resolveTask':
      // Without a god first.
      for (const m of d.options)
        if (m.do === 'fulfil' || m.do === 'discard') yield { word: `task:${m.task}`, moves: [m] };
      return;
    case 'moveHuts':
      yield* fewer(d, here);
  }
}

/** Yellow stands beside the task as a switch; and the only region there is has been settled by itself: a tap there plays. */
export function* presets(here: At): Generator<{ readonly thing: string; readonly to: Gesture }> {
  const region = here.chain.length === 0 ? -1 : settling(here, here.seat);
  if (region >= 0 && !here.words.includes(regionThing(region))) yield { thing: regionThing(region), to: here.words };
  const [m] = here.chain;
  if (m === undefined || !('task' in m)) return;
  const task = `task:${m.task}`;
  const others = (here.root.decisions[0]?.options ?? []).filter(
    (x) => 'task' in x && x.task === m.task && x.do !== m.do,
  );
  const [paid] = of(others, 'yellow');
  if (m.do === 'yellow' && others.length > 0) yield { thing: godThing('yellow'), to: [task] };
  else if (m.do !== 'yellow' && paid !== undefined)
    yield { thing: godThing('yellow'), to: [`${task}=yellow.${paid.pay}`] };
}
