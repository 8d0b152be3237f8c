import { constants } from '../rules/data.ts';
import { number, signed } from './names.ts';
import type { Then, Verbs, Where } from './verbs.ts';

const PLACES = [
  ['top left', 'at the top', 'top right'],
  ['on the left', 'in the middle', 'on the right'],
  ['bottom left', 'at the bottom', 'bottom right'],
];
const TURNED = ['not turned', 'quarter turn right', 'half turn', 'quarter turn left'];

/** Declining costs this much of the track. */
const PRICE = signed(-constants.declineCost);

const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

const afterwards = ({ points, rank, of }: Then): string =>
  `, then ${number(points)}${of === 1 ? '' : `, ${ordinal(rank)} of ${of}`}`;

export const verbs: Verbs = {
  place: (building, spaces, rotation = 0) => ({
    act: 'Build',
    option: `Build ${building} on ${spaces} (${TURNED[rotation]})`,
    title: (then) => `Build here${afterwards(then)}`,
    hint: ({ row, column, brings }: Where) => [
      `Build ${PLACES[row]?.[column]}: ${spaces}`,
      `brings ${signed(brings)} ${Math.abs(brings) === 1 ? 'point' : 'points'} now`,
    ],
    sealed: (points) => `You build “${building}”: ${points}.`,
    log: (who, points) => `${who.name} ${who.does('builds', 'build')} “${building}” on ${spaces} (${points}).`,
    turn: (who, gold) => `${who.name} ${who.does('builds', 'build')} “${building}”${gold ? ' with gold' : ''}`,
  }),

  decline: (building) => ({
    act: 'Decline',
    option: `Decline${building === '' ? '' : ` “${building}”`} (${PRICE})`,
    title: (then) => `Decline${afterwards(then)}`,
    sealed: () => `You decline “${building}”: ${PRICE}.`,
    log: (who, score) =>
      `${who.name} ${who.does('declines', 'decline')} “${building}” (${PRICE}, now ${number(score)}).`,
    turn: (who) => `${who.name} ${who.does('declines', 'decline')} “${building}”`,
  }),

  end: () => ({
    act: 'Stop',
    option: 'Stop',
    title: ({ points, left }) =>
      `Stop: ${left === 1 ? 'one building stays' : `${left} buildings stay`} behind at no cost, your town counts ${number(points)}.`,
    sealed: () => 'You stop.',
    log: (who, forced) => (forced ? `${who.name} can only stop.` : `${who.name} ${who.does('stops', 'stop')}.`),
    turn: (who, forced) =>
      forced
        ? `The game is over for ${who.you ? 'you' : who.name}: no place`
        : `${who.name} ${who.does('stops', 'stop')}`,
  }),

  withdraw: () => ({
    act: 'Take back',
    option: 'Take the decision back',
  }),
};
