import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { place, player } from '../../../testing/fixtures.ts'
import { ENSURE, emptyRoad, onRoad } from '../../../testing/on-road.ts'
import { settled } from '../../../testing/services.ts'

it('discards the road when a turn leads to another, and goes back by the same turn', async () => {
  const { road, services, server } = await onRoad()
  const turn = place(77, { placeType: 'TURN' })
  const shown: string[] = []
  services.ui.attach({ goTo: async (scene) => void shown.push(`${scene}, ${road.contextId}`) })
  const asked = server.times(ENSURE)
  server.on('POST /api/turn/{id}/use', player({ contextId: 'turn:77', coordinate: 10, maxCoordinate: 900 })).on(ENSURE, emptyRoad())
  await road.actions.act(turn)
  await settled()
  expect([road.contextId, road.coordinate, road.places.size]).toEqual(['turn:77', 10, 0])
  // The transition covers the road before it changes, and it is loaded once.
  expect(shown).toEqual(['load, main', 'road, turn:77'])
  expect(server.times(ENSURE)).toBe(asked + 1)
  server.on('POST /api/turn/back/{id}', player({ coordinate: 300 }))
  await road.actions.turnBack()
  expect(server.last('POST /api/turn/back/{id}')?.url.pathname).toBe('/api/turn/back/77')
  expect([road.contextId, road.coordinate]).toEqual(['main', 300])
})

it('asks where a teleport leads and travels there', async () => {
  const { road, services, server } = await onRoad()
  server
    .on('GET /api/teleport/{id}/get', { id: 3, targets: [{ target: 9, stair: 4, posY: 1500, contextId: 'main' }] })
    .on('POST /api/teleport/{id}/use/{target}', player({ coordinate: 1500, maxCoordinate: 2000 }))
  await road.actions.act(place(3, { placeType: 'PORTAL' }))
  expect(services.ui.overlay?.name).toBe('teleport')
  expect(road.actions.teleports?.targets).toHaveLength(1)
  services.ui.close()
  await road.actions.teleport(3, 9)
  expect([road.coordinate, road.actions.teleports]).toEqual([1500, null])
})

it('marks a place as used when the server says so', async () => {
  const { road, services, server } = await onRoad()
  server.on('GET /api/resourcePlace/{id}/take', refusal('PLACE_USED', 409)).on('GET /api/player/current', player({ maxCoordinate: 420 }))
  await road.actions.act(place(1))
  expect(road.places.get(1)?.used).toBe(true)
  expect(services.ui.toasts).toHaveLength(1)
})
