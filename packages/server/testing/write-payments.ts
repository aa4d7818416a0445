// Plays every payment case on SQLite and writes the results into docs/payments.md: `npm run adapter -- update` does it.
import { readFileSync, writeFileSync } from 'node:fs'
import { moneyResults, payWays } from './money-cases.ts'
import { withResults } from './money-table.ts'

const file = new URL('../../../docs/payments.md', import.meta.url)
const results = new Map<string, Awaited<ReturnType<typeof moneyResults>>>()
for (const way of await payWays()) results.set(way.channel, await moneyResults(way, {}))
writeFileSync(file, withResults(readFileSync(file, 'utf8'), results))
