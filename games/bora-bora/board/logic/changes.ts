/** What a move changes for a seat, as far as it is sure: the difference of two views. */
import { JEWELS, MATERIAL_IDS, TASKS, type Task } from '../../rules/data.ts';
import { countMaterials } from '../../rules/effects/ceremony.ts';
import { hutsIn } from '../../rules/effects/huts.ts';
import type { Event } from '../../rules/events.ts';
import { NOBODY, type PlayerView, type View } from '../../rules/state.ts';
import { progress } from '../../rules/tasks.ts';
import type { Spent } from './payments.ts';

interface TaskChange {
  readonly task: number;
  readonly before: number;
  readonly after: number;
  readonly need: number;
}

export type Change =
  | { readonly what: 'material'; readonly material: number; readonly by: number }
  | { readonly what: 'offering' | 'shell' | 'godTile' | 'godCard' | 'status'; readonly by: number }
  /** A hut of this seat steps aside. */
  | { readonly what: 'aside'; readonly seat: number }
  | { readonly what: 'task'; readonly change: TaskChange };

const total = (list: readonly number[] | null): number => list?.reduce((a, b) => a + b, 0) ?? 0;
const player = (view: View, seat: number): PlayerView => view.players[seat] as PlayerView;

/** How far a seat is with a task: met and needed, summed over its requirements. Null if a hidden hand decides. */
export function taskState(view: View, seat: number, task: number): { have: number; need: number } | null {
  let have = 0;
  let need = 0;
  for (const part of progress(view, seat, player(view, seat), task)) {
    if (part.have === null) return null;
    have += Math.min(part.have, part.req.n);
    need += part.req.n;
  }
  return { have, need };
}

export function isDone(view: View, seat: number, task: number): boolean {
  const state = taskState(view, seat, task);
  return state !== null && state.have >= state.need;
}

function materialOf(view: View, seat: number, material: number): number {
  const waiting =
    view.acting === seat ? view.stack.filter((f) => f.f === 'store' && f.material === material).length : 0;
  return countMaterials(player(view, seat), material) + waiting;
}

function goods(before: View, after: View, seat: number, paid: Spent): Change[] {
  const list: Change[] = [];
  for (let material = 0; material < MATERIAL_IDS.length; material++) {
    const by = materialOf(after, seat, material) - materialOf(before, seat, material);
    if (by !== 0) list.push({ what: 'material', material, by });
  }
  const [a, b] = [player(before, seat), player(after, seat)];
  const amounts = [
    ['offering', b.offerings - a.offerings + paid.offering],
    ['shell', b.shells - a.shells],
    ['godTile', b.godTiles - a.godTiles + paid.godTile],
    ['godCard', b.handSize - a.handSize + paid.godCard],
    ['status', (after.status[seat] as number) - (before.status[seat] as number)],
  ] as const;
  for (const [what, by] of amounts) if (by !== 0 && before.round === after.round) list.push({ what, by });
  return list;
}

function tasks(before: View, after: View, seat: number): Change[] {
  const list: Change[] = [];
  for (const task of player(before, seat).tasks) {
    const a = taskState(before, seat, task);
    const b = taskState(after, seat, task);
    if (a === null || b === null || a.have === b.have) continue;
    if (!player(after, seat).tasks.includes(task)) continue;
    list.push({ what: 'task', change: { task, before: a.have, after: b.have, need: a.need } });
  }
  return list;
}

/** The region where a seat builds first in what lies ahead, −1 if nowhere. */
export function settling(there: { readonly events: readonly Event[] } | null, seat: number | null): number {
  for (const e of there?.events ?? [])
    if ((e.e === 'startHut' || e.e === 'settled') && e.seat === seat) return e.region;
  return -1;
}

/** All that changes; `region` is the one the move settles, or −1; `paid` is what gods took, which is told apart. */
export function changesOf(before: View, after: View, seat: number, region: number, paid: Spent): Change[] {
  const list = goods(before, after, seat, paid);
  if (region >= 0) {
    const holder = hutsIn(before, region).at(-1) ?? NOBODY;
    if (holder !== NOBODY && holder !== seat) list.push({ what: 'aside', seat: holder });
  }
  return [...list, ...tasks(before, after, seat)];
}

/** Tasks of a seat that are fulfilled, or would be after the selected move. */
export function readyTasks(before: View, after: View | null, seat: number): number {
  return player(before, seat).tasks.filter(
    (t) =>
      isDone(before, seat, t) || (after !== null && player(after, seat).tasks.includes(t) && isDone(after, seat, t)),
  ).length;
}

export const jewelPoints = (p: PlayerView): number => p.jewels.reduce((n, j) => n + (JEWELS[j]?.vp ?? 0), 0);
export const cardsInHand = (p: PlayerView): number => (p.hand === null ? p.handSize : total(p.hand));
export const firstRequirement = (task: number): Task['req'][number] =>
  (TASKS[task] as Task).req[0] as Task['req'][number];
