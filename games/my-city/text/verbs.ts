/**
 * Each deed in its own words, wherever it is said: on the button (`act`), in the list (`option`), over the board (`title`), in a hint, while
 * it is sealed, in the log and in the line of a round (`turn`).
 */
import type { Language } from '#kernel';
import type { GameMove } from '../rules/state.ts';
import { buildingName, cellName, spacesOf } from './names.ts';
import { verbs as de } from './verbs.de.ts';
import { verbs as en } from './verbs.en.ts';

/** What comes of a deed: points and rank as if the game ended then; how many buildings are still to come. */
export interface Then {
  readonly points: number;
  readonly rank: number;
  readonly of: number;
  readonly left: number;
}

/** Roughly where on the plan, in thirds of it, and what building there brings at once. */
export interface Where {
  readonly row: number;
  readonly column: number;
  readonly brings: number;
}

/** What is said of a deed while it is chosen, hinted at or sealed; where nothing else is said, the option is. */
interface Deed {
  readonly act: string;
  readonly option: string;
  title?(then: Then): string;
  hint?(where: Where): readonly string[];
  sealed?(points: string): string;
}

export type Verbs = typeof de;

export const verbs = (lang: Language): Verbs => (lang === 'de' ? de : en);

/** What is said of a move while this building is asked about; −1 where none is any more. */
export function deed(move: GameMove, b: number, lang: Language): Deed {
  const v = verbs(lang);
  const building = b < 0 ? '' : buildingName(b, lang);
  switch (move.do) {
    case 'place':
      return v.place(building, b < 0 ? cellName(move.x, move.y) : spacesOf(b, move), move.rotation);
    case 'decline':
      return v.decline(building);
    default:
      return v[move.do]();
  }
}
