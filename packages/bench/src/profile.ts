// `node packages/bench/src/profile.ts "set with a key" [--calls 5000]`: prints the server's processor time by function during one of the calls that
// `npm run bench` measures. Saves the whole profile for a browser's developer tools.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { option } from './kit/option.ts'
import { table } from './kit/section.ts'
import { onSqlite } from './speed/targets.ts'

const LINES = 45

/** Returns each function's share of the samples: alone, and with the functions that it called. */
function shares({ nodes, samples = [] }: Profiler.Profile): { name: string; alone: number; whole: number }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parent = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode) =>
    `${functionName || '(anonymous)'} ${url.split(/\/(?:node_modules|packages)\//).at(-1)}:${lineNumber + 1}`
  const found = new Map<string, { name: string; alone: number; whole: number }>()
  for (const sample of samples) {
    const seen = new Set<string>()
    for (let id: number | undefined = sample; id !== undefined; id = parent.get(id)) {
      const name = nameOf(byId.get(id)!)
      const entry = found.get(name) ?? { name, alone: 0, whole: 0 }
      found.set(name, entry)
      if (id === sample) entry.alone += 1 / samples.length
      if (!seen.has(name)) entry.whole += 1 / samples.length
      seen.add(name)
    }
  }
  return [...found.values()]
}

const [, , name = 'set with a key'] = process.argv
const folder = mkdtempSync(join(tmpdir(), 'skystair-profile-'))
const target = await onSqlite({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
const measure = target.measures[name]
if (!measure) throw new Error(`One of: ${Object.keys(target.measures).join(', ')}`)
await measure(option('calls', 5000))
await target.close()
const file = join(folder, readdirSync(folder)[0]!)
const all = shares(JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
for (const by of ['alone', 'whole'] as const) {
  const top = all.sort((a, b) => b[by] - a[by]).slice(0, LINES)
  console.log(
    `${table(
      [by, '%', 'alone'],
      top.map((each) => [each.name, percent(each[by]), percent(each.alone)]),
    )}\n`,
  )
}
console.log(file)
