import type { ChestOpening } from '@skystair/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { emptyPurse } from '../../../testing/purse.ts'
import { testApp, testClock } from '../../../testing/test-app.ts'
import { winFights } from '../../../testing/victories.ts'
import { bind } from '../platform/save.ts'

/** On this day the first chests, the boosters and the group of the social network are active. */
const MONDAY = Date.UTC(2026, 0, 12, 12)
const WISHES = ['silver', 'azure', 'booster', 'joining', 'daily', 'partner', 'promo'] as const

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, any mixture of parallel and repeated openings, gifts and promo codes gives each thing once`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db, clock: testClock(MONDAY) })
      const wish = fc.record({ what: fc.constantFrom(...WISHES), key: fc.nat(2) })
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { maxLength: 12 }), fc.constantFrom('ok', 'foto'), async (wishes, source) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await db.tx((tx) => bind(tx, { source, externalId: `player ${id}` }, id, server.clock()))
          await edit(server, id, async (_, tx) => {
            await winFights(tx, id, 250, MONDAY)
            await emptyPurse(tx, id)
          })
          const { chests } = (await client.call('GET /api/campaign/get/chest/status')).reply
          const signature = server.portal.promoCodes([{ token: `code of ${id}`, productId: 'gems_100' }])
          const use = (offer: number, headers: Record<string, string>) =>
            client.call('GET /api/campaign/use/{id}', { params: { id: offer } }, headers)
          const ask = {
            silver: (headers: Record<string, string>) => use(101, headers),
            azure: (headers: Record<string, string>) => use(102, headers),
            booster: (headers: Record<string, string>) => use(601, headers),
            joining: (headers: Record<string, string>) => use(701, headers),
            daily: (headers: Record<string, string>) => client.call('GET /api/daily/ok/take', {}, headers),
            partner: (headers: Record<string, string>) => client.call('GET /api/integration/foto/gift/accept', {}, headers),
            promo: (headers: Record<string, string>) =>
              client.call('POST /api/integration/ya/promocode/save', { body: { signature } }, headers),
          }
          const headersOf = ({ what, key }: (typeof wishes)[number]) => ({
            'idempotency-key': `00000000-0000-4000-8000-0000${id.toString().padStart(6, '0')}${WISHES.indexOf(what)}${key}`,
          })
          const replies = await Promise.all(wishes.map((one) => ask[one.what](headersOf(one))))
          await Promise.all(wishes.map((one) => ask[one.what](headersOf(one))))
          const done = new Set(wishes.filter((_, i) => replies[i]!.status === 200).map(({ what }) => what))
          // Each available thing that was requested was granted exactly once.
          const possible = new Set(
            wishes.map(({ what }) => what).filter((what) => (source === 'ok' ? what !== 'partner' : !['joining', 'daily'].includes(what))),
          )
          expect(done).toEqual(possible)
          const drawn = new Map<string, number>()
          for (const { status, reply } of replies) {
            const opening = status === 200 && 'opening' in reply ? (reply.opening as ChestOpening | null) : null
            if (opening) for (const { kind, amount } of reply.gains) drawn.set(`${opening.type} ${kind}`, amount)
          }
          const fromChests = (resource: string) =>
            [...drawn].filter(([name]) => name.endsWith(` ${resource}`)).reduce((sum, [, amount]) => sum + amount, 0)
          const given = (what: (typeof WISHES)[number], amount: number) => (done.has(what) ? amount : 0)
          const { resources } = (await client.call('GET /api/player/current')).reply
          expect(resources.mithril).toBe(
            fromChests('mithril') + given('joining', 15) + given('daily', 1) + given('partner', 30) + given('promo', 100),
          )
          expect(resources.gold).toBe(fromChests('gold') + given('daily', 120))
          const after = (await client.call('GET /api/campaign/get/chest/status')).reply.chests
          expect(after.slice(0, 2).map(({ draw }, i) => draw.number - chests[i]!.draw.number)).toEqual([
            given('silver', 1),
            given('azure', 1),
          ])
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 30 : 10, seed: 16 },
      )
      await server.close()
      await drop()
    },
  )
