/** Faces of the four leaders of a tribe. */
import { INK } from './ink.ts';
import { TRIBE, type TribeName } from './tribes.ts';

const SKIN = ['var(--tw-skin-1)', 'var(--tw-skin-2)', 'var(--tw-skin-3)', 'var(--tw-skin-4)'] as const;
const HAIR = ['var(--tw-hair-1)', 'var(--tw-hair-2)', 'var(--tw-hair-3)', 'var(--tw-hair-4)'] as const;
const CUT = [
  'M-7.4 -1C-8 -9 8 -9 7.4 -1C4 -4 -2 -5 -7.4 -1Z',
  'M-7.4 0C-9 -10 9 -10 7.4 0L5 -3.6H-5Z',
  'M-7.6 3C-11 -10 11 -10 7.6 3C7 -3 2 -5 -1 -4.6C-4 -4 -7 -2 -7.6 3Z',
  'M-7.4 -2C-6 -8 6 -8 7.4 -2L9 -5L4 -11L0 -8L-4 -11L-9 -5Z',
] as const;

export const face = (tribe: TribeName, leader: number, inPlay: boolean): string => {
  const i = leader % CUT.length;
  return `<circle r="15" fill="${inPlay ? TRIBE[tribe].l : 'var(--paper-sunk)'}" stroke="${INK}" stroke-width="1.6"/><g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"><path d="M-10 14C-10 7 -5 5 0 5C5 5 10 7 10 14Z" fill="${TRIBE[tribe].c}"/><circle cy="-1" r="7" fill="${SKIN[i]}"/><path d="${CUT[i]}" fill="${HAIR[i]}"/></g><circle cx="-2.6" cy="0" r="1" fill="${INK}"/><circle cx="2.6" cy="0" r="1" fill="${INK}"/>`;
};
