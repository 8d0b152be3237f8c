/** Everybody in turn order, me among them: points, what matters most, whose turn it is. A tap opens that player's board. */
import type { LoadedGame } from '../app/games.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { Icon } from '../parts/icon.tsx';
import { absence } from '../parts/presence.tsx';
import { Token } from '../parts/token.tsx';
import { points, t } from '../text/index.ts';
import type { TableStore } from './store.ts';
import type { AnyProps } from './table-props.ts';
import { Dots, seatState, stateWord } from './who.tsx';

function Chip({ s, game, props, person }: Props & { person: PersonAtTable }) {
  const drawn = game.drawn;
  const { seat } = person;
  const state = seatState(s, seat);
  const score = props.standing.seats[seat];
  const total = score?.total ?? 0;
  const track = drawn?.track?.(props.view, seat) ?? total;
  const hidden = Object.values(score?.parts ?? {}).includes(null) ? ' +?' : '';
  const Line = drawn?.RailLine;
  const colour = person.colour;
  const open = s.focusSeat.value === seat;
  const info = s.shown.value?.table.seats[seat];
  const away = absence(info);
  return (
    <li class={`chip seat-${colour} ${state} ${person.me ? 'me' : ''}`} data-seat={seat}>
      <button type="button" aria-expanded={open} onClick={() => props.look(open ? null : seat)}>
        <Token {...person} size="sm" />
        <span class="chip-who">
          <b title={person.name}>{person.name}</b>
          <span class="chip-line">
            {state === 'thinking' ? <Dots /> : state === 'done' ? <Icon name="ok" /> : null}
            {state === 'none' ? null : <span class="sr">{stateWord(state)}</span>}
            {away === null ? null : <span>{away}</span>}
            {Line === undefined ? null : <Line {...props} person={person} />}
          </span>
        </span>
        <span class="chip-points">
          <b class="num" data-value="points">
            {points(track)}
          </b>
          {props.ended || (track === total && hidden === '') ? null : (
            <small data-value="total">{`${t().endsAt(points(total))}${hidden}`}</small>
          )}
        </span>
      </button>
    </li>
  );
}

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly props: AnyProps;
}

export function Rail({ s, game, props }: Props) {
  const first = game.drawn?.order?.(props.view) ?? [];
  const all = [...first, ...props.people.map((p) => p.seat).filter((seat) => !first.includes(seat))];
  return (
    <ol class={`rail n${all.length}`} aria-label={t().rail}>
      {all.map((seat) => {
        const person = props.people[seat];
        return person === undefined ? null : <Chip key={seat} s={s} game={game} props={props} person={person} />;
      })}
    </ol>
  );
}
