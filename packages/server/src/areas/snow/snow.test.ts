import { HOUR } from '@skystair/contract/time'
import { placesBetween, snowOf, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { beforeEach, expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'

const STEP = 160
const me = guestEachTest()
const { fromStair, steps, hours } = world.snow
const winUpTo = (best: number) =>
  me.edit(({ state }) => {
    Object.assign(state, { bestVictoryStair: best, coordinate: 4800 })
  })
beforeEach(() => winUpTo(fromStair))

const get = async () => (await me.client.call('GET /api/snow/get')).reply
const enter = () => me.client.call('POST /api/snow/enter')
const leave = () => me.client.call('POST /api/snow/leave')
const walk = async (coordinate: number) =>
  me.client.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: (await me.player()).contextId } })
const ensure = async () => (await me.client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 6000 } })).reply

test('it opens to players who have won a stair', async () => {
  await winUpTo(fromStair - 1)
  expect(await get()).toMatchObject({ open: false, minStair: fromStair, inside: false })
  expect((await enter()).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/stair' })
})

test('it is a road of its own, on which each new platform costs a step', async () => {
  const { reply } = await enter()
  expect(reply.snow).toEqual({
    open: true,
    minStair: fromStair,
    inside: true,
    stepsLeft: steps,
    steps,
    returnAt: 0,
    visits: 1,
    snowshoes: 0,
  })
  expect(reply.player).toMatchObject({ coordinate: 0, maxCoordinate: steps * STEP - STEP / 2 })
  const road = await ensure()
  expect([road.tiles.length, road.tiles.every(({ kind }) => kind === 'snow')]).toEqual([steps, true])
  expect(road.places.length).toBeGreaterThan(steps / 2)
  await walk(STEP * 3)
  expect(await get()).toMatchObject({ inside: true, stepsLeft: steps - 3 })
  await walk(STEP * steps - STEP / 2)
  expect((await get()).stepsLeft).toBe(0)
  expect((await walk(STEP * steps - STEP / 2 + 1)).error.code).toBe('PLACE_OUT_OF_REACH')
  expect((await me.player()).stair).toBe(fromStair)
})

test('it leads only up: a platform that has been left is closed, and the way to the last one reached is open', async () => {
  await enter()
  await walk(STEP * 3 - STEP / 2 + 20)
  expect(await me.player()).toMatchObject({ movementDirection: 'FW', minCoordinate: STEP * 3 - STEP / 2 })
  expect((await walk(STEP * 3 - STEP / 2 - 1)).error).toMatchObject({ code: 'PLACE_OUT_OF_REACH', field: '/coordinate' })
  expect((await walk(STEP * 3 - STEP / 2)).status).toBe(200)
  expect([(await ensure()).movementDirection, (await ensure()).minCoordinate]).toEqual(['FW', STEP * 3 - STEP / 2])
  await leave()
  expect([(await me.player()).movementDirection, (await walk(0)).status]).toEqual(['BW_FW', 200])
})

test('a player who leaves is back at the previous place, and may return after six hours, to another road', async () => {
  await enter()
  const before = await ensure()
  const { reply } = await leave()
  expect(reply.snow).toMatchObject({ inside: false, stepsLeft: steps, returnAt: me.server.clock() + hours * HOUR })
  expect(reply.player).toMatchObject({ contextId: 'main', coordinate: 4800 })
  expect((await leave()).error.code).toBe('STATE_CHANGED')
  me.server.clock.pass(hours * HOUR - 1)
  expect((await enter()).error.code).toBe('SNOW_RESTING')
  me.server.clock.pass(1)
  expect((await get()).returnAt).toBe(0)
  expect((await enter()).reply.snow.visits).toBe(2)
  const ids = new Set(before.places.map(({ id }) => id))
  expect((await ensure()).places.some(({ id }) => ids.has(id))).toBe(false)
})

test('finds and squads work as on the road', async () => {
  let visits = 0
  const finds = async () => placesBetween(world, (await me.player()).contextId, 0, 6000)
  const next = async () => {
    if (visits > 0) {
      await leave()
      me.server.clock.pass(hours * HOUR)
    }
    visits += 1
    await enter()
    return (await finds()).find(({ placeType, squadSize }) => placeType === 'RESOURCE' && squadSize === 0)
  }
  let free = await next()
  while (!free) free = await next()
  await walk(free.posY)
  const taken = await me.client.call('GET /api/resourcePlace/{id}/take', { params: { id: free.id } })
  expect([taken.reply.gains, taken.reply.place]).toEqual([free.gain, null])
  expect((await me.client.call('GET /api/resourcePlace/{id}/take', { params: { id: free.id } })).error.code).toBe('PLACE_USED')
  const guarded = (await finds()).find(({ squadSize, posY }) => squadSize > 0 && posY > free.posY)!
  await walk(guarded.posY)
  const { reply } = await me.client.call('POST /api/battle/place/attack', { body: { placeId: guarded.id } })
  expect(reply.battle).toMatchObject({ placeId: guarded.id })
  expect(squadAt(world, guarded.id)!.creatures.every(({ imageId }) => world.snow.kinds.includes(imageId))).toBe(true)
  expect((await leave()).error.code).toBe('BATTLE_IN_PROGRESS')
  await me.client.call('POST /api/battle/giveUpBattle')
  expect(snowOf((await me.player()).contextId)?.visit).toBe(visits)
})
