/** What the board draws, worked out from view and moves. Pure, so that it can be tested without a browser. */
import { BARE, FIELDS, fieldIndex, LANDS } from '../rules/data.ts';
import { CLANS } from '../rules/numbers.ts';
import type { GameMove, Table, View } from '../rules/state.ts';
import type { LandName } from './draw/land.ts';
import type { ClanName } from './draw/pieces.ts';

export type FieldMove = Extract<GameMove, { readonly field: string }>;

export const isFieldMove = (m: GameMove): m is FieldMove =>
  m.do === 'build' || m.do === 'demolish' || m.do === 'invade';

export const landName = (land: number): LandName => (land === BARE ? 'thornbush' : (LANDS[land] as LandName));
export const clanOf = (t: Readonly<Table>, seat: number): ClanName => CLANS[t.clans[seat] as number] as ClanName;

/** The field a preview floor is drawn on. */
export function previewField(selected: GameMove | null): number {
  return selected !== null && (selected.do === 'build' || selected.do === 'invade') ? fieldIndex(selected.field) : -1;
}

/** Whose secret cards are shown: mine, or in a replay those of the seat looked at; null where nobody may see them. */
export function secretsSeat(view: View, seat: number | null, focus: number | null): number | null {
  const at = seat ?? focus ?? (typeof view.viewer === 'number' ? view.viewer : (view.order[view.space] ?? 0));
  return (view.kept[at] ?? null) === null && (view.dealt[at] ?? null) === null ? null : at;
}

interface ForcedKeepLook {
  readonly dealt: readonly { readonly card: number; readonly kept: boolean }[];
  readonly counts: readonly { readonly card: number; readonly n: number }[];
}

/** In the first round: the four cards of a seat that could only keep this one pair, else null (GN-3, GN-82). */
export function forcedKeep(view: View, seat: number): ForcedKeepLook | null {
  const kept = view.kept[seat] ?? [];
  const rejected = view.rejected[seat] ?? [];
  const all = [...kept, ...rejected];
  const kinds = [...new Set(all)];
  if (kept.length === 0 || rejected.length === 0 || kinds.length > kept.length || view.round > 1) return null;
  return {
    dealt: all.map((card, i) => ({ card, kept: i < kept.length })),
    counts: kinds.map((card) => ({ card, n: all.filter((c) => c === card).length })),
  };
}

/** Where a roof would go to and come from with the chosen moves, −1 for nowhere. */
export function roofPreview(chain: readonly GameMove[], asked: number): { readonly to: number; readonly from: number } {
  for (const m of chain) {
    if (m.do === 'moveRoof') return { to: fieldIndex(m.to), from: fieldIndex(m.from) };
    if (m.do !== 'complete') continue;
    const built = chain.find(isFieldMove);
    return { to: built === undefined ? asked : fieldIndex(built.field), from: -1 };
  }
  return { to: -1, from: -1 };
}

export const allFields: readonly number[] = Array.from({ length: FIELDS }, (_, f) => f);
