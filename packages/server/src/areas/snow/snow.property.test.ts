import { HOUR } from '@skystair/contract/time'
import { placesBetween, snowOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { portalAt } from '@skystair/world/areas/portal/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addPortalDiscounts } from '../portal/repository.ts'

const { steps, hours } = world.snow
const place = placesBetween(world, 'main', 0, 480 * 40).find(({ placeType }) => placeType === 'PORTAL')!
const portal = portalAt(place.stair)
const GOLD = 1000

const moves = ['enter', 'leave', 'walk', 'take', 'portal', 'half', 'wait'] as const
const move = fc.record({ what: fc.constantFrom(...moves), by: fc.nat(steps * 200), key: fc.nat(2) })

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, any mixture of parallel visits to the snow world, finds and portals charges and grants once, and steps stay within the limit`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db })
      let players = 0
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
          const client = await guest(server.app)
          players += 1
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, id, async ({ state }, tx) => {
            Object.assign(state, { bestVictoryStair: 100, coordinate: place.posY })
            await give(tx, id, { gold: GOLD })
            await addPortalDiscounts(tx, id, 50, 1)
          })
          const passed = new Map<string, number>()
          let round = 0
          for (const together of rounds) {
            round += 1
            const before = (await client.call('GET /api/player/current')).reply
            const lying = placesBetween(world, before.contextId, 0, 6000).find(
              ({ posY, placeType, squadSize }) => placeType === 'RESOURCE' && squadSize === 0 && Math.abs(posY - before.coordinate) < 240,
            )
            const makes = async ({ what, by, key }: (typeof together)[number]) => {
              const headers = {
                'idempotency-key': `00000000-0000-4000-8000-${String(players * 10_000 + round * 100 + moves.indexOf(what) * 10 + key).padStart(12, '0')}`,
              }
              if (what === 'wait') return server.clock.pass(hours * HOUR)
              if (what === 'enter') return client.call('POST /api/snow/enter', {}, headers)
              if (what === 'leave') return client.call('POST /api/snow/leave', {}, headers)
              if (what === 'walk')
                return client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: by, contextId: before.contextId } })
              if (what === 'take') return client.call('GET /api/resourcePlace/{id}/take', { params: { id: lying?.id ?? 3 } }, headers)
              const discount = what === 'half' ? 50 : 0
              const { status, reply } = await client.call(
                'POST /api/portal/{id}/use',
                { params: { id: portal.id }, query: { discount } },
                headers,
              )
              if (status === 200) passed.set(headers['idempotency-key'], reply.resources?.gold ?? 0)
            }
            await Promise.all(together.map(makes))
            const snow = (await client.call('GET /api/snow/get')).reply
            const after = (await client.call('GET /api/player/current')).reply
            expect([snow.inside, snow.stepsLeft >= 0, snow.stepsLeft <= snow.steps]).toEqual([snowOf(after.contextId) !== null, true, true])
            expect(after.coordinate).toBeLessThanOrEqual(after.maxCoordinate)
          }
          const halves =
            1 - ((await client.call('GET /api/portal/{id}/info', { params: { id: portal.id } })).reply.discounts[0]?.count ?? 0)
          const ledger = await db.tx((tx) =>
            tx.all<{ amount: number }>("select amount from ledger where player_id = ? and reason = 'portal' and amount < 0", [id]),
          )
          expect(ledger.length).toBe(passed.size)
          expect(halves).toBeLessThanOrEqual(passed.size)
          const sulfur = await db.tx((tx) =>
            tx.all("select amount from ledger where player_id = ? and reason = 'portal' and resource = 'sulfur'", [id]),
          )
          expect(sulfur.length).toBe(Math.min(1, passed.size))
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 60 : 20, seed: 21 },
      )
      await server.close()
      await drop()
    },
  )
