import { type Level, USUAL_LEVEL } from '#bots/levels.ts';

const KEY = 'tafelrunde:won';

/** Somebody has won here: from now on they are offered more than the kindest bot. */
export function noteWin(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the latest games still tell.
  }
}

/** The bot that is offered first: the kindest one until the first victory. */
export function offeredLevel(): Level {
  try {
    return localStorage.getItem(KEY) === null ? 1 : USUAL_LEVEL;
  } catch {
    return 1;
  }
}
