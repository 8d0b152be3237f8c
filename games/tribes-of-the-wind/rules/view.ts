import type { Seat, Viewer } from '#kernel';
import { copyLand, copyStack } from './copy.ts';
import { colorOfCard } from './data.ts';
import { NONE, type PlayerView, type SeenCard, type State, type View } from './state.ts';

/** What a viewer may know: every back, the own faces, and nothing of what lies below the top of a deck. */
export function view(s: State, viewer: Viewer): View {
  const judge = viewer === 'judge';
  const seen = (card: number, face: boolean): SeenCard => ({
    color: colorOfCard[card] as number,
    card: face ? card : NONE,
    shuffled: s.shuffled[card] as number,
  });
  const top = s.elementDeck[s.elementDeck.length - 1];
  return {
    viewer,
    phase: s.phase,
    round: s.round,
    active: s.active,
    players: s.players.map((p, seat): PlayerView => {
      const known = knownFaces(s, viewer, seat, p.rack.length);
      return { ...copyLand(p), rack: p.rack.map((card, i) => seen(card, i < known)) };
    }),
    forest: {
      display: s.forestDisplay.slice(),
      top: s.forestStack[s.forestStack.length - 1] ?? NONE,
      left: s.forestStack.length,
    },
    village: {
      display: s.villageDisplay.slice(),
      left: s.villageDeck.length,
      discard: s.villageDiscard.slice(),
    },
    element: {
      display: s.elementDisplay.map((card) => seen(card, judge)),
      top: top === undefined ? null : seen(top, judge),
      left: s.elementDeck.length,
      discard: s.elementDiscard.slice(),
      shuffles: s.shuffles,
      shuffled: s.shuffled.slice(),
    },
    blind: s.blind,
    endTile: s.endTile,
    lastRound: s.lastRound,
    lastBuilt: s.lastBuilt,
    supply: { water: s.supply.water, pollution: s.supply.pollution },
    stack: copyStack(s.stack),
    order: judge
      ? { forest: s.forestStack.slice(), village: s.villageDeck.slice(), element: s.elementDeck.slice() }
      : null,
  };
}

/** How many cards of a rack, from the oldest on, a viewer sees from the front (TW-44: not the newest while drawing). */
function knownFaces(s: State, viewer: Viewer, seat: Seat, size: number): number {
  if (viewer === 'judge') return size;
  if (viewer !== seat) return 0;
  return seat === s.active ? size - s.blind : size;
}
