import type { Json, Names, Reason as Why } from '#kernel';
import type { Reason } from '../rules/guards.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import type { Terms } from './names.ts';

/** Every sentence of the game: a language that lacks one does not compile. */

export type Args = Readonly<Record<string, Json>>;
export type Kind = 'keep' | 'move' | 'soil' | 'project' | 'next';
export type Category = 'projects' | 'secret' | 'population';
type EventOf<K> = Extract<Event, { e: K }>;
type MoveOf<K> = Extract<GameMove, { do: K }>;

/** What a build or an invasion would do, worked out from the view. */
export interface Outlook {
  readonly field: string;
  readonly floors: number;
  readonly cost: number;
  readonly gain: number;
  readonly crane: number;
  readonly owner: string;
  /** Of a roof that is moved. */
  readonly from: string;
  readonly to: string;
}

/** Groups of the brain's features. */
type ReasonKey = 'population' | 'majorities' | 'buildings' | 'projects' | 'ploys' | 'secrets';

export interface Words {
  readonly reasons: Readonly<Record<ReasonKey, Why>>;
  readonly rulings: Readonly<Record<string, string>>;
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
  readonly moves: { readonly [K in GameMove['do']]: (move: MoveOf<K>, t: Terms, o: Outlook) => string };
  readonly events: { readonly [K in Event['e']]: (event: EventOf<K>, name: Names, t: Terms) => string | null };
  /** The parts of a turn's summary, in the third person and without field numbers. */
  readonly turn: {
    built(territory: number, floor: number, land: string): string;
    builtMore(territories: readonly number[]): string;
    demolished(territory: number): string;
    invaded(owner: string, territory: number): string;
    completed(card: string): string;
    readonly passed: string;
    chosen(name: string): string;
    readonly secrets: string;
    price(costs: readonly number[]): string;
    gain(population: number): string;
    points(n: number): string;
    readonly and: string;
  };
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
