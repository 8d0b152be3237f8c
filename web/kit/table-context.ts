/** What a Target asks the table around it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '#kernel';
import type { Gesture } from './contract.ts';
import type { Hand, Reading } from './hand.ts';

export type Mark = 'can' | 'selected' | 'consequence' | 'changed' | 'cannot';

export interface HandAtTable {
  readonly reading: Reading;
  readonly hand: Hand;
  /** Places that the chain would change. */
  readonly consequences: ReadonlySet<string>;
  /** Places changed since my last turn → by whom. */
  readonly changed: ReadonlyMap<string, Seat>;
  /** Seat → its colour and pattern. */
  readonly colour: (seat: Seat) => number;
  /** Somebody is asked here: answers come first in the order of keys. */
  readonly asked: boolean;
  tap(id: string): void;
  /** A mouse rests on a thing, or the focus does; null when it has left. A board kept from before this was asked does not say it. */
  rest?(id: string | null, at?: { readonly clientX: number; readonly clientY: number }): void;
  /** The table as it would be after this gesture: what a tap on a thing under the pointer leads to. Null where nobody is asked. */
  peek(gesture: Gesture): Reading | null;
}

const NOTHING: HandAtTable = {
  reading: {
    gesture: [],
    things: new Map(),
    buttons: [],
    chain: [],
    ready: false,
    ahead: null,
    routeTo: () => null,
  },
  hand: { gesture: [], open: null, explained: null },
  consequences: new Set(),
  changed: new Map(),
  colour: (seat) => seat,
  asked: false,
  tap: () => {},
  peek: () => null,
};

/** Without a table around it (a rules page, a cover) a board draws, and nothing can be touched. */
export const TableContext = createContext<HandAtTable>(NOTHING);

export const useHand = (): HandAtTable => useContext(TableContext);
