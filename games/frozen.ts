/** Rules versions kept beside the present ones. Made by `tafelrunde freeze GAME`: do not edit. */
import type { FrozenVersion } from '#kernel';

export const frozen: readonly FrozenVersion[] = [
  {
    game: 'tribes-of-the-wind',
    version: 1,
    board: 2,
    hash: '6ec3c3896ac913f21a4c61262c1a2c21e3d57d304749b4f0a619d616597d699b',
    path: 'tribes-of-the-wind/versions/1',
    load: () => import('./tribes-of-the-wind/versions/1/module.js'),
  },
];
