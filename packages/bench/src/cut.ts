// All connections to PostgreSQL are cut under load: `npx node packages/bench/src/cut.ts [cuts]`, with a PostgreSQL at TEST_DATABASE_URL. Exits with 1 if a node
// ended, a call failed, or data was lost.
import { cutRun } from '@skystair/server/testing'
import { table, writeSection } from './kit/section.ts'

const NODES = 2
const cuts = Number(process.argv[2] ?? 10)
const report = await cutRun(cuts, { callers: 16, burst: 1000 })
const { acknowledged, lost, unbalanced, doubled, alive, failures } = report
if (alive < NODES || lost.length > 0 || unbalanced.length > 0 || doubled > 0 || failures.length > 0) {
  console.log(JSON.stringify(report, null, 2))
  process.exit(1)
}
writeSection(
  'cut',
  `## Cut off from PostgreSQL under load

\`npx node packages/bench/src/cut.ts ${cuts}\`: all connections of ${NODES} nodes to PostgreSQL are terminated at the same moment, repeatedly, while guests start, report and
take rewards; calls that get a 503 are repeated with their idempotency key.

${table(
  ['what', 'figure'],
  [
    ['cuts', String(report.cuts)],
    ['connections that were cut', String(report.connections)],
    ['nodes that were ready after every cut', String(alive)],
    ['acknowledged calls', String(acknowledged)],
    ['of them lost', String(lost.length)],
    ['refused with 503 and repeated', String(report.unavailable)],
    ['failed in another way', String(failures.length)],
    ['done twice', String(doubled)],
    ['balances that are not the sum of their ledger', String(unbalanced.length)],
  ],
)}`,
)
