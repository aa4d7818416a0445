import type { LiveMessage, RaidInfo } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { clanInfo, raidInfo, raidOptions } from '../../../../testing/clan-fixtures.ts'
import { fight, player } from '../../../../testing/fixtures.ts'
import { ENSURE, emptyRoad, roadReply } from '../../../../testing/on-road.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing, settled } from '../../../../testing/services.ts'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../../road/index.ts'
import { MyClan } from '../mine/window.tsx'
import { ClanStore } from '../store.ts'
import { RaidStore } from './store.ts'
import { RaidWay } from './way.tsx'

const inTower = player({ clanId: 5, controlType: 'CLAN_RAID', contextId: 'raid:9:NORMAL:40:0', coordinate: 0, maxCoordinate: 4720 })
const back = player({ clanId: 5, controlType: 'DEFAULT', contextId: 'main', coordinate: 300 })

async function member(raid: Partial<RaidInfo> = {}, info = clanInfo()) {
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanId: 5, resources: { ...player().resources, mithril: 100 } }, { texts: en })
  await game.texts.use('EN')
  game.server.on(ENSURE, emptyRoad()).on('GET /api/clan/raid/get', raidInfo(raid)).on('GET /api/clan/raid/options', raidOptions())
  game.services.get(ClanStore).mine.set({ info })
  const store = game.services.get(RaidStore)
  await store.load()
  return { ...game, store, road: game.services.get(RoadStore), page: () => draw(game.services, <MyClan info={info} tab="raid" />) }
}
const live = (message: Partial<Extract<LiveMessage, { notificationType: 'CLAN_RAID' }>>) =>
  ({ seq: 1, type: 'clan.raid', notificationType: 'CLAN_RAID', raid: 9, stairsLeft: 31, playerId: 2, taken: 23, ...message }) as LiveMessage

it('shows the raid that is on: the tower, its end, the shares, and the difficulties with their rewards', async () => {
  const { page } = await member()
  const { text, buttons } = page()
  for (const words of [
    'Stairs still standing: 34 of 60',
    'Normal raid',
    'in 5 h',
    'Anna',
    'Boris',
    'For an equal share: 900',
    'Opens at clan level 10',
    'Captains bring 4 squads, each against all the others.',
  ])
    expect(text).toContain(words)
  expect(buttons).toEqual(expect.arrayContaining(['Join the others', 'Choose: Normal raid', 'Anna', 'Boris']))
})

it('says what the player can do in each state', async () => {
  const buttons = async (raid: Partial<RaidInfo>) => (await member(raid)).page().buttons.join('|')
  expect(await buttons({ id: null, raiders: [] })).toContain('Set out')
  expect(await buttons({ state: 'IN_RAID' })).toContain('Head back and start over')
  const over = await buttons({ state: 'IN_RAID', over: true, stairsLeft: 0 })
  expect([over.includes('Head back'), over.includes('start over')]).toEqual([true, false])
  expect(await buttons({ state: 'RAID_WAITING', over: true, speedupPrice: 24 })).toContain('Skip the wait')
  const closed = (await member({ state: 'RAID_CLOSED', id: null })).page()
  expect([closed.text.includes('Opens at clan level 6'), closed.buttons.includes('Set out')]).toEqual([true, false])
})

it('only those of the rank can choose the difficulty', async () => {
  const { page } = await member({}, clanInfo({ permissions: ['LEAVE_CLAN'] }))
  expect(page().buttons.some((button) => button.startsWith('Choose'))).toBe(false)
  const leader = await member()
  leader.server.on('POST /api/clan/raid/difficulty/set', clanInfo({ clan: { raidDifficulty: 'NORMAL' } }))
  await leader.store.setDifficulty('NORMAL')
  expect(leader.services.get(ClanStore).info?.clan.raidDifficulty).toBe('NORMAL')
  expect(leader.server.times('GET /api/clan/raid/get')).toBe(2)
})

it('setting out and coming back replace the road, and the reward is shown', async () => {
  const { services, server, store, road } = await member()
  expect(draw(services, <RaidWay />).html).toBe('')
  road.places.set(1, fight(1))
  server.on('POST /api/clan/raid/start', { raid: raidInfo({ state: 'IN_RAID' }), player: inTower })
  await Promise.all([store.start(), store.start()])
  await settled()
  expect([server.times('POST /api/clan/raid/start'), store.inside, road.contextId, road.places.size]).toEqual([
    1,
    true,
    inTower.contextId,
    0,
  ])
  const way = draw(services, <RaidWay />)
  expect([way.buttons, way.text.includes('Stairs still standing: 34 of 60')]).toEqual([
    ['Stairs still standing: 34 of 60', 'Head back'],
    true,
  ])
  server.on('POST /api/clan/raid/end', { raid: raidInfo(), player: back, gains: [{ kind: 'blueCrystal', amount: 3 }] })
  await store.end(true)
  expect(server.last('POST /api/clan/raid/end')?.body).toEqual({ reset: true })
  expect([store.inside, road.contextId, road.coordinate]).toEqual([false, 'main', 300])
  expect(services.ui.toasts.at(-1)?.text).toContain('For your share of the tower: 3')
})

it('a squad of the tower disappears after a victory', async () => {
  const { server, store, road } = await member()
  server.on('POST /api/clan/raid/start', { raid: raidInfo({ state: 'IN_RAID' }), player: inTower })
  server.on(ENSURE, roadReply({ places: [fight(7), fight(8)], maxCoordinate: 4720, controlType: 'CLAN_RAID' as const }))
  await store.start()
  await settled()
  road.fought(7, true)
  road.fought(8, false)
  expect([...road.places.keys()]).toEqual([8])
})

it('victories of others change the shown tower at once, the player’s own ones are announced, and late messages are ignored', async () => {
  const { store, services, server } = await member({
    state: 'IN_RAID',
    raiders: [
      { playerId: 2, name: 'Anna', taken: 4 },
      { playerId: 1, name: 'Me', taken: 6 },
    ],
  })
  store.receive(live({ taken: 7 }))
  expect(store.raid.value).toMatchObject({ stairsLeft: 31, raiders: [{ taken: 7 }, { taken: 6 }] })
  store.receive(live({ stairsLeft: 33, taken: 5 }))
  expect(store.raid.value?.stairsLeft).toBe(31)
  store.receive(live({ playerId: player().id, stairsLeft: 28, taken: 9 }))
  expect(store.raid.value).toMatchObject({ stairsLeft: 28, taken: 9 })
  expect(services.ui.toasts.at(-1)?.text).toBe('Stairs taken down: 3. Left: 28')
  store.receive(live({ raid: 10, stairsLeft: 1 }))
  expect(store.raid.value?.stairsLeft).toBe(28)
  store.receive(live({ playerId: 44, stairsLeft: 27 }))
  store.receive({ seq: 2, type: 'clan.changed', notificationType: 'CLAN_CHANGED', part: 'RAID' })
  await settled()
  expect(server.times('GET /api/clan/raid/get')).toBe(3)
})

it('a victory while the tower is being loaded loads it anew', async () => {
  const { store, server } = await member({ state: 'IN_RAID', raiders: [{ playerId: 2, name: 'Anna', taken: 4 }] })
  const before = server.times('GET /api/clan/raid/get')
  void store.raid.reload()
  store.receive(live({ taken: 7 }))
  await settled()
  expect([server.times('GET /api/clan/raid/get'), store.raid.loading]).toEqual([before + 2, false])
})

it('gems end the waiting', async () => {
  const { store, services, server } = await member({ state: 'RAID_WAITING', speedupPrice: 24 })
  const resources = { ...player().resources, mithril: 76 }
  server.on('POST /api/clan/raid/speedup', { raid: raidInfo({ id: null }), player: { resources } })
  await store.speedUp()
  expect([store.raid.value?.id, services.get(PlayerStore).resources?.mithril]).toEqual([null, 76])
})
