import type { Weights, WeightValues } from '#kernel';
import raw from './weights.json' with { type: 'json' };

/** What things are worth to the heuristic, in points. */
interface Numbers {
  /** A village to come: its treehouse and its card. */
  village: number;
  /** What speaks for building now and not later: the riders are free again. */
  finish: number;
  /** Turns from one village to the next; how many turns ahead make it likely to be first; turns in which means are used up. */
  turns: number;
  race: number;
  useful: number;
  /** Points a turn brings besides. */
  pace: number;
  /** Parts of a village: a full forest, less for every step a rider is short, at least a forest; the shares of the best four. */
  site: number;
  step: number;
  forest: number;
  site1: number;
  site2: number;
  site3: number;
  site4: number;
  /** A tile, and what each tile on the way to a step of the table costs. */
  tile: number;
  tileCost: number;
  /** Water up to plenty, and beyond. */
  water: number;
  plentyOfWater: number;
  plenty: number;
  /** The first three spaces that could be planted now. */
  space1: number;
  space2: number;
  space3: number;
  /** A token of pollution, one beside a tile, and what each token on the way to a step of the table costs. */
  token: number;
  nearToken: number;
  cleaning: number;
  temple: number;
  /** Share of the next tier of an objective for being on the way to it. */
  objective: number;
  /** A leader, a condition that holds, and points that come and go. */
  leader: number;
  condition: number;
  passing: number;
  /** A lead that becomes a victory; the lead that is safe at the end, and how much more it has to be for every turn before. */
  winning: number;
  sure: number;
  unsure: number;
  /** The rack, and the best action of the next turn. */
  rack: number;
  next: number;
}

export const weights: Weights = raw;

/** The numbers in use. */
export let W: Numbers = raw.values;
export function use(values: WeightValues): void {
  W = values as unknown as Numbers;
}
