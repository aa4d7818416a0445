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

it('opens a portal, and travels to the destination of a call', async () => {
  const { road, services, server } = await onRoad()
  await road.actions.act(place(3, { placeType: 'PORTAL', stair: 7 }))
  expect(services.ui.overlay).toMatchObject({ name: 'portal', props: { placeId: 3, stair: 7 } })
  const asked = server.times(ENSURE)
  server.on(ENSURE, emptyRoad())
  await Promise.all([1500, 1700].map((coordinate) => road.actions.travel(async () => player({ coordinate, maxCoordinate: 2000 }))))
  expect([road.coordinate, road.places.size, server.times(ENSURE)]).toEqual([1500, 0, asked + 1])
})

it('marks a place as used when the server says so', async () => {
  const { road, services, server } = await onRoad()
  server.on('GET /api/resourcePlace/{id}/take', refusal('PLACE_USED', 409)).on('GET /api/player/current', player({ maxCoordinate: 420 }))
  await road.actions.act(place(1))
  expect(road.places.get(1)?.used).toBe(true)
  expect(services.ui.toasts).toHaveLength(1)
})
