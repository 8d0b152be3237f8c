import type { Seat } from '#kernel';
import { type ActionCard, BUILDING_TILES, CARDS, DIE_FACES, KINDS, type Kind } from '../data.ts';
import { hasBuildingGround } from '../effects/ceremony.ts';
import { cardToTake } from '../effects/gods.ts';
import { cheapestPath, hutOnBoard, hutOnFields } from '../effects/huts.ts';
import { freeField, lowestSlot } from '../effects/persons.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import { type CardAction, MAN, type PersonAction, WOMAN } from '../words.ts';

/** More than any die: the action cannot be carried out at all. */
export const NEVER = DIE_FACES + 1;

/** The lowest value with which an action can be carried out (the table of A3; BB-14, BB-29, BB-37, BB-43). */
function neededPower(s: State, seat: Seat, action: CardAction | PersonAction): number {
  const p = s.players[seat] as Player;
  switch (action) {
    case 'expandLand':
    case 'expandWater':
      return hutOnBoard(p) ? cheapestPath(s, seat, action === 'expandLand', NEVER) : NEVER;
    case 'takeMan':
    case 'takeWoman':
      return freeField(p) === NOBODY ? NEVER : lowestSlot(s, action === 'takeMan' ? MAN : WOMAN, NEVER);
    case 'temple':
      return p.priests > 0 ? 1 : NEVER;
    case 'build': {
      const i = p.built.indexOf(0);
      return i >= 0 && hasBuildingGround(p) ? (BUILDING_TILES[i] as number) : NEVER;
    }
    case 'moveHut':
      return hutOnFields(p) ? 0 : NEVER;
    case 'takeGodCard':
      return cardToTake(s) ? 0 : NEVER;
    default:
      return 0;
  }
}

/** The lowest value with which some action of a card can be carried out. */
export function cardNeeds(s: State, seat: Seat, card: number): number {
  let least = NEVER;
  for (const action of (CARDS[card] as ActionCard).actions) least = Math.min(least, neededPower(s, seat, action));
  return least;
}

/** Whether persons of a kind can do their work with this value. */
export function kindFeasible(s: State, seat: Seat, kind: number, value: number): boolean {
  const { action, mode } = KINDS[kind] as Kind;
  const need = neededPower(s, seat, action);
  return mode === 'maxValue' ? value >= need : need < NEVER;
}
