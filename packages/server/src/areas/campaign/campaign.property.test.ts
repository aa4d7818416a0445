import { delayedChests, VICTORIES_PER_CHEST, wheels } from '@skystair/world/areas/campaign/rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { cutting } from '../../../testing/cutting.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { runSteps } from '../../../testing/run-steps.ts'
import { testApp } from '../../../testing/test-app.ts'
import { giveTickets } from '../../../testing/wheel.ts'
import { countVictory } from './victories.ts'

/** The calls of a player: some are made in parallel, and some twice with the same key. */
const DOES = ['spin', 'gold', 'take', 'speedup', 'open'] as const
type Does = (typeof DOES)[number]
const step = fc.record({ does: fc.constantFrom(...DOES), key: fc.nat(4), together: fc.boolean() })
/** More resources than all calls of a test can cost. */
const TICKETS = { USUAL: 3, GOLD: 2 } as const
const CHESTS = 3

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, parallel, repeated and broken off spins and openings give each prize once, and lose none`,
    { timeout: 180_000 },
    async () => {
      const { db, drop } = await create()
      const cuts: boolean[] = []
      const server = await testApp({ db: cutting(db, cuts) })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), fc.array(fc.boolean(), { maxLength: 12 }), async (steps, cut) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          await edit(server, id, async (_, tx) => {
            await giveTickets(tx, id, 'USUAL', TICKETS.USUAL)
            await giveTickets(tx, id, 'GOLD', TICKETS.GOLD)
            await give(tx, id, { mithril: 1000 })
            for (let i = 0; i < CHESTS * VICTORIES_PER_CHEST; i++) await countVictory(tx, id, i)
          })
          const { creatures } = (await client.call('GET /api/player/current')).reply
          await client.call('GET /api/campaign/get/wheel/status')
          await client.call('GET /api/delayed/chest/ensure')
          const run = (does: Does, headers: Record<string, string>) =>
            ({
              spin: () => client.call('GET /api/campaign/spin/wheel', { query: { kind: 'USUAL' } }, headers),
              gold: () => client.call('GET /api/campaign/spin/wheel', { query: { kind: 'GOLD' } }, headers),
              take: () => client.call('GET /api/campaign/wheel/take/reward', { query: { optionalCreatureId: creatures[0]!.id } }, headers),
              speedup: () => client.call('GET /api/delayed/chest/speedup', headers),
              open: () => client.call('GET /api/delayed/chest/take', headers),
            })[does]()
          const keyOf = ({ does, key }: (typeof steps)[number]) =>
            `00000000-0000-4000-8000-00${id.toString().padStart(8, '0')}${DOES.indexOf(does)}${key}`
          const done = new Map<string, Does>()
          cuts.push(...cut)
          await runSteps(steps, async (one) => {
            const { status } = await run(one.does, { 'idempotency-key': keyOf(one) })
            if (status === 200) done.set(keyOf(one), one.does)
          })
          cuts.length = 0
          const count = (does: Does) => [...done.values()].filter((each) => each === does).length
          const { wheels: shown, prize } = (await client.call('GET /api/campaign/get/wheel/status')).reply
          const spent = TICKETS.USUAL + TICKETS.GOLD - shown.reduce((sum, { tickets }) => sum + tickets, 0)
          const drawn = (await client.call('GET /api/draw/list')).reply
          const ids = (tables: readonly { readonly id: string }[]) => tables.map((table) => table.id)
          const spins = drawn.filter(({ chance }) => ids(wheels).includes(chance))
          // Each acknowledged call took effect exactly once: each spin cost a ticket, and its prize is taken or can be taken.
          expect(count('spin') + count('gold')).toBe(spins.length)
          expect(count('take') + (prize ? 1 : 0)).toBe(spins.length)
          const won = drawn.filter((draw) => draw.chance !== 'wheel' || shownGives(draw.row) !== 'goldTicket')
          expect(spent).toBe(spins.length - (drawn.length - won.length - (prize?.gains[0]?.kind === 'goldTicket' ? 1 : 0)) - chestTickets())
          expect(drawn.filter(({ chance }) => ids(delayedChests).includes(chance)).length).toBe(count('open'))
          expect(await db.tx(wrongInBooks)).toEqual([])
          /** Tickets from opened chests. */
          function chestTickets(): number {
            return drawn
              .flatMap(({ chance, row }) => delayedChests.find((table) => table.id === chance)?.rows[row]?.rewards ?? [])
              .reduce((sum, reward) => sum + (reward.kind === 'resource' && reward.resource === 'tickets' ? reward.amount : 0), 0)
          }
          function shownGives(row: number): string | undefined {
            return shown[0]!.sectors[row]?.gains[0]?.kind
          }
        }),
        { numRuns: engine === 'sqlite' ? 40 : 15, seed: 31 },
      )
      await server.close()
      await drop()
    },
  )
