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
      // Real browsers, two files at a time: while one game waits for its own time to pass, the other may work.
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['packages/e2e/src/**/*.test.ts'],
          maxWorkers: 2,
          globalSetup: 'packages/e2e/src/kit/lab-setup.ts',
          // Software drawing on a busy machine can starve a page for half a minute.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
