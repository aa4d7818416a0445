import { randomUUID } from 'node:crypto'
import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import { ROAD_BAND, roadBand } from '@skystair/contract/measures'
import { MAIN, placesBetween, teleportTargets } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Client } from '@stomp/stompjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guest, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { REDIS, reachable } from '../../../testing/reachable.ts'
import { socketOf, stompClient } from '../../../testing/stomp.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { openRedis } from '../../live/bus/redis.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import { POSITIONS_IN_BAND } from './neighbours.ts'

const FAR = 40
let server: TestApp
let url: string
const clients: Client[] = []

beforeEach(async () => {
  server = await testApp()
  url = await socketOf(server)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.deactivate({ force: true })
  await server.close()
})

const idOf = async (client: TestClient) => (await client.call('GET /api/player/id/current')).reply.id

/** Opens the road up to far above for a player, who stands at a height. */
async function standing(client: TestClient, coordinate = 0): Promise<TestClient> {
  await edit(server, await idOf(client), ({ state }) => void Object.assign(state, { bestVictoryStair: 10 * FAR, coordinate }))
  return client
}
const traveller = async (name: string, coordinate?: number) => standing(await registered(server.app, name), coordinate)
/** Goes to a height, after the time in which a position is sent once. */
async function go(client: TestClient, coordinate: number, later = 2000) {
  server.clock.pass(later)
  return (await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: 'main' } })).status
}
/** Listens to a band, with what was sent to it lately. */
async function near(client: TestClient, band = 0) {
  const { connected, refused, subscribe } = stompClient(url, client.session, { clients })
  await connected.until(1)
  return { ...subscribe(`/stomp/road/${band}`, { 'from-seq': '0' }), refused }
}
/** What was received of the others, without the first snapshot if nothing was sent before. */
const shown = (messages: readonly (LiveMessage | LiveSnapshot)[]) =>
  messages.flatMap((message) => (message.notificationType === 'ROAD_NEIGHBOUR' ? [[message.name, message.posY]] : []))

it('a player receives where the others near walk, also what was sent just before it came', async () => {
  const [ann, bob] = [await traveller('Ann'), await traveller('Bob')]
  await go(bob, 480)
  const heard = await near(ann)
  expect(shown(await heard.until(1))).toEqual([['Bob', 480]])
  await go(bob, 960)
  expect((await heard.until(2))[1]).toEqual({
    ...{ seq: 2, type: 'road.neighbour', notificationType: 'ROAD_NEIGHBOUR' },
    ...{ playerId: await idOf(bob), name: 'Bob', characterAndCompanion: 'MAN_1', posY: 960, at: server.clock() },
  })
})

it('a player who leaves a band is seen to leave it, and then only by those in the next', async () => {
  const bob = await traveller('Bob', ROAD_BAND - 10)
  const [below, above] = [await near(await traveller('Ann')), await near(await traveller('Eve', ROAD_BAND), 1)]
  for (const step of [10, 20]) await go(bob, ROAD_BAND + step)
  expect(shown(await above.until(2))).toEqual([
    ['Bob', ROAD_BAND + 10],
    ['Bob', ROAD_BAND + 20],
  ])
  expect(shown(await below.until(1))).toEqual([['Bob', ROAD_BAND + 10]])
})

it('nobody hears a band far from its own, or any band with neighbours switched off', async () => {
  const ann = await traveller('Ann')
  expect(await (await near(ann, 2)).refused.until(1)).toEqual(['FORBIDDEN'])
  expect(await (await near(ann, FAR)).refused.until(1)).toEqual(['FORBIDDEN'])
  await ann.call('POST /api/player/neighbours/switch', { body: { on: false } })
  expect(await (await near(ann)).refused.until(1)).toEqual(['FORBIDDEN'])
})

it('a player who has switched neighbours off disappears at once and is not sent again; a guest, and a player on another road, never are', async () => {
  const [ann, bob] = [await traveller('Ann'), await traveller('Bob')]
  const heard = await near(ann)
  await go(bob, 480)
  await bob.call('POST /api/player/neighbours/switch', { body: { on: false } })
  await go(bob, 500)
  await go(await standing(await guest(server.app)), 510)
  const eve = await traveller('Eve')
  await edit(server, await idOf(eve), ({ state }) => void Object.assign(state, { contextId: 'turn:1' }))
  await eve.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 0, contextId: 'turn:1' } })
  await bob.call('POST /api/player/neighbours/switch', { body: { on: true } })
  await go(bob, 520)
  expect(shown(await heard.until(3))).toEqual([
    ['Bob', 480],
    ['Bob', null],
    ['Bob', 520],
  ])
})

it('a player who leaves by a teleport disappears at once, and appears where it leads', async () => {
  const portal = placesBetween(world, MAIN, 0, 480 * 9 * FAR).findLast(({ placeType }) => placeType === 'PORTAL')!
  const target = teleportTargets(world, portal.id, 10 * FAR)!.find(
    ({ contextId, posY }) => contextId === MAIN && posY < portal.posY - 3 * ROAD_BAND,
  )!
  const [there, here] = [roadBand(target.posY), roadBand(portal.posY)]
  const bob = await traveller('Bob', portal.posY)
  const heard = await near(await traveller('Ann', portal.posY), here)
  const awaited = await near(await traveller('Eve', target.posY), there)
  await go(bob, portal.posY - 1)
  expect(shown(await heard.until(1))).toEqual([['Bob', portal.posY - 1]])
  server.clock.pass(2000)
  const params = { id: portal.id, target: target.target }
  expect((await bob.call('POST /api/teleport/{id}/use/{target}', { params })).status).toBe(200)
  expect(shown(await heard.until(2)).at(-1)).toEqual(['Bob', null])
  expect(shown(await awaited.until(1))).toEqual([['Bob', target.posY]])
})

it('however fast a player moves and however many they are, only so many positions are sent', async () => {
  const ann = await traveller('Ann')
  const others = await Promise.all(Array.from({ length: POSITIONS_IN_BAND + 5 }, (_, n) => traveller(`Walker ${n}`)))
  server.clock.pass(2000 - (server.clock() % 2000))
  const heard = await near(ann)
  for (const posY of [1, 2, 3]) expect(await go(others[0]!, posY, 0)).toBe(200)
  for (const other of others) expect(await go(other, 4, 0)).toBe(200)
  await go(others[0]!, 5)
  const all = shown(await heard.until(POSITIONS_IN_BAND + 1))
  expect([all.length, new Set(all.map(([name]) => name)).size]).toEqual([POSITIONS_IN_BAND + 1, POSITIONS_IN_BAND])
  expect([all[0], all.at(-1)]).toEqual([
    ['Walker 0', 1],
    ['Walker 0', 5],
  ])
})

it.skipIf(!(await reachable('redis', REDIS)))('works across two nodes, which count together', async () => {
  await server.close()
  const db = openSqlite(':memory:')
  // Counts of other runs are under other times.
  const clock = testClock(Date.UTC(2026, 0, 1) + Math.floor(Math.random() * 1e9))
  const nodes = await Promise.all([1, 2].map(async (node) => ({ node, ...(await openRedis(REDIS)) })))
  const [one, two] = await Promise.all(
    nodes.map(({ node, bus, counter }) => testApp({ db, clock, seed: `${randomUUID()}${node}`, deps: { bus, counter } })),
  )
  server = one!
  url = await socketOf(two!)
  const [ann, bob] = [await standing(await registered(one!.app, 'Ann')), await standing(await registered(one!.app, 'Bob'))]
  const { connected, subscribe } = stompClient(url, ann.session, { clients })
  await connected.until(1)
  // Redis keeps what other runs have sent: only what follows the snapshot is ours.
  const heard = subscribe('/stomp/road/0')
  await heard.until(1)
  await go(bob, 1)
  await go(bob, 2, 0)
  await go(bob, 3)
  expect(shown((await heard.until(3)).slice(1))).toEqual([
    ['Bob', 1],
    ['Bob', 3],
  ])
  for (const client of clients.splice(0)) await client.deactivate({ force: true })
  await two!.close()
  for (const { bus, counter } of nodes) {
    await bus.close()
    await counter.close()
  }
})
