/** What names and explains more than one kind of things. Pure. */
import type { Language } from '#kernel';
import type { Lying, Situation, Walked } from '#web/kit/contract.ts';
import {
  KINDS,
  type Kind,
  PERSONS,
  type Person,
  TASK_IDS,
  TASK_VP,
  TASK_VP_YELLOW,
  TASKS,
  type Task,
} from '../../rules/data.ts';
import type { Event } from '../../rules/events.ts';
import type { GameMove, PlayerView, View } from '../../rules/state.ts';
import { MAN, SEXES, type Sex } from '../../rules/words.ts';
import { taskShort } from '../../text/tasks.ts';
import { taskState } from '../stock.ts';
import { words } from '../words.ts';
import { taskThing } from './ids.ts';

export type At = Situation<View, GameMove, Event>;
export type Way = Walked<View, GameMove, Event>;
export type Thing = Lying<GameMove>;

export const round = (view: View): number => Math.max(0, view.round - 1);

/** What one would expect to answer at a thing, where its question is the one that waits. */
export const why = (s: At, kind: string, move: GameMove): GameMove | null =>
  s.decisions[0]?.kind === kind ? move : null;

/** When a thing has its turn, if it is not its question now. */
export function when(s: At, phase: 'A' | 'B' | 'C'): string | undefined {
  const here = s.view.phase.startsWith(phase);
  return here && (phase !== 'A' || s.view.stack.length > 0) ? undefined : words(s.lang).ex.phases[phase];
}

export function personName(tile: number, lang: Language): string {
  const { sex, kind, symbols } = PERSONS[tile] as Person;
  const word = SEXES[sex] as Sex;
  const w = words(lang);
  const gives = sex === MAN ? `${symbols}× ${w.status}` : w.cost(symbols);
  return `${(KINDS[kind] as Kind).name[word][lang]} (${w.sexes[word]}, ${gives})`;
}

export function personSays(tile: number, lang: Language): string[] {
  const { sex, kind, symbols } = PERSONS[tile] as Person;
  const { ex } = words(lang);
  const k = KINDS[kind] as Kind;
  return [`${ex.perTiles} ${ex.person[k.action](k.values.join(' / '))}`, ex.shift[SEXES[sex] as Sex](symbols)];
}

/** A task of somebody, or one that can be taken. */
export function taskOf(s: At, task: number, seat: number | null): Thing {
  const { ex } = words(s.lang);
  const { req, name } = TASKS[task] as Task;
  const mine = s.seat !== null && (s.view.players[s.seat] as PlayerView).tasks.includes(task);
  return {
    id: taskThing(task),
    name: taskShort(task, s.lang),
    explain: () => {
      const state = seat === null ? null : taskState(s.view, seat, task);
      const need = req.reduce((n, r) => n + r.n, 0);
      const counts = state === null ? undefined : ex.have(String(state.have), need);
      return { says: [name[s.lang], ex.task(TASK_VP, TASK_VP_YELLOW)], counts, help: when(s, 'C') };
    },
    why: mine ? why(s, 'resolveTask', { do: 'fulfil', task: TASK_IDS[task] as string }) : null,
  };
}
