import { boards } from './boards.ts';
import { bots } from './bots.ts';
import type { Fault } from './fault.ts';
import { kernel } from './kernel.ts';
import { kit } from './kit.ts';
import { learn } from './learn.ts';
import { pages } from './pages.ts';
import { rules } from './rules.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';
import { texts } from './texts.ts';

/** By room: every fault has to be noticed by the tests that stand near. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  rules,
  kernel,
  server,
  shell,
  pages,
  learn,
  boards,
  bots,
  texts,
  kit,
};
