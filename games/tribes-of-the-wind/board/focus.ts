/** The card and row the table is about: selected, inspected, or just played. */
import { cardOf } from '../rules/data.ts';
import { playerAt, type RequirementReport, rowReports } from '../rules/inspect.ts';
import { looked } from './hand.ts';
import type { Props } from './props.ts';
import { seatShown } from './shown.ts';

export interface Focus {
  readonly card: number;
  readonly row: number;
  readonly playable: boolean;
  /** The requirement that decides: the first that fails, else the first. */
  readonly report: RequirementReport;
}

export function focusOf(p: Props): Focus | null {
  const { selected } = p;
  const seat = p.seat ?? seatShown(p);
  if (p.decision !== null && p.decision.kind !== 'action') return null;
  const at = selected?.do === 'play' ? { card: cardOf(selected.card), row: selected.row - 1 } : looked.value;
  if (at === null || !playerAt(p.view, seat).rack.some((c) => c.card === at.card)) return null;
  const row = rowReports(p.view, seat, at.card)[at.row];
  const report = row?.requirements.find((r) => !r.holds) ?? row?.requirements[0];
  if (row === undefined || report === undefined) return null;
  return { ...at, playable: row.playable, report };
}
