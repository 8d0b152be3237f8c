import type { Seat } from '#kernel';
import { FIELDS, PERSONS, type Person } from '../data.ts';
import type { Out } from '../events.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import { MAN } from '../words.ts';
import { gainShells } from './ceremony.ts';
import { advanceStatus } from './status.ts';

type Fields = Pick<Player, 'huts' | 'persons'>;

/** The lowest field without hut and person; −1 if there is none (BB-28, BB-29). */
export function freeField(p: Fields): number {
  for (let i = 0; i < FIELDS; i++) if (p.huts[i] === 0 && p.persons[i] === NOBODY) return i;
  return NOBODY;
}

/** The lowest slot, from 1, that holds a tile; `never` if all are taken. */
export function lowestSlot(s: Pick<State, 'slots'>, sex: number, never: number): number {
  const slots = s.slots[sex] as number[];
  for (let i = 0; i < slots.length; i++) if (slots[i] !== NOBODY) return i + 1;
  return never;
}

/** A person comes to the board, upright and without effect (BB-30); the slot stays empty (BB-31). */
export function takePerson(s: State, seat: Seat, sex: number, slot: number, out: Out): void {
  const p = s.players[seat] as Player;
  const slots = s.slots[sex] as number[];
  const person = slots[slot - 1] as number;
  slots[slot - 1] = NOBODY;
  (s.takers[sex] as number[])[slot - 1] = seat;
  p.persons[freeField(p)] = person;
  out.tell({ e: 'tookPerson', seat, person });
}

/** Tattoos a man or lets a woman gather shells, once in the game (BB-32, BB-33). */
export function shiftDown(s: State, seat: Seat, person: number, out: Out): void {
  const p = s.players[seat] as Player;
  p.down[p.persons.indexOf(person)] = 1;
  const { sex, symbols } = PERSONS[person] as Person;
  if (sex === MAN) {
    out.tell({ e: 'tattooed', seat, person, n: symbols });
    advanceStatus(s, seat, symbols, out);
  } else {
    out.tell({ e: 'gathered', seat, person, n: symbols });
    gainShells(s, seat, symbols, out);
  }
}

/** Equal tiles of one sex, up or down. */
export function tilesOfKind(p: Pick<Player, 'persons'>, sex: number, kind: number): number {
  let n = 0;
  for (const t of p.persons) {
    if (t === NOBODY) continue;
    const tile = PERSONS[t] as Person;
    if (tile.kind === kind && tile.sex === sex) n++;
  }
  return n;
}

export function countPersons(p: Pick<Player, 'persons'>): number {
  let n = 0;
  for (const t of p.persons) if (t !== NOBODY) n++;
  return n;
}
