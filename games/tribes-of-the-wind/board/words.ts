/** The few words of the board that the texts of the game do not have. */
import type { Language, Who } from '#kernel';
import type { Situation } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { makeSentences, type Sentences } from '../text/sentences.ts';
import { verbs as verbsDe } from '../text/verbs.de.ts';
import { verbs as verbsEn } from '../text/verbs.en.ts';
import { makeVerbs, type TurnInWords, type VerbsSaid } from '../text/verbs.ts';
import { words as shared } from '../text/words.ts';
import type { Gain } from './gains.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';

/** Why an effect would do nothing. */
interface Vain {
  readonly water: (n: number) => string;
  readonly space: string;
  readonly temple: string;
  readonly clean: string;
}

export interface BoardWords {
  readonly terrain: (who: Who) => string;
  readonly villages: (n: number, all: number) => string;
  readonly tabs: Readonly<Record<'rack' | 'forest' | 'element' | 'village' | 'objectives' | 'leaders', string>>;
  readonly inStack: (n: number) => string;
  readonly left: string;
  readonly right: string;
  readonly market: string;
  readonly marketNote: string;
  readonly objectives: string;
  readonly leaders: string;
  readonly ofLeaders: (n: number, all: number) => string;
  readonly path: string;
  readonly special: string;
  readonly spent: string;
  readonly from: (n: number) => string;
  readonly has: (n: number) => string;
  readonly upTo: (n: number) => string;
  readonly vp: string;
  readonly next: string;
  readonly useNow: string;
  readonly keep: string;
  readonly yourRack: string;
  readonly blind: string;
  readonly deckTop: string;
  readonly steps: (n: number) => string;
  readonly water: string;
  readonly free: string;
  readonly smog: (n: number) => string;
  readonly riders: (n: number) => string;
  readonly village: string;
  readonly putBack: string;
  readonly flyHere: (n: number) => string;
  readonly flyFromTo: (from: string, cost: string | null) => string;
  readonly flyFrom: string;
  readonly cleanHere: (n: number, all: boolean) => string;
  readonly waterUnits: (n: number, all: boolean) => string;
  readonly draws: (n: number) => string;
  readonly anyway: string;
  /** Figures of the stock by name. */
  readonly stock: Readonly<Record<string, string>>;
  readonly choose: Readonly<Record<string, string>>;
  readonly chooseCards: (n: number) => string;
  readonly chooseTarget: string;
  readonly ready: (rows: number, villages: number, temple: boolean) => string;
  readonly whyDiscard: (allPlaced: boolean) => string;
  readonly mayDiscard: (n: number, why: string) => string;
  readonly chip: {
    readonly water: (from: number, to: number) => string;
    readonly tiles: (from: number, to: number) => string;
    readonly riders: (from: number, to: number) => string;
    readonly smog: (from: number, to: number) => string;
    readonly path: (n: number, of: number) => string;
    readonly villages: (n: number, of: number) => string;
    readonly suggested: string;
    readonly unused: (n: number) => string;
  };
  readonly vain: Vain;
  readonly vainShort: Vain;
  readonly thing: {
    readonly row: (card: string, n: number) => string;
    readonly rack: (name: string) => string;
    readonly water: (who: Who, n: number) => string;
    readonly deck: (color: string) => string;
    readonly draw: (color: string) => string;
    readonly path: string;
    readonly special: string;
    readonly capital: (n: number) => string;
    readonly own: string;
  };
  readonly says: {
    readonly clean: string;
    readonly foul: string;
    readonly start: string;
    readonly village: string;
    readonly capital: string;
    readonly water: string;
    readonly rack: (colors: string) => string;
    readonly market: string;
    readonly draw: string;
    readonly deck: string;
    readonly path: (path: string) => string;
    readonly special: (condition: string) => string;
    readonly temple: (effects: string, cost: number) => string;
    readonly templePlaced: string;
    readonly stack: string;
    readonly wanted: string;
    readonly keep: (objective: string) => string;
    readonly now: (effects: string) => string;
    readonly free: string;
    readonly used: string;
  };
  /** What a condition lacks that does not hold. */
  readonly needs: {
    readonly more: (n: number, color: string) => string;
    readonly less: (n: number, color: string) => string;
    readonly all: (colors: readonly string[]) => string;
  };
  readonly counts: {
    readonly riders: (have: number, need: number) => string;
    readonly points: (n: number) => string;
    readonly nowValue: (n: number) => string;
    readonly tokens: (n: number) => string;
  };
  readonly moment: {
    readonly village: (who: Who, n: number) => string;
    readonly left: (n: number) => string;
    readonly end: (who: Who) => string;
    readonly lastRound: (round: number) => string;
    readonly temples: (who: Who, n: number) => string;
    readonly leader: (who: Who, leader: string) => string;
  };
  readonly halves: { readonly keep: string; readonly now: string; readonly vain: string };
  /** How far a kept card is, and what the next step pays. */
  readonly progress: (
    value: number,
    next: { readonly at: number; readonly vp: number } | null,
    op: 'atLeast' | 'atMost',
  ) => string;
  readonly freePlaces: (n: number) => string;
  readonly sides: { readonly left: string; readonly right: string };
  readonly ridersHome: string;
  readonly villageOf: string;
  readonly score: string;
  readonly sum: string;
  readonly villageCards: string;
  readonly taken: string;
  readonly usedNow: string;
  readonly noLeader: string;
  readonly leftOver: (n: number) => string;
  readonly none: string;
  readonly gain: Readonly<Record<Gain['kind'], string>>;
}

const spoken: Readonly<Record<Language, Sentences>> = {
  de: makeSentences('de', shared.de),
  en: makeSentences('en', shared.en),
};

const deeds: Readonly<Record<Language, VerbsSaid>> = {
  de: makeVerbs(verbsDe, spoken.de),
  en: makeVerbs(verbsEn, spoken.en),
};

export const words = (lang: Language): BoardWords => (lang === 'de' ? de : en);
/** Cards, tiles, leaders and requirements in plain words. */
export const say = (lang: Language): Sentences => spoken[lang];
/** Every deed in words. */
export const verbs = (lang: Language): VerbsSaid => deeds[lang];

/** What a chain of moves comes to, told once. */
export const saidOf = (s: Situation<View, GameMove, Event>, chain: readonly GameMove[]): TurnInWords =>
  verbs(s.lang).turn(chain, (i) => s.after(chain.slice(0, i))?.view ?? s.view);
