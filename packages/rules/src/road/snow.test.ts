import { expect, it } from 'vitest'
import { powerOf } from '../growth/power.ts'
import { eventItemById, isEventItem } from '../tasks/event-items.ts'
import { world } from '../testing/test-world.ts'
import { addressOf, isSnowPlace, snowContext, snowOf } from './ids.ts'
import { placeById, placesBetween, tilesBetween } from './places.ts'
import { snowSteps, snowStepsLeft } from './snow.ts'
import { squadAt } from './squad.ts'
import { strengthAt } from './strength.ts'
import { movementDirectionOf, walkBounds } from './walk-bounds.ts'

const visit = { stair: 40, visit: 3, steps: 12 }
const contextId = snowContext(visit)
const places = placesBetween(world, contextId, 0, 1e6)

it('has as many platforms as the visit has steps, and ends at the last one', () => {
  const tiles = tilesBetween(world, contextId, 0, 1e6)
  const { maxCoordinate } = walkBounds({ bestVictoryStair: 1, contextId })
  expect([tiles.length, tiles.at(-1)?.posY, new Set(tiles.map(({ kind }) => kind))]).toEqual([12, maxCoordinate, new Set(['snow'])])
  expect([0, 79, 80, 81, maxCoordinate - 160, maxCoordinate].map((at) => snowStepsLeft(contextId, at))).toEqual([12, 12, 11, 11, 1, 0])
  expect(snowStepsLeft('main', 0)).toBe(0)
})

it('leads only up: each platform closes the one before it, while other roads are walked both ways', () => {
  const lowest = (coordinate: number) => walkBounds({ bestVictoryStair: 1, contextId, coordinate }).minCoordinate
  expect([0, 79, 80, 239, 240, 400].map(lowest)).toEqual([0, 0, 80, 80, 240, 400])
  const { posY } = tilesBetween(world, contextId, 0, 1e6)[3]!
  expect(lowest(posY)).toBe(posY)
  expect(['main', contextId, 'turn:42', 'raid:9:NORMAL:40:0'].map(movementDirectionOf)).toEqual(['BW_FW', 'FW', 'BW_FW', 'BW_FW'])
  expect(walkBounds({ bestVictoryStair: 9, coordinate: 2000 }).minCoordinate).toBe(0)
})

it('adds the steps of the clan’s building, up to the maximum of a visit', () => {
  expect([snowSteps(world), snowSteps(world, 5), snowSteps(world, 500)]).toEqual([12, 17, 60])
})

it('is a new road on each visit, and shares no place with other visits, the main road or events', () => {
  const next = placesBetween(world, snowContext({ ...visit, visit: 4 }), 0, 1e6)
  const ids = new Set(places.map(({ id }) => id))
  expect(next.some(({ id }) => ids.has(id))).toBe(false)
  expect(next.map(({ posY }) => posY)).not.toEqual(places.map(({ posY }) => posY))
  for (const { id, ...place } of places) {
    expect(placeById(world, id)).toEqual({ id, ...place, contextId })
    expect([isSnowPlace(id), isEventItem(id), eventItemById(world, id, 0, 'EN')]).toEqual([true, false, null])
    expect(Number.isSafeInteger(id)).toBe(true)
  }
})

it('has guarded hoards, and squads that grow with each platform', () => {
  const hoards = places.filter(({ posY }) => (posY + 80) % 960 === 0)
  expect(hoards.map(({ placeType, squadSize }) => [placeType, squadSize])).toEqual([
    ['RUNE', 6],
    ['RUNE', 6],
  ])
  const [near, far] = hoards.map(({ id }) => powerOf(squadAt(world, id)!.creatures))
  expect(near).toBeLessThan(far!)
  expect(far).toBeLessThanOrEqual((strengthAt(40) * 104) / 100)
  expect(near).toBeGreaterThan((strengthAt(40) * 80) / 100)
})

it('has no places for other context ids and none beside its road', () => {
  for (const bad of ['snow', 'snow:1', 'snow:1:2', 'snow:a:1:2', 'snow:1:2:3:4', 'turn:5', 'snow:40:3:999'])
    expect(snowOf(bad), bad).toBeNull()
  expect([addressOf(1_000_000_000), placeById(world, 1_000_000_000)]).toEqual([null, null])
  const last = places.at(-1)!
  expect(placeById(world, last.id + 13)).toBeNull()
})
