import type { SeatInfo } from '#server/protocol.ts';
import { now } from '../app/now.ts';
import type { Sign } from '../kit/contract.ts';
import { t } from '../text/index.ts';
import { howLong, MINUTE } from '../text/time.ts';
import { Token } from './token.tsx';

/** Whether somebody is here, by shape and word: a full dot, half a dot, or an open ring and how long they are gone. */
export function presenceWord(seat: Pick<SeatInfo, 'kind' | 'here' | 'half' | 'seenAt'>): string {
  if (seat.kind !== 'person') return '';
  if (seat.here && seat.half) return t().halfAway;
  if (seat.here || seat.seenAt === undefined) return t().here;
  const ms = now.value - seat.seenAt;
  return ms < MINUTE ? t().justLeft : t().awayFor(howLong(ms));
}

/** The word for whoever is not here with their eyes; nothing is said about the others. */
export function absence(seat: SeatInfo | undefined): string | null {
  if (seat === undefined || seat.kind !== 'person' || seat.me || (seat.here && !seat.half)) return null;
  return presenceWord(seat);
}

interface Props {
  readonly seat: Pick<SeatInfo, 'kind' | 'here' | 'half' | 'colour'>;
  readonly name: string;
  /** The game's own sign of the seat instead of the person's colour; null as long as chance decides. */
  readonly sign?: Sign | null | undefined;
  readonly size?: '' | 'sm';
}

/** A person's token with the dot of their presence; bots have none. */
export function PresentToken({ seat, name, sign, size = '' }: Props) {
  const colour = sign === undefined ? seat.colour : (sign?.colour ?? null);
  const token = <Token colour={colour} emblem={sign?.emblem} name={name} size={size} />;
  if (seat.kind !== 'person') return token;
  return (
    <span class={`pr ${!seat.here ? 'pr-off' : seat.half ? 'pr-half' : 'pr-here'} ${size}`}>
      {token}
      <i aria-hidden="true" />
    </span>
  );
}
