import { useState } from 'preact/hooks';
import type { SeatWish } from '#server/protocol.ts';
import { me } from '../app/session.ts';
import { offeredLevel } from '../app/won.ts';
import { Icon } from '../parts/icon.tsx';
import { useRecord } from '../parts/record.ts';
import { Segmented } from '../parts/segmented.tsx';
import { Token } from '../parts/token.tsx';
import { levelName, t } from '../text/index.ts';
import { Levels } from './levels.tsx';

/** Colours as a new table deals them: mine is mine, the others get what is left in order. */
export function coloursOf(seats: readonly SeatWish[], mine: number): readonly number[] {
  const left = [0, 1, 2, 3, 4].filter((c) => c !== mine);
  return seats.map((s) => (s.kind === 'me' ? mine : (left.shift() ?? 0)));
}

interface Props {
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
  /** Offers open seats; a fork is played against bots and needs none. */
  readonly open: boolean;
  /** Lets my own seat move up and down. */
  readonly names?: readonly string[];
  /** For the usual points of bots, and mine. */
  readonly game?: string;
}

/** Who sits where: me, open, or a bot of some strength. */
export function SeatWishes({ seats, onChange, open, names, game }: Props) {
  const [ladder, setLadder] = useState<number | null>(null);
  const opened = ladder ?? seats.findIndex((s) => s.kind === 'bot');
  const person = me.value;
  const { games } = useRecord(game ?? '');
  const colours = coloursOf(seats, person?.colour ?? 0);
  const set = (i: number, wish: SeatWish): void => onChange(seats.map((s, k) => (k === i ? wish : s)));
  const sitAt = (i: number): void =>
    onChange(seats.map((s, k) => (k === i ? { kind: 'me' as const } : s.kind === 'me' ? (seats[i] as SeatWish) : s)));
  return (
    <ol class="wishes">
      {seats.map((seat, i) => {
        const colour = colours[i] ?? 0;
        const label = names?.[i] ?? t().seatKind(i + 1);
        return (
          // The place is the identity of a seat here: two open seats differ in nothing else.
          <li key={`seat-${label}-${String(i)}`}>
            {seat.kind === 'open' ? (
              <span class="free">
                <Icon name="link" />
              </span>
            ) : (
              <Token colour={colour} name={seat.kind === 'me' ? (person?.name ?? '?') : t().seatBot} />
            )}
            <span class="sn">
              <b>
                {seat.kind === 'me' ? (person?.name ?? t().you) : seat.kind === 'open' ? t().seatOpen : t().seatBot}
              </b>
              <small>
                {seat.kind === 'me' ? t().seatMe : seat.kind === 'open' ? t().seatOpenHint : levelName(seat.level)}
                {names?.[i] === undefined ? '' : ` · ${names[i]}`}
              </small>
            </span>
            {seat.kind === 'me' ? null : (
              <Segmented
                label={label}
                value={seat.kind}
                choices={[
                  { value: 'me' as const, label: t().seatMe },
                  ...(open ? [{ value: 'open' as const, label: t().seatOpen }] : []),
                  { value: 'bot' as const, label: t().seatBot },
                ]}
                onChange={(kind) => {
                  if (kind === 'me') sitAt(i);
                  else set(i, kind === 'bot' ? { kind, level: offeredLevel() } : { kind });
                }}
              />
            )}
            {seat.kind === 'bot' ? (
              <Levels
                game={game}
                seats={seats.length}
                results={games}
                value={seat.level}
                onChange={(level) => set(i, { kind: 'bot', level })}
                label={label}
                open={opened === i}
                onOpen={() => setLadder(i)}
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
