import type { Language, Reason, Who } from '#kernel';
import type { Kinds } from '../rules/decisions.ts';
import type { Event } from '../rules/events.ts';
import type { Part, Phase } from '../rules/state.ts';
import type { GodId, PersonAction } from '../rules/words.ts';
import type { Does, Verbs } from './verbs.ts';

/** Every reason a guard gives: a missing one does not compile. */
export type RefusalKey =
  | 'notAsked'
  | 'notNow'
  | 'gameOver'
  | 'allBuilt'
  | 'alreadyDown'
  | 'blueNotNeeded'
  | 'cannotCarryOut'
  | 'cardNotInPlay'
  | 'deckEmpty'
  | 'dieBlocked'
  | 'dieTooLow'
  | 'fireFirst'
  | 'fireSecond'
  | 'gatherWomen'
  | 'greenUsed'
  | 'jewelGone'
  | 'moveOneHut'
  | 'mustFulfil'
  | 'needsGreen'
  | 'needsWhite'
  | 'noBuildingGround'
  | 'noFieldOrPerson'
  | 'noGodCard'
  | 'noGodCardLeft'
  | 'noGodTile'
  | 'noHutToMove'
  | 'noMaterials'
  | 'noOffering'
  | 'noPair'
  | 'noPath'
  | 'noPriest'
  | 'noSuchDie'
  | 'noSuchItem'
  | 'noSuchMaterial'
  | 'noSuchPayment'
  | 'noSuchPerson'
  | 'noSuchRegion'
  | 'noSuchSlot'
  | 'noSuchSpace'
  | 'noSuchTile'
  | 'noYellowNeeded'
  | 'notFulfilled'
  | 'notInDisplay'
  | 'notNeighbours'
  | 'notYourPerson'
  | 'notYourTask'
  | 'nowhereToSettle'
  | 'onlyLand'
  | 'onlyMen'
  | 'onlyWater'
  | 'onlyWomen'
  | 'otherColumn'
  | 'otherMaterial'
  | 'ownHut'
  | 'paidNoLongerCounts'
  | 'pairOfSameGod'
  | 'pathTooDear'
  | 'sameKind'
  | 'sexUsed'
  | 'slotEmpty'
  | 'slotTooHigh'
  | 'spaceTaken'
  | 'spaceTooHigh'
  | 'startFish'
  | 'startTaken'
  | 'taskNotThere'
  | 'tattooMen'
  | 'tileBuilt'
  | 'tileTooHigh'
  | 'tooFewPoints'
  | 'tooFewShells'
  | 'tooMuchMissing'
  | 'useFirst';

/** Arguments as words: numbers as digits, ids already as names. */
export type Args = Readonly<Record<string, string>>;
export type Sentence = (a: Args) => string;

/** A sentence of the log: whose doing it was, and whom else it meets. */
export type EventSentence = (a: Args, who: Who, other: Who) => string;

/** Log sentences; some events have several. */
export type EventKey =
  | Exclude<Event['e'], 'gained' | 'ends'>
  | 'settledPushed'
  | 'gainedOffering'
  | 'gainedShell'
  | 'tookBlindOwn'
  | 'templeTileGone'
  | 'templeTileTied'
  | 'fulfilledYellow';

export interface SummaryWords {
  readonly table: string;
  readonly order: Sentence;
  readonly acting: Sentence;
  readonly cards: string;
  readonly card: Sentence;
  readonly cardEmpty: string;
  readonly map: string;
  readonly region: Sentence;
  readonly nobody: string;
  readonly beside: Sentence;
  readonly paths: string;
  readonly path: Sentence;
  readonly displays: string;
  readonly men: Sentence;
  readonly women: Sentence;
  readonly gods: Sentence;
  readonly newTasks: Sentence;
  readonly jewels: Sentence;
  readonly jewelPrice: Sentence;
  readonly jewelsLater: Sentence;
  readonly temple: Sentence;
  readonly status: Sentence;
  readonly place: Sentence;
  readonly dice: Sentence;
  readonly diceNone: string;
  readonly goods: Sentence;
  readonly hand: Sentence;
  readonly handHidden: Sentence;
  readonly knownCards: Sentence;
  readonly huts: Sentence;
  readonly persons: Sentence;
  readonly up: string;
  readonly down: string;
  readonly ceremony: Sentence;
  readonly surplus: Sentence;
  readonly buildings: Sentence;
  readonly priests: Sentence;
  readonly task: Sentence;
  readonly fulfilled: Sentence;
  readonly ownJewels: Sentence;
  readonly bonuses: Sentence;
  readonly none: string;
  readonly unknown: string;
}

/** Groups of the brain's features. */
type ReasonKey =
  | 'points'
  | 'fish'
  | 'bonuses'
  | 'tasks'
  | 'goods'
  | 'jewellery'
  | 'ceremony'
  | 'persons'
  | 'temple'
  | 'status'
  | 'map'
  | 'dice';

/** What is counted in a turn beside materials. */
export type Amount = 'points' | 'offering' | 'shell' | 'status' | 'godCard' | 'godTile';

/** The words of one language; make.ts, turn.ts and summary.ts choose and fill them. */
export interface Words {
  readonly lang: Language;
  readonly reasons: Readonly<Record<ReasonKey, Reason>>;
  readonly categories: Readonly<Record<Part, string>>;
  readonly counts: Readonly<Record<Part, string>>;
  readonly refusals: Readonly<Record<RefusalKey, Sentence>>;
  readonly prompts: Readonly<Record<Kinds, Sentence>>;
  readonly phases: Readonly<Record<Phase, (a: Readonly<Record<string, string>>) => readonly string[]>>;
  /** Ways to pay a god. */
  readonly pays: { readonly card: Sentence; readonly pair: Sentence; readonly tile: string };
  readonly verbs: Verbs;
  readonly events: Readonly<Record<EventKey, EventSentence>>;
  round(n: number): string;
  /** Why phase C brings points, and what the majority is decided by. */
  readonly causes: {
    status(space: number, vp: number): string;
    priests(n: number, vp: number): string;
    majority(tied: boolean): string;
  };
  /** A phase is over, and why. */
  readonly ends: Readonly<Record<Extract<Event, { e: 'ends' }>['phase'], Sentence>>;
  readonly sex: { readonly man: string; readonly woman: string };
  /** Symbols of a person: what tattooing or gathering gives. */
  readonly symbols: { readonly man: Sentence; readonly woman: Sentence };
  readonly offering: string;
  readonly land: string;
  readonly water: string;
  readonly or: string;
  /** What a kind of person does with this value. */
  readonly kindEffect: Readonly<Record<PersonAction, Sentence>>;
  readonly does: Does;
  /** Somebody goes before somebody. */
  readonly before: (first: Who, second: Who) => string;
  /** The reader, inside a sentence. */
  readonly you: string;
  /** A god that is played: 'the blue god'. */
  readonly played: Readonly<Record<GodId, string>>;
  /** So many of them: 'shells'. */
  readonly amounts: Readonly<Record<Amount, (n: number) => string>>;
  readonly summary: SummaryWords;
}

/** '1 shell', '2 shells'. */
export function count(n: string | undefined, one: string, many: string): string {
  return `${n} ${n === '1' ? one : many}`;
}
