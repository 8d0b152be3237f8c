/** The laws by name, for whoever has no page at hand. */
export const LAW_NAMES = ['inside', 'hits'] as const;
