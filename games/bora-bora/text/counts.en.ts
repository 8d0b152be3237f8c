/** What each row of the score counts, for whoever asks. */
import {
  BONUS_VP,
  BUILD_VP,
  FINAL_BONUSES,
  FISHING_VP,
  GOD_TILE_VP,
  PRIEST_VP,
  START_VP,
  STATUS_VP,
  TASK_VP,
  TASK_VP_YELLOW,
} from '../rules/data.ts';
import type { Part } from '../rules/state.ts';
import { fromTo } from './names.ts';

export const counts: Readonly<Record<Part, string>> = {
  start: `What your place in the first turn order gave you: ${fromTo(START_VP, ' to ')} points, more for those who came later.`,
  tasks: `Fulfilled tasks: ${TASK_VP} points each, ${TASK_VP_YELLOW} with the yellow god.`,
  temple: `At the end of every round for each of your priests in the temple: ${fromTo(PRIEST_VP, ' to ')} points, more from round to round.`,
  buildings: `Building tiles built: ${fromTo(BUILD_VP, ' to ')} points, the earlier the more.`,
  redFish: 'With the red god: the points of the fish in the region you have just moved into.',
  status: `At the end of every round your space on the status track: ${fromTo(STATUS_VP, ' to ')} points.`,
  persons: 'What your dancers brought when you used them.',
  helper: 'Victory points you took with the helper action.',
  fishing: `Dice you placed to go fishing: ${FISHING_VP} points each.`,
  godTiles: `God tiles you have not used by the end: ${GOD_TILE_VP} points each.`,
  fish: 'At the end the fish of every region whose building site holds your hut.',
  jewellery: 'The points on your jewellery.',
  bonuses: `Up to ${FINAL_BONUSES.length} bonuses for what is complete at the end (tasks, jewellery, ceremony place, building tiles, regions, persons): ${BONUS_VP} points each.`,
};
