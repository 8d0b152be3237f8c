import type { Seat } from '#kernel';
import { KINDS, type Kind } from '../data.ts';
import type { Out } from '../events.ts';
import type { Player, State } from '../state.ts';
import { gainOfferings, gainShells } from './ceremony.ts';
import { tilesOfKind } from './persons.ts';
import { addPoints } from './points.ts';
import { advanceStatus } from './status.ts';

/** B3: all equal tiles of one sex work together (BB-49, BB-92). What needs a choice becomes a frame. */
export function usePersonsOfKind(
  s: State,
  seat: Seat,
  sex: number,
  kind: number,
  way: 'plain' | 'doubled' | 'extra',
  out: Out,
): void {
  const tiles = tilesOfKind(s.players[seat] as Player, sex, kind);
  const k = KINDS[kind] as Kind;
  const value = (way === 'doubled' ? k.doubled : k.values)[tiles - 1] as number;
  if (way !== 'extra') s.used[sex] = kind;
  out.tell({ e: 'used', seat, sex, kind, tiles, value, way });
  switch (k.action) {
    case 'takeMaterial':
      s.stack.push({ f: 'materials', left: value });
      return;
    case 'moveHut':
      s.stack.push({ f: 'huts', left: value, moved: false });
      return;
    case 'takeGodCard':
      s.stack.push({ f: 'draw', left: value });
      return;
    case 'gainVp':
      addPoints(s, seat, 'persons', value);
      out.tell({ e: 'points', seat, part: 'persons', vp: value });
      return;
    case 'takeOffering':
      gainOfferings(s, seat, value, out);
      return;
    case 'gainStatus':
      advanceStatus(s, seat, value, out);
      return;
    case 'takeShell':
      gainShells(s, seat, value, out);
      return;
    default:
      s.stack.push({ f: 'person', sex, kind, power: value, asked: true });
  }
}
