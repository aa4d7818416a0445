import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'adapters/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/e2e/**'],
        },
      },
      // Real browsers, one file at a time: two cores carry one game and one server well.
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['packages/e2e/src/**/*.test.ts'],
          fileParallelism: false,
          // Software drawing on a busy machine can starve a page for half a minute.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
