import { beforeEach, expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { firstGuardian } from '../../../testing/contract-cases/fixture.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const me = guestEachTest()
const switchTo = (on: boolean) => me.client.call('POST /api/player/elixir/switch', { body: { on } })
/** Halves the health of all heroes: each needs two elixirs. */
const wound = () =>
  me.edit(async ({ state }, tx) => {
    const now = me.server.clock()
    for (const hero of await creaturesOf(tx, me.id, state, now))
      await saveCreature(tx, { ...hero, health: { ...hero.health, current: Math.ceil(hero.health.total / 2) }, healedAt: now })
  })
/** Begins a fight with the first guardian and gives up. Returns the reply to its completion. */
async function fight() {
  await me.edit(({ state }) => {
    Object.assign(state, { coordinate: firstGuardian.posY - 60, bestVictoryStair: 0 })
  })
  await me.client.call('POST /api/battle/place/attack', { body: { placeId: firstGuardian.id } })
  await me.client.call('POST /api/battle/giveUpBattle')
  return (await me.client.call('POST /api/battle/complete')).reply
}
const healthy = ({ health }: { readonly health: { readonly current: number; readonly total: number } }) => health.current === health.total

beforeEach(() =>
  me.edit(async ({ state }, tx) => {
    state.bestVictoryStair = 24
    await emptyPurse(tx, me.id)
    await give(tx, me.id, { elixir: 3 })
  }),
)

test('elixir heals automatically only if the player has switched it on', async () => {
  await wound()
  const { player: after, healed } = await fight()
  expect([after.creatures.some(healthy), after.resources.elixir, healed]).toEqual([false, 3, 0])
})

test('after a fight elixir heals the heroes who fought, in their order, as far as it lasts', async () => {
  expect((await switchTo(true)).reply).toEqual({ elixirHealing: true })
  await wound()
  const { player: after, healed } = await fight()
  expect([after.creatures.map(healthy), after.resources.elixir, healed]).toEqual([[true, false], 1, 1])
  const booked = await me.server.db.tx((tx) =>
    tx.all("select amount, reason from ledger where player_id = ? and ref like 'elixir:%'", [me.id]),
  )
  expect(booked).toEqual([{ amount: -2, reason: 'heal' }])
  expect(await me.server.db.tx(wrongInBooks)).toEqual([])
})

test('the switch is available from stair 25 on, where elixir is first found, and can be switched off again', async () => {
  await me.edit(({ state }) => {
    state.bestVictoryStair = 23
  })
  expect((await switchTo(true)).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/stair' })
  await me.edit(({ state }) => {
    state.bestVictoryStair = 24
  })
  await switchTo(true)
  expect((await switchTo(false)).reply).toEqual({ elixirHealing: false })
})
