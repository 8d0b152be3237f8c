/** Rules versions kept beside the present ones. Made by `tafelrunde freeze GAME`: do not edit. */
import type { FrozenVersion } from '#kernel';

export const frozen: readonly FrozenVersion[] = [
  {
    game: 'tribes-of-the-wind',
    version: 1,
    board: 2,
    hash: '43cd5b7d9c345ad20e28796b3ba41299e1c0968b4a4213cd58d99fa89a0e0083',
    path: 'tribes-of-the-wind/versions/1',
    load: () => import('./tribes-of-the-wind/versions/1/module.js'),
  },
];
