/** Tribes use hues that neither elements nor forests have, each with an emblem. */
export const TRIBE_NAMES = ['falcons', 'springs', 'embers', 'roots', 'pilgrims'] as const;
export type TribeName = (typeof TRIBE_NAMES)[number];

export const TRIBE: Readonly<Record<TribeName, { readonly c: string; readonly l: string; readonly d: string }>> = {
  falcons: { c: 'var(--tw-falcons)', l: 'var(--tw-falcons-l)', d: 'var(--tw-falcons-d)' },
  springs: { c: 'var(--tw-springs)', l: 'var(--tw-springs-l)', d: 'var(--tw-springs-d)' },
  embers: { c: 'var(--tw-embers)', l: 'var(--tw-embers-l)', d: 'var(--tw-embers-d)' },
  roots: { c: 'var(--tw-roots)', l: 'var(--tw-roots-l)', d: 'var(--tw-roots-d)' },
  pilgrims: { c: 'var(--tw-pilgrims)', l: 'var(--tw-pilgrims-l)', d: 'var(--tw-pilgrims-d)' },
};
