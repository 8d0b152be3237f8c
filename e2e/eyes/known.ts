/**
 * What the eyes find and nobody has mended yet: law, game, width of the window, thing (a figure in its name is `#`).
 * A line that is not found any more has to go: the list only shrinks.
 */
export const KNOWN: readonly string[] = [];
