import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const me = guestEachTest()
const restore = () => me.client.call('POST /api/player/squad/restore')

/** Wounds all heroes, and leaves this share of the gold that healing them takes. Returns that gold. */
async function wounded(share: number): Promise<number> {
  await me.edit(async ({ state }, tx) => {
    const now = me.server.clock()
    for (const hero of await creaturesOf(tx, me.id, state, now))
      await saveCreature(tx, { ...hero, health: { ...hero.health, current: 1 }, healedAt: now })
  })
  const { reply } = await me.client.call('GET /api/player/health/options')
  const gold = reply.reduce((sum, option) => sum + option.gold, 0)
  await me.edit(async (_, tx) => {
    await emptyPurse(tx, me.id)
    await give(tx, me.id, { gold: Math.floor(gold * share) })
  })
  return gold
}

test('the whole squad is healed for the sum of its prices, by one entry of the ledger', async () => {
  const gold = await wounded(1)
  const { creatures, resources } = (await restore()).reply
  expect([creatures?.every(({ health }) => health.current === health.total), resources?.gold]).toEqual([true, 0])
  const booked = await me.server.db.tx((tx) => tx.all("select amount from ledger where player_id = ? and reason = 'heal'", [me.id]))
  expect(booked).toEqual([{ amount: -gold }])
  expect(await me.server.db.tx(wrongInBooks)).toEqual([])
  expect((await restore()).error.code).toBe('FULLY_HEALTHY')
})

test('nobody is healed and nothing is paid if the gold does not suffice for all', async () => {
  const gold = await wounded(0.5)
  expect((await restore()).error.code).toBe('NOT_ENOUGH_RESOURCES')
  const { creatures, resources } = (await me.client.call('GET /api/player/current')).reply
  expect([creatures.every(({ health }) => health.current < health.total), resources.gold]).toEqual([true, Math.floor(gold / 2)])
})
