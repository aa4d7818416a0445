import type { RatingType } from '@skystair/contract'
import { ARENA_PLACES } from '@skystair/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guest, PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ONLINE } from '../../session/activity.ts'
import { ratingByType } from './by-type.ts'
import { area } from './index.ts'
import { finerCounts } from './migration.ts'

let server: TestApp
const HALLOWEEN = Date.UTC(2026, 9, 29)

beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const idOf = async (client: TestClient) => (await client.call('GET /api/player/id/current')).reply.id
const round = () => area.recurring!(server.deps)

async function ranked(name: string, level: number, exp = 0): Promise<[TestClient, number]> {
  const client = await registered(server.app, name)
  const id = await idOf(client)
  await edit(server, id, ({ state }) => {
    Object.assign(state, { level, currentExp: exp })
  })
  return [client, id]
}

const rating = async (client: TestClient, type: RatingType = 'level', query: { from?: number; to?: number; filter?: string } = {}) =>
  (await client.call('GET /api/rating/by/{type}', { params: { type }, query: { from: 0, to: 100, ...query } })).reply
const names = async (...asked: Parameters<typeof rating>) => (await rating(...asked)).positions.map(({ name }) => name)

test('players are ordered by level, then by experience, then by id', async () => {
  const [ann] = await ranked('Ann', 3)
  await ranked('Bob', 12)
  await ranked('Eve', 3, 20)
  const [, last] = await ranked('Max', 3)
  await round()
  const { positions, playersTotal, myPosition } = await rating(ann)
  expect(positions.map(({ positionNumber, name, value }) => [positionNumber, name, value])).toEqual([
    [1, 'Bob', 12],
    [2, 'Eve', 3],
    [3, 'Ann', 3],
    [4, 'Max', 3],
  ])
  expect([playersTotal, myPosition]).toEqual([4, 3])
  await edit(server, last, ({ state }) => {
    state.level = 13
  })
  await round()
  expect([await names(ann), (await rating(ann)).myPosition]).toEqual([['Max', 'Bob', 'Eve', 'Ann'], 4])
})

test('each position shows the portrait that the player wears now', async () => {
  const [ann, id] = await ranked('Ann', 3)
  await round()
  const face = async () => (await rating(ann)).positions[0]!.face?.avatar
  expect(await face()).toBeNull()
  await edit(server, id, ({ state }) => {
    state.avatar = 'captain'
  })
  expect(await face()).toBe('captain')
})

test('a page begins at the requested position and has at most a hundred and one entries', async () => {
  const clients = []
  for (let n = 0; n < 6; n++) clients.push(await ranked(`Ranked ${n}`, 20 - n))
  await round()
  const [ann] = clients[0]!
  expect(await names(ann, 'level', { from: 2, to: 4 })).toEqual(['Ranked 2', 'Ranked 3'])
  expect([await names(ann, 'level', { from: 6, to: 106 }), await names(ann, 'level', { from: 4, to: 2 })]).toEqual([[], []])
  expect(await names(ann, 'level', { from: Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER })).toEqual([])
})

test('a filter finds players by the beginning of their name, with their positions', async () => {
  const [ann] = await ranked('Anna', 5)
  await ranked('Annabel', 9)
  await ranked('Яна', 7)
  await round()
  const { positions } = await rating(ann, 'level', { filter: ' aNN' })
  expect(positions.map(({ positionNumber, name }) => [positionNumber, name])).toEqual([
    [1, 'Annabel'],
    [3, 'Anna'],
  ])
  expect([await names(ann, 'level', { filter: 'я' }), await names(ann, 'level', { filter: '%' })]).toEqual([['Яна'], []])
})

test('what a filter finds comes in pages as well: of a hundred positions and one more', async () => {
  const [ann] = await ranked('Anna', 5)
  await ranked('Annabel', 9)
  await ranked('Annette', 7)
  await round()
  const page = (from: number, to: number) => names(ann, 'level', { filter: 'ann', from, to })
  expect([await page(0, 101), await page(1, 2), await page(2, 101), await page(3, 101)]).toEqual([
    ['Annabel', 'Annette', 'Anna'],
    ['Annabel'],
    ['Annette'],
    [],
  ])
  const asked: number[][] = []
  const source = {
    total: async () => 0,
    positionOf: async () => null,
    page: async () => [],
    find: async (_tx: unknown, _filter: string, from: number, limit: number) => {
      asked.push([from, limit])
      return []
    },
  }
  const handler = ratingByType as (ctx: object) => Promise<unknown>
  const query = { filter: 'ann', from: 100, to: 1000 }
  const ctx = { now: server.clock(), playerId: 1, ratings: { level: source }, params: { type: 'level' }, query }
  await server.db.read((tx) => handler({ ...ctx, tx }))
  expect(asked).toEqual([[100, 101]])
})

test('params compare the strength of the squads', async () => {
  const [ann, id] = await ranked('Ann', 3)
  await ranked('Bob', 3)
  await round()
  const before = await rating(ann, 'params')
  expect(before.positions.map(({ value }) => value > 0)).toEqual([true, true])
  await edit(server, id, ({ state }) => {
    state.squad = state.squad.slice(0, 1)
  })
  await round()
  expect((await rating(ann, 'params')).positions.map(({ name }) => name)).toEqual(['Bob', 'Ann'])
})

test('an event’s rating orders players by the items found, until the next event begins', async () => {
  server.clock.pass(HALLOWEEN - server.clock())
  const [ann, id] = await ranked('Ann', 3)
  const [, other] = await ranked('Bob', 3)
  const found = (player: number, count: number) =>
    edit(server, player, ({ state }) => {
      state.taskBook = { 'pumpkin@2026': [count, 0] }
    })
  await found(id, 4)
  await found(other, 9)
  await round()
  expect((await rating(ann, 'eventPosition')).positions.map(({ name, value }) => [name, value])).toEqual([
    ['Bob', 9],
    ['Ann', 4],
  ])
  expect((await rating(ann, 'level')).playersTotal).toBe(2)
})

test('players of the arena are ordered by their places', async () => {
  const [ann] = await ranked('Ann', 9)
  const [bob] = await ranked('Bob', 9)
  await ranked('Cat', 9)
  for (const player of [bob, ann]) await player.call('POST /api/arena/enter', { body: { timeZone: 'UTC' } })
  await round()
  const { positions, playersTotal, myPosition } = await rating(ann, 'arenaPosition')
  expect(positions.map(({ positionNumber, name, value }) => [positionNumber, name, value])).toEqual([
    [1, 'Bob', ARENA_PLACES + 1],
    [2, 'Ann', ARENA_PLACES + 2],
  ])
  expect([playersTotal, myPosition]).toEqual([2, 2])
})

test('a rating without a source is empty', async () => {
  const handler = ratingByType as (ctx: object) => Promise<unknown>
  const ctx = { now: server.clock(), playerId: 1, params: { type: 'clanLevel' }, query: { from: 0, to: 100 }, ratings: {} }
  const reply = await server.deps.db.read((tx) => handler({ ...ctx, tx }))
  expect(reply).toEqual({ playersTotal: 0, playersOnline: 0, myPosition: null, positions: [] })
})

test('guests are in no rating, and a deleted account leaves all ratings at once', async () => {
  await guest(server.app)
  const [ann] = await ranked('Ann', 3)
  const [bob] = await ranked('Bob', 9)
  await round()
  expect((await rating(ann)).playersTotal).toBe(2)
  await bob.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect([await names(ann), await names(ann, 'level', { filter: 'Bob' }), (await rating(ann)).myPosition]).toEqual([['Ann'], [], 1])
  await round()
  expect(await names(ann)).toEqual(['Ann'])
})

test('a player who has done something in the last minutes is online', async () => {
  const [ann] = await ranked('Ann', 3)
  await round()
  expect((await rating(ann)).playersOnline).toBe(1)
  server.clock.pass(ONLINE + 1)
  await round()
  expect((await rating(ann)).playersOnline).toBe(0)
})

test('counting all entries anew, as the migration of the counts does, gives the counts that were kept', async () => {
  for (let n = 0; n < 5; n++) await ranked(`Ranked ${n}`, 3 + 7 * n, 5 * n)
  await round()
  const counts = () =>
    server.db.tx((tx) => tx.all('select board, depth, prefix, players from rating_count where players > 0 order by board, depth, prefix'))
  const kept = await counts()
  expect(kept.length).toBeGreaterThan(0)
  await server.db.tx(async (tx) => {
    for (const sql of finerCounts.sql as readonly string[]) await tx.run(sql)
  })
  expect(await counts()).toEqual(kept)
})
