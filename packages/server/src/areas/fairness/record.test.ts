import type { Move } from '@skystair/rules'
import { hashState, replay, seedHash, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { playToStair } from '../../../testing/road-bot.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

test('a player can play every finished fight again, and it ends in the same bytes', async () => {
  const client = await guest(server.app)
  const { fights } = await playToStair(server, client, 3)
  const { reply: list } = await client.call('GET /api/battle/list')
  expect(list).toHaveLength(fights)
  expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => b - a))
  for (const { id, stair, winner } of list) {
    const { reply: told } = await client.call('GET /api/battle/{id}/record', { params: { id } })
    expect(seedHash(told.setup.seed)).toBe(told.seedHash)
    expect(told.setup.enemy).toEqual(squadAt(world, told.placeId!)!.creatures)
    const { state } = replay(world, told.setup, told.moves as Move[])
    expect([hashState(state), state.winner, told.setup.stair]).toEqual([told.hash, winner, stair])
  }
})
