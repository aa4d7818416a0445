// `npx node packages/bench/src/profile.ts "set with a key" [--calls 5000 --postgres 1]`: prints the server's processor time by function during one of the calls that
// `npm run bench` measures, once they are compiled. Saves the whole profile for a browser's developer tools.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { option } from './kit/option.ts'
import { table } from './kit/section.ts'
import { onPostgres, onSqlite } from './speed/targets.ts'

const LINES = 45

/** A moment by the clock of profiles, microseconds. */
const moment = () => Number(process.hrtime.bigint() / 1000n)

/** Returns the samples from one moment to another. */
function samplesBetween({ startTime, samples = [], timeDeltas = [] }: Profiler.Profile, from: number, to: number): number[] {
  let at = startTime
  return samples.filter((_sample, i) => {
    at += timeDeltas[i]!
    return at >= from && at <= to
  })
}

/** Returns each function's share of the samples: alone, and with the functions that it called. */
function shares(nodes: Profiler.Profile['nodes'], samples: readonly number[]): { name: string; alone: number; whole: number }[] {
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
const target = await (option('postgres', 0) ? onPostgres : onSqlite)({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
const measure = target.measures[name]
if (!measure) throw new Error(`One of: ${Object.keys(target.measures).join(', ')}`)
// The first calls compile code.
const calls = option('calls', 5000)
await measure(calls)
const began = moment()
await measure(calls)
const ended = moment()
await target.close()
const file = join(folder, readdirSync(folder)[0]!)
const profile = JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile
const all = shares(profile.nodes, samplesBetween(profile, began, ended))
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
console.log(file, began, ended)
