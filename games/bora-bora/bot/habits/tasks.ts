import { JEWELS, type Jewel, TASKS, type Task } from '../../rules/data.ts';
import { PREDICATES } from '../../rules/requirements.ts';
import { have } from '../../rules/tasks.ts';
import { YELLOW } from '../../rules/words.ts';
import { pay } from './goods.ts';
import { late, need, p, pace, s, seat } from './scene.ts';
import { note, row, sign } from './signs.ts';
import { kept, WANT } from './wants.ts';

const BUY_VP = sign('buy.vp');
const BUY_COST = sign('buy.cost');
const BUY_COST_LATE = sign('buy.cost.late');
const BUY_WANTED = sign('buy.wanted');
const BUY_TYPE_WANTED = sign('buy.typeWanted');
const BUY_NEW_TYPE = sign('buy.newTypeWanted');
const BUY_BREAKS = sign('buy.breaksTask');
const BUY_BONUS = sign('buy.bonusOpen');
export function buy(j: number): void {
  const { type, cost, vp } = JEWELS[j] as Jewel;
  note(BUY_VP, vp);
  note(BUY_COST, cost);
  note(BUY_COST_LATE, cost * late);
  note(BUY_WANTED, need(WANT.jewels));
  note(BUY_TYPE_WANTED, need(WANT.jewelsOfType + type));
  if (need(WANT.jewelTypes) > 0 && newType(type)) note(BUY_NEW_TYPE, need(WANT.jewelTypes));
  if (p.shells - cost < (kept[WANT.shells] as number)) note(BUY_BREAKS);
  if (pace) note(BUY_BONUS, 1 + late);
}

function newType(type: number): boolean {
  for (const j of p.jewels) if ((JEWELS[j] as Jewel).type === type) return false;
  return true;
}

const PASS = sign('pass');
const END = sign('end');
const FINISH = sign('finish');
const FULFIL = sign('fulfil');
const FULFIL_BY = row('fulfil.by', PREDICATES.length);
const YELLOW_TASK = sign('yellow');
const YELLOW_LATE = sign('yellow.late');
const YELLOW_BY = row('yellow.by', PREDICATES.length);
const DISCARD = row('discard.lack', PREDICATES.length + 3);
const TAKE_TASK = row('task.lack', PREDICATES.length + 3);

/** What a task lacks, by requirement; behind that whether it is ready, one step away, and how the lack weighs late. */
function lacks(first: number, t: number): void {
  let sum = 0;
  for (const r of (TASKS[t] as Task).req) {
    const lack = r.n - (have(s, seat, p, r) ?? 0);
    if (lack <= 0) continue;
    sum += lack;
    note(first + PREDICATES.indexOf(r.p), lack);
  }
  if (sum === 0) note(first + PREDICATES.length);
  else if (sum === 1) note(first + PREDICATES.length + 1);
  note(first + PREDICATES.length + 2, sum * late);
}

export function fulfil(t: number): void {
  note(FULFIL);
  for (const r of (TASKS[t] as Task).req) note(FULFIL_BY + PREDICATES.indexOf(r.p));
}

export function fulfilWithYellow(t: number, way: string): void {
  note(YELLOW_TASK);
  note(YELLOW_LATE, late);
  for (const r of (TASKS[t] as Task).req)
    if ((have(s, seat, p, r) ?? 0) < r.n) note(YELLOW_BY + PREDICATES.indexOf(r.p));
  pay(YELLOW, way);
}

export const discard = (t: number): void => lacks(DISCARD, t);
export const takeTask = (t: number): void => lacks(TAKE_TASK, t);
export const nothing = (verb: 'pass' | 'end' | 'finish'): void =>
  note(verb === 'pass' ? PASS : verb === 'end' ? END : FINISH);
