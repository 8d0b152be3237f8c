import type { Decision, Rng, Seat } from '#kernel';
import {
  CARD_IDS,
  FISHING,
  FISHING_VP,
  JEWEL_IDS,
  JEWELS,
  type Jewel,
  KIND_IDS,
  KINDS,
  type Kind,
  NEIGHBOURS,
  OFFERING,
  PERSON_IDS,
  PERSONS,
  type Person,
  REGION_IDS,
  REGIONS,
  type Region,
  SPACES,
  TASK_IDS,
} from '../rules/data.ts';
import { tilesOfKind } from '../rules/effects/persons.ts';
import type { Frame, GameMove, Player, State } from '../rules/state.ts';
import { NOBODY, STORED } from '../rules/state.ts';
import { deficit } from '../rules/tasks.ts';
import { type PersonAction, sexIndex } from '../rules/words.ts';
import { timeLeft } from './clock.ts';
import { cardGain } from './evaluate.ts';
import { USE, WORTH } from './weights.ts';

/** Spread of the answers, in points: rollouts should not all go the same way. */
const SPREAD = 1.2;
const RESOLUTION = 1 << 16;
/** A god costs a card and an offering; a god tile more. */
const GOD = 2.5;
const TILE = 4;

/** A plausible answer at a glance: rules of thumb with the weights of the evaluation, no move is tried out. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < d.options.length; i++) {
    const x = look(s, d.seat, d.options[i] as GameMove) + (SPREAD * rng.int('policy', RESOLUTION)) / RESOLUTION;
    if (x > most) {
      most = x;
      best = i;
    }
  }
  return best;
}

const priceOf = (pay: string): number => (pay === 'none' ? 0 : pay === 'tile' ? TILE : pay === 'card' ? GOD : GOD + 1);

function look(s: State, seat: Seat, move: GameMove): number {
  const p = s.players[seat] as Player;
  switch (move.do) {
    case 'die':
      return dieWorth(s, seat, move.value, move.card, move.blue ?? 'none');
    case 'startHut':
    case 'expand':
      return regionWorth(s, REGION_IDS.indexOf(move.region));
    case 'take':
      return personWorth(s, p, sexIndex(move.sex), move.slot);
    case 'tattoo':
    case 'gather':
      return 1 + (PERSONS[PERSON_IDS.indexOf(move.person)] as Person).symbols;
    case 'fetch':
      return 1.6;
    case 'help':
      return move.item === 'vp'
        ? 1
        : move.item === 'done'
          ? -2
          : p.offerings === 0 && move.item === 'offering'
            ? 2
            : 1.2;
    case 'store':
      return besideStored(p, move.space);
    case 'priest':
      return move.space;
    case 'build':
      return move.tile;
    case 'fire':
      return move.bonus === 'offering' && p.offerings > 2 ? 0 : 1;
    case 'white':
      return move.pay === 'none' ? GOD : whiteGain(s) - priceOf(move.pay) + GOD;
    case 'red':
      return move.pay === 'none' ? 0 : (s.fish[s.lastHut.region] as number) - priceOf(move.pay);
    case 'use':
      return useWorth(p, move.sex, move.kind);
    case 'extra':
      return useWorth(p, move.sex, move.kind) - priceOf(move.pay);
    case 'double':
      return move.pay === 'none' ? 2 : 3.4 - priceOf(move.pay);
    case 'buy':
      return (JEWELS[JEWEL_IDS.indexOf(move.jewel)] as Jewel).vp;
    case 'fulfil':
      return WORTH.task;
    case 'yellow':
      return 4 - priceOf(move.pay) * 0.5;
    case 'discard':
      return deficit(s, seat, p, TASK_IDS.indexOf(move.task)) * 0.3 - 1;
    case 'task':
      return -deficit(s, seat, p, TASK_IDS.indexOf(move.task));
    case 'end':
    case 'pass':
    case 'finish':
    case 'stop':
      return -1;
    case 'draw':
    case 'moveHut':
      return 0;
  }
}

function dieWorth(s: State, seat: Seat, face: number, card: string, blue: string): number {
  const i = CARD_IDS.indexOf(card);
  const gain = i === FISHING ? FISHING_VP : cardGain(s, i, face, timeLeft(s, seat));
  return gain - priceOf(blue);
}

function regionWorth(s: State, region: number): number {
  return (s.fish[region] as number) * 0.6 + ((REGIONS[region] as Region).yields === OFFERING ? WORTH.offering : 1.5);
}

function personWorth(s: State, p: Player, sex: number, slot: number): number {
  const tile = (s.slots[sex] as readonly number[])[slot - 1] as number;
  if (tile === NOBODY) return 0;
  const { kind, symbols } = PERSONS[tile] as Person;
  const uses = USE[(KINDS[kind] as Kind).action as PersonAction];
  const have = tilesOfKind(p, sex, kind);
  return (uses[Math.min(have, uses.length - 1)] as number) * 2 + symbols * WORTH.symbol;
}

function useWorth(p: Player, sex: string, kind: string): number {
  const k = KIND_IDS.indexOf(kind);
  const uses = USE[(KINDS[k] as Kind).action];
  return uses[Math.min(tilesOfKind(p, sexIndex(sex), k), uses.length) - 1] as number;
}

/** What six instead of the die's face would bring on the card it lies on. */
function whiteGain(s: State): number {
  const frame = s.stack[s.stack.length - 1] as Frame | undefined;
  return frame?.f === 'card' ? (6 - frame.face) * 0.6 : 0;
}

/** Two neighbouring materials can be built on. */
function besideStored(p: Player, space: number): number {
  for (const [a, b] of NEIGHBOURS) {
    const other = a === space ? b : b === space ? a : SPACES;
    if (other < SPACES && p.ceremony[other] === STORED) return 2;
  }
  return 0;
}
