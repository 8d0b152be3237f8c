import type { Reason, Who } from '#kernel';

/** The keys both languages must have: a missing one does not compile. */
export type RefusalKey =
  | 'OUT_OF_BOARD'
  | 'NOT_BUILDABLE'
  | 'OCCUPIED'
  | 'CROSSES_RIVER'
  | 'FIRST_MUST_TOUCH_RIVER'
  | 'MUST_TOUCH_BUILDING'
  | 'CHURCH_MUST_BE_BUILT'
  | 'NO_POINTS_LEFT'
  | 'GAME_ENDED_FOR_PLAYER'
  | 'ALREADY_DECIDED'
  | 'BAD_ROTATION'
  | 'SAME_AS_LOWER_ROTATION'
  | 'NOTHING_TO_WITHDRAW'
  | 'FORCED_END'
  | 'notAsked';

export type CategoryKey = 'track' | 'trees' | 'rocks' | 'empty' | 'yellow' | 'red' | 'blue' | 'churches' | 'wells';

export type ColourKey = 'yellow' | 'red' | 'blue' | 'purple';
export type StatusKey = 'available' | 'built' | 'declined' | 'blocked' | 'turned';

/** Groups of the brain's features. */
export type ReasonKey = 'ground' | 'groups' | 'churches' | 'churchRoom' | 'wells' | 'track';

/** The words of one language; the sentences around them are made in sentences.ts. */
export interface Words {
  readonly lang: 'de' | 'en';
  readonly boardLabel: string;
  readonly boardAbout: string;
  readonly boards: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<RefusalKey, string>>;
  readonly categories: Readonly<Record<CategoryKey, string>>;
  readonly counts: Readonly<Record<CategoryKey, string>>;
  readonly colours: Readonly<Record<ColourKey, string>>;
  readonly statuses: Readonly<Record<StatusKey, string>>;
  readonly reasons: Readonly<Record<ReasonKey, Reason>>;
  prompt(building: string, colour: string, church: boolean): string;
  round(n: number, cardsLeft: number): readonly string[];
  finished: string;
  withdrawPrompt: string;
  revealed(round: number, building: string): string;
  blockedBuilding(building: string): string;
  blockedNothing: string;
  gold(who: readonly Who[], bonus: number): string;
  result(each: readonly { readonly who: Who; readonly total: number }[]): string;
  /** The game is over: all cards were turned over, or nobody builds any more. */
  over(why: 'cards' | 'stopped'): string;
  /** What the figures of the score are made of. */
  readonly made: {
    readonly start: string;
    declined(n: number): string;
    readonly gold: string;
    trees(n: number): string;
    rocks(n: number): string;
    empty(n: number): string;
    wells(n: number): string;
  };
  current(building: string, colour: string, size: number): string;
  goldOpen: string;
  goldGone: string;
  pile(n: number, last: string): string;
  toCome(list: string): string;
  score(n: number): string;
  endedNote: string;
  decidedNote: string;
  townEmpty: string;
  sections: { readonly table: string; readonly map: string; readonly town: (who: Who) => string };
  legend: string;
  soloRank(name: string): string;
}
