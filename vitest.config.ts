import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Without timings of an earlier run the longest files must start first, or one process would finish them while the others idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/e2e\/src\/(platforms|gallery)\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const shared = { testTimeout: 20_000, hookTimeout: 60_000, setupFiles: ['scripts/assertions.setup.ts'] }
/** These tests change no state of the modules that they use: one process loads the modules once for all files. exhaustive.test.ts replaces one. */
const together = ['packages/{art,bench,contract,server,world}/{src,testing}/**/*.test.ts', 'packages/rules/src/**/!(exhaustive).test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/*/{src,testing}/**/*.test.{ts,tsx}',
            'adapters/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['packages/e2e/**', ...together],
        },
      },
      { test: { ...shared, name: 'unit-together', include: together, isolate: false } },
      // Real browsers, two files at a time: while one game waits, the other may work.
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['packages/e2e/src/**/*.test.ts'],
          maxWorkers: 2,
          globalSetup: 'packages/e2e/src/gallery-setup.ts',
          // Software rendering on a busy machine can block a page for half a minute.
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
