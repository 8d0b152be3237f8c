import type { TableMessage } from '#server/protocol.ts';

/** What a table says about its people where nothing of that kind happens: in a lesson, in a test. */
export const QUIET = {
  question: null,
  acts: [],
  standIns: [],
  ended: null,
  paused: false,
  takeBacks: false,
  patience: 300_000,
  gathers: false,
  listed: false,
  forked: null,
  watching: 0,
  rematch: null,
  undoBack: null,
  undoNot: 'nothing',
} as const satisfies Partial<TableMessage>;
