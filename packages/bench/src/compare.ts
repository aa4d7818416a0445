// `npx node packages/bench/src/compare.ts ../before "set with a key" hit [--rounds 7 --calls 2000 --postgres 1]`: compares calls that `npm run bench` measures
// with those of another working copy, such as one of the commit before an optimisation, in turns. Prints what they cost there : here.
import { join, resolve } from 'node:path'
import { median, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table } from './kit/section.ts'
import type { Cost } from './speed/callers.ts'
import { onPostgres, onSqlite } from './speed/targets.ts'

const ROUNDS = option('rounds', 7)
const CALLS = option('calls', 2000)

const [other, ...rest] = process.argv.slice(2)
const names = rest.slice(0, rest.findIndex((each) => each.startsWith('--')) >>> 0)
const main = join(resolve(other!), 'packages/server/src/main.ts')
const targets = option('postgres', 0) ? [await onPostgres({}, main), await onPostgres()] : [await onSqlite({}, main), await onSqlite()]
const rows: string[][] = []
for (const name of names) {
  const pairs: Cost[][] = []
  // The first round compiles code and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    const order = round % 2 ? targets : targets.toReversed()
    const costs = new Map<unknown, Cost>()
    for (const target of order) costs.set(target, await target.measures[name]!(CALLS))
    if (round > 0) pairs.push(targets.map((target) => costs.get(target)!))
  }
  const ratio = (of: (cost: Cost) => number) => short(median(pairs.map(([before, now]) => of(before!) / of(now!))))
  rows.push([name, ratio(({ perSecond }) => 1 / perSecond), ratio(({ work }) => work), short(median(pairs.map(([, now]) => now!.work)))])
}
for (const target of targets) await target.close()
console.log(table(['call', 'time there : here', 'work there : here', 'µs of work here'], rows))
