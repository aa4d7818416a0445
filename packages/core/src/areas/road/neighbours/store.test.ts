import type { LiveMessage } from '@skystair/contract'
import { MINUTE } from '@skystair/contract/time'
import { afterEach, expect, it } from 'vitest'
import { NOW, player } from '../../../../testing/fixtures.ts'
import { onRoad } from '../../../../testing/on-road.ts'
import { PlayerStore } from '../../player/store.ts'
import { NEIGHBOURS, NeighbourStore } from './store.ts'

let stop = () => {}
afterEach(() => stop())

const position = (playerId: number, posY: number | null, at = NOW): LiveMessage => ({
  ...({ seq: 1, type: 'road.neighbour', notificationType: 'ROAD_NEIGHBOUR' } as const),
  ...{ playerId, name: `Walker ${playerId}`, characterAndCompanion: 'WOMAN_1', posY, at },
})

async function among(...messages: LiveMessage[]) {
  const game = await onRoad()
  const store = game.services.get(NeighbourStore)
  stop = store.start()
  for (const message of messages) game.services.live.receive(message)
  return { ...game, store, ids: () => store.shown.map(({ playerId }) => playerId) }
}

it('shows the nearest others, never more than a handful, and keeps those whom it shows', async () => {
  const crowd = Array.from({ length: 20 }, (_, n) => position(100 - n, 1000 - 40 * n))
  const { services, ids } = await among(...crowd)
  expect(ids()).toHaveLength(NEIGHBOURS)
  const before = ids()
  services.live.receive(position(200, 1))
  expect(ids()).toEqual(before)
  services.live.receive(position(before[0]!, null))
  expect(ids()).toEqual([...before.slice(1), 200])
})

it('does not show the player, somebody far away or whose messages are blocked, or a position that is old', async () => {
  const { services, store, page, ids } = await among(position(1, 10), position(2, 5000), position(3, 10), position(4, 10, NOW - 3 * MINUTE))
  expect(ids()).toEqual([3])
  page.now = NOW + 3 * MINUTE
  store.choose()
  expect(ids()).toEqual([])
  services.get(PlayerStore).replace(player({ chatBlockList: [5], maxCoordinate: 420 }))
  services.live.receive(position(5, 10, page.now))
  expect(ids()).toEqual([])
})

it.each([
  ['in the lightest pictures', 'LOW', {}],
  ['if the player does not want it', 'STANDARD', { neighbours: false }],
] as const)('shows nobody and listens to no band %s', async (_, quality, changes) => {
  const { services, ids } = await among(position(2, 10))
  expect([ids(), services.live.watched]).toEqual([[2], ['/stomp/road/0']])
  services.preferences.setQuality(quality)
  services.get(PlayerStore).replace(player({ maxCoordinate: 420, ...changes }))
  expect([ids(), services.live.watched]).toEqual([[], []])
})

it('listens to each band that can be seen, and to none on a side road or once the road is left', async () => {
  const { services, road } = await among()
  await road.adopt(player({ coordinate: 4700, maxCoordinate: 9000 }), true)
  expect(services.live.watched).toEqual(['/stomp/road/0', '/stomp/road/1'])
  await road.adopt(player({ contextId: 'turn:1', maxCoordinate: 9000 }))
  expect(services.live.watched).toEqual([])
  await road.adopt(player({ maxCoordinate: 9000 }))
  expect(services.live.watched).toEqual(['/stomp/road/0'])
  stop()
  expect(services.live.watched).toEqual([])
})
