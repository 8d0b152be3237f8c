import type { Seat, Sink } from '#kernel';
import { forestCost } from './abilities.ts';
import type { Event, Frame, Pending, Player, Source, State } from './state.ts';
import { gainWater } from './supplies.ts';
import type { Effect } from './vocabulary.ts';

/** Puts a list of effects before the seat. Plain water comes first, by itself and in full (TW-10, TW-60). */
export function pend(s: State, seat: Seat, source: Source, list: readonly Pending[], out: Sink<Event>): void {
  const p = s.players[seat] as Player;
  const rest: Pending[] = [];
  let water = 0;
  for (const x of list)
    if (x.effect.kind === 'water') water += x.effect.n;
    else rest.push(x);
  if (water > 0) {
    gainWater(s, p, water);
    out.tell({ e: 'gained', seat, water });
  }
  if (rest.length > 0) s.stack.push({ f: 'effects', source, list: rest });
}

/** Equal effects are one option, whoever gave them (TW-61). */
function sameEffect(a: Effect, b: Effect): boolean {
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'forest':
      return a.cost === (b as typeof a).cost;
    case 'temple':
      return true;
    case 'mix': {
      const c = b as typeof a;
      return a.n === c.n && a.of.length === c.of.length && a.of.every((u, i) => u === c.of[i]);
    }
    default:
      return a.n === (b as typeof a).n;
  }
}

/** Whether an equal effect stands earlier in the list: then this one is not offered. */
export function isRepeated(list: readonly Pending[], index: number): boolean {
  const { effect } = list[index] as Pending;
  for (let i = 0; i < index; i++) if (sameEffect((list[i] as Pending).effect, effect)) return true;
  return false;
}

/** Number of different effects of a list, as far as it matters: 0, 1 or 2 for more. */
export function choices(list: readonly Pending[]): 0 | 1 | 2 {
  if (list.length === 0) return 0;
  for (let i = 1; i < list.length; i++) if (!isRepeated(list, i)) return 2;
  return 1;
}

/** Takes an effect from the list on top and begins it; it is finished before the next one (4.3). */
export function begin(s: State, seat: Seat, frame: Extract<Frame, { f: 'effects' }>, index: number): void {
  const [next] = frame.list.splice(index, 1);
  if (next === undefined) throw new Error(`no effect ${index}`);
  s.stack.push(frameOf(s.players[seat] as Player, next));
}

function frameOf(p: Player, { effect, leader }: Pending): Frame {
  switch (effect.kind) {
    case 'move':
    case 'clean':
    case 'catapult':
      return { f: effect.kind, left: effect.n, of: effect.n, leader };
    case 'mix':
      return { f: 'mix', units: effect.of, left: effect.n, of: effect.n, leader };
    case 'forest':
      return { f: 'forest', cost: forestCost(p, effect.cost), leader };
    case 'temple':
      return { f: 'chooseTemple', free: true };
    case 'water':
      throw new Error('plain water is never pending (TW-60)');
  }
}
