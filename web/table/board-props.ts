import type { Move } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { motionSpeed } from '../app/settings.ts';
import { lang } from '../text/index.ts';
import type { BoardProps } from './contract.ts';
import type { Moment, TableStore } from './store.ts';

/** What a board is given: the present with my question, or a moment of the past to look at. */
export function boardProps(
  s: TableStore,
  game: LoadedGame,
  moment: Moment | null,
): BoardProps<unknown, Move, unknown> | null {
  const table = s.shown.value?.table;
  if (table === undefined || table.view === null) return null;
  const past = moment !== null;
  return {
    view: past ? moment.view : table.view,
    standing: past ? moment.standing : (table.standing as BoardProps<unknown, Move, unknown>['standing']),
    people: s.people.value,
    names: s.names,
    seat: past || table.status !== 'running' ? null : table.mySeat,
    decision: past ? null : s.decision.value,
    offers: past ? [] : s.offers.value,
    selected: past ? null : s.selected.value,
    preview: past ? null : s.preview.value,
    select: s.select,
    play: (move) => void s.play(move),
    explain: s.explain,
    whyNot: s.whyNot,
    events: past ? moment.events : s.events.value,
    tick: past ? -1 - moment.n : s.tick.value,
    speed: motionSpeed(),
    lang: lang(),
    text: game.module.text[lang()],
    focusSeat: s.focusSeat.value,
    setFocusSeat: (seat) => {
      s.focusSeat.value = seat;
    },
  };
}
