import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Of two cores both.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['{kernel,games,bots,cli,tests,web,bench}/**/*.test.{ts,tsx}'],
          testTimeout: 400_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // A browser on a busy machine may miss a beat. Second tries are named, and more than two fail the run.
          retry: 1,
          include: ['e2e/**/*.test.ts'],
          // What is waited for may take longer there, too: patience, not another try.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Two houses side by side, each with a browser of its own; after everything else.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
