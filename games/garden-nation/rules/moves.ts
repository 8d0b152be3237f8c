import type { MoveShapes } from '#kernel';
import { FIELD_IDS, FIELDS, LANDS, PUBLIC, SECRET, secretIndex, TERRITORIES } from './data.ts';
import { SEATS } from './numbers.ts';
import type { GameMove, State } from './state.ts';

/** Every verb with its arguments: notation, and the check of what comes in. */
export const moves: MoveShapes = {
  keep: { first: 'word', second: 'word' },
  build: { field: 'word' },
  demolish: { field: 'word' },
  invade: { field: 'word' },
  switchTerritory: { territory: 'int' },
  moveRoof: { from: 'word', to: 'word' },
  moveOn: {},
  pass: {},
  soil: { land: 'word' },
  complete: { card: 'word' },
  none: {},
  next: { seat: 'int' },
};

/** A pair of secret cards may be named in either order. */
export function canonical(s: State, seat: number, move: GameMove): GameMove {
  if (move.do !== 'keep') return move;
  const dealt = s.dealt[seat] ?? [];
  const first = dealt.indexOf(secretIndex(move.first));
  const second = dealt.indexOf(secretIndex(move.second));
  if (first < 0 || second < 0 || first < second) return move;
  return { do: 'keep', first: move.second, second: move.first };
}

/** Every move of the game exists once: option lists share these objects, so listing them makes no garbage. */

const frozen = <T extends GameMove>(move: T): T => Object.freeze(move);

export const BUILD: readonly GameMove[] = FIELD_IDS.map((field) => frozen({ do: 'build', field }));
export const DEMOLISH: readonly GameMove[] = FIELD_IDS.map((field) => frozen({ do: 'demolish', field }));
export const INVADE: readonly GameMove[] = FIELD_IDS.map((field) => frozen({ do: 'invade', field }));
export const SWITCH: readonly GameMove[] = Array.from({ length: TERRITORIES }, (_, t) =>
  frozen({ do: 'switchTerritory', territory: t + 1 }),
);
export const MOVE_ON: GameMove = frozen({ do: 'moveOn' });
export const PASS: GameMove = frozen({ do: 'pass' });
export const SOIL: readonly GameMove[] = LANDS.map((land) => frozen({ do: 'soil', land }));
export const COMPLETE: readonly GameMove[] = PUBLIC.map((card) => frozen({ do: 'complete', card: card.id }));
export const NONE: GameMove = frozen({ do: 'none' });
export const NEXT: readonly GameMove[] = Array.from({ length: Math.max(...SEATS) }, (_, seat) =>
  frozen({ do: 'next', seat }),
);
const KEEP: readonly GameMove[] = SECRET.flatMap((a) =>
  SECRET.map((b) => frozen({ do: 'keep', first: a.id, second: b.id })),
);

export function keep(first: number, second: number): GameMove {
  return KEEP[first * SECRET.length + second] as GameMove;
}

const MOVE_ROOF: (GameMove | undefined)[] = Array.from({ length: FIELDS * FIELDS }, () => undefined);

export function moveRoof(from: number, to: number): GameMove {
  const i = from * FIELDS + to;
  let move = MOVE_ROOF[i];
  if (move === undefined) {
    move = frozen({ do: 'moveRoof', from: FIELD_IDS[from] as string, to: FIELD_IDS[to] as string });
    MOVE_ROOF[i] = move;
  }
  return move;
}
