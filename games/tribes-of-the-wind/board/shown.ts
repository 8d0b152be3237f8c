import type { PlayerView } from '../rules/state.ts';
import type { Props } from './props.ts';

/** A land as the chain would leave it; its own owner alone looks ahead. */
export const landAhead = (p: Props, seat: number): PlayerView | null =>
  p.preview === null || p.seat !== seat ? null : (p.preview.view.players[seat] ?? null);
