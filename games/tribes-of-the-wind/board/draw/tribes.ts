/** Tribes use hues that neither elements nor forests have, each with an emblem. */
export const TRIBE_NAMES = ['falcons', 'springs', 'embers', 'roots', 'pilgrims'] as const;
export type TribeName = (typeof TRIBE_NAMES)[number];

export const TRIBE: Readonly<Record<TribeName, { readonly c: string; readonly l: string; readonly d: string }>> = {
  falcons: { c: '#c23f68', l: '#f0a8be', d: '#7d1f3f' },
  springs: { c: '#6e8fa3', l: '#bcd2de', d: '#3b5768' },
  embers: { c: '#4d4a57', l: '#a9a5b5', d: '#2c2a33' },
  roots: { c: '#8d5d33', l: '#d3a878', d: '#573716' },
  pilgrims: { c: '#8d8a3c', l: '#dcd89a', d: '#4f4d1a' },
};
