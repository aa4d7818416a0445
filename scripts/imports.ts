// `npx node scripts/imports.ts [rule]` checks all imports against .dependency-cruiser.cjs and lists the violations. For a rule that only warns
// it prints their number, or lists them if the rule is named. No package may export everything.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'

interface Violation {
  readonly rule: { readonly name: string; readonly severity: 'error' | 'warn' }
  readonly from: string
  readonly to: string
  /** The modules of a cycle. */
  readonly cycle?: readonly { readonly name: string }[]
}

const sources = ['packages', 'adapters', 'examples', 'scripts', 'rollup.config.mjs', 'vitest.config.ts']
const asked = process.argv[2]
const depcruise = join(root, 'node_modules/.bin/depcruise')
const done = spawnSync(depcruise, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { violations, totalCruised } = JSON.parse(done.stdout).summary as { violations: readonly Violation[]; totalCruised: number }

const warned = new Map<string, number>()
let errors = 0
for (const { rule, from, to, cycle } of violations) {
  if (rule.severity === 'error') errors++
  else warned.set(rule.name, (warned.get(rule.name) ?? 0) + 1)
  const way = cycle ? cycle.map(({ name }) => name) : [to]
  if (rule.severity === 'error' || rule.name === asked) console.log(`${rule.severity} ${rule.name}: ${[from, ...way].join(' → ')}`)
}
for (const file of globSync('{packages,adapters}/*/package.json', { cwd: root })) {
  const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { exports?: object }
  for (const entry of Object.keys(exports).filter((key) => key.endsWith('/*'))) {
    errors++
    console.log(`error packages-list-their-exports: ${file} exports ${entry}`)
  }
}
for (const [name, count] of warned) console.log(`warn  ${name}: ${count}`)
console.log(`${totalCruised} modules, ${errors} errors`)
if (errors > 0) process.exitCode = 1
