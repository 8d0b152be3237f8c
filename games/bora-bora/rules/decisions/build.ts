import { BUILDING_TILES, NEIGHBOURS } from '../data.ts';
import { canBuildOn, putBuilding } from '../effects/ceremony.ts';
import * as moves from '../moves.ts';
import type { GameMove, Player } from '../state.ts';
import { type Question, refuse, wrongMove } from './question.ts';
import { work } from './work.ts';

/** A3 and B3: a building tile up to the value on two neighbouring materials (BB-43, BB-44). */
export const build: Question = {
  verbs: ['build'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const { power } = work(s);
    const list: GameMove[] = [];
    for (let t = 0; t < BUILDING_TILES.length; t++) {
      if (p.built[t] === 1 || (BUILDING_TILES[t] as number) > power) continue;
      for (let i = 0; i < NEIGHBOURS.length; i++) if (canBuildOn(p, i)) list.push(moves.build[t]?.[i] as GameMove);
    }
    return list;
  },
  about: (s) => ({ power: work(s).power }),
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'build') wrongMove(move);
    s.stack.pop();
    putBuilding(s, seat, move.tile, move.a, move.b, out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'build') return null;
    const p = s.players[seat] as Player;
    const t = BUILDING_TILES.indexOf(move.tile);
    if (t < 0) return refuse('BB-16', 'noSuchTile');
    if (p.built[t] === 1) return refuse('BB-44', 'tileBuilt');
    if (move.tile > work(s).power) return refuse('BB-16', 'tileTooHigh', { power: work(s).power });
    const pair = NEIGHBOURS.findIndex(([a, b]) => a === move.a && b === move.b);
    if (pair < 0) return refuse('BB-43', 'notNeighbours');
    return canBuildOn(p, pair) ? null : refuse('BB-43', 'noMaterials');
  },
};
