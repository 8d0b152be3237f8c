/** Dice on action cards. Pure. */
import { FISHING } from '../../rules/data.ts';
import { isOpen, lowestDie } from '../../rules/helpers.ts';
import { NOBODY, type PlayerView, type View } from '../../rules/state.ts';

interface OnCard {
  readonly seat: number;
  readonly face: number;
}

/** Dice on a card, the lowest first: it decides. */
export function lyingOn(view: View, card: number): OnCard[] {
  return view.players
    .flatMap((pl, seat) => pl.dice.flatMap((face, i) => (pl.placed[i] === card ? [{ seat, face }] : [])))
    .sort((a, b) => a.face - b.face);
}

/** An opponent whose next die would close a card to all dice this seat has left; null if none can. */
export function closer(view: View, seat: number, card: number): OnCard | null {
  const left = (p: PlayerView): number[] => p.dice.filter((v, i) => v > 0 && p.placed[i] === NOBODY);
  const mine = left(view.players[seat] as PlayerView);
  if (card === FISHING || view.phase !== 'A' || mine.length === 0) return null;
  const low = Math.min(...mine);
  if (!isOpen(view, card, low)) return null;
  for (const other of view.order) {
    if (other === seat) continue;
    const faces = left(view.players[other] as PlayerView).filter((v) => v <= low && v < lowestDie(view, card));
    if (faces.length > 0) return { seat: other, face: Math.max(...faces) };
  }
  return null;
}
