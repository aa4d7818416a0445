import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, info, NOW, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { EverydayStore } from '../everyday/store.ts'
import { HeroStore } from '../hero/store.ts'
import { PlayerStore } from './store.ts'

const three = [creature(1, { weight: 3 }), creature(2, { weight: 2 }), creature(3, { weight: 1, combative: false })]

it('orders the squad as it was saved and saves what the player sets', async () => {
  const { services, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', player({ creatures: three.map((one) => ({ ...one, combative: true })) }))
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1])
  expect(services.get(HeroStore).bench.map(({ id }) => id)).toEqual([3])
  expect(await services.get(HeroStore).setSquad([1, 3, 3, 2])).toBe(true)
  expect(server.last('POST /api/player/squad/set')?.body).toEqual({ creatureIds: [1, 3, 2] })
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(kept.get('test:creature_order')).toBe('[1,3,2]')
})

it('saves the squad’s order, and beside it that of all heroes', async () => {
  const { services, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', player({ creatures: three.map((one) => ({ ...one, combative: one.id === 1 })) }))
  await services.get(HeroStore).setSquad([1])
  expect(kept.get('test:creature_order')).toBe('[1]')
  expect(kept.get('test:panel_order')).toBe('[1,3,2]')
})

it('reports an unknown class once', () => {
  const { services, page } = playing()
  const stranger = { ...creature(1), class: 'POLTERGEIST' as 'GHOST' }
  for (let time = 0; time < 2; time++) services.get(PlayerStore).replace(player({ creatures: [stranger] }))
  expect(page.errors).toEqual(['Unknown warrior class POLTERGEIST'])
})

it('keeps the order where the server refuses the change', async () => {
  const { services, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', refusal('BATTLE_IN_PROGRESS', 409))
  expect(await services.get(HeroStore).move(2, 1)).toBe(false)
  expect(kept.has('test:creature_order')).toBe(false)
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1])
  expect(services.ui.toasts).toHaveLength(1)
})

it('does not send moves that change nothing, nor an empty squad', async () => {
  const { services, server } = playing({ creatures: three })
  expect(await services.get(HeroStore).move(2, -1)).toBe(false)
  expect(await services.get(HeroStore).move(99, 1)).toBe(false)
  expect(await services.get(HeroStore).setSquad([])).toBe(false)
  expect(server.times('POST /api/player/squad/set')).toBe(0)
})

it('uses the server’s clock, also where the device’s is wrong', () => {
  const { services, page } = playing()
  page.now = NOW + 3_600_000
  services.get(PlayerStore).setInfo(info({ serverTimeMs: NOW }))
  expect(services.clock.now).toBe(NOW)
  expect(services.get(EverydayStore).ready).toBe(false)
  page.now += 1000
  services.clock.tick()
  expect(services.get(EverydayStore).ready).toBe(true)
})

it('takes the daily reward', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/everyday/reward/take', { player: player({ everydayRewardStreak: 1 }), gains: [{ kind: 'gold', amount: 50 }] })
  await services.get(EverydayStore).take()
  expect([services.get(EverydayStore).gains, services.get(PlayerStore).player?.everydayRewardStreak]).toEqual([
    [{ kind: 'gold', amount: 50 }],
    1,
  ])
})

it('loads artifacts only where the stair is beyond what is loaded', async () => {
  const { services, server } = playing({ stair: 12 })
  server.on('GET /api/player/info', { artifacts: [], artifactImageMaxStair: 15 })
  await services.get(PlayerStore).ensureArtifacts()
  expect(Object.fromEntries(server.last('GET /api/player/info')?.url.searchParams ?? [])).toMatchObject({
    artifactFrom: '11',
    artifactTo: '15',
  })
  await services.get(PlayerStore).ensureArtifacts()
  expect(server.times('GET /api/player/info')).toBe(1)
})

it('stores a marker once', async () => {
  const { services, server } = playing()
  server.on('POST /api/marker/add', player({ playerMarkers: [{ playerId: 1, playerMarker: 'seen' }] }))
  await services.get(PlayerStore).addMarker('seen')
  await services.get(PlayerStore).addMarker('seen')
  expect(server.times('POST /api/marker/add')).toBe(1)
})

it('ignores an expired session when it only refreshes', async () => {
  const { services, server, page } = playing()
  server.on('GET /api/player/current', refusal('SESSION_EXPIRED', 401))
  await services.get(PlayerStore).refresh()
  expect([page.reloads, services.ui.toasts.length]).toEqual([0, 0])
})
