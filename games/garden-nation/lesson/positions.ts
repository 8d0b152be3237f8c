/** The stored positions of the lessons. The learner plays the red clan against the blue one. */
import { dealt, told } from '../handbook/position.ts';
import { fieldIndex, SECRET_CARDS, secretIndex } from '../rules/data.ts';
import { DEALT } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';

/** With one action left: then it is the others' turn. */
const lastAction = (s: State): State => ({ ...s, actions: 1 });

/** Cards that no floor of the first lesson completes: it speaks of none yet. */
const FAR = ['apartments', 'temple', 'radio-tower', 'bunker'];
export const empty = (): State => told({ projects: FAR });

/** Two low buildings of one's own in Frida's territory. */
export const stack = (): State =>
  told({ crane: 6, built: { '6.4': '0x1', '6.5': '0x1', '6.2': '1x1' }, projects: FAR, population: [31, 31] });

export const middle = (): State => told({ crane: 4, built: { '4.1': '1x1', '2.0': '1x1', '5.0': '0x1' } });

/** Blue waits in territory 7 for a second building on straw. */
export const threat = (): State =>
  lastAction(
    told({
      crane: 1,
      built: { '7.0': '1x1', '2.5': '1x1', '4.2': '0x1', '5.1': '0x1' },
      projects: ['forge', 'apartments', 'temple', 'prison'],
      population: [25, 28],
    }),
  );

export const pair = (): State =>
  told({
    crane: 1,
    built: { '1.1': '0x1', '4.1': '1x1', '2.5': '1x1' },
    projects: ['terraced-houses', 'radio-tower', 'water-reservoir', 'prison'],
    population: [30, 29],
  });

export const roofed = (): State =>
  told({
    crane: 1,
    built: { '1.1': '0x1', '1.2': '0x1 roof', '4.1': '1x1', '2.5': '1x1' },
    projects: ['windmill', 'infirmary-leaf', 'forge', 'radio-tower'],
    population: [26, 29],
    points: [3, 0],
  });

/** Two buildings on straw: one more floor on either makes several patterns true. */
export const choice = (): State =>
  told({
    crane: 2,
    built: { '2.0': '0x1', '2.1': '0x1', '1.1': '0x1', '1.2': '0x1 roof', '4.1': '1x1', '2.5': '1x1' },
    projects: ['windmill', 'infirmary-leaf', 'forge', 'radio-tower'],
    population: [21, 26],
    points: [3, 0],
    round: 2,
  });

/** Nearly without population, beside a finished building. */
export const poor = (): State =>
  told({
    crane: 6,
    built: { '6.4': '0x2 roof', '6.1': '0x1', '6.2': '1x2', '4.0': '0x1', '7.1': '1x1' },
    projects: ['temple', 'radio-tower', 'bunker', 'windmill'],
    population: [3, 17],
    points: [3, 4],
    round: 3,
  });

/** One floor each in the central territory. */
export const tied = (): State =>
  told({
    crane: 4,
    built: { '4.5': '0x1', '4.1': '1x1', '6.2': '1x2', '6.1': '0x1', '7.1': '1x1' },
    projects: ['temple', 'apartments', 'bunker', 'windmill'],
    population: [17, 15],
    points: [3, 4],
    round: 3,
  });

/** Frida stands one number beside the building that wants its third floor. */
export const beside = (): State =>
  told({
    crane: 3,
    built: { '4.0': '0x2', '4.1': '1x1', '3.1': '1x1', '6.1': '0x1' },
    projects: ['apartments', 'temple', 'bunker', 'windmill'],
    population: [18, 16],
    points: [3, 4],
    round: 4,
  });

export const raid = (): State =>
  told({
    crane: 2,
    built: { '2.0': '1x2', '2.1': '1x1', '2.6': '0x1', '4.0': '0x3 roof', '6.1': '0x1', '7.3': '1x2' },
    projects: ['radio-tower', 'temple', 'air-base', 'prison'],
    population: [27, 12],
    points: [10, 4],
    ploys: [3, 4],
    round: 5,
  });

/** The very first question: four secret cards, two of them on meadow. */
export function secretDeal(): State {
  const s = dealt(2, 'lesson', { rotateTerritories: false });
  const rest = [...SECRET_CARDS];
  const mine = ['cabaret', 'observatory', 'sculpture', 'territory-control-3-5'].map(secretIndex);
  for (const card of mine) rest.splice(rest.indexOf(card), 1);
  return { ...s, layout: told({}).layout, clans: told({}).clans, dealt: [mine, rest.splice(0, DEALT)], undealt: rest };
}

const LATE: Readonly<Record<string, string>> = {
  '1.1': '0x3 roof',
  '3.0': '0x3',
  '5.1': '0x3',
  '6.2': '0x2 roof',
  '7.0': '0x2',
  '2.1': '0x2',
  '4.1': '0x2',
  '4.6': '0x2',
  '4.5': '1x3',
  '2.3': '1x3 roof',
  '5.3': '1x4',
  '7.3': '1x3',
};

/** One floor is left, and it is the last turn of the round. */
export function lastFloor(): State {
  const s = told({
    crane: 4,
    built: LATE,
    secrets: [
      ['belfry', 'post-office'],
      ['barracks', 'territory-control-5-7'],
    ],
    projects: ['temple', 'air-base', 'water-reservoir', 'fortress-meadow'],
    population: [18, 13],
    points: [10, 12],
    ploys: [0, 1],
    round: 7,
  });
  return { ...s, order: [1, 0, 1, 0], space: 3, actions: 1 };
}

/** Two roads to the same points: a public project, or a tall building for the secret one. */
export const roads = (): State =>
  told({
    crane: 4,
    built: { '4.0': '0x2', '4.6': '0x2', '3.0': '0x1', '4.1': '1x2', '5.3': '1x2', '2.3': '1x1 roof' },
    secrets: [
      ['belfry', 'post-office'],
      ['barracks', 'territory-control-5-7'],
    ],
    projects: ['apartments', 'water-reservoir', 'air-base', 'prison'],
    population: [22, 19],
    points: [3, 6],
    round: 5,
  });

/** A field of the position in numbers: the fields whose floors of this seat have changed. */
export const changed = (after: State, before: State, seat: number): readonly number[] =>
  after.floors.flatMap((_, f) => (floorsOf(after, f, seat) === floorsOf(before, f, seat) ? [] : [f]));

export const floorsOf = (s: State, f: number, seat: number): number =>
  s.owner[f] === seat ? (s.floors[f] as number) : 0;
export const field = (id: string): number => fieldIndex(id);
