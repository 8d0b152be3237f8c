/** The options worth searching: the rest differ only in ways that hardly matter. */

import { count } from '../rules/counters.ts';
import { BUILDINGS, EFFECTS, NEIGHBOURS, STARTING_BUILDINGS } from '../rules/data.ts';
import type { Question } from '../rules/frames/common.ts';
import { hasEmpty, tileAt } from '../rules/landscape.ts';
import { cellOf, type GameMove } from '../rules/moves.ts';
import { buildingPoints2, startPoints2 } from '../rules/scoring.ts';
import { BUILT, type Estate, type Player, type State } from '../rules/state.ts';
import type { Counter } from '../rules/vocabulary.ts';

export function plausible(s: State, seat: number, q: Question, conversions: number): readonly GameMove[] {
  const p = s.players[seat] as Player;
  switch (q.kind) {
    case 'resolve':
    case 'final':
    case 'gift':
      return boundary(p, q.options, conversions);
    case 'take':
      return mostOnEachWheel(q.options);
    case 'split':
      return q.options.length > 2 ? [q.options[0] as GameMove, q.options[q.options.length - 1] as GameMove] : q.options;
    case 'remove':
      return [leastUseful(p, q.options)];
    case 'place':
      return [bestPlace(p, q.options)];
    case 'site':
      return [bestSite(s, seat, q.options)];
    default:
      return q.options;
  }
}

function boundary(p: Player, options: readonly GameMove[], conversions: number): GameMove[] {
  const full = !hasEmpty(p.cells);
  let discards = 0;
  return options.filter((m) => {
    if (m.do === 'convert') return conversions > 0;
    if (m.do !== 'discard') return true;
    return full && discards++ === 0;
  });
}

/** All that fits, on either wheel; nothing is considered only by the player who is really asked. */
function mostOnEachWheel(options: readonly GameMove[]): GameMove[] {
  const best = new Map<string, GameMove>();
  for (const m of options) if (m.do === 'take') best.set(m.wheel ?? '', m);
  if (best.size > 1) best.delete('');
  return [...best.values()];
}

/** How many own buildings count this cell as a neighbour. */
function watched(p: Estate, cell: number): number {
  let n = 0;
  for (const i of NEIGHBOURS[cell] ?? []) {
    const content = p.cells[i] as number;
    if (content < BUILT) continue;
    for (const part of BUILDINGS[content - BUILT]?.scoring.parts ?? []) if (part.per.count === 'adjacentTiles') n++;
  }
  return n;
}

const cellIn = (m: GameMove): number => ('cell' in m ? cellOf(m.cell) : -1);

function leastUseful(p: Player, options: readonly GameMove[]): GameMove {
  let best = options[0] as GameMove;
  let least = Number.POSITIVE_INFINITY;
  for (const m of options) {
    const n = watched(p, cellIn(m)) * 2 + tileAt(p.cells, cellIn(m)) * 0.01;
    if (n < least) {
      least = n;
      best = m;
    }
  }
  return best;
}

function bestPlace(p: Player, options: readonly GameMove[]): GameMove {
  let best = options[0] as GameMove;
  let most = -1;
  for (const m of options) {
    if (m.do !== 'place') continue;
    const n = watched(p, cellIn(m));
    if (n > most) {
      most = n;
      best = m;
    }
  }
  return best;
}

function adjacentCounter(building: number): Counter | null {
  const b = BUILDINGS[building];
  for (const part of b?.scoring.parts ?? []) if (part.per.count === 'adjacentTiles') return part.per;
  for (const op of EFFECTS[b?.immediate ?? -1] ?? [])
    if (op.op === 'gainPer' && op.per.count === 'adjacentTiles') return op.per;
  return null;
}

/** Where it counts most neighbours; otherwise where it takes no useful place. */
function bestSite(s: State, seat: number, options: readonly GameMove[]): GameMove {
  const p = s.players[seat] as Player;
  const top = s.stack[s.stack.length - 1];
  if (top?.f !== 'build' || options.length === 1) return options[0] as GameMove;
  const counter = adjacentCounter(top.tile);
  let best = options[0] as GameMove;
  let most = Number.NEGATIVE_INFINITY;
  for (const m of options) {
    const cell = cellIn(m);
    let n = counter === null ? 0 : count(p, 0, counter, cell) * 2;
    n -= watched(p, cell) + (NEIGHBOURS[cell] ?? []).length * 0.01;
    if (BUILDINGS[top.tile]?.pattern === 'brick') n += upgradeGain(p, top.tile, cell);
    if (n > most) {
      most = n;
      best = m;
    }
  }
  return best;
}

/** Points an upgrade brings here, less those of the starting building it covers. */
function upgradeGain(p: Estate, building: number, cell: number): number {
  const start = STARTING_BUILDINGS.findIndex((b) => b.cell === cell);
  return (buildingPoints2(p, building, cell) - startPoints2(p, start)) / 2;
}
