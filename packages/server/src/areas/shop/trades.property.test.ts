import { spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { rankPrice } from '@skystair/world/areas/shop/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { testApp, testClock } from '../../../testing/test-app.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { insertCreature } from '../hero/repository.ts'

/** A rank, an elephant, an exchange of the heroes 0 to 2 or 1 to 3, hero 4 or 0 to oblivion, and the first two packs of the sale. */
const WANTED = ['rank', 'elephant', 'exchange 0', 'exchange 1', 'oblivion 4', 'oblivion 0', 'pack 1', 'pack 2'] as const
const BLACK_FRIDAY = Date.UTC(2026, 10, 27, 12)

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, any mixture of parallel and repeated trades gives what was paid for, once, and loses no artifact`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db, clock: testClock(BLACK_FRIDAY) })
      const wish = fc.record({ what: fc.constantFrom(...WANTED), key: fc.nat(2) })
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { maxLength: 10 }), fc.nat(40), fc.nat(40), async (wishes, caviar, mithril) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          const given: number[] = []
          await edit(server, id, async ({ state }, tx) => {
            state.bestVictoryStair = 2000
            await give(tx, id, { gold: 100_000, caviar, mithril })
            for (const imageId of ['hungry_ogre', 'hungry_ogre', 'hungry_ogre', 'hungry_ogre', 'storm_djinn']) {
              const hero = spawn(world, imageId, { id: 0, playerId: id, level: 3 })
              given.push(
                await insertCreature(tx, id, {
                  ...hero,
                  ...(imageId === 'storm_djinn' ? { tokensPaid: 7 } : {}),
                  artifacts: [testArtifact(state.nextItem++)],
                }),
              )
            }
          })
          const before = (await client.call('GET /api/player/current')).reply
          const [ranked] = before.creatures
          const [option] = (await client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: 'USUAL' } })).reply
          const [cards] = (await client.call('GET /api/shop/caviar/eleph/list')).reply
          const ask = ({ what, key }: (typeof wishes)[number]) => {
            const headers = {
              'idempotency-key': `00000000-0000-4000-8000-0000${id.toString().padStart(6, '0')}${WANTED.indexOf(what)}${key}`,
            }
            const [kind, number = '0'] = what.split(' ')
            const at = Number(number)
            switch (kind) {
              case 'rank':
                return client.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: ranked!.id } }, headers)
              case 'elephant':
                return client.call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id: cards!.id } }, headers)
              case 'exchange':
                return client.call(
                  'POST /api/shop/creature/{id}/exchange',
                  { params: { id: option!.id }, body: { creatureIds: given.slice(at, at + 3) } },
                  headers,
                )
              case 'oblivion':
                return client.call('GET /api/shop/oblivion/sell/{id}', { params: { id: given[at]! } }, headers)
              default:
                return client.call('POST /api/shop/pack/{id}/buy', { params: { id: at } }, headers)
            }
          }
          const name = ({ what, key }: (typeof wishes)[number]) => `${what}/${key}`
          const replies = await Promise.all(wishes.map(ask))
          const again = await Promise.all(wishes.map(ask))
          for (const [index, { status }] of replies.entries()) if (status === 200) expect(again[index]!.status).toBe(200)
          const done = new Map(wishes.filter((_, index) => again[index]!.status === 200).map((one) => [name(one), one.what]))
          const count = (what: string) => [...done.values()].filter((one) => one.startsWith(what)).length
          const after = (await client.call('GET /api/player/current')).reply
          expect(count('exchange')).toBeLessThanOrEqual(1)
          expect(count('oblivion 0')).toBe(0)
          for (const what of ['oblivion 4', 'pack 1', 'pack 2']) expect(count(what)).toBeLessThanOrEqual(1)
          if (count('pack 2') > 0) expect(count('pack 1')).toBe(1)
          expect(after.creatures.length).toBe(before.creatures.length - 2 * count('exchange') - count('oblivion'))
          expect(after.artifacts.length).toBe(3 * count('exchange') + count('oblivion'))
          const rank = after.creatures.find((hero) => hero.id === ranked!.id)!.rank
          expect(rank).toBe(ranked!.rank + count('rank'))
          const ranks = Array.from({ length: count('rank') }, (_, i) => rankPrice(ranked!.rank + i + 1)[0]!.amount)
          expect(after.resources.caviar).toBe(caviar - ranks.reduce((sum, each) => sum + each, 0) - 2 * count('elephant'))
          expect(after.resources.tokens).toBe(count('oblivion') * 7)
          expect(after.resources.mithril).toBe(before.resources.mithril - 15 * count('pack 2'))
          const info = (await client.call('GET /api/player/info/current', { query: { frontVersion: 445, init: false } })).reply
          expect(info.cardState.ELEPHANT ?? 0).toBe(count('elephant'))
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 40 : 15, seed: 17 },
      )
      await server.close()
      await drop()
    },
  )
