import type { Standing } from '#kernel';
import type { PersonAtTable } from '../kit/contract.ts';
import { usePhone } from '../kit/use-phone.ts';
import { Icon } from '../parts/icon.tsx';
import { absence } from '../parts/presence.tsx';
import { Token } from '../parts/token.tsx';
import { levelName, points, t } from '../text/index.ts';
import type { LogLine } from './log-lines.ts';
import type { TableStore } from './store.ts';
import { Dots, seatState, stateWord } from './who.tsx';

interface Props {
  readonly s: TableStore;
  readonly standing: Standing;
  readonly lines: readonly LogLine[];
}

function Opponent({ s, standing, lines, person }: Props & { person: PersonAtTable }) {
  const phone = usePhone();
  const info = s.shown.value?.table.seats[person.seat];
  const state = seatState(s, person.seat);
  const away = absence(info);
  const lastLine = lines.findLast((l) => l.seat === person.seat);
  const open = phone ? s.focusSeat.value === person.seat : true;
  return (
    <section class={`opp seat-${person.colour} ${open ? 'open' : ''}`} aria-label={person.name}>
      <button
        type="button"
        class="opp-head"
        aria-expanded={phone ? open : s.focusSeat.value === person.seat}
        onClick={() => {
          s.focusSeat.value = s.focusSeat.value === person.seat ? null : person.seat;
        }}
      >
        <Token colour={person.colour} name={person.name} />
        <span class="opp-name">
          <b>{person.name}</b>
          {person.me ? (
            <em>{t().you}</em>
          ) : person.bot && info?.level !== undefined ? (
            <em>{t().botOf(levelName(info.level))}</em>
          ) : null}
          <small class={state}>
            {state === 'thinking' || state === 'on' ? <Dots /> : null}
            {state === 'done' ? <Icon name="ok" /> : null}
            <span>{stateWord(state)}</span>
            {away === null ? null : <span>{away}</span>}
          </small>
        </span>
        <span class="opp-points num">{points(standing.seats[person.seat]?.total ?? 0)}</span>
        <Icon name="down" class="chev" />
      </button>
      {open && lastLine !== undefined ? <p class="opp-last">{lastLine.sentence}</p> : null}
    </section>
  );
}

/** Those beside the one whose table it is; for spectators everybody. */
export function Seats(props: Props & { people: readonly PersonAtTable[] }) {
  const { people } = props;
  if (people.length === 0) return null;
  return (
    <aside class={`opps n${people.length}`} aria-label={t().players}>
      {people.map((person) => (
        <Opponent key={person.seat} {...props} person={person} />
      ))}
    </aside>
  );
}
