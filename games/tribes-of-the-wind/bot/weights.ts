import { LiveWeights } from '#kernel';
import raw from './weights.json' with { type: 'json' };

export const weights = new LiveWeights(raw);

/** What things are worth to the heuristic, in points. */
export const W = weights.named({
  /** A village to come: its treehouse and its card. */
  village: 0,
  /** What speaks for building now and not later: the riders are free again. */
  finish: 0,
  /** Turns from one village to the next; how many turns ahead make it likely to be first; turns in which means are used up. */
  turns: 0,
  race: 0,
  useful: 0,
  /** Points a turn brings besides. */
  pace: 0,
  /** Parts of a village: a full forest, less for every step a rider is short, at least a forest; the shares of the best four. */
  site: 0,
  step: 0,
  forest: 0,
  site1: 0,
  site2: 0,
  site3: 0,
  site4: 0,
  /** A tile, and what each tile on the way to a step of the table costs. */
  tile: 0,
  tileCost: 0,
  /** Water up to plenty, and beyond. */
  water: 0,
  plentyOfWater: 0,
  plenty: 0,
  /** The first three spaces that could be planted now. */
  space1: 0,
  space2: 0,
  space3: 0,
  /** A token of pollution, one beside a tile, and what each token on the way to a step of the table costs. */
  token: 0,
  nearToken: 0,
  cleaning: 0,
  temple: 0,
  /** Share of the next tier of an objective for being on the way to it. */
  objective: 0,
  /** A leader, a condition that holds, and points that come and go. */
  leader: 0,
  condition: 0,
  passing: 0,
  /** A lead that becomes a victory; the lead that is safe at the end, and how much more it has to be for every turn before. */
  winning: 0,
  sure: 0,
  unsure: 0,
  /** The rack, and the best action of the next turn. */
  rack: 0,
  next: 0,
});
