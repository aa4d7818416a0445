// Every way to pay of every adapter, opposite its simulated portal, with everything that can happen to money. A new adapter is covered by its folder.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { moneyResults, payWays } from '../../../testing/money-cases.ts'
import { withResults } from '../../../testing/money-table.ts'

const ways = await payWays()
const results = new Map<string, Awaited<ReturnType<typeof moneyResults>>>()

describe.each(ways.map((way) => [way.channel, way] as const))('through %s', (channel, way) => {
  for (const { engine, here, create } of engines) {
    let database: TestDatabase
    beforeAll(async () => {
      if (here) database = await create()
    })
    afterAll(async () => {
      if (here) await database.drop()
    })

    it.skipIf(!here)(`every case of money has its good end on ${engine}, or a reason why the channel does not know it`, async () => {
      const here = await moneyResults(way, { db: database.db, seed: `${channel} ${engine}` })
      const before = results.get(channel)
      if (before) expect(here).toEqual(before)
      else expect(here.PAID).toEqual({ became: 'granted' })
      results.set(channel, here)
    })
  }
})

it('docs/payments.md contains the results: run `npm run adapter -- update` if this fails', () => {
  const document = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8')
  expect(document).toBe(withResults(document, results))
})
