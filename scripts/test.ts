// `npm test` runs all checks, the fastest first. `npm test -- quick` leaves the browser out.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const quick = process.argv.includes('quick')
const node = process.execPath
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const report = join(root, '.cache/test-report.json')
mkdirSync(join(root, '.cache'), { recursive: true })

interface Step {
  readonly name: string
  readonly command: readonly string[]
}

const vitest = (project: string, out: string) => [
  bin('vitest'),
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${out}`,
]
const reports = quick ? [report] : [report, report.replace('.json', '-e2e.json')]
const steps: Step[] = [
  { name: 'types', command: [node, 'scripts/typecheck.ts'] },
  { name: 'lint and format', command: [bin('biome'), 'ci', '.'] },
  { name: 'directions of imports', command: [node, 'scripts/imports.ts'] },
  { name: 'retired words', command: [node, 'scripts/words.ts'] },
  { name: 'unit, property, storage and contract tests', command: vitest('unit*', reports[0]!) },
  ...(quick
    ? []
    : [
        { name: 'build', command: [node, 'scripts/build.ts'] },
        { name: 'size budgets', command: [node, 'scripts/budgets.ts'] },
        { name: 'bundles of the platforms', command: [node, 'scripts/bundles.ts'] },
        { name: 'the rules of the portals', command: [node, 'scripts/check.ts'] },
        { name: 'tests in a real browser', command: vitest('e2e*', reports[1]!) },
      ]),
]

for (const { name, command } of steps) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const [program, ...args] = command as [string, ...string[]]
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (done.status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const sums = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
for (const file of reports) {
  const counts = JSON.parse(readFileSync(file, 'utf8')) as typeof sums
  for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += counts[key]
}
console.log(`\ntests: ${sums.numPassedTests} passed, ${sums.numFailedTests} failed, ${sums.numPendingTests} skipped`)
