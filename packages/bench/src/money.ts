// The long edition of the server's money test: `node packages/bench/src/money.ts [rounds] [seed]`, with a PostgreSQL at TEST_DATABASE_URL. Two nodes
// die in every round. Ends with 1 where the books are wrong.
import { moneyRun } from '@skystair/server/testing/money-run'

const rounds = Number(process.argv[2] ?? 50)
const report = await moneyRun(rounds, { seed: process.argv[3] ?? 'long' })
console.log(JSON.stringify(report, null, 2))
const good = report.wrong.length === 0
console.log(
  good
    ? `${report.kills} nodes died over ${report.purchases} purchases: the ledger is what was paid less what was refunded, and nothing twice.`
    : 'The books are wrong.',
)
process.exit(good ? 0 : 1)
