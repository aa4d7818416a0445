import { HOUR } from '@skystair/contract/time'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { cutting } from '../../../testing/cutting.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { runSteps } from '../../../testing/run-steps.ts'
import { testApp } from '../../../testing/test-app.ts'

/** Two offers of heroes, one that lowers the prices of a shop and can't be bought, and one that nobody has made. */
const OFFERS = ['FIRST_HERO', 'GREEN_DRAGON_DISCOUNT', 'SUR_25', 'BLACK_DRAGON_DISCOUNT'] as const
const MADE = OFFERS.slice(0, 3)
const HEROES = OFFERS.slice(0, 2)
const step = fc.record({ offer: fc.constantFrom(...OFFERS), key: fc.nat(2), together: fc.boolean() })

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, parallel, repeated and broken off purchases of offers give each hero once, for its price, or nothing`,
    { timeout: 180_000 },
    async () => {
      const { db, drop } = await create()
      const cuts: boolean[] = []
      const server = await testApp({ db: cutting(db, cuts) })
      const steps = fc.array(step, { minLength: 2, maxLength: 12 })
      const purses = fc.record({ gold: fc.constantFrom(0, 200_000), crystal: fc.constantFrom(0, 200_000) })
      await fc.assert(
        fc.asyncProperty(steps, fc.array(fc.boolean(), { maxLength: 8 }), purses, async (taken, cut, purse) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, id, async ({ state }, tx) => {
            const now = server.clock()
            state.offers = Object.fromEntries(MADE.map((type) => [type, { at: now, until: now + HOUR }]))
            await emptyPurse(tx, id)
            await give(tx, id, purse)
          })
          const before = (await client.call('GET /api/player/current')).reply
          const shown = (await client.call('GET /api/offer/list')).reply
          const priceOf = (type: string) => shown.find(({ offerType }) => offerType === type)?.hero?.price ?? []
          const keyOf = ({ offer, key }: (typeof taken)[number]) =>
            `00000000-0000-4000-8000-00${id.toString().padStart(8, '0')}${OFFERS.indexOf(offer)}${key}`
          const done = new Map<string, string>()
          cuts.push(...cut)
          await runSteps(taken, async (one) => {
            const headers = { 'idempotency-key': keyOf(one) }
            const { status } = await client.call('POST /api/offer/take', { body: { offerType: one.offer } }, headers)
            if (status === 200) done.set(keyOf(one), one.offer)
          })
          cuts.length = 0
          const sold = [...done.values()]
          expect(new Set(sold).size).toBe(sold.length)
          for (const type of sold) expect(HEROES).toContain(type)
          const after = (await client.call('GET /api/player/current')).reply
          const joined = after.creatures.filter((hero) => before.creatures.every((old) => old.id !== hero.id))
          const wanted = personalOffers.flatMap(({ type, good }) => (good.kind === 'HERO' && sold.includes(type) ? [good.imageId] : []))
          expect(joined.map(({ imageId }) => imageId).sort()).toEqual(wanted.sort())
          const paid = (resource: string) =>
            sold.flatMap(priceOf).reduce((sum, price) => (price.resource === resource ? sum + price.amount : sum), 0)
          const { gold = 0, crystal = 0 } = after.resources
          expect([gold, crystal]).toEqual([purse.gold - paid('gold'), purse.crystal - paid('crystal')])
          const open = (await client.call('GET /api/offer/list')).reply.map(({ offerType }) => offerType)
          expect(open.sort()).toEqual(MADE.filter((type) => !sold.includes(type)).sort())
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 60 : 20, seed: 29 },
      )
      await server.close()
      await drop()
    },
  )
