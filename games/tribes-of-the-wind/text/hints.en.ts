import type { Reason } from '#kernel';

/** Reasons of a hint, by group of the brain's features. */
export const hints: Readonly<Record<string, Reason>> = {
  points: { more: 'Brings more points.', less: 'Brings fewer points.' },
  villages: { more: 'Brings you nearer to the next village.', less: 'The next village has to wait.' },
  ending: { more: 'Helps you to build all treehouses first.', less: 'The end tile moves further away.' },
  water: { more: 'Leaves you water for forests.', less: 'You will be short of water.' },
  land: { more: 'Makes your terrain cleaner or fuller.', less: 'Your terrain stays polluted or empty.' },
  temples: { more: 'Brings your temples forward.', less: 'Your temples have to wait.' },
  objectives: { more: 'Fits your village cards.', less: 'Does nothing for your village cards.' },
  leaders: { more: 'Brings or uses a leader.', less: 'A leader has to wait.' },
  rack: { more: 'Leaves you good cards on the rack.', less: 'Uses up good cards.' },
};
