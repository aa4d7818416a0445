import type { Player } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, info, player } from '../../../testing/fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { VERSION } from '../../version.ts'
import { HeroStore } from '../hero/store.ts'
import { PlayerStore } from './store.ts'

const three = [creature(1, { weight: 3 }), creature(2, { weight: 2 }), creature(3, { weight: 1, combative: false })]

it('orders the squad as it was saved and saves what the player sets', async () => {
  const { services, server, kept } = playing({ creatures: three })
  const ordered = [1, 3, 2].map((id, weight) => ({ ...creature(id), weight, combative: true }))
  server.on('POST /api/player/squad/set', player({ creatures: ordered }))
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1])
  expect(services.get(HeroStore).bench.map(({ id }) => id)).toEqual([3])
  expect(await services.get(HeroStore).setSquad([1, 3, 3, 2])).toBe(true)
  expect(server.last('POST /api/player/squad/set')?.body).toEqual({ creatureIds: [1, 3, 2] })
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(kept.get('test:creature_order')).toBe('[1,3,2]')
})

it('shows the squad’s order in fights if the squad was changed on another device', async () => {
  const { services, server } = playing({ creatures: three })
  const inOrder = (...ids: number[]) => player({ creatures: ids.map((id, weight) => ({ ...creature(id), weight })) })
  server.on('POST /api/player/squad/set', inOrder(1, 3, 2))
  await services.get(HeroStore).setSquad([1, 3, 2])
  services.get(PlayerStore).replace(inOrder(2, 1, 3))
  expect(services.get(HeroStore).squad.map(({ id }) => id)).toEqual([2, 1, 3])
})

it('saves the squad’s order, and beside it that of all heroes', async () => {
  const { services, server, kept } = playing({ creatures: three })
  server.on('POST /api/player/squad/set', player({ creatures: three.map((one) => ({ ...one, combative: one.id === 1 })) }))
  await services.get(HeroStore).setSquad([1])
  expect(kept.get('test:creature_order')).toBe('[1]')
  expect(kept.get('test:panel_order')).toBe('[1,3,2]')
})

it('keeps the members of the player that a call did not change', async () => {
  const { services, server } = playing({ level: 3, creatures: three })
  const store = services.get(PlayerStore)
  const { creatures } = store.player!
  server.on('POST /api/marker/add', { playerMarkers: [{ playerId: 1, playerMarker: 'seen' }] })
  await store.addMarker('seen')
  expect([store.hasMarker('seen'), store.player?.level]).toEqual([true, 3])
  expect(store.player?.creatures).toBe(creatures)
})

it('reports an unknown class once', () => {
  const { services, page } = playing()
  const stranger = { ...creature(1), class: 'POLTERGEIST' as 'GHOST' }
  for (let time = 0; time < 2; time++) services.get(PlayerStore).replace(player({ creatures: [stranger] }))
  expect(page.errors).toEqual(['Unknown warrior class POLTERGEIST'])
})

it('keeps the order if the server refuses the change', async () => {
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

it('loads artifacts only if the stair is beyond what is loaded', async () => {
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

it('keeps what a call has changed while an older player was on its way, and loads once more for a second reason', async () => {
  const { services, server } = playing()
  const store = services.get(PlayerStore)
  const replies: ((reply: Player) => void)[] = []
  server.on('GET /api/player/current', () => new Promise<Player>((reply) => replies.push(reply)))
  const refreshed = Promise.all([store.refresh(), store.refresh()])
  await settled()
  store.update({ level: 7 })
  replies[0]!(player({ level: 6 }))
  await settled()
  expect([store.player?.level, replies.length]).toEqual([7, 2])
  replies[1]!(player({ level: 8 }))
  await refreshed
  expect([store.player?.level, replies.length]).toEqual([8, 2])
})

it('reports once to the server that this device has a new version of the game', async () => {
  const { services, server, kept } = playing()
  const UPDATE = 'POST /api/player/version/update'
  server.on(UPDATE, player())
  await services.get(PlayerStore).followInfo()
  await settled()
  expect([server.times(UPDATE), kept.get('test:version')]).toEqual([0, String(VERSION)])
  kept.set('test:version', '444')
  for (let start = 0; start < 2; start++) {
    await services.get(PlayerStore).followInfo()
    await settled()
  }
  expect([server.times(UPDATE), server.last(UPDATE)?.body]).toEqual([1, { version: VERSION }])
})

it('keeps the highest level among the accounts on this device, without those of guests', () => {
  const { services, kept } = playing()
  services.get(PlayerStore).setInfo(info({ maxLevelAmongAccs: 9 }))
  expect(kept.has('test:max_level')).toBe(false)
  for (const maxLevelAmongAccs of [7, 3])
    services.get(PlayerStore).setInfo(info({ maxLevelAmongAccs, player: player({ registered: true }) }))
  services.get(PlayerStore).setInfo(info({ maxLevelAmongAccs: 0, player: null }))
  expect(kept.get('test:max_level')).toBe('7')
})

it('marks the news of the heroes as seen, and only if there are any', async () => {
  const { services, server } = playing({ creatureNews: true })
  const RESET = 'POST /api/player/news/creature/reset'
  server.on(RESET, player())
  await services.get(HeroStore).seeNews()
  await services.get(HeroStore).seeNews()
  expect([server.times(RESET), services.get(PlayerStore).player?.creatureNews]).toEqual([1, false])
})
