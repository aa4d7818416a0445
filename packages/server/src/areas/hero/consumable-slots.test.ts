import { world } from '@skystair/world'
import { expect, test } from 'vitest'
import { firstGuardian } from '../../../testing/contract-cases/fixture.ts'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { grant } from '../../economy/grant.ts'
import { rewardKinds } from './reward-kinds.ts'

const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const set = (...consumableIds: number[]) => me.client.call('POST /api/consumable/slots/set', { body: { consumableIds } })
const kinds = world.consumables.map(({ kind }) => kind)
/** Gives the player this number of kinds of consumables, with ids from 701 on. */
const pack = (count: number, stair = 0) =>
  edit(me.server, me.id, ({ state }) => {
    state.consumables = kinds.slice(0, count).map((kind, index) => ({ id: 701 + index, kind, count: 2 }))
    state.bestVictoryStair = stair
  })
const slots = async () => (await player()).consumableSlots

test('there are three slots from the first stair on, and more with stairs', async () => {
  await pack(8)
  expect(await slots()).toEqual({ count: 3, nextStair: 25, consumableIds: [701, 702, 703] })
  await pack(8, 100)
  expect(await slots()).toEqual({ count: 5, nextStair: 350, consumableIds: [701, 702, 703, 704, 705] })
  await pack(8, 350)
  expect(await slots()).toMatchObject({ count: 6, nextStair: null })
})

test('a fight offers only the consumables in the slots, and those used in it are gone', async () => {
  await pack(5)
  expect((await set(704, 702)).reply.consumableSlots?.consumableIds).toEqual([704, 702])
  await edit(me.server, me.id, ({ state }) => void Object.assign(state, { coordinate: firstGuardian.posY - 60 }))
  const begun = await me.client.call('POST /api/battle/place/attack', { body: { placeId: firstGuardian.id } })
  const attacker = begun.reply.battle!.creatures.find(({ side }) => side === 'TM1')!
  const use = (id: number) => me.client.call('POST /api/battle/removeConsumable', { body: { id, targetCreatureId: attacker.id } })
  expect((await use(701)).error.code).toBe('CONSUMABLE_NOT_FOUND')
  expect((await set(701)).error.code).toBe('BATTLE_IN_PROGRESS')
  await me.client.call('POST /api/battle/giveUpBattle')
  await me.client.call('POST /api/battle/complete')
  expect((await player()).consumables.map(({ id, count }) => [id, count])).toEqual([701, 702, 703, 704, 705].map((id) => [id, 2]))
})

test('more consumables than slots are refused, and so are those that the player does not have', async () => {
  await pack(5)
  const before = await player()
  expect((await set(701, 702, 703, 704)).error.code).toBe('SLOTS_FILLED')
  expect((await set(999)).error.code).toBe('CONSUMABLE_NOT_FOUND')
  expect(await player()).toEqual(before)
})

test('a found consumable goes into a slot that was left free, and into no other', async () => {
  await pack(3)
  const find = (kind: string, ref: string) =>
    edit(me.server, me.id, async (row, tx) => {
      await grant(tx, row, [{ kind: 'consumable', consumable: kind, amount: 1 }], { reason: 'start', ref, now: 0 }, rewardKinds as never)
    })
  await set(703, 701)
  await find(kinds[6]!, 'a')
  await find(kinds[7]!, 'b')
  const { consumables, consumableSlots } = await player()
  expect(consumables).toHaveLength(5)
  expect(consumableSlots.consumableIds.map((id) => consumables.find((one) => one.id === id)?.kind)).toEqual([kinds[2], kinds[0], kinds[6]])
})
