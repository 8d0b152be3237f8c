import type { MatchTable } from './schema.ts';

/**
 * When each column of a match is written: once with a new table, with every move, with what people do at it beside the moves,
 * or apart from all changes. The one list of them: a column that is not in it does not compile.
 */
const WRITTEN = {
  id: 'new',
  game: 'new',
  seed: 'new',
  format: 'new',
  base: 'new',
  forked_from: 'new',
  dealt_before: 'new',
  owner: 'new',
  gathers: 'new',
  created_at: 'new',
  // In the order of the lines of the journal: new ones come last, and a line of before has none of them.
  version: 'move',
  moves: 'move',
  updated_at: 'move',
  status: 'move',
  waiting: 'move',
  bot_turn: 'move',
  result: 'move',
  last: 'move',
  question: 'move',
  rules_version: 'act',
  options: 'act',
  listed: 'act',
  host: 'act',
  paused: 'act',
  ended: 'act',
  rematch: 'act',
  take_backs: 'act',
  hints: 'act',
  patience: 'act',
  saw: 'act',
  stuck: 'apart',
} as const satisfies Record<keyof MatchTable, 'new' | 'move' | 'act' | 'apart'>;

type Written = typeof WRITTEN;
type Of<When> = { [C in keyof Written]: Written[C] extends When ? C : never }[keyof Written];

function columns<When extends Written[keyof Written]>(...when: readonly When[]): readonly Of<When>[] {
  const all = Object.keys(WRITTEN) as (keyof Written)[];
  return all.filter((c): c is Of<When> => (when as readonly string[]).includes(WRITTEN[c]));
}

/** What moves and undos change in the row of their match. */
export const MOVED = columns('move');
/** What any change of a match that is there may change. */
export const UPDATED = columns('move', 'act');
/** What a new match has. */
export const INSERTED = columns('new', 'move', 'act');

/** The columns of a match that anybody may know: neither its seed nor how many changes it really had. */
export const OPEN = [
  'id',
  'game',
  'rules_version',
  'options',
  'status',
  'listed',
  'host',
  'gathers',
  'take_backs',
  'hints',
  'patience',
  'paused',
  'ended',
  'rematch',
  'created_at',
] as const satisfies readonly (keyof MatchTable)[];
export type OpenRow = Pick<MatchTable, (typeof OPEN)[number]>;

/** What lists of tables read: more is not there for those who answer people. */
export const LISTED = [
  ...OPEN,
  'moves',
  'waiting',
  'result',
  'updated_at',
  'question',
  'last',
  'stuck',
] as const satisfies readonly (keyof MatchTable)[];
export type ListedRow = Pick<MatchTable, (typeof LISTED)[number]>;
