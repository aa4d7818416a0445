// The long version of the server's money test: `npx node packages/bench/src/money.ts [rounds] [seed]`, with a PostgreSQL at TEST_DATABASE_URL.
// Two nodes are killed in every round. Exits with 1 if the ledger is wrong.
import { moneyRun } from '@skystair/server/testing'
import { table, writeSection } from './kit/section.ts'

const rounds = Number(process.argv[2] ?? 50)
const report = await moneyRun(rounds, { seed: process.argv[3] ?? 'long' })
if (report.wrong.length > 0) {
  console.log(JSON.stringify(report, null, 2))
  console.log('The ledger is wrong.')
  process.exit(1)
}
writeSection(
  'money',
  `## Payments while nodes are killed

\`npx node packages/bench/src/money.ts ${rounds}\`: two nodes on PostgreSQL are killed between any two of their writes, while portals report payments and refunds
repeatedly, in any order.

${table(
  ['what', 'figure'],
  [
    ['killed nodes', String(report.kills)],
    ['purchases', String(report.purchases)],
    ['requests with a response', String(report.answered)],
    ['repeated requests', String(report.repeated)],
    ['wrong ledgers', String(report.wrong.length)],
  ],
)}`,
)
