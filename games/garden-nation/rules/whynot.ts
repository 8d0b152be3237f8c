import type { Json, Refusal } from '#kernel';
import { fieldIndex, LANDS, type Land, PUBLIC, type PublicProject, publicIndex, secretIndex } from './data.ts';
import { cost, value } from './garden.ts';
import {
  buildGuard,
  demolishGuard,
  invadeGuard,
  keepGuard,
  moveOnGuard,
  moveRoofGuard,
  nextGuard,
  passGuard,
  type Reason,
  RULING_OF,
  soilGuard,
  switchGuard,
} from './guards.ts';
import { isSatisfied } from './projects.ts';
import { active, type GameMove, type Phase, type State } from './state.ts';

const PHASE_OF: Readonly<Record<GameMove['do'], Phase>> = {
  keep: 'secrets',
  build: 'move',
  demolish: 'move',
  invade: 'move',
  switchTerritory: 'move',
  moveRoof: 'move',
  moveOn: 'move',
  pass: 'move',
  soil: 'soil',
  complete: 'project',
  none: 'project',
  next: 'next',
};

function completeGuard(s: State, seat: number, card: number): Reason | null {
  if (card < 0 || !s.display.includes(card)) return 'notFaceUp';
  if (s.roofs === 0) return 'noRoofLeft';
  return isSatisfied(s, seat, s.field, PUBLIC[card] as PublicProject) ? null : 'notSatisfied';
}

function reason(s: State, seat: number, move: GameMove): Reason | null {
  if (PHASE_OF[move.do] !== s.phase) return 'notAsked';
  if (move.do === 'keep') {
    const dealt = s.dealt[seat] ?? [];
    if (dealt.length === 0) return 'notAsked';
    return keepGuard(dealt, secretIndex(move.first), secretIndex(move.second));
  }
  if (seat !== active(s)) return 'notAsked';
  switch (move.do) {
    case 'build':
      return buildGuard(s, seat, fieldIndex(move.field));
    case 'demolish':
      return demolishGuard(s, seat, fieldIndex(move.field));
    case 'invade':
      return invadeGuard(s, seat, fieldIndex(move.field));
    case 'switchTerritory':
      return switchGuard(s, seat, move.territory - 1);
    case 'moveRoof':
      return moveRoofGuard(s, seat, fieldIndex(move.from), fieldIndex(move.to));
    case 'moveOn':
      return moveOnGuard(s, seat);
    case 'pass':
      return passGuard(s, seat);
    case 'soil':
      return soilGuard(s, LANDS.indexOf(move.land as Land));
    case 'complete':
      return completeGuard(s, seat, publicIndex(move.card));
    case 'none':
      return null;
    case 'next':
      return nextGuard(s, move.seat);
  }
}

/** What the sentence of a refusal wants to name. */
function details(s: State, seat: number, move: GameMove, why: Reason): Readonly<Record<string, Json>> | null {
  switch (why) {
    case 'otherTerritory':
    case 'otherTerritoryRoof':
    case 'noRoofHere':
    case 'notBeside':
      return { territory: s.crane + 1 };
    case 'tooPoor':
      return move.do === 'build'
        ? { cost: cost(s, fieldIndex(move.field)), population: s.population[seat] as number }
        : null;
    case 'tooPoorToInvade':
      return move.do === 'invade'
        ? { price: value(s, fieldIndex(move.field)), population: s.population[seat] as number }
        : null;
    case 'tooFewFloors':
      return move.do === 'invade'
        ? { floors: s.floors[fieldIndex(move.field)] as number, supply: s.supply[seat] as number }
        : null;
    default:
      return null;
  }
}

export function whyNot(s: State, seat: number, move: GameMove): Refusal | null {
  const why = reason(s, seat, move);
  if (why === null) return null;
  const args = details(s, seat, move, why);
  const refusal = { ruling: RULING_OF[why], key: why };
  return args === null ? refusal : { ...refusal, args };
}
