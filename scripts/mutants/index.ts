import { boards } from './boards.ts';
import type { Fault } from './fault.ts';
import { kit } from './kit.ts';
import { learn } from './learn.ts';
import { pages } from './pages.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';

/** By room: every fault has to be noticed by the tests that stand near. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = { shell, pages, learn, server, kit, boards };
