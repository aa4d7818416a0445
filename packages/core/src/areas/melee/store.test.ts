import type { BattleEvent } from '@skystair/contract'
import { DAY, HOUR, MINUTE } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { battle, player } from '../../../testing/fixtures.ts'
import { MELEE_TIME, meleeFight, meleeSeat, meleeState, waitingMelee } from '../../../testing/melee-fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { BattleStore } from '../battle/public.ts'
import { PlayerStore } from '../player/index.ts'
import { followMelee } from './follow.ts'
import { MeleeStore } from './store.ts'

const GET = 'GET /api/melee/get'
const hit: BattleEvent = { type: 'HIT', by: 1, on: -11, amount: 40, what: null, crit: false, left: 60 }
const later = meleeFight({
  ask: null,
  turn: { side: 'TM2', until: MELEE_TIME + 20_000, limit: 20_000 },
  battle: { ...meleeFight().battle!, version: 1, events: [hit] },
})

async function inTheHour(fight = waitingMelee()) {
  const game = playing({ level: 9 })
  game.services.clock.set(MELEE_TIME)
  game.services.ui.scene = 'road'
  game.server.on(GET, meleeState(fight)).on('POST /api/melee/join', { done: true })
  const store = game.services.get(MeleeStore)
  return { ...game, store, fight: game.services.get(BattleStore) }
}

it('joins, waits on the road, and goes to the fight when the server says that it has begun', async () => {
  const { store, server, page, services, fight } = await inTheHour()
  await store.join()
  expect([store.fight?.progress, page.scenes]).toEqual(['WAITING', []])
  const stop = followMelee(services)
  server.on(GET, meleeState(meleeFight()))
  services.live.receive({ seq: 1, type: 'melee.changed', notificationType: 'MELEE_CHANGED' })
  await settled()
  stop()
  expect(page.scenes).toEqual(['battle load', 'battle'])
  expect([fight.shared, fight.idle, fight.teams.turn]).toEqual([true, true, 'TM1'])
})

it('continues after a reload, also on a device that did not join', async () => {
  const { store, page, services } = await inTheHour(later)
  followMelee(services)()
  await settled()
  expect(page.scenes).toEqual(['battle load', 'battle'])
  expect(store.shown).toBe(true)
})

it('does not interrupt another fight, but says that the melee has begun', async () => {
  const { store, page, services } = await inTheHour(meleeFight())
  services.get(PlayerStore).replace(player({ level: 9, battleId: 7 }))
  services.get(BattleStore).accept({ battle: battle({ id: 7 }), ask: null })
  await store.refresh()
  await store.refresh()
  expect([page.scenes, services.ui.toasts.length]).toEqual([[], 1])
})

it('hits by the calls of the melee, and queues what has happened since', async () => {
  const { store, server, fight } = await inTheHour(meleeFight())
  await store.refresh()
  await fight.choose(1)
  server.on('POST /api/melee/move', { done: true }).on(GET, meleeState(later))
  await fight.choose(-21)
  await fight.hit()
  expect(server.last('POST /api/melee/move')?.body).toEqual({ hit: { attackerId: 1, defenderId: -21 } })
  expect(server.last(GET)?.url.searchParams.get('since')).toBe('0')
  expect([fight.queue, fight.idle, fight.teams.turn]).toEqual([[hit], false, 'TM2'])
})

it('keeps the player’s choice when it loads the same state again', async () => {
  const { store, fight } = await inTheHour(meleeFight())
  await store.refresh()
  await fight.choose(1)
  await store.refresh()
  expect(fight.attackerId).toBe(1)
})

it('asks the server as soon as a turn is over, and regularly without the live connection', async () => {
  const { store, server, page } = await inTheHour(meleeFight())
  await store.refresh()
  const seen = server.times(GET)
  store.tick()
  expect(server.times(GET)).toBe(seen)
  page.now += 2600
  store.tick()
  await settled()
  expect(server.times(GET)).toBe(seen + 1)
  page.now += 14_000
  store.tick()
  await settled()
  expect(server.times(GET)).toBe(seen + 2)
})

it('takes the reward and goes back to the road', async () => {
  const seats = [1, 2, 3, 4, 5].map((place, n) => meleeSeat(n, { place }))
  const { store, server, services, fight } = await inTheHour(
    meleeFight({ progress: 'OVER', ask: null, turn: null, seats, reward: [{ kind: 'gold', amount: 5 }] }),
  )
  await store.refresh()
  expect(services.ui.scene).toBe('battle')
  server.on('POST /api/melee/reward/take', { player: {}, gains: [{ kind: 'gold', amount: 5 }] }).on(GET, meleeState(null))
  await store.take()
  expect([services.ui.scene, fight.battle, store.fight]).toEqual(['road', null, null])
})

it('makes no call for players below the level, and outside of the hour only one, for the hour', async () => {
  const { store, server, services } = await inTheHour()
  services.get(PlayerStore).replace(player({ level: 7 }))
  followMelee(services)()
  expect(server.times(GET)).toBe(0)
  services.get(PlayerStore).replace(player({ level: 9 }))
  services.clock.set(MELEE_TIME + 3 * 86_400_000)
  server.on(GET, meleeState(null))
  for (let times = 0; times < 2; times++) {
    followMelee(services)()
    store.tick()
    await settled()
  }
  expect(server.times(GET)).toBe(1)
})

it('takes the hour from the server, announces it once shortly before, and counts down on the road', async () => {
  const { services, server } = playing({ level: 9 })
  const opensAt = services.clock.now + 20 * MINUTE
  server.on(GET, { ...meleeState(null), opensAt, closesAt: opensAt + HOUR })
  const store = services.get(MeleeStore)
  await store.refresh()
  expect([store.hour.opensAt, store.soon, store.open]).toEqual([opensAt, true, false])
  store.tick()
  expect(services.ui.toasts).toEqual([])
  services.clock.set(opensAt - 14 * MINUTE)
  store.tick()
  store.tick()
  expect(services.ui.toasts).toHaveLength(1)
  services.clock.set(opensAt)
  expect([store.soon, store.open]).toEqual([false, true])
  services.clock.set(opensAt + HOUR)
  expect([store.hour.opensAt, store.soon, store.open]).toEqual([opensAt + 7 * DAY, false, false])
})
