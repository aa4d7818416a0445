// `npm test` runs all checks, the fastest first. `npm test -- quick` leaves the browser out.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
/** Steps of a group run at the same time. The last one prints as it goes, the others at their end. */
const groups: readonly (readonly Step[])[] = [
  [
    { name: 'directions of imports', command: [node, 'scripts/imports.ts'] },
    { name: 'retired words', command: [node, 'scripts/words.ts'] },
    { name: 'lint and format', command: [bin('biome'), 'ci', '.'] },
    // Neither core is idle while the bundles are built.
    ...(quick ? [] : [{ name: 'build', command: [node, 'scripts/build.ts'] }]),
    { name: 'types', command: [node, 'scripts/typecheck.ts'] },
  ],
  [{ name: 'unit, property, storage and contract tests', command: vitest('unit*', reports[0]!) }],
  ...(quick
    ? []
    : [
        [
          { name: 'size budgets', command: [node, 'scripts/budgets.ts'] },
          { name: 'oldest browsers', command: [node, 'scripts/floor.ts'] },
          { name: 'bundles of the platforms', command: [node, 'scripts/bundles.ts'] },
          { name: 'the rules of the portals', command: [node, 'scripts/check.ts'] },
          { name: 'tests in a real browser', command: vitest('e2e*', reports[1]!) },
        ],
      ]),
]

const running = new Set<ChildProcess>()

/** Runs a step. Ends everything if it fails. */
async function run({ name, command }: Step, isLast: boolean): Promise<void> {
  const [program, ...args] = command as [string, ...string[]]
  const started = Date.now()
  if (isLast) console.log(`\n── ${name}`)
  const child = spawn(program, args, { cwd: root, stdio: isLast ? 'inherit' : 'pipe' })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(child, 'close')
  running.delete(child)
  if (!isLast) console.log(`\n── ${name}\n${said.trimEnd()}`)
  if (code !== 0) {
    console.error(`\n${name}: failed`)
    for (const other of running) other.kill()
    process.exit(1)
  }
  console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

for (const group of groups) await Promise.all(group.map((step, index) => run(step, index === group.length - 1)))

const sums = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
for (const file of reports) {
  const counts = JSON.parse(readFileSync(file, 'utf8')) as typeof sums
  for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += counts[key]
}
console.log(`\ntests: ${sums.numPassedTests} passed, ${sums.numFailedTests} failed, ${sums.numPendingTests} skipped`)
