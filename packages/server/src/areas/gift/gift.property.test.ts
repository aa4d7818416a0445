import { giftOffers } from '@skystair/world/areas/gift/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { testApp } from '../../../testing/test-app.ts'

const [flower] = giftOffers
const PRICE = flower!.price[0]!.amount

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, gifts that are sent and taken in parallel and again are paid once and granted once`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db })
      const wish = fc.record({ from: fc.nat(1), key: fc.nat(4) })
      await fc.assert(
        fc.asyncProperty(
          fc.array(wish, { maxLength: 8 }),
          fc.nat(400),
          fc.array(fc.nat(3), { maxLength: 8 }),
          async (wishes, gold, keys) => {
            const two = await Promise.all([fixtureFor(server, 'PLAYER'), fixtureFor(server, 'PLAYER')])
            for (const { edit, id } of two)
              await edit(async ({ state }, tx) => {
                Object.assign(state, { bestVictoryStair: 10, level: 10 })
                await give(tx, id, { gold })
              })
            const before = await Promise.all(two.map((each) => each.player()))
            const header = (run: string, from: number, key: number) => ({
              'idempotency-key': `00000000-0000-4000-${run}-${two[from]!.id.toString().padStart(11, '0')}${key}`,
            })
            // Both send gifts to each other at the same time, and may repeat each request.
            const send = ({ from, key }: (typeof wishes)[number]) =>
              two[from]!.client.call(
                'POST /api/gift/offer/{id}/send',
                { params: { id: flower!.id }, body: { receiverId: two[1 - from]!.id, compliment: 'For you' } },
                header('8000', from, key),
              )
            const first = await Promise.all(wishes.map(send))
            const again = await Promise.all(wishes.map(send))
            for (const [index, { status }] of first.entries()) if (status === 200) expect(again[index]!.status).toBe(200)
            for (const [from, { client }] of two.entries()) {
              const sent = new Set(wishes.filter((one, index) => one.from === from && again[index]!.status === 200).map(({ key }) => key))
                .size
              const gifts = (await two[1 - from]!.client.call('GET /api/gift/list', { query: { page: 0 } })).reply
              expect(gifts.length).toBe(sent)
              expect((await client.call('GET /api/player/current')).reply.resources.gold).toBe(before[from]!.resources.gold - sent * PRICE)
              const takes = gifts.flatMap(({ id }) => keys.map((key) => [id, key] as const))
              const taken = await Promise.all(
                takes.map(([id, key]) =>
                  two[1 - from]!.client.call('POST /api/gift/{id}/take', { params: { id } }, header('9000', 1 - from, id * 10 + key)),
                ),
              )
              const opened = new Set(takes.filter((_, index) => taken[index]!.status === 200).map(([id]) => id)).size
              expect(opened).toBe(keys.length > 0 ? gifts.length : 0)
              const { consumables, haveNewGift } = await two[1 - from]!.player()
              expect(consumables.find(({ kind }) => kind === 'heal_small')?.count ?? 0).toBe(opened)
              expect(haveNewGift).toBe(opened < gifts.length)
            }
            expect(await db.tx(wrongInBooks)).toEqual([])
          },
        ),
        { numRuns: engine === 'sqlite' ? 40 : 12, seed: 11 },
      )
      await server.close()
      await drop()
    },
  )
