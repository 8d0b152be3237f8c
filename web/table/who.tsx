import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

export type SeatState = 'on' | 'thinking' | 'done' | 'away' | 'none';

/** What a seat is doing, as header and panels show it. */
export function seatState(s: TableStore, seat: number): SeatState {
  const table = s.shown.value?.table;
  if (table === undefined || table.status !== 'running') return 'none';
  const info = table.seats[seat];
  if (table.waitingFor.includes(seat)) {
    if (seat === table.mySeat) return 'on';
    // Nobody thinks while they are away.
    return info?.kind === 'person' && !info.here && info.standIn === undefined ? 'away' : 'thinking';
  }
  return s.together.value.includes(seat) ? 'done' : 'none';
}

export function stateWord(state: SeatState): string {
  return state === 'on'
    ? t().youAreOn
    : state === 'thinking'
      ? t().thinking
      : state === 'done'
        ? t().done
        : state === 'away'
          ? t().away
          : '';
}

export function Dots() {
  return (
    <span class="think" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** In one fixed place: who is asked, who is still thinking. */
export function Who({ s }: { s: TableStore }) {
  return (
    <ul class="who" aria-label={t().whoIsOn}>
      {s.people.value.map((p) => {
        const state = seatState(s, p.seat);
        return (
          <li key={p.seat} class={state}>
            <Token {...p} size="sm" />
            <span class="sr">
              {p.name} {state === 'on' ? '' : stateWord(state)}
            </span>
            {state === 'on' ? <span class="who-word">{t().youAreOn}</span> : null}
            {state === 'thinking' ? <Dots /> : null}
            {state === 'done' ? <Icon name="ok" class="fini" /> : null}
          </li>
        );
      })}
    </ul>
  );
}
