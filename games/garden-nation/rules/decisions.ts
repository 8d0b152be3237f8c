import type { Decision } from '#kernel';
import { FIELDS, LANDS, SLOTS } from './data.ts';
import { besideTerritories } from './garden.ts';
import {
  buildGuard,
  demolishGuard,
  invadeGuard,
  keepGuard,
  moveOnGuard,
  nextGuard,
  passGuard,
  ployGuard,
  roofSourceGuard,
  roofTargetGuard,
  soilGuard,
} from './guards.ts';
import * as options from './moves.ts';
import { satisfiedProjects } from './projects.ts';
import { active, type GameMove, type State } from './state.ts';

/** D1: pairs of different ids in the order of dealing. */
export function keepOptions(dealt: readonly number[]): GameMove[] {
  const list: GameMove[] = [];
  for (let i = 0; i < dealt.length; i++)
    for (let j = i + 1; j < dealt.length; j++) {
      const first = dealt[i] as number;
      const second = dealt[j] as number;
      // Later copies of a card would list the same pair again (GN-81).
      if (dealt.indexOf(first) === i && dealt.indexOf(second) === j && keepGuard(dealt, first, second) === null)
        list.push(options.keep(first, second));
    }
  return list;
}

function firstActionOptions(s: State, seat: number): GameMove[] {
  const list: GameMove[] = [];
  for (let f = 0; f < FIELDS; f++) if (buildGuard(s, seat, f) === null) list.push(options.BUILD[f] as GameMove);
  return list;
}

function roofOptions(s: State, seat: number, list: GameMove[]): void {
  const first = s.crane * SLOTS;
  for (let from = first; from < first + SLOTS; from++) {
    if (roofSourceGuard(s, seat, from) !== null) continue;
    for (let to = 0; to < FIELDS; to++)
      if (roofTargetGuard(s, seat, from, to) === null) list.push(options.moveRoof(from, to));
  }
}

/** D2. */
function moveOptions(s: State, seat: number): GameMove[] {
  if (s.crane < 0) return firstActionOptions(s, seat);
  const list: GameMove[] = [];
  const first = s.crane * SLOTS;
  const end = first + SLOTS;
  for (let f = first; f < end; f++) if (buildGuard(s, seat, f) === null) list.push(options.BUILD[f] as GameMove);
  const builds = list.length;
  for (let f = first; f < end; f++) if (demolishGuard(s, seat, f) === null) list.push(options.DEMOLISH[f] as GameMove);
  if (ployGuard(s, seat) === null) {
    for (let f = first; f < end; f++) if (invadeGuard(s, seat, f) === null) list.push(options.INVADE[f] as GameMove);
    for (const t of besideTerritories(s.crane)) list.push(options.SWITCH[t] as GameMove);
    roofOptions(s, seat, list);
  }
  if (builds > 0) return list;
  if (moveOnGuard(s, seat) === null) list.push(options.MOVE_ON);
  if (passGuard(s, seat) === null) list.push(options.PASS);
  return list;
}

function soilOptions(s: State): GameMove[] {
  const list: GameMove[] = [];
  for (let land = 0; land < LANDS.length; land++)
    if (soilGuard(s, land) === null) list.push(options.SOIL[land] as GameMove);
  return list;
}

function projectOptions(s: State, seat: number): GameMove[] {
  const list = satisfiedProjects(s, seat, s.field).map((card) => options.COMPLETE[card] as GameMove);
  list.push(options.NONE);
  return list;
}

function nextOptions(s: State): GameMove[] {
  const list: GameMove[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (nextGuard(s, seat) === null) list.push(options.NEXT[seat] as GameMove);
  return list;
}

const ask = (seat: number, kind: string, list: readonly GameMove[]): Decision<GameMove>[] => [
  { seat, kind, options: list, sealed: false },
];

export function decisions(s: State): readonly Decision<GameMove>[] {
  switch (s.phase) {
    case 'secrets': {
      const open: Decision<GameMove>[] = [];
      for (let seat = 0; seat < s.seats; seat++) {
        const dealt = s.dealt[seat] as readonly number[];
        if (dealt.length > 0) open.push({ seat, kind: 'keep', options: keepOptions(dealt), sealed: true });
      }
      return open;
    }
    case 'move':
      return ask(active(s), 'move', moveOptions(s, active(s)));
    case 'soil':
      return ask(active(s), 'soil', soilOptions(s));
    case 'project':
      return ask(active(s), 'project', projectOptions(s, active(s)));
    case 'next':
      return ask(active(s), 'next', nextOptions(s));
    case 'over':
      return [];
  }
}
