import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { fight, place, player } from '../testing/fixtures.ts'
import { playing, settled } from '../testing/ground.ts'

const ENSURE = 'GET /api/place/v3/ensure'
const SAVE = 'POST /api/player/v3/coordinate/set'
const road = (changes = {}) => ({
  places: [place(1), fight(2, { posY: 480, guardian: true })],
  tiles: [],
  educations: [],
  minCoordinate: 0,
  maxCoordinate: 420,
  controlType: 'DEFAULT' as const,
  ...changes,
})

async function walking(changes: Parameters<typeof player>[0] = {}) {
  const ground = playing({ maxCoordinate: 420, ...changes })
  ground.server.on(ENSURE, road())
  ground.root.road.discard()
  ground.root.road.adopt(player({ maxCoordinate: 420, ...changes }))
  await settled()
  return { ...ground, road: ground.root.road }
}

it('loads the road around the player, once', async () => {
  const { road, server } = await walking()
  expect([...road.places.keys()]).toEqual([1, 2])
  const before = server.times(ENSURE)
  road.tick(16)
  road.tick(16)
  expect(server.times(ENSURE)).toBe(before)
})

it('walks 220 units a second, twice as fast in DOUBLED_MODE, and never leaps after a sleep', async () => {
  const { road, root } = await walking()
  road.walk(1)
  for (let i = 0; i < 10; i++) road.tick(50)
  expect(road.coordinate).toBeCloseTo(110)
  road.tick(60_000)
  expect(road.coordinate).toBeCloseTo(132)
  root.player.replace(player({ moveSpeedMode: 'DOUBLED_MODE', maxCoordinate: 420 }))
  road.tick(100)
  expect(road.coordinate).toBeCloseTo(176)
})

it('counts its way in steps, and in strides of four while walking, and lists the places anew only when one changes', async () => {
  const { road } = await walking()
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

it('stops at the guardian that bars the way and saves where', async () => {
  const { road, server } = await walking()
  road.walk(1)
  for (let i = 0; i < 30; i++) road.tick(100)
  expect(road.coordinate).toBe(420)
  expect(road.walking).toBe(0)
  expect(road.blockedBy?.id).toBe(2)
  await settled()
  expect(server.last(SAVE)?.body).toEqual({ coordinate: 420, contextId: 'main' })
})

it('saves at most every two seconds on the way', async () => {
  const { road, server } = await walking({ maxCoordinate: 4000 })
  server.on(ENSURE, road_far()).on(SAVE, ({ body }) => player({ coordinate: Number(body.coordinate), maxCoordinate: 4000 }))
  road.adopt(player({ maxCoordinate: 4000 }), true)
  await settled()
  road.walk(1)
  for (let i = 0; i < 50; i++) {
    road.tick(100)
    await settled()
  }
  expect(server.times(SAVE)).toBe(2)
})
const road_far = () => road({ places: [], maxCoordinate: 4000 })

it('walks to a place and acts on arrival, once the server knows where', async () => {
  const { road, server } = await walking()
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
  expect(road.gains).toMatchObject([{ gains: [{ kind: 'gold', amount: 5 }], posX: 0, posY: 100 }])
})

it('counts what flies as not arrived, kind by kind', async () => {
  const { road, server } = await walking()
  const gains = [
    { kind: 'gold', amount: 5 },
    { kind: 'crystal', amount: 2 },
  ]
  server.on('GET /api/resourcePlace/{id}/take', { player: player({ maxCoordinate: 420 }), gains, place: null })
  await road.act(place(1))
  expect([road.inFlight('gold'), road.inFlight('crystal'), road.inFlight('elixir')]).toEqual([5, 2, 0])
  const { id } = road.gains[0] ?? { id: 0 }
  road.landed(id, 'gold')
  expect([road.inFlight('gold'), road.inFlight('crystal')]).toEqual([0, 2])
  road.landed(id, 'crystal')
  expect(road.gains).toEqual([])
})

it('does not walk while an overlay is open', async () => {
  const { road, root } = await walking()
  road.walk(1)
  root.ui.open('profile')
  road.tick(100)
  expect([road.walking, road.coordinate]).toEqual([0, 0])
  road.walk(1)
  expect(road.walking).toBe(0)
})

it('stands again where the server has it when a position was refused', async () => {
  const { road, server } = await walking()
  server.on(SAVE, refusal('PLACE_OUT_OF_REACH', 409)).on('GET /api/player/current', player({ coordinate: 50, maxCoordinate: 420 }))
  road.walkTo(200)
  for (let i = 0; i < 20; i++) road.tick(100)
  await settled()
  expect(road.coordinate).toBe(50)
})

it('forgets the road when a turn leads to another, and goes back by the turn it took', async () => {
  const { road, root, server } = await walking()
  const turn = place(77, { placeType: 'TURN' })
  const shown: string[] = []
  root.ui.attach({ goTo: async (scene) => void shown.push(`${scene}, ${road.contextId}`) })
  const asked = server.times(ENSURE)
  server.on('POST /api/turn/{id}/use', player({ contextId: 'turn:77', coordinate: 10, maxCoordinate: 900 })).on(ENSURE, road_far())
  await road.act(turn)
  await settled()
  expect([road.contextId, road.coordinate, road.places.size]).toEqual(['turn:77', 10, 0])
  // The road is covered before it changes, and asked for once.
  expect(shown).toEqual(['load, main', 'road, turn:77'])
  expect(server.times(ENSURE)).toBe(asked + 1)
  server.on('POST /api/turn/back/{id}', player({ coordinate: 300 }))
  await road.turnBack()
  expect(server.last('POST /api/turn/back/{id}')?.url.pathname).toBe('/api/turn/back/77')
  expect([road.contextId, road.coordinate]).toEqual(['main', 300])
})

it('asks where a teleport leads and travels there', async () => {
  const { road, root, server } = await walking()
  server
    .on('GET /api/teleport/{id}/get', { id: 3, targets: [{ target: 9, stair: 4, posY: 1500, contextId: 'main' }] })
    .on('POST /api/teleport/{id}/use/{target}', player({ coordinate: 1500, maxCoordinate: 2000 }))
  await road.act(place(3, { placeType: 'PORTAL' }))
  expect(root.ui.overlay?.name).toBe('teleport')
  expect(road.teleports?.targets).toHaveLength(1)
  root.ui.close()
  await road.teleport(3, 9)
  expect([road.coordinate, road.teleports]).toEqual([1500, null])
})

it('shows what a feast has left once one begins, and asks for it once', async () => {
  const { road, root, server } = await walking()
  server.on('GET /api/place/special/get', [place(900, { placeType: 'CONSUMABLE' })])
  for (let told = 0; told < 2; told++) root.player.replace(player({ requestSpecialPlaces: true }))
  await settled()
  expect(road.places.has(900)).toBe(true)
  expect(server.times('GET /api/place/special/get')).toBe(1)
})

it('drops answers about a road that was left meanwhile', async () => {
  const { road, server } = await walking()
  let answer: (value: ReturnType<typeof road_far>) => void = () => {}
  server.on(ENSURE, () => new Promise<ReturnType<typeof road_far>>((resolve) => (answer = resolve)), road_far())
  road.discard()
  void road.load()
  await settled()
  road.discard()
  answer(roadWith())
  await settled()
  expect(road.places.size).toBe(0)
})
const roadWith = () => road()

it('takes a place for used when the server says so', async () => {
  const { road, root, server } = await walking()
  server.on('GET /api/resourcePlace/{id}/take', refusal('PLACE_USED', 409)).on('GET /api/player/current', player({ maxCoordinate: 420 }))
  await road.act(place(1))
  expect(road.places.get(1)?.used).toBe(true)
  expect(root.ui.toasts).toHaveLength(1)
})
