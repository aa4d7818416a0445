import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, info, NOW, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { EverydayStore } from '../everyday/store.ts'
import { HeroStore } from '../hero/store.ts'
import { PlayerStore } from './store.ts'

const three = [creature(1, { weight: 3 }), creature(2, { weight: 2 }), creature(3, { weight: 1, combative: false })]

it('orders the squad as it was saved and saves what the player sets', async () => {
  const { root, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', player({ creatures: three.map((one) => ({ ...one, combative: true })) }))
  expect(root.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1])
  expect(root.get(HeroStore).bench.map(({ id }) => id)).toEqual([3])
  expect(await root.get(HeroStore).setSquad([1, 3, 3, 2])).toBe(true)
  expect(server.last('POST /api/player/squad/set')?.body).toEqual({ creatureIds: [1, 3, 2] })
  expect(root.get(HeroStore).squad.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(kept.get('test:creature_order')).toBe('[1,3,2]')
})

it('saves the squad’s order, and beside it that of all heroes', async () => {
  const { root, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', player({ creatures: three.map((one) => ({ ...one, combative: one.id === 1 })) }))
  await root.get(HeroStore).setSquad([1])
  expect(kept.get('test:creature_order')).toBe('[1]')
  expect(kept.get('test:panel_order')).toBe('[1,3,2]')
})

it('tells the server once of a class that it does not know', () => {
  const { root, page } = playing()
  const stranger = { ...creature(1), class: 'POLTERGEIST' as 'GHOST' }
  for (let told = 0; told < 2; told++) root.get(PlayerStore).replace(player({ creatures: [stranger] }))
  expect(page.errors).toEqual(['Unknown warrior class POLTERGEIST'])
})

it('keeps the order where the server refuses another', async () => {
  const { root, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', refusal('BATTLE_IN_PROGRESS', 409))
  expect(await root.get(HeroStore).move(2, 1)).toBe(false)
  expect(kept.has('test:creature_order')).toBe(false)
  expect(root.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1])
  expect(root.ui.toasts).toHaveLength(1)
})

it('does not ask for moves that change nothing, nor for an empty squad', async () => {
  const { root, server } = playing({ creatures: three })
  expect(await root.get(HeroStore).move(2, -1)).toBe(false)
  expect(await root.get(HeroStore).move(99, 1)).toBe(false)
  expect(await root.get(HeroStore).setSquad([])).toBe(false)
  expect(server.times('POST /api/player/squad/set')).toBe(0)
})

it('goes by the server’s clock, also where the device’s is wrong', () => {
  const { root, page } = playing()
  page.now = NOW + 3_600_000
  root.get(PlayerStore).setInfo(info({ serverTimeMs: NOW }))
  expect(root.clock.now).toBe(NOW)
  expect(root.get(EverydayStore).ready).toBe(false)
  page.now += 1000
  root.clock.tick()
  expect(root.get(EverydayStore).ready).toBe(true)
})

it('takes the daily reward and what it gave', async () => {
  const { root, server } = playing()
  server.on('POST /api/player/everyday/reward/take', { player: player({ everydayRewardStreak: 1 }), gains: [{ kind: 'gold', amount: 50 }] })
  expect(await root.get(EverydayStore).take()).toEqual([{ kind: 'gold', amount: 50 }])
  expect(root.get(PlayerStore).player?.everydayRewardStreak).toBe(1)
})

it('fetches artifacts only where the stair is beyond what is loaded', async () => {
  const { root, server } = playing({ stair: 12 })
  server.on('GET /api/player/info', { artifacts: [], artifactImageMaxStair: 15 })
  await root.get(PlayerStore).ensureArtifacts()
  expect(Object.fromEntries(server.last('GET /api/player/info')?.url.searchParams ?? [])).toMatchObject({
    artifactFrom: '11',
    artifactTo: '15',
  })
  await root.get(PlayerStore).ensureArtifacts()
  expect(server.times('GET /api/player/info')).toBe(1)
})

it('stores a marker once', async () => {
  const { root, server } = playing()
  server.on('POST /api/marker/add', player({ playerMarkers: [{ playerId: 1, playerMarker: 'seen' }] }))
  await root.get(PlayerStore).mark('seen')
  await root.get(PlayerStore).mark('seen')
  expect(server.times('POST /api/marker/add')).toBe(1)
})

it('swallows a session that ended when it only looks again', async () => {
  const { root, server, page } = playing()
  server.on('GET /api/player/current', refusal('SESSION_EXPIRED', 401))
  await root.get(PlayerStore).refresh()
  expect([page.reloads, root.ui.toasts.length]).toEqual([0, 0])
})
