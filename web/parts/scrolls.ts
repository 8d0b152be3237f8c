/** What scrolls without anything to answer in it must be reachable by keyboard. */
export const SCROLLS = { tabIndex: 0 } as const;
