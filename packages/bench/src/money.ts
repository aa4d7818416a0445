// The long edition of the server's money test: `node packages/bench/src/money.ts [rounds] [seed]`, with a PostgreSQL at TEST_DATABASE_URL. Two nodes
// die in every round. Ends with 1 where the books are wrong.
import { moneyRun } from '@skystair/server/testing/money-run'
import { table, writeSection } from './kit/section.ts'

const rounds = Number(process.argv[2] ?? 50)
const report = await moneyRun(rounds, { seed: process.argv[3] ?? 'long' })
if (report.wrong.length > 0) {
  console.log(JSON.stringify(report, null, 2))
  console.log('The books are wrong.')
  process.exit(1)
}
writeSection(
  'money',
  `## Paid while nodes die

\`node packages/bench/src/money.ts ${rounds}\`: two nodes on PostgreSQL die between any two of their writes, while portals tell of payments and refunds again
and again, in any order.

${table(
  ['what', 'figure'],
  [
    ['nodes that died', String(report.kills)],
    ['purchases', String(report.purchases)],
    ['requests that were answered', String(report.answered)],
    ['requests that were repeated', String(report.repeated)],
    ['books that are wrong', String(report.wrong.length)],
  ],
)}`,
)
