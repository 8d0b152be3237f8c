/** What each row of the score counts, for whoever asks. */

export const counts: Readonly<Record<string, string>> = {
  processing: 'The points of your processing buildings. What they convert does not count: only buildings bring points.',
  immediate: 'The points of your immediate buildings. What they gave when they were built is spent.',
  bonus: 'The points of your buildings that count tiles, goods or buildings at the end, each up to its own limit.',
  starting: 'Your starting buildings. One that is built over no longer counts.',
};
