import type { Reason } from '#kernel';

/** Reasons of a hint, by group of the brain's features. */
export const reasons: Readonly<Record<string, Reason>> = {
  villages: { more: 'Brings your villages forward.', less: 'Brings your villages less far forward.' },
  ending: {
    more: 'You are likelier to have all villages first.',
    less: 'Somebody else is likelier to have all villages first.',
  },
  water: { more: 'Leaves you more water for forests.', less: 'Leaves you less water for forests.' },
  land: { more: 'You have more tiles and room for forests.', less: 'You have fewer tiles and less room for forests.' },
  pollution: { more: 'Your terrain gets cleaner.', less: 'Your terrain stays more polluted.' },
  temples: { more: 'Brings your temples forward.', less: 'Brings your temples less far forward.' },
  objectives: { more: 'Your village cards bring more.', less: 'Your village cards bring less.' },
  leaders: { more: 'Your leaders bring more.', less: 'Your leaders bring less.' },
  rack: { more: 'Leaves you better cards on the rack.', less: 'Leaves you worse cards on the rack.' },
  time: { more: 'Leaves you more time until the end.', less: 'Leaves you less time until the end.' },
};
