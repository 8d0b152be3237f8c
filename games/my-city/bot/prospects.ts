import type { Parts } from '../rules/scoring.ts';

/** What a town still promises, by name: the numbers that the levels that look ahead weigh. */
export const PROSPECTS = [
  'ragged',
  'pocket1',
  'pocket2',
  'pocket3',
  'pocket4',
  'well0',
  'well1',
  'well2',
  'well3',
  'vein',
  'church0',
  'church1',
  'church2',
  'churchReady2',
  'churchReady3',
  'room',
  'shapes',
  'tight',
  'roomy',
  'churchNoRoom',
  'churchCost',
  'churchTight',
  'group',
  'joinable',
  'doors',
  'split',
  'blocks',
  'time',
] as const;
/** The name of the number by which it counts more while all cards are to come. */
export const early = (name: Prospect): string => `${name}Early`;
export type Prospect = (typeof PROSPECTS)[number];
/** Where each stands in an array of them. */
export const AT = Object.fromEntries(PROSPECTS.map((name, i) => [name, i])) as Readonly<Record<Prospect, number>>;

/** The group of reasons each belongs to. */
export const GROUPS: Readonly<Record<Prospect, string>> = {
  ragged: 'ground',
  pocket1: 'ground',
  pocket2: 'ground',
  pocket3: 'ground',
  pocket4: 'ground',
  well0: 'wells',
  well1: 'wells',
  well2: 'wells',
  well3: 'wells',
  vein: 'track',
  church0: 'churches',
  church1: 'churches',
  church2: 'churches',
  churchReady2: 'churches',
  churchReady3: 'churches',
  room: 'ground',
  shapes: 'ground',
  tight: 'ground',
  roomy: 'ground',
  churchNoRoom: 'churchRoom',
  churchCost: 'churchRoom',
  churchTight: 'churchRoom',
  group: 'groups',
  joinable: 'groups',
  doors: 'groups',
  split: 'groups',
  blocks: 'ground',
  time: 'ground',
};

/** The same for what is scored: a well that is closed is no well less. */
export const SCORED: Readonly<Record<keyof Parts, string>> = {
  track: 'track',
  trees: 'ground',
  rocks: 'ground',
  empty: 'ground',
  yellow: 'groups',
  red: 'groups',
  blue: 'groups',
  churches: 'churches',
  wells: 'wells',
};
