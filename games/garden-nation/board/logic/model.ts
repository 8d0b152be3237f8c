/** What the board draws, worked out from view and moves. Pure, so that it can be tested without a browser. */
import { BARE, FIELDS, fieldIndex, LANDS, TERRITORIES } from '../../rules/data.ts';
import { CLANS } from '../../rules/numbers.ts';
import type { Event, GameMove, Table, View } from '../../rules/state.ts';
import type { LandName } from '../draw/land.ts';
import type { ClanName } from '../draw/pieces.ts';

export type FieldMove = Extract<GameMove, { readonly field: string }>;

export const isFieldMove = (m: GameMove): m is FieldMove =>
  m.do === 'build' || m.do === 'demolish' || m.do === 'invade';

export const landName = (land: number): LandName => (land === BARE ? 'thornbush' : (LANDS[land] as LandName));
export const clanOf = (t: Readonly<Table>, seat: number): ClanName => CLANS[t.clans[seat] as number] as ClanName;

/** Who acts. */
export const acting = (view: View): number => view.order[view.space] ?? 0;

/** Whose secret cards are shown: mine, or in a replay those of the seat looked at; null where nobody may see them. */
export function secretsSeat(view: View, seat: number | null, shown?: number): number | null {
  const at = seat ?? shown ?? (typeof view.viewer === 'number' ? view.viewer : acting(view));
  return (view.kept[at] ?? null) === null && (view.dealt[at] ?? null) === null ? null : at;
}

/** The four that were dealt until two of them are kept. */
export function secretsShown(view: View, seat: number): readonly number[] {
  const kept = view.kept[seat] ?? [];
  return kept.length > 0 ? kept : (view.dealt[seat] ?? []);
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

/** From which floor on a building hovers because it is not there yet; a roof that comes hovers over all of them. */
export function hovering(now: View, then: View, field: number): { readonly ghostFrom?: number } {
  const stood = now.owner[field] === then.owner[field] ? (now.floors[field] as number) : 0;
  const same = stood === then.floors[field] && now.roof[field] === then.roof[field];
  const unroofed = now.roof[field] === 1 && then.roof[field] === 0 && stood === then.floors[field];
  return same || unroofed ? {} : { ghostFrom: stood };
}

/** Where the crane goes with each action of a preview: from the field to the territory. */
export function craneWays(events: readonly Event[]): { readonly field: number; readonly territory: number }[] {
  let field = -1;
  return events.flatMap((e) => {
    if (e.e === 'built' || e.e === 'invaded' || e.e === 'demolished') field = fieldIndex(e.field);
    return e.e === 'crane' && field >= 0 && e.from !== e.territory ? [{ field, territory: e.territory - 1 }] : [];
  });
}

export const allFields: readonly number[] = Array.from({ length: FIELDS }, (_, f) => f);
export const territories: readonly number[] = Array.from({ length: TERRITORIES }, (_, t) => t);
