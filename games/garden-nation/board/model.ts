/** What a tap means: from listed moves to gestures. Pure, so that it can be tested without a browser. */
import { BARE, FIELD_IDS, FIELDS, fieldIndex, LANDS, PUBLIC, publicIndex } from '../rules/data.ts';
import { cost, craneTarget, value } from '../rules/garden.ts';
import { CLANS } from '../rules/numbers.ts';
import { isSatisfied } from '../rules/projects.ts';
import { copyTable, type GameMove, type Table, type View } from '../rules/state.ts';
import type { LandName } from './draw/land.ts';
import type { ClanName } from './draw/pieces.ts';

export type FieldMove = Extract<GameMove, { readonly field: string }>;

export const isFieldMove = (m: GameMove): m is FieldMove =>
  m.do === 'build' || m.do === 'demolish' || m.do === 'invade';

/** Moves that act on this field, build first. */
export function movesOn(options: readonly GameMove[], field: number): FieldMove[] {
  const id = FIELD_IDS[field];
  return options.filter(isFieldMove).filter((m) => m.field === id);
}

/** Fields to light: all on which something can be done, or the ends of a roof's way. */
export function litFields(options: readonly GameMove[], roofMode: boolean, roofFrom: number): Set<number> {
  const lit = new Set<number>();
  for (const m of options) {
    if (roofMode) {
      if (m.do !== 'moveRoof') continue;
      if (roofFrom < 0) lit.add(fieldIndex(m.from));
      else if (fieldIndex(m.from) === roofFrom) lit.add(fieldIndex(m.to));
    } else if (m.do === 'build') lit.add(fieldIndex(m.field));
  }
  return lit;
}

/** Own buildings to demolish and others to invade: possible, but not what the lamp falls on. */
export function otherFields(options: readonly GameMove[]): Set<number> {
  return new Set(
    options.filter((m) => m.do === 'demolish' || m.do === 'invade').map((m) => fieldIndex((m as FieldMove).field)),
  );
}

export interface FieldLook {
  readonly land: LandName;
  /** The thornbush under a soil tile. */
  readonly soil: boolean;
  readonly clan: ClanName | null;
  readonly floors: number;
  readonly roof: boolean;
}

export const landName = (land: number): LandName => (land === BARE ? 'thornbush' : (LANDS[land] as LandName));
export const clanOf = (t: Readonly<Table>, seat: number): ClanName => CLANS[t.clans[seat] as number] as ClanName;

export interface Consequence {
  readonly kind: FieldMove['do'];
  readonly field: number;
  /** Population before and after. */
  readonly from: number;
  readonly to: number;
  /** Invading: who is paid how much. */
  readonly victim: number | null;
  readonly crane: number;
  /** Public projects this floor would complete. */
  readonly projects: readonly number[];
}

/** What a move on a field leads to, as far as it is sure. */
export function consequence(view: View, seat: number, move: FieldMove): Consequence {
  const field = fieldIndex(move.field);
  const from = view.population[seat] as number;
  const price =
    move.do === 'build' ? -cost(view, field) : move.do === 'demolish' ? value(view, field) : -value(view, field);
  return {
    kind: move.do,
    field,
    from,
    to: from + price,
    victim: move.do === 'invade' ? (view.owner[field] as number) : null,
    crane: craneTarget(view.layout, field),
    projects: move.do === 'demolish' ? [] : projectsAfter(view, seat, field, move.do),
  };
}

/** Face-up projects that the floor would satisfy; on a bare thornbush that depends on the soil and is left open. */
export function projectsAfter(view: View, seat: number, field: number, kind: 'build' | 'invade'): number[] {
  if (view.roofs === 0 || view.land[field] === BARE) return [];
  const t = copyTable(view);
  t.owner[field] = seat;
  t.roof[field] = 0;
  if (kind === 'build') t.floors[field] = (t.floors[field] as number) + 1;
  return view.display.filter(
    (card) => card >= 0 && isSatisfied(t, seat, field, PUBLIC[card] as (typeof PUBLIC)[number]),
  );
}

/** Cards that can be completed now. */
export function completable(options: readonly GameMove[]): Map<number, GameMove> {
  return new Map(options.flatMap((m) => (m.do === 'complete' ? [[publicIndex(m.card), m] as const] : [])));
}

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

/** Where a roof would go to and come from with the selected move, −1 for nowhere. */
export function roofPreview(view: View, selected: GameMove | null): { readonly to: number; readonly from: number } {
  if (selected?.do === 'moveRoof') return { to: fieldIndex(selected.to), from: fieldIndex(selected.from) };
  if (selected?.do === 'complete') return { to: view.field, from: -1 };
  return { to: -1, from: -1 };
}

/** A roof can only be on its way while one may be moved. */
export const canMoveRoof = (options: readonly GameMove[]): boolean => options.some((m) => m.do === 'moveRoof');

export const allFields: readonly number[] = Array.from({ length: FIELDS }, (_, f) => f);
