import { avatars } from '@skystair/world/areas/shop/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { testApp } from '../../../testing/test-app.ts'

/** Two portraits of the painter, and one that requires a later stair. */
const WANTED = [1, 3, 10]

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, a portrait that is bought several times at once is paid once, and only what is owned is worn`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db })
      const step = fc.record({ buy: fc.boolean(), id: fc.constantFrom(...WANTED) })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), fc.nat(1500), async (steps, gold) => {
          const client = await guest(server.app)
          const { id: playerId } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, playerId, async ({ state }, tx) => {
            state.level = 10
            await give(tx, playerId, { gold })
          })
          const before = (await client.call('GET /api/player/current')).reply
          const replies = await Promise.all(
            steps.map(({ buy, id }) =>
              buy
                ? client.call('POST /api/shop/avatar/{id}/buy', { params: { id } })
                : client.call('POST /api/player/avatar/{id}/wear', { params: { id } }),
            ),
          )
          const sold = steps.flatMap(({ buy, id }, index) => (buy && replies[index]!.status === 200 ? [id] : []))
          const rows = avatars.filter(({ id }) => sold.includes(id))
          const after = (await client.call('GET /api/player/current')).reply
          expect(sold.length).toBe(new Set(sold).size)
          expect([...after.avatars].sort()).toEqual(rows.map(({ key }) => key).sort())
          expect(after.resources.gold).toBe(before.resources.gold - rows.reduce((sum, { price }) => sum + price[0]!.amount, 0))
          expect([null, ...after.avatars]).toContain(after.avatar)
          for (const [index, { buy, id }] of steps.entries())
            if (!buy && replies[index]!.status === 200) expect(after.avatars).toContain(avatars.find((row) => row.id === id)!.key)
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 40 : 15, seed: 17 },
      )
      await server.close()
      await drop()
    },
  )
