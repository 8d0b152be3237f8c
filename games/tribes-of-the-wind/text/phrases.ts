import type { Names, Reason, Who } from '#kernel';
import type { RefusalKey } from '../rules/refusals.ts';
import type { ConditionName, Event } from '../rules/state.ts';
import type { Unit } from '../rules/vocabulary.ts';
import type { Sentences, Words } from './sentences.ts';
import type { Verbs } from './verbs.ts';

/** Numbers and words of a refusal, ready to be put into a sentence. */
export interface Args {
  readonly [name: string]: string;
}

/** What happens without anybody's doing, or before the first turn. */
export type NewsKind =
  | 'tribe'
  | 'firstObjective'
  | 'startTile'
  | 'round'
  | 'forestRefilled'
  | 'polluted'
  | 'endTile'
  | 'villageRefilled'
  | 'faces'
  | 'elementRefilled'
  | 'reshuffled'
  | 'over';

export type News = {
  readonly [K in NewsKind]: (e: Extract<Event, { e: K }>, names: Names, s: Sentences) => string;
};

/** All that has to be said in one language; a missing entry does not compile. */
export interface Phrases {
  readonly words: Words;
  readonly options: { readonly tribes: string; readonly random: string; readonly about: string };
  readonly prompts: {
    readonly action: string;
    readonly discardCards: (n: number, temple: boolean) => string;
    readonly chooseTemple: string;
    readonly templeTile: (temple: string) => string;
    readonly nextEffect: string;
    readonly moveStep: (left: number) => string;
    readonly cleanStep: (left: number) => string;
    readonly mixStep: (left: number, kinds: string) => string;
    readonly catapult: (left: number) => string;
    readonly forestTile: (cost: number) => string;
    readonly forestSpace: (tile: string) => string;
    readonly takeVillageCard: string;
    readonly villageCardUse: (card: string) => string;
    readonly replaceObjective: (card: string) => string;
    readonly draw: (missing: number) => string;
    readonly leader: (condition: ConditionName) => string;
    readonly wait: string;
  };
  /** A leader whose ability gives the running effect. */
  readonly thanksTo: (leader: string) => string;
  readonly verbs: Verbs;
  readonly phase: {
    readonly setup: readonly string[];
    readonly over: readonly string[];
    readonly round: (round: number) => readonly string[];
    readonly lastRound: (round: number) => readonly string[];
    readonly ending: (last: number) => readonly string[];
  };
  readonly categories: Readonly<Record<string, string>>;
  readonly events: News;
  /** The line of a turn, beside its deeds: how it begins, and what it brought. */
  readonly turn: {
    readonly start: (who: Who, tile: string) => string;
    readonly water: (n: number) => string;
    readonly smog: (n: number) => string;
    readonly and: string;
  };
  /** So many of what a row of the score counts. */
  readonly made: (category: string, n: number) => string;
  readonly refusals: Readonly<Record<RefusalKey, (a: Args) => string>>;
  /** The counts of both neighbours for a refusal: 'left 1, market 0'. */
  readonly neighbours: (left: string, right: string, market: boolean) => string;
  readonly unit: Readonly<Record<Unit, string>>;
  readonly summary: {
    readonly forest: string;
    readonly stackTop: (tile: string, left: number) => string;
    readonly stackEmpty: string;
    readonly village: string;
    readonly villageDeck: (deck: number, discard: number) => string;
    readonly villageCard: (name: string, objective: string, now: string) => string;
    readonly element: string;
    readonly backs: (colors: string) => string;
    readonly deckTop: (color: string, left: number) => string;
    readonly discardPile: (n: number, colors: string) => string;
    readonly market: string;
    readonly marketName: string;
    readonly pending: string;
    readonly player: (name: string, tribe: string) => string;
    readonly stock: (water: number, capital: number, villages: number, temples: number) => string;
    readonly endTile: string;
    readonly rackBacks: (colors: string) => string;
    readonly rackCard: (card: string, sentence: string, rows: string) => string;
    readonly playableRows: (rows: readonly number[]) => string;
    readonly hiddenCard: (color: string) => string;
    readonly tile: (place: string, tile: string, riders: string, extra: readonly string[]) => string;
    readonly riders: (n: number, need: number) => string;
    readonly villageMark: string;
    readonly polluted: (spaces: string) => string;
    readonly clean: (spaces: string) => string;
    readonly objective: (name: string, objective: string, value: number, points: number) => string;
    readonly used: (names: string) => string;
    readonly unplaced: (temples: string) => string;
    readonly leaderInPlay: (name: string, ability: string) => string;
    readonly leaderOpen: (name: string, ability: string) => string;
    readonly path: (path: string, matches: number, length: number, spent: boolean) => string;
    readonly special: (condition: string, value: number, spent: boolean) => string;
    readonly left: (name: string) => string;
    readonly right: (name: string) => string;
  };
  /** Reasons of a hint, by group of the brain's features. */
  readonly reasons: Readonly<Record<string, Reason>>;
}
