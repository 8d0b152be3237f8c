export const moments = {};
