/** What a seat has, in the order it is told: goods, status, and how far each of its tasks has come. Pure. */
import type { Language, Seat } from '#kernel';
import type { Figure } from '#web/kit/contract.ts';
import { JEWELS, MATERIAL_IDS, MATERIAL_NAMES, type Names } from '../rules/data.ts';
import { countMaterials, progress } from '../rules/helpers.ts';
import type { PlayerView, View } from '../rules/state.ts';
import { taskShort } from '../text/tasks.ts';
import { taskThing } from './logic/ids.ts';
import { words } from './words.ts';

const player = (view: View, seat: Seat): PlayerView => view.players[seat] as PlayerView;

/** How far a seat is with a task: met and needed, summed over its requirements. Null if a hidden hand decides. */
export function taskState(view: View, seat: Seat, task: number): { have: number; need: number } | null {
  let have = 0;
  let need = 0;
  for (const part of progress(view, seat, player(view, seat), task)) {
    if (part.have === null) return null;
    have += Math.min(part.have, part.req.n);
    need += part.req.n;
  }
  return { have, need };
}

export function isDone(view: View, seat: Seat, task: number): boolean {
  const state = taskState(view, seat, task);
  return state !== null && state.have >= state.need;
}

/** Tasks of a seat that are fulfilled, or would be after the selected move. */
export function readyTasks(before: View, after: View | null, seat: Seat): number {
  return player(before, seat).tasks.filter(
    (t) =>
      isDone(before, seat, t) || (after !== null && player(after, seat).tasks.includes(t) && isDone(after, seat, t)),
  ).length;
}

export const jewelPoints = (p: PlayerView): number => p.jewels.reduce((n, j) => n + (JEWELS[j]?.vp ?? 0), 0);

/** On the ceremony place, beside it, and on the way there. */
function materialOf(view: View, seat: Seat, material: number): number {
  const waits = view.acting === seat ? view.stack.filter((f) => f.f === 'store' && f.material === material).length : 0;
  return countMaterials(player(view, seat), material) + waits;
}

function tasks(view: View, seat: Seat, lang: Language): Figure[] {
  return player(view, seat).tasks.flatMap((task) => {
    const state = taskState(view, seat, task);
    if (state === null) return [];
    const { have, need } = state;
    const name = taskShort(task, lang);
    const chip = (by: number): string => words(lang).taskStep(name, have - by, have, need);
    return [{ id: taskThing(task), name, count: have, more: 'good' as const, chip }];
  });
}

export function stock(view: View, seat: Seat, lang: Language): Figure[] {
  const w = words(lang);
  const p = player(view, seat);
  const counted = [
    ['offering', w.offerings, p.offerings],
    ['shell', w.shells, p.shells],
    ['godTile', w.godTiles, p.godTiles],
    ['godCard', w.gods, p.handSize],
    ['status', w.status, view.status[seat] as number],
  ] as const;
  return [
    ...MATERIAL_IDS.map((id, i) => {
      const { [lang]: name } = MATERIAL_NAMES[i] as Names;
      return { id, name, count: materialOf(view, seat, i), more: 'good' as const };
    }),
    ...counted.map(([id, name, count]) => {
      const [one, many = one] = w.amounts[id];
      const chip = (by: number): string => w.signed(by, Math.abs(by) > 1 ? many : one);
      return { id, name, count, more: 'good' as const, chip };
    }),
    ...tasks(view, seat, lang),
  ];
}
