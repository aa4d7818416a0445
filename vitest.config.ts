import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: of those in a browser, and of the others. */
const longest = [
  ...[
    'gallery',
    'platforms',
    'walk',
    'access',
    'panel',
    'road',
    'music',
    'treasure',
    'resilience',
    'examples',
    'society',
    'review',
    'clan',
  ].map((name) => `e2e/src/${name}`),
  ...['hostile.property', 'server/src/main', 'server/src/money', 'replays/replays', 'storage/postgres', 'server/src/kill'],
]

/** Without timings of an earlier run the longest files must start first, or one process would finish them while the others idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return index < 0 ? longest.length : index
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

const shared = {
  // A busy machine can need half a minute for a test that takes two seconds on an idle one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['scripts/assertions.setup.ts'],
  // The default leaves one core idle. Tests also wait for databases, so it takes three workers to keep two cores busy.
  maxWorkers: Math.max(3, availableParallelism()),
}
/** Ends with the deletion of the schemas that tests share. */
const globalSetup = 'packages/server/testing/drop-schemas.ts'
const unit = ['packages/*/{src,testing}/**/*.test.{ts,tsx}', 'adapters/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts']
const core = 'packages/core/{src,testing}/**/*.test.{ts,tsx}'
/** Tests that replace modules, count timers, or use the simulated portals, which remember payments: each file loads the modules again. */
const alone = [
  'packages/server/src/areas/battle/rules-upgrade.test.ts',
  'packages/server/src/areas/payment/channels.test.ts',
  'packages/server/src/areas/platform/portals.test.ts',
  'packages/core/src/areas/payment/checkout-store.test.ts',
  'packages/core/src/engine/sound/sound.test.ts',
  'packages/rules/src/battle/exhaustive.test.ts',
  'packages/testing/src/browser/browser.test.ts',
]

const together = { ...shared, isolate: false, unstubGlobals: true, unstubEnvs: true, globalSetup }
/** Node.js loads the modules instead of Vite. Why: tests take a fifth less time. JSX, style sheets and replaced modules need Vite. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** Real browsers, four files at a time even on two cores: a game that waits for a frame or an answer uses no core. */
const inBrowser = {
  ...shared,
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  // Software rendering on a busy machine can block a page for half a minute.
  testTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 120_000,
}
/** Those that use the simulated portals. */
const portals = ['platforms', 'panel', 'panels', 'review', 'corrupt-proofs'].map((name) => `packages/e2e/src/${name}.test.ts`)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'unit-alone', include: alone, globalSetup } },
      // The other tests do not change modules and globals, so a worker loads the modules once for all its files.
      { test: { ...together, name: 'unit-core', include: [core], exclude: alone } },
      { test: { ...together, ...native, name: 'unit', include: unit, exclude: ['packages/{core,e2e}/**', ...alone] } },
      { test: { ...inBrowser, name: 'e2e-alone', include: portals } },
      {
        test: {
          ...{ ...inBrowser, name: 'e2e', include: ['packages/e2e/src/**/*.test.ts'], exclude: portals },
          ...{ isolate: false, globalSetup: 'packages/e2e/src/gallery-setup.ts' },
        },
      },
      { test: { ...inBrowser, name: 'engines', include: ['packages/e2e/engines/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})
