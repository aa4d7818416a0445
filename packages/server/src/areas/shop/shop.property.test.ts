import { HOUR } from '@skystair/contract/time'
import { heroShops } from '@skystair/world/areas/shop/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { testApp } from '../../../testing/test-app.ts'

/** Two usual heroes, a booster of an hour, and a sword for the first hero. */
const WANTED = ['hero', 'other hero', 'booster', 'sword'] as const

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, any mixture of parallel and repeated purchases gives what was paid for, once`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db })
      const wish = fc.record({ what: fc.constantFrom(...WANTED), key: fc.nat(3) })
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { maxLength: 10 }), fc.nat(2500), async (wishes, gold) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, id, async ({ state }, tx) => {
            Object.assign(state, { bestVictoryStair: 30, level: 8 })
            await give(tx, id, { gold })
          })
          const before = (await client.call('GET /api/player/current')).reply
          const offers = (await client.call('GET /api/shop/creature/list')).reply
          const boosters = (await client.call('GET /api/shop/booster/list')).reply
          const pieces = (await client.call('GET /api/shop/artifact/list/context/{context}', { params: { context: 'COMMON_SHOP' } })).reply
          const [hero] = before.creatures
          const cost = {
            hero: offers[0]!.price[0]!.amount,
            'other hero': offers[1]!.price[0]!.amount,
            booster: boosters[0]!.price[0]!.amount,
            sword: pieces[0]!.price[0]!.amount,
          }
          const buy = (what: (typeof WANTED)[number], headers: Record<string, string>) =>
            what === 'booster'
              ? client.call('POST /api/shop/booster/{id}/buy', { params: { id: boosters[0]!.id } }, headers)
              : what === 'sword'
                ? client.call(
                    'POST /api/shop/artifact/{id}/buy',
                    { params: { id: pieces[0]!.id }, body: { creatureId: `${hero!.id}` } },
                    headers,
                  )
                : client.call('POST /api/shop/creature/{id}/buy', { params: { id: offers[what === 'hero' ? 0 : 1]!.id } }, headers)
          const keyOf = ({ what, key }: (typeof wishes)[number]) =>
            `00000000-0000-4000-8000-0000${id.toString().padStart(6, '0')}${WANTED.indexOf(what)}${key}`
          const replies = await Promise.all(wishes.map((one) => buy(one.what, { 'idempotency-key': keyOf(one) })))
          // The same key gets the same reply, also if it is repeated later.
          const again = await Promise.all(wishes.map((one) => buy(one.what, { 'idempotency-key': keyOf(one) })))
          for (const [index, { status }] of replies.entries()) if (status === 200) expect(again[index]!.status).toBe(200)
          const bought = new Map(wishes.filter((_, index) => again[index]!.status === 200).map((one) => [keyOf(one), one.what]))
          const count = (what: string) => [...bought.values()].filter((one) => one === what).length
          const after = (await client.call('GET /api/player/current')).reply
          expect(count('hero')).toBeLessThanOrEqual(heroShops[0]!.limit.perDay)
          expect(after.creatures.length - before.creatures.length).toBe(count('hero') + count('other hero'))
          expect(after.creatures.find((creature) => creature.id === hero!.id)!.artifacts.length).toBe(
            hero!.artifacts.length + count('sword'),
          )
          expect(after.boosters.map(({ until }) => until)).toEqual(count('booster') > 0 ? [server.clock() + count('booster') * HOUR] : [])
          const paid = WANTED.reduce((sum, what) => sum + count(what) * cost[what], 0)
          expect(after.resources.gold).toBe(before.resources.gold - paid)
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 40 : 15, seed: 16 },
      )
      await server.close()
      await drop()
    },
  )
