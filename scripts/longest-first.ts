/** In which order test files begin: those that take long first, so that workers side by side end together. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than some twenty seconds, the longest first; the others follow by their size. */
const LONG = [
  'e2e/eyes/eyes.test.ts',
  'e2e/glass-road.test.ts',
  'e2e/bora-bora.test.ts',
  'e2e/learn.test.ts',
  'e2e/house.test.ts',
  'e2e/bots.test.ts',
  'e2e/garden-nation.test.ts',
  'e2e/my-city.test.ts',
  'e2e/versions.test.ts',
  'e2e/bars.test.ts',
  'e2e/eyes/idle.test.ts',
  'e2e/replay.test.ts',
  'e2e/motion.test.ts',
  'server/test/life.test.ts',
  'server/test/attack.test.ts',
  'server/test/crash.test.ts',
  'server/test/leaving.test.ts',
  'server/test/thinking.test.ts',
  'server/test/postgres.test.ts',
  'tests/touch.test.ts',
  'bots/test/search.test.ts',
  'tests/truth.test.ts',
  'bots/test/fair.test.ts',
  'tests/drawing.test.ts',
  'tests/moves.test.ts',
  'tests/told.test.ts',
  'bots/test/tournament.test.ts',
  'games/glass-road/test/bot.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at < 0 ? LONG.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        a.project.name.localeCompare(b.project.name) ||
        placeOf(a) - placeOf(b),
    );
  }
}
