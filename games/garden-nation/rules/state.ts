import type { Viewer } from '#kernel';

export type Phase = 'secrets' | 'move' | 'soil' | 'project' | 'next' | 'over';

/** Where the territories lie. Never changed after setup, so copies of a state share it. */
export type Layout = {
  /** Board position → territory. */
  readonly at: readonly number[];
  /** Territory → steps of 60 degrees clockwise. */
  readonly rotation: readonly number[];
  /** Field → cell (position * 7 + direction as it lies on the board). */
  readonly cell: readonly number[];
  /** Cell → field. */
  readonly field: readonly number[];
};

/** All that lies openly on the table. Fields, territories, cards and lands are indexes into the tables of data.ts. */
export interface Table {
  readonly seats: number;
  readonly maxRounds: number;
  /** Seat → clan. */
  readonly clans: readonly number[];
  readonly layout: Layout;
  /** Field → seat, or -1. */
  owner: number[];
  floors: number[];
  /** Field → 1 with roof. */
  roof: number[];
  /** Field → land, BARE for a thornbush without soil tile. */
  land: number[];
  /** Land → soil tiles in the supply. */
  soil: number[];
  roofs: number;
  /** Territory of the crane; -1 beside the board. */
  crane: number;
  population: number[];
  points: number[];
  /** Seat → floors in supply. */
  supply: number[];
  ploys: number[];
  spentPloys: number[];
  /** Seat → completed public projects. */
  done: number[][];
  /** Slot → face-up public project, or -1. */
  display: number[];
  round: number;
  /** Space of the turn order board → seat, as far as known. */
  order: number[];
  /** The space whose player is active. */
  space: number;
  /** Actions left in this turn, the current one included. */
  actions: number;
  phase: Phase;
  ployUsed: number;
  roofMoved: number;
  /** moveOn in a row. */
  steps: number;
  /** Where the crane returns to after a pass. */
  origin: number;
  /** The field acted on while soil or project is asked; -1 otherwise. */
  field: number;
  /** 1 when the last floor of a supply has been placed. */
  triggered: number;
}

export interface State extends Table {
  deck: number[];
  /** Seat → the secret cards to choose from; empty once chosen. */
  dealt: number[][];
  kept: number[][];
  rejected: number[][];
  undealt: number[];
}

export interface View extends Readonly<Table> {
  readonly viewer: Viewer;
  readonly deckLeft: number;
  /** Seats that have kept their secret cards. */
  readonly chosen: readonly boolean[];
  /** Seat → cards as far as the viewer may know them, else null. */
  readonly dealt: readonly (readonly number[] | null)[];
  readonly kept: readonly (readonly number[] | null)[];
  readonly rejected: readonly (readonly number[] | null)[];
}

export type GameMove =
  | { readonly do: 'keep'; readonly first: string; readonly second: string }
  | { readonly do: 'build'; readonly field: string }
  | { readonly do: 'demolish'; readonly field: string }
  | { readonly do: 'invade'; readonly field: string }
  | { readonly do: 'switchTerritory'; readonly territory: number }
  | { readonly do: 'moveRoof'; readonly from: string; readonly to: string }
  | { readonly do: 'moveOn' }
  | { readonly do: 'pass' }
  | { readonly do: 'soil'; readonly land: string }
  | { readonly do: 'complete'; readonly card: string }
  | { readonly do: 'none' }
  | { readonly do: 'next'; readonly seat: number };

export type Options = {
  readonly rotateTerritories: boolean;
  readonly maxRounds: number;
  readonly clans: readonly string[];
};

export type Event =
  | { readonly e: 'start'; readonly seat: number }
  | { readonly e: 'dealt'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly e: 'kept'; readonly seat: number; readonly cards?: readonly string[] }
  | { readonly e: 'round'; readonly round: number; readonly seat: number }
  | { readonly e: 'soil'; readonly seat: number; readonly field: string; readonly at: number; readonly land: string }
  | {
      readonly e: 'built';
      readonly seat: number;
      readonly field: string;
      /** Where the field lies in its territory, as a direction of the board. */
      readonly at: number;
      readonly floors: number;
      readonly cost: number;
      readonly population: number;
    }
  | {
      readonly e: 'demolished';
      readonly seat: number;
      readonly field: string;
      readonly at: number;
      readonly floors: number;
      readonly gain: number;
      readonly population: number;
      readonly roof: boolean;
    }
  | {
      readonly e: 'invaded';
      readonly seat: number;
      readonly owner: number;
      readonly field: string;
      readonly at: number;
      readonly floors: number;
      readonly price: number;
      readonly roof: boolean;
    }
  | { readonly e: 'switched'; readonly seat: number; readonly territory: number }
  | {
      readonly e: 'roofMoved';
      readonly seat: number;
      readonly from: string;
      readonly fromAt: number;
      readonly to: string;
      readonly toAt: number;
    }
  | { readonly e: 'movedOn'; readonly seat: number; readonly territory: number }
  | { readonly e: 'passed'; readonly seat: number }
  | { readonly e: 'trigger'; readonly seat: number }
  | {
      readonly e: 'completed';
      readonly seat: number;
      readonly card: string;
      readonly points: number;
      readonly field: string;
      readonly at: number;
    }
  | { readonly e: 'declined'; readonly seat: number }
  | { readonly e: 'revealed'; readonly card: string; readonly slot: number }
  | { readonly e: 'crane'; readonly territory: number; readonly from: number }
  | { readonly e: 'next'; readonly seat: number; readonly chosen: number }
  | {
      readonly e: 'grew';
      readonly seat: number;
      readonly gain: number;
      readonly population: number;
      readonly sole: readonly number[];
      readonly tied: readonly number[];
    }
  | {
      readonly e: 'final';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly cardPoints: readonly number[];
      readonly populationPoints: number;
      readonly total: number;
    };

const lists = (from: readonly number[][]): number[][] => {
  const to: number[][] = [];
  for (const list of from) to.push(list.slice());
  return to;
};

export function copyTable(t: Readonly<Table>): Table {
  return {
    seats: t.seats,
    maxRounds: t.maxRounds,
    clans: t.clans,
    layout: t.layout,
    owner: t.owner.slice(),
    floors: t.floors.slice(),
    roof: t.roof.slice(),
    land: t.land.slice(),
    soil: t.soil.slice(),
    roofs: t.roofs,
    crane: t.crane,
    population: t.population.slice(),
    points: t.points.slice(),
    supply: t.supply.slice(),
    ploys: t.ploys.slice(),
    spentPloys: t.spentPloys.slice(),
    done: lists(t.done),
    display: t.display.slice(),
    round: t.round,
    order: t.order.slice(),
    space: t.space,
    actions: t.actions,
    phase: t.phase,
    ployUsed: t.ployUsed,
    roofMoved: t.roofMoved,
    steps: t.steps,
    origin: t.origin,
    field: t.field,
    triggered: t.triggered,
  };
}

export function copy(s: State): State {
  const to = copyTable(s) as State;
  to.deck = s.deck.slice();
  to.dealt = lists(s.dealt);
  to.kept = lists(s.kept);
  to.rejected = lists(s.rejected);
  to.undealt = s.undealt.slice();
  return to;
}

/** The seat that is to act (also while soil, project or next player is asked). */
export function active(t: Readonly<Table>): number {
  return t.order[t.space] as number;
}
