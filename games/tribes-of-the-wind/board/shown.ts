import type { Props } from './props.ts';

/** Whose terrain is looked at: an opponent's that was tapped, mine, or that of whoever is to move. */
export const seatShown = (p: Props): number =>
  p.focusSeat ?? p.seat ?? (typeof p.view.viewer === 'number' ? p.view.viewer : p.view.active);

/** A seat whose cards can be opened: mine, or the one looked at in a replay, as far as its faces are known. */
export const isOpenSeat = (p: Props, seat: number): boolean => (p.seat ?? seat) === seat;
