import { educationMarker } from '@skystair/contract/markers'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { fight, place, player } from '../../../testing/fixtures.ts'
import { ENSURE, emptyRoad, onRoad, roadReply } from '../../../testing/on-road.ts'
import { settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { STEP } from './next-action.ts'
import { OBSERVED_STEP } from './store.ts'

const SAVE = 'POST /api/player/v3/coordinate/set'

it('loads the road around the player, once', async () => {
  const { road, server } = await onRoad()
  expect([...road.places.keys()]).toEqual([1, 2])
  const before = server.times(ENSURE)
  road.tick(16)
  road.tick(16)
  expect(server.times(ENSURE)).toBe(before)
})

it('updates observers in steps, and exactly once it stops', async () => {
  const { road } = await onRoad()
  const observed: number[] = []
  const stop = autorun(() => observed.push(road.observedCoordinate))
  road.walk(1)
  for (let i = 0; i < 50; i++) {
    road.tick(10)
    expect(Math.abs(road.coordinate - road.observedCoordinate)).toBeLessThan(OBSERVED_STEP)
  }
  expect(observed.length).toBeLessThan(10)
  road.stop()
  expect(road.observedCoordinate).toBe(road.coordinate)
  stop()
})

it('walks 220 units a second, twice as fast in DOUBLED_MODE, and never jumps after a sleep', async () => {
  const { road, services } = await onRoad()
  road.walk(1)
  for (let i = 0; i < 10; i++) road.tick(50)
  expect(road.coordinate).toBeCloseTo(110)
  road.tick(60_000)
  expect(road.coordinate).toBeCloseTo(132)
  services.get(PlayerStore).replace(player({ moveSpeedMode: 'DOUBLED_MODE', maxCoordinate: 420 }))
  road.tick(100)
  expect(road.coordinate).toBeCloseTo(176)
})

it('goes a whole step after a short press of a key, stops after a long one, and keeps a goal', async () => {
  const { road } = await onRoad()
  road.walk(1)
  road.release()
  for (let i = 0; i < 10; i++) road.tick(100)
  expect([road.coordinate, road.walking]).toEqual([STEP, 0])
  road.walk(1)
  for (let i = 0; i < 5; i++) road.tick(100)
  road.release()
  expect([road.coordinate, road.walking]).toEqual([STEP + 110, 0])
  road.walkTo(20)
  road.release()
  expect(road.goal).toBe(20)
})

it('walks only up on a road that leads only up: as far back as the last platform reached, and says so once', async () => {
  const { road, services } = await onRoad()
  const tile = (posY: number) => ({ posX: 0, posY, kind: 'snow' as const, stair: null })
  const snow = player({ contextId: 'snow:80:1:18', coordinate: 0, maxCoordinate: 2800, movementDirection: 'FW' })
  road.adopt(snow, true)
  road.tiles = [80, 240, 400].map(tile)
  road.walkTo(300)
  for (let i = 0; i < 20; i++) road.tick(100)
  expect([road.coordinate, road.lowest()]).toEqual([300, 240])
  road.walkTo(90)
  for (let i = 0; i < 20; i++) road.tick(100)
  expect([road.coordinate, services.ui.toasts.length]).toEqual([240, 0])
  for (let i = 0; i < 3; i++) {
    road.walk(-1)
    road.tick(100)
  }
  expect([road.coordinate, services.ui.toasts.length]).toEqual([240, 1])
})

it('counts the position in steps, in fours while walking, and lists the places again only when one changes', async () => {
  const { road } = await onRoad()
  const steps = new Set<number>()
  const lists = new Set<unknown>()
  const stop = autorun(() => steps.add(road.steps) && lists.add(road.all))
  road.walk(1)
  for (let i = 0; i < 20; i++) road.tick(50)
  expect([...steps]).toEqual([0, 4])
  road.stop()
  expect(road.steps).toBe(3)
  expect(lists.size).toBe(1)
  road.fought(2, true)
  expect(lists.size).toBe(2)
  stop()
})

it('stops at the guardian that bars the way and saves it', async () => {
  const { road, server } = await onRoad()
  road.walk(1)
  for (let i = 0; i < 30; i++) road.tick(100)
  expect(road.coordinate).toBe(420)
  expect(road.walking).toBe(0)
  expect(road.blockedBy?.id).toBe(2)
  await settled()
  expect(server.last(SAVE)?.body).toEqual({ coordinate: 420, contextId: 'main' })
})

it('saves at most every two seconds while walking', async () => {
  const { road, server } = await onRoad({ maxCoordinate: 4000 })
  server.on(ENSURE, emptyRoad()).on(SAVE, ({ body }) => player({ coordinate: Number(body.coordinate), maxCoordinate: 4000 }))
  road.adopt(player({ maxCoordinate: 4000 }), true)
  await settled()
  road.walk(1)
  for (let i = 0; i < 50; i++) {
    road.tick(100)
    await settled()
  }
  expect(server.times(SAVE)).toBe(2)
})

it('is on the stair under its feet, and once it has left that on the next', async () => {
  const { road } = await onRoad()
  road.tiles = [80, 240, 400].map((posY, index) => ({ posX: 0, posY, kind: 'meadow' as const, stair: index === 1 ? null : index + 5 }))
  expect(road.stair).toBe(5)
  const stairs: number[] = []
  for (const goal of [150, 180, 400]) {
    road.walkTo(goal)
    for (let i = 0; i < 20; i++) road.tick(100)
    stairs.push(road.stair)
  }
  expect(stairs).toEqual([5, 7, 7])
})

it('walks to a place and acts on arrival, once the server knows it', async () => {
  const { road, server } = await onRoad()
  server.on('GET /api/resourcePlace/{id}/take', {
    player: player({ coordinate: 100, maxCoordinate: 420 }),
    gains: [{ kind: 'gold', amount: 5 }],
    place: null,
  })
  const gold = place(1)
  road.walkTo(100, gold)
  for (let i = 0; i < 10; i++) road.tick(100)
  await settled()
  const order = server.seen.map(({ name }) => name)
  expect(order.indexOf(SAVE)).toBeLessThan(order.indexOf('GET /api/resourcePlace/{id}/take'))
  expect(road.places.has(1)).toBe(false)
  expect(road.flying.all).toMatchObject([{ gains: [{ kind: 'gold', amount: 5 }], posX: 0, posY: 100 }])
})

it('acts on an item at the first tap, and leads only up to a fight until it is tapped again', async () => {
  const { road, server } = await onRoad()
  const ATTACK = 'POST /api/battle/place/attack'
  const guardian = road.places.get(2)!
  const enemy = fight(3, { posY: guardian.posY - 20 })
  road.places.set(3, enemy)
  road.approach(enemy)
  for (let i = 0; i < 30; i++) road.tick(100)
  await settled()
  expect([road.near, road.walking, server.times(ATTACK)]).toEqual([enemy, 0, 0])
  road.approach(guardian)
  expect(road.near).toBe(guardian)
  road.approach(enemy)
  road.approach(enemy)
  expect(road.actions.busy).toBe(true)
})

it('knows where to walk on from here, up to the end of the road', async () => {
  const { road } = await onRoad()
  const far = place(5, { posY: 400 })
  road.places.clear()
  expect(road.onward).toBe(4 * STEP)
  road.places.set(5, far)
  expect(road.onward).toBe(340)
  road.walkTo(420)
  for (let i = 0; i < 30; i++) road.tick(100)
  road.places.clear()
  expect(road.onward).toBeNull()
})

it('walks up to the guardian and says why, when a place behind it is chosen', async () => {
  const { road, server, services } = await onRoad()
  road.walkTo(900, fight(9, { posY: 960, guardian: true }))
  for (let i = 0; i < 30; i++) road.tick(100)
  await settled()
  expect(road.coordinate).toBe(420)
  expect(services.ui.toasts).toHaveLength(1)
  expect(server.times('POST /api/battle/place/attack')).toBe(0)
})

it('ends a side road at its last platform', async () => {
  const { road, server } = await onRoad()
  const tile = (posY: number) => ({ posX: 0, posY, kind: 'meadow' as const, stair: null, difficulty: null })
  server.on(ENSURE, roadReply({ places: [], tiles: [tile(80), tile(240)], maxCoordinate: 320 }))
  road.adopt(player({ contextId: 'turn:7', maxCoordinate: 320 }), true)
  await settled()
  road.walk(1)
  for (let i = 0; i < 30; i++) road.tick(100)
  expect([road.coordinate, road.walking]).toEqual([240, 0])
})

it('counts flying gains as not arrived, kind by kind', async () => {
  const { road, server } = await onRoad()
  const gains = [
    { kind: 'gold', amount: 5 },
    { kind: 'crystal', amount: 2 },
  ]
  server.on('GET /api/resourcePlace/{id}/take', { player: player({ maxCoordinate: 420 }), gains, place: null })
  await road.actions.act(place(1))
  expect([road.flying.amountOf('gold'), road.flying.amountOf('crystal'), road.flying.amountOf('elixir')]).toEqual([5, 2, 0])
  const { id } = road.flying.all[0] ?? { id: 0 }
  road.flying.landed(id, 'gold')
  expect([road.flying.amountOf('gold'), road.flying.amountOf('crystal')]).toEqual([0, 2])
  road.flying.landed(id, 'crystal')
  expect(road.flying.all).toEqual([])
})

it('does not walk while an overlay is open', async () => {
  const { road, services } = await onRoad()
  road.walk(1)
  services.ui.open('profile')
  road.tick(100)
  expect([road.walking, road.coordinate]).toEqual([0, 0])
  road.walk(1)
  expect(road.walking).toBe(0)
})

it('goes back to the position of the server when a position was refused', async () => {
  const { road, server } = await onRoad()
  server.on(SAVE, refusal('PLACE_OUT_OF_REACH', 409)).on('GET /api/player/current', player({ coordinate: 50, maxCoordinate: 420 }))
  road.walkTo(200)
  for (let i = 0; i < 20; i++) road.tick(100)
  await settled()
  expect(road.coordinate).toBe(50)
})

it('shows the items of an event once it begins, and requests them once', async () => {
  const { road, services, server } = await onRoad()
  server.on('GET /api/place/special/get', [place(900, { placeType: 'CONSUMABLE' })])
  for (let observed = 0; observed < 2; observed++) services.get(PlayerStore).replace(player({ requestSpecialPlaces: true }))
  await settled()
  expect(road.places.has(900)).toBe(true)
  expect(server.times('GET /api/place/special/get')).toBe(1)
})

it('ignores replies about a road that was left meanwhile', async () => {
  const { road, server } = await onRoad()
  let answer: (value: ReturnType<typeof emptyRoad>) => void = () => {}
  server.on(ENSURE, () => new Promise<ReturnType<typeof emptyRoad>>((resolve) => (answer = resolve)), emptyRoad())
  road.discard()
  void road.load()
  await settled()
  road.discard()
  answer(roadReply())
  await settled()
  expect(road.places.size).toBe(0)
})

it('returns the education of the place that the player has reached, until it is read', async () => {
  const { road, server, services } = await onRoad()
  road.discard()
  server.on(ENSURE, roadReply({ educations: [{ id: 'heal', posY: 100 }] }))
  await road.load()
  expect(road.education).toBeNull()
  road.walk(1)
  for (let i = 0; i < 10; i++) road.tick(50)
  road.stop()
  expect(road.education).toBe('heal')
  const playerMarkers = [{ playerId: 1, playerMarker: educationMarker('heal') }]
  services.get(PlayerStore).replace(player({ maxCoordinate: 420, playerMarkers }))
  expect(road.education).toBeNull()
})

it('drops places more than 1000 units behind on the way down too, and keeps the platforms in view', async () => {
  const { road, server } = await onRoad({ coordinate: 3000, maxCoordinate: 5000 })
  road.discard()
  const tile = (posY: number) => ({ posX: 0, posY, kind: 'meadow' as const, stair: null })
  const reply = { maxCoordinate: 5000, tiles: [tile(2400), tile(3600), tile(4800)] }
  server.on(
    ENSURE,
    roadReply({ ...reply, places: [place(1, { posY: 2400 }), place(2, { posY: 3600 })] }),
    roadReply({ ...reply, places: [] }),
  )
  await road.load()
  expect([...road.places.keys()]).toEqual([1, 2])
  road.walk(-1)
  for (let i = 0; i < 90; i++) road.tick(50)
  await settled()
  expect([[...road.places.keys()], road.tiles.map(({ posY }) => posY)]).toEqual([[1], [2400, 3600]])
})
