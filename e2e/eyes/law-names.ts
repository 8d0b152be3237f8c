/** The laws by name, for whoever has no page at hand. */
export const LAW_NAMES = ['inside', 'hits', 'covers', 'cut', 'overlap', 'still', 'voice', 'least'] as const;
