import type { Decision, Move, Standing } from '#kernel';
import type { TableMessage } from '#server/protocol.ts';
import type { LoadedGame } from '../app/games.ts';
import type { TableProps } from '../kit/contract.ts';
import { lang } from '../text/index.ts';
import { withResigned } from './result.ts';
import type { Moment, TableStore } from './store.ts';

export type AnyProps = TableProps<unknown, Move, { readonly e: string }>;

function standingOf({ standing, status, seats }: TableMessage): Standing {
  const now = standing as Standing;
  if (status !== 'finished') return now;
  return withResigned(
    now,
    seats.filter((x) => x.resigned).map((x) => x.seat),
  );
}

/** Whose place lies before somebody, and whose is looked at. */
export function placeLooked(
  s: Pick<TableStore, 'people'>,
  game: LoadedGame,
  view: unknown,
  seat: number | null,
  looked: number | null,
  whose?: number,
): { readonly home: number; readonly shown: number } {
  const { viewer } = view as { readonly viewer?: unknown };
  const seen = typeof viewer === 'number' ? viewer : (whose ?? game.drawn?.acting?.(view));
  const home = seat ?? seen ?? s.people.value.find((p) => p.me)?.seat ?? 0;
  return { home, shown: looked ?? home };
}

/** What a board is given: the present with my question, or a moment of the past to look at. */
export function tableProps(s: TableStore, game: LoadedGame, moment: Moment | null): AnyProps | null {
  const table = s.shown.value?.table;
  if (table === undefined || table.view === null) return null;
  const now = moment === null && table.status === 'running';
  const reading = now ? s.fingers.reading.value : null;
  const view = moment === null ? table.view : moment.view;
  return {
    view,
    standing: moment === null ? standingOf(table) : moment.standing,
    people: s.people.value,
    names: s.names,
    seat: now ? table.mySeat : null,
    decision: now ? (s.decision.value as Decision<Move> | null) : null,
    offers: now ? s.offers.value : [],
    gesture: reading?.gesture ?? [],
    chain: reading?.chain ?? [],
    preview: (reading?.ahead ?? null) as AnyProps['preview'],
    changed: now ? s.fingers.changed.value : new Map(),
    lang: lang(),
    text: game.module.text[lang()] as AnyProps['text'],
    ...placeLooked(s, game, view, now ? table.mySeat : null, s.focusSeat.value, moment?.whose),
    look: (seat) => {
      s.focusSeat.value = seat;
    },
    ended: moment === null && table.status === 'finished',
    category: null,
  };
}
