/** On which thing each answer lies; a flight, an amount of water and a village card with its use are one word for several moves. Pure. */
import type { Answers, Gesture, Lies, Saying } from '#web/kit/contract.ts';
import { cardOf, constants, tileOf, villageCardOf } from '../rules/data.ts';
import { CAPITAL, type Place, placeName, placeOf } from '../rules/geometry.ts';
import type { Event, GameMove, Verb, View } from '../rules/state.ts';
import {
  catapultFlights,
  crewFlight,
  type Flights,
  leftOf,
  riderPlaces,
  stepFlights,
  topFrame,
  waits,
} from './flights.ts';
import {
  cardThing,
  DECK,
  drawThing,
  keepThing,
  nowThing,
  objectiveThing,
  placeThing,
  rowThing,
  templeThing,
  tileThing,
  waterThing,
} from './ids.ts';
import { type At, landOf, natural, PLACED, templeNamed } from './natural.ts';

type Says = Saying<GameMove>;

const offers = (here: At, verb: Verb): boolean => here.question?.options.some((m) => m.do === verb) === true;

// --- flights ---

/** For each place whoever could fly there, the likeliest first; from one place alone if it is named. */
function flights(here: At, from: Place = -1): Flights {
  return here.once(`flights ${from}`, () =>
    offers(here, 'fly')
      ? catapultFlights(here.question?.options ?? [], landOf(here), from)
      : stepFlights(landOf(here), leftOf(topFrame(here.view)), from),
  );
}

/** Whoever touches the capital means the riders there: to fly home is said with whoever flies. */
function flightWord(here: At, from: Place, to: Place): string {
  const likeliest = to !== CAPITAL && flights(here).get(to)?.[0]?.from === from;
  return `${placeThing(here.seat, to)}${likeliest ? '' : `=${placeName(from)}`}`;
}

/** Riders who take off where they were touched. */
function* takingOff(here: At, from: Place): Generator<Says> {
  const mode = `${placeThing(here.seat, from)}=from`;
  for (const [to, [flight]] of flights(here, from))
    if (flight !== undefined) yield { word: placeThing(here.seat, to), moves: flight.moves, mode };
}

function* flying(here: At): Generator<Says> {
  const land = landOf(here);
  const left = leftOf(topFrame(here.view));
  const places = riderPlaces(land);
  const far = [...flights(here)].toSorted(([a], [b]) => Number(a === CAPITAL) - Number(b === CAPITAL));
  for (const [to, list] of far) {
    if (to === CAPITAL && land.capital > 0) yield* takingOff(here, CAPITAL);
    const thing = placeThing(here.seat, to);
    const crew = offers(here, 'step') ? crewFlight(land, to, left) : null;
    if (crew !== null) yield { word: `${thing}=crew`, moves: crew.moves };
    for (const [i, { from, moves, cost }] of list.entries()) {
      const one = { word: flightWord(here, from, to), moves };
      const riders = from === CAPITAL ? land.capital : (land.riders[from] ?? 0);
      const most = cost === 0 || i > 0 || to === CAPITAL ? 1 : Math.min(riders, Math.floor(left / cost));
      // A tile that waits for its last rider wants no more of them.
      const alone = waits(land, to);
      if (alone) yield one;
      for (let n = most; n > 1; n--)
        if (n !== crew?.riders || n * cost !== crew.cost)
          yield { word: `${thing}=${n}`, moves: Array<readonly GameMove[]>(n).fill(moves).flat() };
      if (!alone) yield one;
    }
  }
  const home = land.capital > 0 && flights(here).has(CAPITAL);
  for (const from of places) if (from !== CAPITAL || !home) yield* takingOff(here, from);
}

// --- amounts ---

const times = (n: number, move: GameMove): GameMove[] => Array<GameMove>(n).fill(move);

/** All at once before fewer; one alone is the answer itself. */
function* amounts(thing: string, most: number, move: GameMove): Generator<Says> {
  for (let n = most; n > 1; n--) yield { word: `${thing}=${n}`, moves: times(n, move) };
}

function* sayings(here: At): Generator<Says> {
  const left = leftOf(topFrame(here.view));
  const land = landOf(here);
  if (offers(here, 'step') || offers(here, 'fly')) yield* flying(here);
  for (const m of here.question?.options ?? [])
    switch (m.do) {
      case 'takeWater':
        yield* amounts(waterThing(here.seat), left, m);
        break;
      case 'clean': {
        const space = placeOf(m.space);
        yield* amounts(placeThing(here.seat, space), Math.min(left, land.pollution[space] ?? 1), m);
        break;
      }
      case 'drawDeck':
        yield* amounts(DECK, Math.min(constants.handSize - land.rack.length, here.view.element.left), m);
        break;
      case 'takeVillageCard': {
        const card = villageCardOf(m.card);
        yield { word: keepThing(card), moves: [m, { do: 'keep' }] };
        yield { word: nowThing(card), moves: [m, { do: 'useNow' }] };
        break;
      }
      default:
        break;
    }
}

// --- answers ---

/** A back by its place in the display as it lies there now: what was drawn on the way has not moved yet. */
function backAt(here: At, position: number): string | undefined {
  const left = here.start.element.display.map((_, i) => drawThing(i)).filter((thing) => !here.words.includes(thing));
  return left[position - 1];
}

/** A temple that was named first goes without saying: whoever wants another one taps it instead. */
function templeWord(here: At, temple: string): Lies {
  const named = templeNamed(here.words);
  return named === null ? `temple:${here.seat}.${temple}` : named === temple ? null : undefined;
}

function on(move: GameMove, _: unknown, here: At): Lies {
  const { seat } = here;
  switch (move.do) {
    case 'play':
      return rowThing(cardOf(move.card), move.row - 1);
    case 'placeTemple': {
      const { unplaced, tribe } = landOf(here);
      return { on: [unplaced.map((t) => `${templeThing(seat, tribe, t)}${PLACED}`)] };
    }
    case 'temple':
      return templeWord(here, move.temple);
    case 'discard':
      return { on: move.cards.map((card) => cardThing(cardOf(card))), switch: true };
    case 'build':
    case 'templeOn':
    case 'plant':
    case 'clean':
      return placeThing(seat, placeOf(move.space));
    case 'step':
    case 'fly':
      return flightWord(here, placeOf(move.from), placeOf(move.to));
    case 'takeWater':
      return waterThing(seat);
    case 'forest':
      return tileThing(tileOf(move.tile));
    case 'takeVillageCard':
      return keepThing(villageCardOf(move.card));
    case 'keep':
    case 'useNow': {
      const frame = topFrame(here.view);
      const half = move.do === 'keep' ? keepThing : nowThing;
      return frame?.f === 'villageCardUse' ? half(frame.card) : null;
    }
    case 'replace':
      return objectiveThing(villageCardOf(move.card));
    case 'draw':
      return backAt(here, move.position);
    case 'drawDeck':
      return DECK;
    case 'leader':
      return `leader:${seat}.${move.leader}`;
    case 'effect':
    case 'done':
    case 'decline':
      return { on: [], leads: true };
    case 'discardThree':
      return null;
  }
}

const drawn = (word: string): boolean => word.startsWith(DECK) || word.startsWith('draw:');

/** A back beside cards from the deck; where the rack is full with them, it takes the place of the last. */
function* presets(here: At): Generator<{ thing: string; to: Gesture }> {
  const at = here.words.findLastIndex((word) => word.startsWith(DECK));
  if (at < 0 || !here.words.slice(at).every(drawn)) return;
  const n = Number(here.words[at]?.split('=')[1] ?? 1) - 1;
  const fewer = n === 0 ? [] : [n === 1 ? DECK : `${DECK}=${n}`];
  const rest = here.question?.kind === 'draw' ? here.words : here.words.toSpliced(at, 1, ...fewer);
  for (const [i] of here.start.element.display.entries())
    if (!here.words.includes(drawThing(i))) yield { thing: drawThing(i), to: [...rest, drawThing(i)] };
}

export const answers: Answers<View, GameMove, Event> = { on, natural, follows: () => 'may', sayings, presets };
