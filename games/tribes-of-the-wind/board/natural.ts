/** What goes without saying once something was said: where a gesture leads if nobody says more. Pure. */
import type { Decision } from '#kernel';
import type { Gesture, Here } from '#web/kit/contract.ts';
import { cardAt } from '../rules/data.ts';
import { placeOf } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import type { Event, GameMove, MoveOf, PlayerView, Verb, View } from '../rules/state.ts';
import { topFrame } from './flights.ts';
import { bestCleaned, bestPlanted, leastUseful } from './gains.ts';
import { cardThing } from './ids.ts';

export type At = Here<View, GameMove, Event>;
export const landOf = (here: At): PlayerView => playerAt(here.view, here.seat);

/** The first word of a temple names it: its cards are asked for before it is. */
export const PLACED = '=place';
export function templeNamed(words: Gesture): string | null {
  const word = words.find((w) => w.endsWith(PLACED));
  return word === undefined ? null : word.slice(word.lastIndexOf('.') + 1, -PLACED.length);
}

const of = <K extends Verb>(moves: readonly GameMove[], verb: K): MoveOf<K>[] =>
  moves.filter((m): m is MoveOf<K> => m.do === verb);

/** Marked cards and then those that can do least. */
function discarded({ options }: Decision<GameMove>, here: At): GameMove | null {
  const sets = of(options, 'discard');
  const ids = [...leastUseful(here.view, here.seat)];
  const marked = ids.filter((card) => here.held.includes(cardThing(card)));
  const others = ids.filter((card) => !marked.includes(card));
  const chosen = [...marked, ...others].slice(0, sets[0]?.cards.length).map((card) => cardAt(card).id);
  return sets.find((m) => m.cards.every((card) => chosen.includes(card))) ?? null;
}

/** The path wants it there; whoever has just cleaned a space for it means that one. */
function planted({ options }: Decision<GameMove>, here: At): GameMove | null {
  const frame = topFrame(here.view);
  if (frame?.f !== 'forestSpace') return null;
  const plants = of(options, 'plant');
  const free = plants.map((m) => placeOf(m.space));
  const cleaned = of(here.chain, 'clean').map((m) => placeOf(m.space));
  const meant = free.filter((space) => cleaned.includes(space));
  const space = bestPlanted(landOf(here), frame.tile, meant.length > 0 ? meant : free);
  return plants.find((m) => placeOf(m.space) === space) ?? null;
}

/**
 * Cards that can do least (to the open hand too: some must go), the temple that was tapped on the first tile without one, the rest of a mix as water, cleanings where a forest
 * could grow, a tile on its path.
 */
export function natural(question: Decision<GameMove>, here: At): GameMove | null {
  const { options, kind } = question;
  if (here.words.length === 0 && kind !== 'discardCards') return null;
  switch (kind) {
    case 'discardCards':
      return discarded(question, here);
    case 'chooseTemple': {
      const temple = templeNamed(here.words);
      return of(options, 'temple').find((m) => m.temple === temple) ?? null;
    }
    case 'templeTile':
      return of(options, 'templeOn')[0] ?? null;
    case 'mixStep':
    case 'cleanStep': {
      const space = bestCleaned(landOf(here));
      return of(options, 'takeWater')[0] ?? of(options, 'clean').find((m) => placeOf(m.space) === space) ?? null;
    }
    case 'forestSpace':
      return planted(question, here);
    default:
      return null;
  }
}
