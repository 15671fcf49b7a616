import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', pool: 'threads' } as const;

/** Rules and rooms share workers, since they keep nothing between tests; whatever starts processes has its own. */
export default defineConfig({
  test: {
    globalSetup: './test/left-behind.ts',
    reporters: ['default', './scripts/plain-count.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'house',
          include: ['test/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
