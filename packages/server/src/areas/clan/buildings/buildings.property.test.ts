import { ClanBuilding, Force } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrongInBooks } from '../../../../testing/audit-books.ts'
import { built, enrol, founded, fund, grownUp } from '../../../../testing/clan.ts'
import { fixtureFor } from '../../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../../testing/engines.ts'
import { serverOn } from '../../../../testing/server-on.ts'
import type { Tx } from '../../../storage/db.ts'
import { setProgress } from '../membership/repository.ts'

const MEMBERS = 4

interface Levels {
  readonly name: string
  readonly level: number
  readonly busy: number
}

/** Returns the buildings and forces of a clan with their levels; `busy` is 1 while the next level is being built. */
const levelsOf = (tx: Tx, clanId: number): Promise<Levels[]> =>
  tx.all(
    `select building as name, level, case when ready_at is null then 0 else 1 end as busy from clan_building where clan_id = ?
     union all select force as name, level, 0 as busy from clan_hall where clan_id = ?`,
    [clanId, clanId],
  )

/** Returns the inconsistencies of a clan's budget and levels, as sentences. */
async function wrongInTown(tx: Tx, clanId: number): Promise<string[]> {
  const wrong: string[] = []
  const budgets = await tx.all<{ resource: string; amount: number; booked: number }>(
    `select b.resource, b.amount, cast(coalesce(sum(l.amount), 0) as bigint) as booked from clan_budget b
     left join clan_ledger l on l.clan_id = b.clan_id and l.resource = b.resource where b.clan_id = ? group by b.resource, b.amount`,
    [clanId],
  )
  for (const { resource, amount, booked } of budgets)
    if (amount !== booked || amount < 0) wrong.push(`${amount} ${resource}, and the ledger says ${booked}`)
  const paid = await tx.all<{ ref: string }>(
    "select distinct ref from clan_ledger where clan_id = ? and reason in ('building', 'hall') order by ref",
    [clanId],
  )
  for (const { name, level, busy } of await levelsOf(tx, clanId)) {
    const levels = paid.flatMap(({ ref }) => (ref.split(':')[1] === name ? [Number(ref.split(':')[2])] : [])).sort((a, b) => a - b)
    // The hall of fame is given to the clan with one level.
    const first = name === 'HALL_OF_FAME' ? 2 : 1
    const expected = Array.from({ length: level + busy - first + 1 }, (_, index) => first + index)
    if (String(levels) !== String(expected)) wrong.push(`${name} has level ${level}, and levels ${levels} were paid`)
  }
  return wrong
}

const member = fc.nat(MEMBERS - 1)
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('start' as const, 'speedup' as const, 'complete' as const),
    member,
    building: fc.constantFrom(...ClanBuilding),
  }),
  fc.record({ do: fc.constant('improve' as const), member, force: fc.constantFrom(...Force), toLevel: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constant('donate' as const),
    member,
    type: fc.constantFrom('GEMS' as const, 'GEARS' as const, 'RED_CRYSTALS' as const, 'BLUE_CRYSTALS' as const, 'TICKETS' as const),
  }),
  fc.record({ do: fc.constant('theme' as const), member, number: fc.nat(5) }),
  fc.record({ do: fc.constant('gift' as const), member, call: fc.constantFrom('get' as const, 'take' as const) }),
)

for (const each of engines)
  describe.skipIf(!each.here)(`the buildings of a clan on two nodes with ${each.engine}`, () => {
    const on = serverOn(each, 2)

    test('double and skip no level, and the budget equals the sum of its ledger, whatever members do at the same time', {
      timeout: 240_000,
    }, async () => {
      let levels = 0
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
          const { server } = on
          const members = await Promise.all(Array.from({ length: MEMBERS }, () => fixtureFor(server, 'PLAYER')))
          for (const { id } of members) await grownUp(server, id)
          const clanId = await founded(members[0]!.client)
          for (const { id } of members.slice(1)) await enrol(server, clanId, id, 'DEPUTY_LEADER')
          await server.db.tx((tx) => setProgress(tx, clanId, 6, 0))
          await fund(server, clanId, { gold: 600, gems: 300, redCrystal: 1200, blueCrystal: 60, gears: 150 })
          await built(server, clanId, 'HALL_OF_FAME', 1)
          const clients = members.map((one, node) => on.at(one, node).client)
          const run = (one: (typeof rounds)[number][number]): Promise<{ status: number; error: { code: string } }> => {
            const client = clients[one.member]!
            if (one.do === 'donate') return client.call('POST /api/clan/donate', { body: { type: one.type, amount: 25 } })
            if (one.do === 'improve')
              return client.call('POST /api/clan/hall/improve', { body: { force: one.force, toLevel: one.toLevel } })
            if (one.do === 'theme') return client.call('POST /api/clan/theme/set', { query: { number: one.number } })
            if (one.do === 'gift') return client.call(`GET /api/clan/factory/gift/${one.call}`)
            return client.call(`POST /api/clan/building/${one.do}`, { body: { buildingType: one.building } })
          }
          let before = new Map<string, number>()
          for (const round of rounds) {
            const replies = await Promise.all(round.map(run))
            for (const { status, error } of replies) expect([status < 500, status < 500 ? null : error.code]).toEqual([true, null])
            const now = await server.db.tx((tx) => levelsOf(tx, clanId))
            // A level takes an hour or gems, and is then closed: a round cannot raise a building by two, and nothing falls.
            for (const { name, level } of now) expect(level - (before.get(name) ?? level)).toBeGreaterThanOrEqual(0)
            before = new Map(now.map(({ name, level }) => [name, level]))
            expect(await server.db.tx((tx) => wrongInTown(tx, clanId))).toEqual([])
            server.clock.pass(2 * HOUR)
          }
          levels += [...before.values()].reduce((sum, level) => sum + level, 0)
          expect(await server.db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: each.engine === 'sqlite' ? 40 : 15, seed: 7 },
      )
      // The steps did build something.
      expect(levels).toBeGreaterThan(10)
    })

    test('are paid once, however many members start, speed up and complete the same work at once', { timeout: 60_000 }, async () => {
      const { server } = on
      const members = await Promise.all(Array.from({ length: MEMBERS }, () => fixtureFor(server, 'PLAYER')))
      for (const { id } of members) await grownUp(server, id)
      const clanId = await founded(members[0]!.client)
      for (const { id } of members.slice(1)) await enrol(server, clanId, id, 'DEPUTY_LEADER')
      await fund(server, clanId, { gems: 100, redCrystal: 800, gears: 100 })
      for (const what of ['start', 'speedup', 'complete'] as const) {
        const replies = await Promise.all(
          [...members, ...members].map(({ client }) =>
            client.call(`POST /api/clan/building/${what}`, { body: { buildingType: 'EXPERIENCE' } }),
          ),
        )
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      }
      const { reply } = await members[0]!.client.call('POST /api/clan/get/my')
      expect(reply?.clan.buildings.find(({ buildingType }) => buildingType === 'EXPERIENCE')?.level).toBe(1)
      expect(reply?.clan.clanStat).toMatchObject({ gems: 94, redCrystal: 720, gears: 90 })
      expect(await server.db.tx((tx) => wrongInTown(tx, clanId))).toEqual([])
    })
  })
