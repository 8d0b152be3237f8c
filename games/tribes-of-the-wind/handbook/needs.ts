/** One requirement of each kind, taken from the cards: for the legend. */
import { cards } from '../rules/data.ts';
import type { Requirement } from '../rules/vocabulary.ts';

const all = cards.flatMap((c) => c.rows.flatMap((r) => r.require));

/** 'more-both': its kind, and whom it asks. */
const nameOf = (r: Requirement): string => ('who' in r ? `${r.kind}-${r.who}` : r.kind);

export const needs: Readonly<Record<string, Requirement>> = Object.fromEntries(
  [...all].reverse().map((r) => [nameOf(r), r]),
);
