// The long version of the server's kill test: `npx node packages/bench/src/kill.ts [kills]`. Exits with 1 if anything was lost.
import { killRun } from '@skystair/server/testing'
import { table, writeSection } from './kit/section.ts'

const kills = Number(process.argv[2] ?? 20)
const report = await killRun(kills, { burst: 1000 })
const { acknowledged, lost, unbalanced, repeated, doubled } = report
if (lost.length > 0 || unbalanced.length > 0 || doubled > 0) {
  console.log(JSON.stringify(report, null, 2))
  console.log('Something was lost.')
  process.exit(1)
}
writeSection(
  'kill',
  `## Killed under load

\`npx node packages/bench/src/kill.ts ${kills}\`: a server on SQLite is killed while guests start, report and take rewards; calls without a response are repeated
at the next server with their idempotency key.

${table(
  ['what', 'figure'],
  [
    ['kills', String(report.kills)],
    ['acknowledged calls', String(acknowledged)],
    ['of them lost', String(lost.length)],
    ['repeated after no response', String(repeated)],
    ['of them done twice', String(doubled)],
    ['balances that are not the sum of their ledger', String(unbalanced.length)],
  ],
)}`,
)
