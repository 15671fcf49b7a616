import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = { environment: 'node', pool: 'threads' } as const;
const patient = { testTimeout: 300_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } } as const;

/** What measures time or memory of a process, and what takes every core there is. */
const MEASURED = ['test/server/{hostile,soak,bots,traffic}.test.ts', 'test/web/weight.test.ts'];

/** These files take minutes, the longest first. */
const LONG = 'newcomers far-apart axe broadhorns guide ask small-railroad-empires all-actions montana phone'.split(' ');

/** A file that takes minutes begins before the others, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    return [...projects.values()].flatMap((project) => project.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: './test/left-behind.ts',
    reporters: ['default', './scripts/plain-count.ts'],
    projects: [
      // Rules and rooms share workers, since they keep nothing between tests.
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'bench/**/*.test.ts'],
          isolate: false,
          // Vitest would leave a core free, which is every second one on a small machine.
          maxWorkers: '100%',
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      // Real servers and browsers wait more than they work, so three files run at a time.
      {
        test: {
          ...shared,
          ...patient,
          name: 'system',
          globalSetup: './test/built-client.ts',
          include: ['test/**/*.test.ts'],
          exclude: MEASURED,
          maxWorkers: 3,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          name: 'measured',
          globalSetup: './test/built-client.ts',
          include: MEASURED,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
