import type { MoveShapes } from '#kernel';
import { cards, constants, tiles, tribes, villageCards } from './data.ts';
import { PLACE_NAMES } from './geometry.ts';
import type { GameMove, Verb } from './state.ts';

/** The notation of every verb. */
export const moves: MoveShapes & Readonly<Record<Verb, MoveShapes[string]>> = {
  play: { card: 'word', row: 'int' },
  placeTemple: {},
  build: { space: 'word' },
  discardThree: {},
  discard: { cards: 'words' },
  temple: { temple: 'word' },
  templeOn: { space: 'word' },
  effect: { index: 'int' },
  step: { from: 'word', to: 'word' },
  clean: { space: 'word' },
  takeWater: {},
  fly: { from: 'word', to: 'word' },
  forest: { tile: 'word' },
  plant: { space: 'word' },
  takeVillageCard: { card: 'word' },
  useNow: {},
  keep: {},
  replace: { card: 'word' },
  draw: { position: 'int' },
  drawDeck: {},
  leader: { leader: 'word' },
  done: {},
  decline: {},
};

/** Moves are made once and listed again and again: option lists cost no objects. */
const each = <T>(names: readonly string[], make: (name: string) => T): readonly T[] => names.map(make);

export const PLACE_TEMPLE: GameMove = { do: 'placeTemple' };
export const DISCARD_THREE: GameMove = { do: 'discardThree' };
export const TAKE_WATER: GameMove = { do: 'takeWater' };
export const USE_NOW: GameMove = { do: 'useNow' };
export const KEEP: GameMove = { do: 'keep' };
export const DRAW_DECK: GameMove = { do: 'drawDeck' };
export const DONE: GameMove = { do: 'done' };
export const DECLINE: GameMove = { do: 'decline' };

const plays = cards.map((c) => c.rows.map((_, r): GameMove => ({ do: 'play', card: c.id, row: r + 1 })));
const builds = each(PLACE_NAMES, (space): GameMove => ({ do: 'build', space }));
const templesOn = each(PLACE_NAMES, (space): GameMove => ({ do: 'templeOn', space }));
const plants = each(PLACE_NAMES, (space): GameMove => ({ do: 'plant', space }));
const cleans = each(PLACE_NAMES, (space): GameMove => ({ do: 'clean', space }));
const steps = PLACE_NAMES.map((from) => each(PLACE_NAMES, (to): GameMove => ({ do: 'step', from, to })));
const flights = PLACE_NAMES.map((from) => each(PLACE_NAMES, (to): GameMove => ({ do: 'fly', from, to })));
const forests = tiles.map((t): GameMove => ({ do: 'forest', tile: t.id }));
const taken = villageCards.map((c): GameMove => ({ do: 'takeVillageCard', card: c.id }));
const replaced = villageCards.map((c): GameMove => ({ do: 'replace', card: c.id }));
const draws = Array.from({ length: constants.elementDisplay }, (_, i): GameMove => ({ do: 'draw', position: i + 1 }));
const temples = tribes.map((t) => t.temples.map((x): GameMove => ({ do: 'temple', temple: x.id })));
const leaders = tribes.map((t) => t.leaders.map((x): GameMove => ({ do: 'leader', leader: x.id })));
const chosen: GameMove[] = [];

export const play = (card: number, row: number): GameMove => plays[card]?.[row] as GameMove;
export const build = (space: number): GameMove => builds[space] as GameMove;
export const templeOn = (space: number): GameMove => templesOn[space] as GameMove;
export const plant = (space: number): GameMove => plants[space] as GameMove;
export const clean = (space: number): GameMove => cleans[space] as GameMove;
export const step = (from: number, to: number): GameMove => steps[from]?.[to] as GameMove;
export const fly = (from: number, to: number): GameMove => flights[from]?.[to] as GameMove;
export const forest = (tile: number): GameMove => forests[tile] as GameMove;
export const takeVillageCard = (card: number): GameMove => taken[card] as GameMove;
export const replace = (card: number): GameMove => replaced[card] as GameMove;
export const draw = (index: number): GameMove => draws[index] as GameMove;
export const temple = (tribe: number, t: number): GameMove => temples[tribe]?.[t] as GameMove;
export const leader = (tribe: number, l: number): GameMove => leaders[tribe]?.[l] as GameMove;
export function effect(index: number): GameMove {
  for (let i = chosen.length; i <= index; i++) chosen.push({ do: 'effect', index: i });
  return chosen[index] as GameMove;
}
