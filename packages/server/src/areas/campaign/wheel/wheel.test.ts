import { DAY } from '@skystair/contract/time'
import { sha256 } from '@skystair/rules'
import { wheels } from '@skystair/world/areas/campaign/rows'
import { beforeEach, expect, test } from 'vitest'
import { edit } from '../../../../testing/edit-player.ts'
import { guestEachTest } from '../../../../testing/guest-each-test.ts'
import { giveTickets, rankWaits } from '../../../../testing/wheel.ts'
import { gainsOf } from '../../../economy/gain.ts'
import { countVictory } from '../victories.ts'
import { giveTicketsForGems, takeTicketsBack } from './gem-tickets.ts'

const me = guestEachTest()
beforeEach(() => edit(me.server, me.id, (_, tx) => giveTickets(tx, me.id, 'USUAL', 5)))

const status = async () => (await me.client.call('GET /api/campaign/get/wheel/status')).reply
const spin = (kind: 'USUAL' | 'GOLD' = 'USUAL') => me.client.call('GET /api/campaign/spin/wheel', { query: { kind } })
const take = (optionalCreatureId?: number) =>
  me.client.call('GET /api/campaign/wheel/take/reward', { query: optionalCreatureId === undefined ? {} : { optionalCreatureId } })
const tickets = async () => (await status()).wheels.map((wheel) => wheel.tickets)
const buy = (id: number, gems: number, now = 0) => edit(me.server, me.id, (_, tx) => giveTicketsForGems(tx, me.id, { id, gems }, now))

test('the wheels show the odds of the rows that draws use', async () => {
  const { wheels: shown } = await status()
  expect(shown.map(({ sectors }) => sectors.map(({ gains, weight }) => ({ gains, weight })))).toEqual(
    wheels.map(({ rows }) => rows.map(({ rewards, weight }) => ({ gains: gainsOf(rewards), weight }))),
  )
})

test('a spin costs a ticket, uses the seed whose hash was published, and publishes the next hash', async () => {
  const before = await status()
  const { reply } = await spin()
  expect(reply.draw).toMatchObject(before.wheels[0]!.next)
  expect(sha256(reply.draw.seed)).toBe(before.wheels[0]!.next.seedHash)
  expect([reply.tickets, reply.player.resources!.tickets]).toEqual([4, 4])
  expect(reply.gains).toEqual(before.wheels[0]!.sectors[reply.sector]!.gains)
  expect((await status()).wheels[0]!.next).toEqual(reply.next)
})

test('a prize is kept until it is taken, and the wheel cannot be spun before', async () => {
  await status()
  const { reply: won } = await spin()
  expect((await spin()).error.code).toBe('PRIZE_WAITING')
  const { prize } = await status()
  expect(prize).toMatchObject({ sector: won.sector, gains: won.gains })
  expect(prize!.creatures.length).toBeGreaterThan(0)
  const { reply } = await take(prize!.creatures[0]!.id)
  expect(reply.gains).toEqual(won.gains)
  expect(reply.creatures.length).toBeGreaterThan(0)
  expect((await status()).prize).toBeNull()
  expect((await take()).error.code).toBe('REWARD_NOT_READY')
})

test('a rank goes to the hero that the player chooses, and to no other', async () => {
  await edit(me.server, me.id, async (_, tx) => void (await rankWaits(tx, me.id)))
  const before = (await me.player()).creatures
  expect((await take()).error).toMatchObject({ code: 'CREATURE_NOT_FOUND', field: '/optionalCreatureId' })
  const { reply } = await take(before[1]!.id)
  expect(reply.creatures.map(({ rank }) => rank)).toEqual(before.map(({ rank }, index) => rank + (index === 1 ? 1 : 0)))
  expect(reply.gains).toEqual([{ kind: 'rank', amount: 1 }])
})

test('if no hero can rise, the prize needs none and consists of gems', async () => {
  await edit(me.server, me.id, async (_, tx) => {
    await rankWaits(tx, me.id)
    await tx.run(`update creature set state = replace(state, '"rank":0', '"rank":9') where player_id = ?`, [me.id])
  })
  expect((await status()).prize).toMatchObject({ asksForCreature: false, gains: [{ kind: 'mithril', amount: 25 }] })
  expect((await take()).reply.gains).toEqual([{ kind: 'mithril', amount: 25 }])
})

test('a spin of the golden wheel costs a gold ticket, and no other', async () => {
  await status()
  expect((await spin('GOLD')).error).toMatchObject({ code: 'NOT_ENOUGH_RESOURCES', field: '/goldTicket' })
  await edit(me.server, me.id, (_, tx) => giveTickets(tx, me.id, 'GOLD', 1))
  expect(await tickets()).toEqual([5, 1])
  expect((await spin('GOLD')).reply).toMatchObject({ kind: 'GOLD', tickets: 0 })
  expect(await tickets()).toEqual([5, 0])
})

test('every tenth victory gives a ticket', async () => {
  const given: number[] = []
  for (let i = 1; i <= 20; i++)
    await edit(me.server, me.id, async (_, tx) => {
      if ((await countVictory(tx, me.id, i)).length > 0) given.push(i)
    })
  expect(given).toEqual([10, 20])
  expect([(await tickets())[0], (await status()).sources.victoriesLeft]).toEqual([7, 10])
})

test('bought gems give a ticket per hundred and a gold one per thousand, remainders count, and tickets per day are limited', async () => {
  await buy(1, 60)
  expect(await tickets()).toEqual([5, 0])
  await buy(2, 90)
  expect(await tickets()).toEqual([6, 0])
  expect((await status()).sources).toMatchObject({ gemsLeft: 50, goldGemsLeft: 850, ticketsLeft: 10 })
  await buy(3, 1500, me.server.clock())
  expect(await tickets()).toEqual([16, 1])
  expect((await status()).sources.ticketsLeft).toBe(0)
  await buy(4, 500, me.server.clock())
  expect(await tickets()).toEqual([16, 2])
  await buy(5, 200, me.server.clock() + DAY)
  expect(await tickets()).toEqual([18, 2])
})

test('a refund takes back those tickets of the purchase that are not spent', async () => {
  await buy(1, 1000, me.server.clock())
  expect(await tickets()).toEqual([15, 1])
  await edit(me.server, me.id, (_, tx) => takeTicketsBack(tx, me.id, 1, 0))
  expect(await tickets()).toEqual([5, 0])
})
