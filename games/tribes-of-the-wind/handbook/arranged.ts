import { notate, parseMove, RecordingSink, SeededRng } from '#kernel';
import { cardOf, cards, constants, leaderOf, templeOf, tileOf, villageCardOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { spaceOf } from '../rules/geometry.ts';
import type { Event, GameMove, Player, State } from '../rules/state.ts';

/** A real game that can be arranged piece by piece and played by notation: for figures, lessons and tests. */

export interface Table {
  readonly s: State;
  readonly rng: SeededRng;
  readonly out: RecordingSink<Event>;
}

const TRIBES = ['falcons', 'springs', 'embers', 'roots', 'pilgrims'];

/** A game of these tribes at the first action of seat 0, with start bonuses left unused. */
export function table(seats = 3, tribes: readonly string[] = TRIBES.slice(0, seats), seed = 'test'): Table {
  const rng = new SeededRng(seed);
  const out = new RecordingSink<Event>();
  const t = { s: game.setup({ tribes }, seats, rng, out), rng, out };
  while (t.s.phase === 'setup') go(t, 'done');
  return t;
}

export const player = (t: Table, seat = 0): Player => t.s.players[seat] as Player;

export const asked = (t: Table): string => game.decisions(t.s)[0]?.kind ?? 'over';
export const options = (t: Table): string[] => game.decisions(t.s)[0]?.options.map((m) => notate(game.moves, m)) ?? [];

export function read(line: string): GameMove {
  const move = parseMove(game.moves, line);
  if (move === null) throw new Error(`no notation: ${line}`);
  return move as GameMove;
}

/** Makes moves of the active seat one by one; forced moves are not played by themselves here. */
export function go(t: Table, ...lines: string[]): void {
  for (const line of lines) {
    const why = game.whyNot(t.s, t.s.active, read(line));
    if (why !== null)
      throw new Error(`${line} is refused: ${why.ruling} ${why.key}; options: ${options(t).join(', ')}`);
    game.apply(t.s, t.s.active, read(line), t.rng, t.out);
  }
}

const LETTERS = 'BYRG';
const colorOfLetter = (letter: string): number => LETTERS.indexOf(letter);

export interface Deal {
  /** One line a seat: ids or letters B Y R G for any card of that colour. */
  readonly racks?: readonly (string | null)[];
  readonly display?: string;
  readonly top?: string;
}

/** Deals the named element cards; all the others stay somewhere. */
export function deal(t: Table, d: Deal): void {
  const wanted = [...(d.racks ?? []), d.display ?? null, d.top ?? null].flatMap((l) => l?.split(' ') ?? []);
  const named = new Set(wanted.filter((w) => w.length > 1).map(cardOf));
  const racks = d.racks ?? [];
  const free: number[] = [];
  const give = (line: string, place: number[]): void => {
    free.push(...place.splice(0, place.length));
    pools.push([line, place]);
  };
  const pools: [string, number[]][] = [];
  for (const [seat, line] of racks.entries()) if (line !== null) give(line, player(t, seat).rack);
  if (d.display !== undefined) give(d.display, t.s.elementDisplay);
  const kept = [...t.s.players.map((p) => p.rack), t.s.elementDisplay, t.s.elementDiscard];
  free.push(...t.s.elementDeck.splice(0, t.s.elementDeck.length));
  // A named card that lies in a place that stays as it is changes places with any card of its colour.
  for (const card of named)
    for (const place of kept) {
      const i = place.indexOf(card);
      if (i < 0) continue;
      const other = free.findIndex((c) => !named.has(c) && cards[c]?.color === cards[card]?.color);
      place[i] = free.splice(other, 1)[0] as number;
      free.push(card);
    }
  const take = (word: string): number => {
    const i =
      word.length > 1
        ? free.indexOf(cardOf(word))
        : free.findIndex((c) => !named.has(c) && cards[c]?.color === colorOfLetter(word));
    if (i < 0) throw new Error(`no card ${word} left`);
    return free.splice(i, 1)[0] as number;
  };
  const top = d.top === undefined ? [] : [take(d.top)];
  for (const [line, place] of pools) place.push(...line.split(' ').map(take));
  t.s.elementDeck.push(...free, ...top);
}

/** Puts forest tiles from the stack or display into a terrain: { r0c1: 'teal-01' }; a '!' behind the id makes it a village. */
export function lay(t: Table, seat: number, tiles: Readonly<Record<string, string>>): void {
  const p = player(t, seat);
  for (const [name, id] of Object.entries(tiles)) {
    const space = spaceOf(name);
    const tile = tileOf(id.replace('!', ''));
    const inStack = t.s.forestStack.indexOf(tile);
    if (inStack >= 0) t.s.forestStack.splice(inStack, 1);
    else {
      t.s.forestDisplay.splice(t.s.forestDisplay.indexOf(tile), 1);
      t.s.forestDisplay.push(t.s.forestStack.pop() as number);
    }
    p.tiles[space] = tile;
    t.s.supply.pollution += p.pollution[space] as number;
    p.pollution[space] = 0;
    if (id.endsWith('!')) {
      p.village[space] = 1;
      p.treehouses--;
    }
  }
}

/** Riders fly from the capital to these spaces: { r0c1: 2 }. */
export function station(t: Table, seat: number, riders: Readonly<Record<string, number>>): void {
  const p = player(t, seat);
  for (const [name, n] of Object.entries(riders)) {
    p.riders[spaceOf(name)] = (p.riders[spaceOf(name)] ?? 0) + n;
    p.capital -= n;
  }
}

export function bless(t: Table, seat: number, temples: Readonly<Record<string, string>>): void {
  const p = player(t, seat);
  for (const [name, id] of Object.entries(temples)) {
    const temple = templeOf(p.tribe, id);
    p.temple[spaceOf(name)] = temple;
    p.unplaced.splice(p.unplaced.indexOf(temple), 1);
  }
}

/** Pollution of the named spaces; all others are clean. */
export function pollute(t: Table, seat: number, tokens: Readonly<Record<string, number>>): void {
  const p = player(t, seat);
  const all = (): number => p.pollution.reduce((a, b) => a + b, 0);
  t.s.supply.pollution += all();
  p.pollution.fill(0);
  for (const [name, n] of Object.entries(tokens)) p.pollution[spaceOf(name)] = n;
  t.s.supply.pollution -= all();
}

/** Village cards on the left of the board, taken from wherever they lie. */
export function objectives(t: Table, seat: number, ids: readonly string[]): void {
  const p = player(t, seat);
  t.s.villageDeck.unshift(...p.objectives.splice(0, p.objectives.length));
  for (const id of ids) p.objectives.push(fetchVillageCard(t, id));
}

/** The village display, from left to right. */
export function villageDisplay(t: Table, ids: readonly string[]): void {
  const taken = ids.map((id) => fetchVillageCard(t, id));
  t.s.villageDeck.unshift(...t.s.villageDisplay.splice(0, constants.villageDisplay));
  t.s.villageDisplay.push(...taken);
}

function fetchVillageCard(t: Table, id: string): number {
  const card = villageCardOf(id);
  for (const place of [t.s.villageDeck, t.s.villageDisplay, ...t.s.players.map((p) => p.objectives)]) {
    const i = place.indexOf(card);
    if (i >= 0) return place.splice(i, 1)[0] as number;
  }
  throw new Error(`${id} is nowhere`);
}

export function lead(t: Table, seat: number, ...ids: string[]): void {
  const p = player(t, seat);
  p.leaders.push(...ids.map((id) => leaderOf(p.tribe, id)));
}

/** The forest display, from left to right; what lay there goes under the stack. */
export function forestDisplay(t: Table, ids: readonly string[]): void {
  const wanted = ids.map(tileOf);
  const all = [...t.s.forestDisplay, ...t.s.forestStack].filter((tile) => !wanted.includes(tile));
  t.s.forestDisplay.splice(0, constants.forestDisplay, ...wanted);
  t.s.forestStack.splice(0, t.s.forestStack.length, ...all);
}
