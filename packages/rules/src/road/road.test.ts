import { PlaceType, type World } from '@skystair/contract'
import { INTERACTION_RANGE, STAIR_HEIGHT } from '@skystair/contract/measures'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { world } from '../testing/test-world.ts'
import { gainsAt } from './gains.ts'
import { addressOf, turnContext } from './ids.ts'
import { LAST_STAIR, stairOf, stairStart, TILE_HEIGHT } from './measures.ts'
import { placeById, placesBetween, tilesBetween } from './places.ts'
import { squadAt } from './squad.ts'
import { teleportTargets } from './teleport.ts'
import { turnBack, turnTarget } from './turn.ts'
import { isInInteractionRange, walkBounds } from './walk-bounds.ts'

const stairs = fc.integer({ min: 1, max: LAST_STAIR })
const firstPlaces = placesBetween(world, 'main', 0, 60 * STAIR_HEIGHT)

it('counts stairs from 1, each 480 units high', () => {
  expect([0, 479, 480, STAIR_HEIGHT * LAST_STAIR + 5].map(stairOf)).toEqual([1, 1, 2, LAST_STAIR])
  expect([1, 2, 10].map(stairStart)).toEqual([0, 480, 4320])
})

it('gives every stair three platforms, the numbered one on top, at even distances', () => {
  fc.assert(
    fc.property(stairs, (stair) => {
      const tiles = tilesBetween(world, 'main', stairStart(stair), stairStart(stair + 1) - 1)
      expect(tiles.map((t) => t.stair)).toEqual([null, null, stair])
      expect(tiles.map((t) => t.posY - stairStart(stair))).toEqual([60, 60 + TILE_HEIGHT, 60 + 2 * TILE_HEIGHT])
      expect(tiles.every((t) => Math.abs(t.posX) <= 200)).toBe(true)
    }),
  )
})

it('makes the same places for every player, read at once or in parts, each with its own id', () => {
  fc.assert(
    fc.property(stairs, fc.integer({ min: 1, max: 4 }), (stair, count) => {
      const from = stairStart(stair)
      const to = from + count * STAIR_HEIGHT
      const middle = from + 200
      const whole = placesBetween(world, 'main', from, to)
      expect([...placesBetween(world, 'main', from, middle), ...placesBetween(world, 'main', middle + 1, to)]).toEqual(whole)
      expect(new Set(whole.map((p) => p.id)).size).toBe(whole.length)
      for (const place of whole) {
        expect(placeById(world, place.id)).toEqual({ ...place, contextId: 'main' })
        expect(Math.abs(place.posX)).toBeLessThanOrEqual(300)
      }
    }),
  )
})

it('puts a guardian on every stair and the first battle within 400 units, against a single creature of level 1', () => {
  fc.assert(
    fc.property(stairs, (stair) => {
      const guardians = placesBetween(world, 'main', stairStart(stair), stairStart(stair + 1) - 1).filter((p) => p.guardian)
      expect(guardians.map((g) => [g.stair, g.squadSize > 0])).toEqual([[stair, true]])
      const { id, creatureImageId, companions } = guardians[0]!
      expect([creatureImageId, ...companions].toSorted()).toEqual(
        squadAt(world, id)!
          .creatures.map(({ imageId }) => imageId)
          .toSorted(),
      )
    }),
  )
  const guarded = firstPlaces.find((p) => p.creatureId !== null)!
  expect([guarded.posY <= 400, guarded.squadSize, guarded.creatureLevel]).toEqual([true, 1, 1])
})

it('has all twelve types of places on the first sixty stairs', () => {
  expect([...new Set(firstPlaces.map((p) => p.placeType))].sort()).toEqual([...PlaceType].sort())
})

it('puts the same squad on a place every time, with ids below zero, in sizes and levels that grow', () => {
  const guardian = (stair: number) => squadAt(world, stair * 4)!
  expect(guardian(30)).toEqual(guardian(30))
  expect([1, 3, 9, 30, 6000].map((stair) => guardian(stair).creatures.length)).toEqual([1, 2, 4, 6, 6])
  const levels = [1, 10, 60, 600, 6000].map((stair) => guardian(stair).creatures[0]!.level)
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  for (const { id } of guardian(30).creatures) expect(id).toBeLessThan(0)
  expect(squadAt(world, firstPlaces.find((p) => p.placeType === 'TALKER')!.id)).toBeNull()
})

it('makes squads that survive a round trip through JSON', () => {
  for (const stair of [1, 7, 8, 29, 400]) expect(JSON.parse(JSON.stringify(squadAt(world, stair * 4)))).toEqual(squadAt(world, stair * 4))
})

it('prefers guards and places of the catalogue to generated ones', () => {
  const customWorld: World = {
    ...world,
    guards: [{ stair: 12, imageId: 'fairy', boss: true, percent: 92, with: ['imp'] }],
    places: [{ stair: 2, slot: 1, placeType: 'GAINABLE', image: 'own', subject: 'friend', gain: [], creature: 'nun' }],
  }
  const { creatures, bosses, leader } = squadAt(customWorld, 12 * 4)!
  expect([bosses, leader, creatures.length]).toEqual([[-1], -1, 5])
  expect(['fairy', 'imp'].every((name) => creatures.some((c) => c.imageId === name))).toBe(true)
  expect(placeById(customWorld, 12 * 4)).toMatchObject({ creatureImageId: 'fairy', boss: true, guardian: true })
  expect(placeById(customWorld, 2 * 4 + 1)).toMatchObject({ placeType: 'GAINABLE', image: 'own', subject: 'friend', creatureId: null })
  expect(gainsAt(customWorld, 2 * 4 + 1)).toEqual({ gains: [], creature: 'nun' })
})

it('gives what a fixed place names: resources, a consumable, an artifact', () => {
  const gain = ['gold', 'heal', 'sword'].map((kind) => ({ kind, amount: 2 }))
  const customWorld: World = { ...world, places: [{ stair: 2, slot: 2, placeType: 'RESOURCE', image: 'own', subject: null, gain }] }
  expect(gainsAt(customWorld, 2 * 4 + 2)).toEqual({ gains: [{ kind: 'gold', amount: 2 }], consumable: 'heal', artifact: 1 })
})

it('lets a player walk up to the next guardian and use near places that are not behind it', () => {
  expect(walkBounds({ bestVictoryStair: 0 })).toEqual({ minCoordinate: 0, maxCoordinate: 320 })
  expect(walkBounds({ bestVictoryStair: 9 }).maxCoordinate).toBe(stairStart(10) + 320)
  expect(walkBounds({ bestVictoryStair: LAST_STAIR }).maxCoordinate).toBe(LAST_STAIR * STAIR_HEIGHT - 1)
  const { maxCoordinate } = walkBounds({ bestVictoryStair: 0 })
  expect(isInInteractionRange({ posY: 380 }, 320, maxCoordinate)).toBe(true)
  expect(isInInteractionRange({ posY: 540 }, 320, maxCoordinate)).toBe(false)
  expect(isInInteractionRange({ posY: 60 }, 60 + INTERACTION_RANGE)).toBe(true)
  expect(isInInteractionRange({ posY: 60 }, 61 + INTERACTION_RANGE)).toBe(false)
})

it('leads from a turn into a side road of four to eight platforms with something precious at its end, and back', () => {
  const turns = firstPlaces.filter((p) => p.placeType === 'TURN')
  expect(turns.length).toBeGreaterThan(0)
  for (const { id, posY, subject } of turns) {
    const contextId = turnContext(id)
    expect([subject, turnTarget(world, id)]).toEqual([contextId, { contextId, coordinate: 0 }])
    expect(turnBack(world, contextId)).toEqual({ contextId: 'main', coordinate: posY })
    const { maxCoordinate } = walkBounds({ bestVictoryStair: 0, contextId })
    const tiles = tilesBetween(world, contextId, 0, maxCoordinate)
    expect(tiles.length >= 4 && tiles.length <= 8).toBe(true)
    const places = placesBetween(world, contextId, 0, maxCoordinate)
    const last = places.at(-1)!
    expect(last.posY).toBe(tiles.at(-1)!.posY)
    const { gains, consumable, artifact } = gainsAt(world, last.id)
    expect(gains.length > 0 || consumable !== undefined || artifact !== undefined).toBe(true)
    for (const place of places) expect(placeById(world, place.id)).toEqual({ ...place, contextId })
  }
  expect(turnTarget(world, firstPlaces.find((p) => p.guardian)!.id)).toBeNull()
  expect(turnBack(world, 'main')).toBeNull()
})

it('leads from a portal to the first stair and to other portals up to the player’s best stair', () => {
  const portals = firstPlaces.filter((p) => p.placeType === 'PORTAL')
  expect(portals.length).toBeGreaterThan(1)
  const [lower, upper] = [portals[0]!, portals.at(-1)!]
  expect(teleportTargets(world, lower.id, 0)).toEqual([])
  const targets = teleportTargets(world, upper.id, 60)!
  expect(targets[0]).toEqual({ target: 5, stair: 1, posY: 60, contextId: 'main' })
  expect(targets.every((t) => t.target !== upper.id && t.stair <= 60)).toBe(true)
  expect(targets.length).toBeGreaterThan(1)
  expect(teleportTargets(world, firstPlaces.find((p) => p.guardian)!.id, 60)).toBeNull()
})

it('gives something at every place of a type that promises it', () => {
  fc.assert(
    fc.property(stairs, (stair) => {
      for (const { id, placeType } of placesBetween(world, 'main', stairStart(stair), stairStart(stair + 1) - 1)) {
        const { gains, consumable, artifact, creature } = gainsAt(world, id)
        expect(gains.every((g) => g.amount > 0)).toBe(true)
        if (placeType === 'RESOURCE' || placeType === 'RUNE') expect(gains).toHaveLength(1)
        if (placeType === 'CONSUMABLE') expect(consumable).toBeDefined()
        if (placeType === 'ARTIFACT') expect(artifact).toBeDefined()
        if (placeType === 'GAINABLE') expect(creature).toBeDefined()
      }
    }),
  )
})

it('has no place, squad, gain or platform for ids and contexts that do not exist', () => {
  for (const id of [-1, 0, 3, 7, LAST_STAIR * 4 + 4, 1.5, 999_999_999]) {
    expect(placeById(world, id)).toBeNull()
    expect(squadAt(world, id)).toBeNull()
    expect(gainsAt(world, id)).toEqual({ gains: [] })
  }
  expect(addressOf(7)).toBeNull()
  expect(placesBetween(world, 'nowhere', 0, 5000)).toEqual([])
  expect(tilesBetween(world, 'turn:4', 0, 5000)).toEqual([])
  expect(placesBetween(world, 'main', -900, -1)).toEqual([])
})
