import { MINUTE } from '@skystair/contract/time'
import { sha256, speedupGems } from '@skystair/rules'
import { delayedChestOf, delayedChestType, VICTORIES_PER_CHEST } from '@skystair/world/areas/campaign/rows'
import { expect, test } from 'vitest'
import { edit } from '../../../../testing/edit-player.ts'
import { guestEachTest } from '../../../../testing/guest-each-test.ts'
import { give } from '../../../../testing/purse.ts'
import { countVictory } from '../victories.ts'

const me = guestEachTest()
const win = (times = 1) =>
  edit(me.server, me.id, async (_, tx) => {
    for (let i = 0; i < times; i++) await countVictory(tx, me.id, i)
  })
const ensure = async () => (await me.client.call('GET /api/delayed/chest/ensure')).reply
const take = () => me.client.call('GET /api/delayed/chest/take')

test('a chest is placed once the player has won enough fights, and only one at a time', async () => {
  expect(await ensure()).toEqual({ chest: null, victoriesLeft: VICTORIES_PER_CHEST, nextType: 'SILVER' })
  await win(VICTORIES_PER_CHEST - 1)
  expect(await ensure()).toMatchObject({ chest: null, victoriesLeft: 1 })
  await win()
  const first = await ensure()
  expect(first.chest).toMatchObject({ id: 1, type: 'SILVER', readyAt: me.server.clock() + delayedChestOf('SILVER').minutes * MINUTE })
  await win(VICTORIES_PER_CHEST)
  expect((await ensure()).chest).toEqual(first.chest)
})

test('it opens after its time, also while the player is away, and its seed determines its content', async () => {
  await win(VICTORIES_PER_CHEST)
  const { chest } = await ensure()
  me.server.clock.pass(chest!.readyAt - me.server.clock() - 1)
  expect((await take()).error.code).toBe('REWARD_NOT_READY')
  me.server.clock.pass(1)
  const { reply } = await take()
  expect(reply.draw).toMatchObject(chest!.draw)
  expect(sha256(reply.draw.seed)).toBe(chest!.draw.seedHash)
  expect(chest!.contents.map(({ gains }) => gains)).toContainEqual(reply.gains)
  expect((await take()).error.code).toBe('NOT_FOUND')
})

test('gems open it immediately, for a price that falls with the remaining time, and is zero at its end', async () => {
  await win(VICTORIES_PER_CHEST)
  await edit(me.server, me.id, (_, tx) => give(tx, me.id, { mithril: 50 }))
  const { chest } = await ensure()
  expect(chest!.speedupPrice).toBe(speedupGems(chest!.readyAt - me.server.clock()))
  me.server.clock.pass(25 * MINUTE)
  const price = (await ensure()).chest!.speedupPrice
  expect(price).toBeLessThan(chest!.speedupPrice)
  const gems = (await me.player()).resources.mithril
  const { reply } = await me.client.call('GET /api/delayed/chest/speedup')
  expect([reply.chest!.speedupPrice, reply.player.resources!.mithril]).toEqual([0, gems - price])
  expect((await me.client.call('GET /api/delayed/chest/speedup')).reply.player.resources!.mithril).toBe(gems - price)
  expect((await take()).status).toBe(200)
})

test('victories before a chest can be opened count for the next one, which has the next type', async () => {
  await win(2 * VICTORIES_PER_CHEST)
  const first = await ensure()
  expect(first).toMatchObject({ victoriesLeft: 0, nextType: delayedChestType(2) })
  me.server.clock.pass(first.chest!.readyAt - me.server.clock())
  const { reply } = await take()
  expect(reply).toMatchObject({ chest: { id: 2, type: delayedChestType(2) }, victoriesLeft: VICTORIES_PER_CHEST })
})
