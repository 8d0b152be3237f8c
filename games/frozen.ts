/** Rules versions kept beside the present ones. Made by `tafelrunde freeze GAME`: do not edit. */
import type { FrozenVersion } from '#kernel';

export const frozen: readonly FrozenVersion[] = [
  {
    game: 'tribes-of-the-wind',
    version: 1,
    board: 1,
    hash: '04bde87b30a110869201a61f99f5d2d7dfe4ce3e72596dc2bc9297762a5fab37',
    path: 'tribes-of-the-wind/versions/1',
    load: () => import('./tribes-of-the-wind/versions/1/module.js'),
  },
];
