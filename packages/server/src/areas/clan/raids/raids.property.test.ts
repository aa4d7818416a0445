import { raidReward, raidRow } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongInBooks } from '../../../../testing/audit-books.ts'
import { enrol } from '../../../../testing/clan.ts'
import { testClient } from '../../../../testing/client.ts'
import { type Fixture, fixtureFor } from '../../../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../../../testing/engines.ts'
import { attackAt, finish, inRaidClan, makeStrong, squadsOn } from '../../../../testing/raid.ts'
import { type TestApp, testApp, testClock } from '../../../../testing/test-app.ts'
import type { Tx } from '../../../storage/db.ts'
import { bringRaidRewards } from './reward.ts'

const MEMBERS = 50
const SQUADS = 3

interface Raid {
  readonly id: number
  readonly clan_id: number
  readonly difficulty: 'EASY'
  readonly stairs: number
  readonly stairs_left: number
}

/** Returns what is wrong with the raids, as sentences. */
async function wrongInRaids(tx: Tx): Promise<string[]> {
  const wrong: string[] = []
  for (const raid of await tx.all<Raid>('select id, clan_id, difficulty, stairs, stairs_left from clan_raid')) {
    const shares = await tx.all<{ player_id: number; taken: number; rewarded_at: number | null }>(
      'select player_id, taken, rewarded_at from clan_raider where raid_id = ?',
      [raid.id],
    )
    const taken = shares.reduce((sum, share) => sum + share.taken, 0)
    if (raid.stairs_left < 0 || taken !== raid.stairs - raid.stairs_left)
      wrong.push(`shares of ${taken}, and ${raid.stairs_left} stairs left`)
    for (const share of shares) {
      const booked = await tx.all<{ resource: string; amount: number }>(
        'select resource, amount from ledger where player_id = ? and ref = ? order by resource',
        [share.player_id, `raid:${raid.id}`],
      )
      const due = raidReward(world, raidRow(world, raid.difficulty), share.taken, raid.stairs_left === 0)
      const expected = share.rewarded_at === null ? [] : due.map(({ resource, amount }) => ({ resource, amount }))
      expected.sort((a, b) => (a.resource < b.resource ? -1 : 1))
      if (JSON.stringify(booked) !== JSON.stringify(expected))
        wrong.push(`${share.player_id} took ${share.taken} and got ${JSON.stringify(booked)}`)
    }
  }
  return wrong
}

for (const each of engines)
  describe.skipIf(!each.here)(`a raid on ${each.engine}`, () => {
    const clock = testClock()
    let database: TestDatabase
    let nodes: readonly TestApp[]
    beforeAll(async () => {
      if (!each.here) return
      database = await each.create()
      nodes = [
        await testApp({ db: database.db, clock, seed: `${each.engine} one` }),
        await testApp({ db: database.again(), clock, seed: `${each.engine} two` }),
      ]
    })
    afterAll(async () => {
      for (const node of nodes ?? []) await node.close()
      await database?.drop()
    })

    /** Returns the members of a new clan, each of whom uses one of the two nodes, and can win every fight. */
    async function clanOf(count: number): Promise<Fixture[]> {
      const [one] = nodes
      const members: Fixture[] = []
      let clanId = 0
      for (let n = 0; n < count; n++) {
        const member = await fixtureFor(one!, 'PLAYER')
        if (n === 0) clanId = (await inRaidClan(member)).clanId
        else await enrol(one!, clanId, member.id)
        await makeStrong(member)
        members.push({ ...member, client: testClient(nodes[n % nodes.length]!.app, member.client.session!) })
      }
      return members
    }

    const start = ({ client }: Fixture) => client.call('POST /api/clan/raid/start')
    const end = ({ client }: Fixture, reset = false) => client.call('POST /api/clan/raid/end', { body: { reset } })
    const audit = () => nodes[0]!.db.tx(async (tx) => [...(await wrongInRaids(tx)), ...(await wrongInBooks(tx))])

    test('fifty members who set out, fight and come back at once through two nodes begin one raid, whose shares add up, and each is paid once', {
      timeout: 240_000,
    }, async () => {
      const members = await clanOf(MEMBERS)
      const begun = await Promise.all(members.map(start))
      expect(begun.map(({ status }) => status)).toEqual(members.map(() => 200))
      expect(new Set(begun.map(({ reply }) => reply.raid.id)).size).toBe(1)
      // The tower falls in the middle of the fights.
      await nodes[0]!.db.tx((tx) => tx.run('update clan_raid set stairs = 70, stairs_left = 70'))
      await Promise.all(
        members.map(async (member) => {
          for (const place of (await squadsOn(member)).slice(0, SQUADS)) {
            const { status, reply, error } = await attackAt(member, place)
            if (status === 200) expect((await finish(member, reply)).raid!.taken).toBeLessThanOrEqual(1)
            else expect(error.code).toBe('RAID_OVER')
          }
        }),
      )
      expect(await audit()).toEqual([])
      const { reply: fallen } = await members[0]!.client.call('GET /api/clan/raid/get')
      expect([fallen.stairsLeft, fallen.over, fallen.raiders.reduce((sum, { taken }) => sum + taken, 0)]).toEqual([0, true, 70])
      // The members' calls, repeated ones too, run against the job of both nodes.
      const ended = await Promise.all([
        ...members.flatMap((member) => [end(member), end(member, true)]),
        ...nodes.map(({ deps }) => bringRaidRewards(deps)),
      ])
      const statuses = ended.flatMap((reply) => (reply ? [reply.status] : []))
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 409).length]).toEqual([50, 50])
      expect(await audit()).toEqual([])
      const paid = await nodes[0]!.db.tx((tx) =>
        tx.all<{ paid: number }>('select count(*) as paid from clan_raider where rewarded_at is not null'),
      )
      expect(paid).toEqual([{ paid: MEMBERS }])
    })

    test('whatever members do in whatever order, the tower keeps its sum and nobody is paid twice', { timeout: 240_000 }, async () => {
      const members = await clanOf(6)
      const leader = members[0]!
      for (let round = 0; round < 5; round++) {
        await Promise.all(
          members.map(async (member, n) => {
            await start(member)
            const [place] = await squadsOn(member)
            const fight = place && (await attackAt(member, place))
            if (fight?.status === 200) await finish(member, fight.reply)
            if (n % 2 === 0 || round > 2) await end(member, n % 3 === 0)
          }),
        )
        expect(await audit()).toEqual([])
        if (round % 2 === 0) {
          clock.pass(25 * 3_600_000)
          await Promise.all([
            ...nodes.map(({ deps }) => bringRaidRewards(deps)),
            ...members.map((member) => end(member)),
            ...members.map(({ client }) => client.call('POST /api/clan/raid/speedup')),
          ])
          expect(await audit()).toEqual([])
        }
      }
      const raids = await nodes[0]!.db.tx((tx) =>
        tx.all<{ id: number }>('select id from clan_raid where clan_id = (select clan_id from clan_member where player_id = ?)', [
          leader.id,
        ]),
      )
      expect(raids.length).toBeGreaterThan(1)
      const sped = await nodes[0]!.db.tx((tx) =>
        tx.all<{ ref: string; times: number }>("select ref, count(*) as times from ledger where reason = 'raidSpeedup' group by ref"),
      )
      expect(sped.length).toBeGreaterThan(0)
      expect(sped.every(({ times }) => times === 1)).toBe(true)
    })
  })
