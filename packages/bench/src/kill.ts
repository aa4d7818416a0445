// The long edition of the server's kill test: `node packages/bench/src/kill.ts [kills]`. Ends with 1 where anything was lost.
import { killRun } from '@skystair/server/testing/kill-run'
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

\`node packages/bench/src/kill.ts ${kills}\`: a server on SQLite is killed while guests begin, report and take rewards; what died unanswered is repeated
with its key to the next server.

${table(
  ['what', 'figure'],
  [
    ['kills', String(report.kills)],
    ['acknowledged calls', String(acknowledged)],
    ['of them lost', String(lost.length)],
    ['repeated without an answer', String(repeated)],
    ['of them done twice', String(doubled)],
    ['purses that are not the sum of their ledger', String(unbalanced.length)],
  ],
)}`,
)
