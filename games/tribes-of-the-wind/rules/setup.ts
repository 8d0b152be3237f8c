import type { Rng, Sink } from '#kernel';
import { cards, constants, grid, SPACES, START_TILE, tiles, tribeAt, tribeOf, tribes, villageCards } from './data.ts';
import { advance, startBonus } from './flow.ts';
import type { Event, Options, Player, State } from './state.ts';
import { NONE } from './state.ts';

const RANDOM = 'random';

const indexes = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const spaces = (value: number): number[] => indexes(SPACES).map(() => value);

/** Section 3. Who sits where is drawn by the table; inside the game the first seat begins. */
export function setup(options: Options, seats: number, rng: Rng, out: Sink<Event>): State {
  const tribesBySeat = chooseTribes(options.tribes, seats, rng);
  const players = tribesBySeat.map((tribe, seat) => newPlayer(tribe, seat));
  for (const [seat, tribe] of tribesBySeat.entries()) out.tell({ e: 'tribe', seat, tribe });

  const forestStack = rng.shuffle('forest', forestTilesFor(seats));
  const villageDeck = rng.shuffle('village', indexes(villageCards.length));
  const elementDeck = rng.shuffle('element', indexes(cards.length));
  for (const [seat, p] of players.entries()) {
    p.objectives = deal(villageDeck, constants.startingObjectives);
    for (const card of p.objectives) out.tell({ e: 'firstObjective', seat, card });
  }
  for (const p of players) p.rack = deal(elementDeck, constants.handSize);
  const s: State = {
    phase: 'setup',
    round: 0,
    active: 0,
    players,
    forestDisplay: deal(forestStack, constants.forestDisplay),
    forestStack,
    villageDisplay: deal(villageDeck, constants.villageDisplay),
    villageDeck,
    villageDiscard: [],
    elementDisplay: deal(elementDeck, constants.elementDisplay),
    elementDeck,
    elementDiscard: [],
    shuffles: 0,
    shuffled: cards.map(() => 0),
    blind: 0,
    endTile: NONE,
    lastRound: 0,
    lastBuilt: 0,
    supply: { water: 0, pollution: 0 },
    stack: [],
  };
  startBonus(s, 0, out);
  advance(s, rng, out);
  return s;
}

/** TW-58: only tiles for this number of players. */
export const forestTilesFor = (seats: number): number[] =>
  indexes(START_TILE).filter((i) => (tiles[i]?.minPlayers ?? 0) <= seats);

const deal = (deck: number[], n: number): number[] => deck.splice(deck.length - n, n).reverse();

/** Chosen tribes stay; the others are dealt at random without repetition. */
function chooseTribes(wanted: readonly string[], seats: number, rng: Rng): number[] {
  const free = rng.shuffle(
    'tribes',
    indexes(tribes.length).filter((i) => !wanted.some((id) => tribeOf(id) === i)),
  );
  return indexes(seats).map((seat) => {
    const id = wanted[seat] ?? RANDOM;
    return id === RANDOM ? (free.pop() as number) : tribeOf(id);
  });
}

function newPlayer(tribe: number, seat: number): Player {
  const tilesOf = spaces(NONE);
  tilesOf[grid.start] = START_TILE + seat;
  return {
    tribe,
    water: 0,
    capital: constants.riders,
    riders: spaces(0),
    tiles: tilesOf,
    village: spaces(0),
    pollution: [...tribeAt(tribe).pollution],
    temple: spaces(NONE),
    unplaced: tribeAt(tribe).temples.map((_, i) => i),
    treehouses: constants.treehouses,
    objectives: [],
    used: [],
    leaders: [],
    pathSpent: false,
    specialSpent: false,
    rack: [],
  };
}
