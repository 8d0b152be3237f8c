import type { Json, Who, Reason as Why } from '#kernel';
import type { Reason } from '../rules/guards.ts';
import type { Event, View } from '../rules/state.ts';
import type { Terms } from './names.ts';

/** Every sentence of the game: a language that lacks one does not compile. */

export type Args = Readonly<Record<string, Json>>;
export type Kind = 'keep' | 'move' | 'soil' | 'project' | 'next';
export type Category = 'projects' | 'secret' | 'population';
type EventOf<K> = Extract<Event, { e: K }>;
/** What happens by itself: deeds are told by their verbs. */
type Happening = 'start' | 'dealt' | 'round' | 'trigger' | 'revealed' | 'crane' | 'grew' | 'final';

/** Groups of the brain's features. */
type ReasonKey = 'population' | 'majorities' | 'buildings' | 'projects' | 'ploys' | 'secrets';

export interface Words {
  readonly reasons: Readonly<Record<ReasonKey, Why>>;
  readonly options: {
    readonly rotateTerritories: string;
    readonly maxRounds: string;
    readonly clans: string;
    readonly random: string;
  };
  readonly optionsAbout: { readonly rotateTerritories: string; readonly maxRounds: string; readonly clans: string };
  readonly prompts: Readonly<Record<Kind, (view: View, field: string) => string>>;
  readonly phases: {
    round(round: number): string;
    readonly secrets: string;
    readonly action: string;
    readonly last: string;
    readonly over: string;
  };
  readonly events: { readonly [K in Happening]: (event: EventOf<K>, who: Who, t: Terms) => string | null };
  /** Where Frida goes after an action. */
  crane(territory: number): string;
  /** What a whole turn cost and brought. */
  readonly turn: {
    gain(population: number): string;
    points(n: number): string;
    readonly and: string;
  };
  /** What comes by itself. */
  readonly by: {
    /** Round 3 ends, and this seat holds these territories alone, these with others. */
    roundEnds(round: number, who: Who, sole: readonly number[], tied: readonly number[]): string;
    /** Nobody has the most floors anywhere. */
    roundEndsEmpty(round: number): string;
    /** Somebody has placed the last floor of the supply. */
    lastFloor(who: Who): string;
    /** The secret projects are revealed. */
    over(who: Who, secrets: number, population: number): string;
  };
  /** What the figures of the score are made of. */
  readonly made: { population(n: number): string };
  readonly categories: Readonly<Record<Category, string>>;
  readonly counts: Readonly<Record<Category, string>>;
  readonly refusals: Readonly<Record<Reason, (a: Args) => string>>;
  readonly summary: {
    readonly players: string;
    player(p: PlayerLine): string;
    readonly order: string;
    space(n: number, actions: number, who: string | null, now: boolean): string;
    readonly projects: string;
    project(name: string, text: string, points: number): string;
    readonly emptySlot: string;
    supply(deck: number, roofs: number): string;
    soil(meadow: number, straw: number, leaf: number): string;
    completed(who: string, cards: string): string;
    readonly secrets: string;
    readonly dealt: string;
    secret(name: string, text: string, value: number | null): string;
    secretsOf(who: string): string;
    territory(n: number, position: string, crane: boolean): string;
    readonly craneBeside: string;
    fieldLine(f: FieldLine): string;
    readonly majority: string;
    majorityLine(n: number, floors: string): string;
    readonly noFloors: string;
  };
}

interface PlayerLine {
  readonly name: string;
  readonly clan: string;
  readonly points: number;
  readonly population: number;
  readonly populationPoints: number;
  readonly floors: number;
  readonly ploys: number;
  readonly active: boolean;
  readonly ready: boolean | null;
}

interface FieldLine {
  readonly direction: string;
  readonly land: string;
  readonly number: number;
  /** Territory the crane goes to after an action here. */
  readonly crane: number;
  readonly owner: string | null;
  readonly floors: number;
  readonly roof: boolean;
  readonly value: number;
  readonly soil: boolean;
}
