/** One game of two people, as the lessons tell it: the learner's town and the opponent's, card by card. */
import { played } from '../handbook/played.ts';
import { BLOCK, buildings } from '../rules/data.ts';
import type { State } from '../rules/state.ts';

type Round = readonly [mine: string, theirs: string];

const STORY: readonly Round[] = [
  ['Y6 r1 3,1', 'r1 4,0'],
  ['R1 r0 3,0', 'r1 6,2'],
  ['K2 r0 4,1', 'r1 2,1'],
  ['B7 r0 6,0', 'r0 6,0'],
  ['B3 r1 8,0', 'r1 8,0'],
  ['Y2 r0 5,3', 'r0 1,4'],
  ['Y4 r0 4,4', 'r0 3,5'],
  ['B1 r1 8,2', 'r1 10,0'],
  ['Y7 r0 7,4', 'r0 1,6'],
  ['R3 r0 7,6', 'r3 4,3'],
  ['B8 r1 9,1', 'r1 2,8'],
  ['R5 r3 2,2', 'r0 4,5'],
  ['B5 r0 1,6', 'r3 7,3'],
  ['Y1 r0 3,7', 'r1 4,2'],
  ['R8 r3 5,5', 'r3 8,3'],
  ['R6 r0 6,8', 'r1 7,6'],
  ['R2 r0 5,10', 'r1 7,8'],
  ['K1 r1 1,4', 'r0 4,7'],
  ['Y3 r1 2,8', 'r3 8,1'],
  ['Y8 r0 1,9', 'r3 0,8'],
  ['R7 r0 0,7', 'decline'],
  ['R4 decline', 'r3 4,9'],
  ['B6 r0 4,8', 'decline'],
  ['B2 r1 9,4', 'r1 6,6'],
  ['Y5 end', 'decline'],
];

/** The same game on another way, which leads to the gold. */
const TO_GOLD: readonly Round[] = [
  ...STORY.slice(0, 10),
  ['R5 r3 2,2', 'r1 4,5'],
  ['B5 r0 1,6', 'r1 2,8'],
  ['R7 r0 0,7', 'r0 6,5'],
];

const after = (rounds: readonly Round[], next: string): State =>
  played({ board: 'valley', seats: 2, rounds: rounds.map((r) => r.join('|')), next });

/** The game after so many rounds, with the cards that come next. */
export const storyAt = (rounds: number, next: string): State => after(STORY.slice(0, rounds), next);
export const goldAt = (next: string): State => after(TO_GOLD, next);

/** What the opponent does with the open card: as the story tells it. */
export function opponent(s: State): string | null {
  const id = s.current < 0 || s.current === BLOCK ? undefined : buildings[s.current]?.id;
  const round = STORY.find(([mine]) => id !== undefined && mine.startsWith(`${id} `));
  if (round === undefined) return null;
  const place = /^r(\d) (\d+),(\d+)$/.exec(round[1]);
  return place === null ? round[1] : `place ${place[1]} ${place[2]} ${place[3]}`;
}
