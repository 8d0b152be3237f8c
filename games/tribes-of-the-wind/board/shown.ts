import type { PlayerView } from '../rules/state.ts';
import type { Props } from './props.ts';

/** Whose terrain is looked at: an opponent's that was tapped, mine, or that of whoever is to move. */
export const seatShown = (p: Props): number =>
  p.focusSeat ?? p.seat ?? (typeof p.view.viewer === 'number' ? p.view.viewer : p.view.active);

/** Whose rack lies before the viewer. */
export const seatHome = (p: Props): number =>
  p.seat ?? (typeof p.view.viewer === 'number' ? p.view.viewer : seatShown(p));

/** A land as the chain would leave it; its own owner alone looks ahead. */
export const landAhead = (p: Props, seat: number): PlayerView | null =>
  p.preview === null || p.seat !== seat ? null : (p.preview.view.players[seat] ?? null);
