import type { ChoiceRow, PlaceChoice } from '@skystair/contract'
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

it.each([
  ['SHARE', 'POST /api/place/gainable/{id}/choose/{choice}', '/api/place/gainable/5/choose/SHARE'],
  [null, 'POST /api/place/gainable/{id}/gain', '/api/place/gainable/5/gain'],
] as const)('asks the player to decide about a stranger; %s calls %s once', async (choice, call, path) => {
  const { road, services, server } = await onRoad()
  const stranger = place(5, { placeType: 'TALKER', stair: 20, subject: 'chat1' })
  await road.actions.act(stranger)
  const { name, props } = services.ui.overlay!
  expect([name, (props!.choices as ChoiceRow[]).map(({ id }) => id)]).toEqual(['talker', ['SHARE', 'FLEECE']])
  server.on(call, { player: { goodPoints: 1 }, gains: [], place: { ...stranger, used: true } })
  ;(props!.onChoose as (choice: PlaceChoice | null) => void)(choice)
  await settled()
  expect([server.times(call), server.last(call)?.url.pathname, road.places.get(5)?.used]).toEqual([1, path, true])
})

it('leaves a captive in its cage if the player decides nothing, and asks nobody again who was already met', async () => {
  const { road, services, server } = await onRoad()
  await road.actions.act(place(6, { placeType: 'GAINABLE', stair: 20, gain: [] }))
  ;(services.ui.overlay!.props!.onChoose as (choice: PlaceChoice | null) => void)(null)
  await settled()
  expect(server.times('POST /api/place/gainable/{id}/gain')).toBe(0)
  await road.actions.act(place(7, { placeType: 'TALKER', stair: 20, subject: 'chat1', used: true }))
  expect(services.ui.overlay!.props).not.toHaveProperty('choices')
})
