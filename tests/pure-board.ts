import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Position, PureBoard } from '#web/kit/laws/walk.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

/** The half of a board that needs no browser; null for a game whose board is not on the contract of touch. */
export async function pureBoard(id: string): Promise<PureBoard | null> {
  const folder = `${GAMES}${id}/board/`;
  if (!existsSync(`${folder}touch.ts`)) return null;
  const [{ touch }, { places }, { moments }] = await Promise.all(
    ['touch.ts', 'places.ts', 'moments.ts'].map((file) => import(`${folder}${file}`)),
  );
  return { touch, places, moments };
}

const FIRST = 4;
const EVERY = 41;

/** A game has hundreds of positions: the first ones, a few between, and the end are looked at closely. */
export const isLookedAt = ({ n, open }: Position): boolean => n < FIRST || n % EVERY === 0 || open.length === 0;
