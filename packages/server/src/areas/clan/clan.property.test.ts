import { maxMembers } from '@skystair/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { founded, freshClan, grownUp, promote } from '../../../testing/clan.ts'
import { fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'
import type { Tx } from '../../storage/db.ts'

const PLAYERS = 5

/** Returns the inconsistencies of the clans, as sentences. */
async function wrongInClans(tx: Tx): Promise<string[]> {
  const wrong: string[] = []
  const clans = await tx.all<{ id: number; level: number; disbanded_at: number | null; leaders: number; members: number; counted: number }>(
    `select c.id, c.level, c.disbanded_at, c.members as counted, (select count(*) from clan_member m where m.clan_id = c.id) as members,
       (select count(*) from clan_member m where m.clan_id = c.id and m.rank = 'LEADER') as leaders from clan c`,
  )
  for (const { id, level, disbanded_at, leaders, members, counted } of clans) {
    if (counted !== members) wrong.push(`clan ${id} counts ${counted} of ${members} members`)
    if (leaders !== (disbanded_at === null ? 1 : 0)) wrong.push(`clan ${id} has ${leaders} leaders`)
    if (members > maxMembers(level)) wrong.push(`clan ${id} has ${members} members at level ${level}`)
  }
  const budgets = await tx.all<{ clan_id: number; resource: string; amount: number; booked: number }>(
    `select b.clan_id, b.resource, b.amount, cast(coalesce(sum(l.amount), 0) as bigint) as booked from clan_budget b
     left join clan_ledger l on l.clan_id = b.clan_id and l.resource = b.resource group by b.clan_id, b.resource, b.amount`,
  )
  for (const { clan_id, resource, amount, booked } of budgets)
    if (amount !== booked) wrong.push(`clan ${clan_id} holds ${amount} ${resource}, and its ledger says ${booked}`)
  const gifts = await tx.all<{ clan_id: number; held: number; logged: number }>(
    `select c.id as clan_id, cast((select coalesce(sum(amount), 0) from clan_budget b where b.clan_id = c.id) as bigint) as held,
       cast((select coalesce(sum(amount), 0) from clan_log l where l.clan_id = c.id and l.kind like '%Donated') as bigint) as logged from clan c`,
  )
  for (const { clan_id, held, logged } of gifts)
    if (held !== logged) wrong.push(`clan ${clan_id} holds ${held}, and its history says ${logged}`)
  return wrong
}

const player = fc.nat(PLAYERS - 1)
const clan = fc.nat(1)
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), player }),
  fc.record({ do: fc.constant('apply' as const), player, clan }),
  fc.record({ do: fc.constant('accept' as const), player, clan }),
  fc.record({ do: fc.constant('invite' as const), player, target: player }),
  fc.record({ do: fc.constantFrom('INVITE' as const, 'KICK' as const, 'UP_TO_DEPUTY' as const), player, target: player }),
  fc.record({ do: fc.constantFrom('leave' as const, 'resign' as const), player }),
  fc.record({
    do: fc.constant('donate' as const),
    player,
    type: fc.constantFrom('GEMS' as const, 'TICKETS' as const, 'RED_CRYSTALS' as const),
    amount: fc.integer({ min: 1, max: 300 }),
  }),
)

for (const each of engines)
  describe.skipIf(!each.here)(`clans on two nodes with ${each.engine}`, () => {
    const on = serverOn(each, 2)

    test('have one leader each, no more members than places, and budgets equal to their ledgers’ sums, whatever happens concurrently', {
      timeout: 240_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 5 }), async (rounds) => {
          const { server } = on
          const players = await Promise.all(Array.from({ length: PLAYERS }, () => fixtureFor(server, 'PLAYER')))
          for (const { id } of players) await grownUp(server, id)
          const clients = players.map((one, node) => on.at(one, node).client)
          const clans = [await founded(players[0]!.client), await founded(players[1]!.client)]
          const run = (one: (typeof rounds)[number][number]) => {
            const client = clients[one.player]!
            const playerId = 'target' in one ? players[one.target]!.id : 0
            const body = 'clan' in one ? { clanId: clans[one.clan]! } : { clanId: 0 }
            if (one.do === 'create') return client.call('POST /api/clan/create', { body: { name: freshClan() } })
            if (one.do === 'apply') return client.call('POST /api/clan/apply', { body })
            if (one.do === 'accept') return client.call('POST /api/clan/invitation/accept', { body })
            if (one.do === 'invite') return client.call('POST /api/clan/invite', { body: { playerId } })
            if (one.do === 'donate') return client.call('POST /api/clan/donate', { body: { type: one.type, amount: one.amount } })
            if (one.do === 'leave' || one.do === 'resign') return client.call(`POST /api/clan/${one.do}`)
            return client.call('POST /api/clan/participant/action', { body: { playerId, type: one.do } })
          }
          for (const round of rounds) {
            const replies = await Promise.all(round.map(run))
            for (const { status, error } of replies) expect([status < 500, status < 500 ? null : error.code]).toEqual([true, null])
          }
          expect(await server.db.tx(wrongInClans)).toEqual([])
          expect(await server.db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: each.engine === 'sqlite' ? 40 : 15, seed: 5 },
      )
    })

    test('never have more members than places, however many players accept at once', { timeout: 120_000 }, async () => {
      const { server } = on
      const [leader, deputy] = [await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER')]
      await grownUp(server, leader.id)
      await grownUp(server, deputy.id)
      const clanId = await founded(leader.client)
      await leader.client.call('POST /api/clan/invite', { body: { playerId: deputy.id } })
      await deputy.client.call('POST /api/clan/invitation/accept', { body: { clanId } })
      await promote(server, deputy.id, 'DEPUTY_LEADER')
      const guests = await Promise.all(Array.from({ length: 20 }, () => fixtureFor(server, 'PLAYER')))
      for (const [index, { client, id }] of guests.entries()) {
        await grownUp(server, id)
        if (index % 2 === 0) await leader.client.call('POST /api/clan/invite', { body: { playerId: id } })
        else await client.call('POST /api/clan/apply', { body: { clanId } })
      }
      const joins = await Promise.all(
        guests
          .map((guest, index) => ({ ...on.at(guest, Math.floor(index / 2)), index }))
          .map(({ client, id, index }) =>
            index % 2 === 0
              ? client.call('POST /api/clan/invitation/accept', { body: { clanId } })
              : deputy.client.call('POST /api/clan/participant/action', { body: { playerId: id, type: 'INVITE' } }),
          ),
      )
      expect(joins.filter(({ status }) => status === 200)).toHaveLength(maxMembers(1) - 2)
      expect(new Set(joins.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
        new Set(['CLAN_NO_ROOM', 'CLAN_FULL']),
      )
      const { reply } = await leader.client.call('GET /api/clan/participant/list/mine')
      expect([reply.length, reply[0]?.playerId]).toEqual([maxMembers(1), leader.id])
      expect(await server.db.tx(wrongInClans)).toEqual([])
    })
  })
