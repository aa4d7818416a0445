import { RaidDifficulty } from '@skystair/contract'
import { RAID_PLATFORMS } from '@skystair/contract/measures'
import { expect, it } from 'vitest'
import { powerOf } from '../growth/power.ts'
import { isEventItem } from '../tasks/event-items.ts'
import { world } from '../testing/test-world.ts'
import { isRaidPlace, isSnowPlace, RAID_ATTEMPTS, raidContext, raidOf, raidPlaceId, snowPlaceId } from './ids.ts'
import { placeById, placesBetween, tilesBetween } from './places.ts'
import { raidStairsAt } from './raid.ts'
import { foesOf, squadAt } from './squad.ts'
import { walkBounds } from './walk-bounds.ts'

const way = { raid: 7, difficulty: 'HARD', stair: 40, attempt: 2 } as const
const contextId = raidContext(way)
const places = placesBetween(world, contextId, 0, 1e6)

it('has a squad or a spring on each platform, and captains with full squads, who hold more stairs', () => {
  const tiles = tilesBetween(world, contextId, 0, 1e6)
  const { maxCoordinate } = walkBounds({ bestVictoryStair: 1, contextId })
  expect([tiles.length, tiles.at(-1)?.posY, places.length]).toEqual([RAID_PLATFORMS, maxCoordinate, RAID_PLATFORMS])
  const worth = places.map(({ id }) => raidStairsAt(world, id))
  expect(worth.slice(0, 10)).toEqual([1, 1, 0, 1, 3, 1, 1, 0, 1, 3])
  for (const [index, { placeType, squadSize }] of places.entries())
    expect([placeType, squadSize]).toEqual(worth[index] === 0 ? ['SKILL', 0] : ['CUSTOM_PLACE', worth[index] === 3 ? 6 : 5])
  expect([raidStairsAt(world, 161), raidStairsAt(world, 3)]).toEqual([0, 0])
})

it('shares no place with other raids, difficulties, stairs, attempts, the snow world or events, and every id is exact', () => {
  const ways = [way, { ...way, raid: 8 }, { ...way, difficulty: 'EASY' as const }, { ...way, stair: 41 }, { ...way, attempt: 3 }]
  const ids = ways.flatMap((each) => placesBetween(world, raidContext(each), 0, 1e6).map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, ...place } of places) {
    expect(placeById(world, id)).toEqual({ id, ...place, contextId })
    expect([isRaidPlace(id), isSnowPlace(id), isEventItem(id)]).toEqual([true, false, false])
  }
  const last = raidPlaceId({ raid: 99_999_999, difficulty: 'EXTREME', stair: 6000, attempt: RAID_ATTEMPTS - 1, step: 60 })
  expect(Number.isSafeInteger(last)).toBe(true)
  expect(isRaidPlace(snowPlaceId({ stair: 6000, visit: 100_000, steps: 60, step: 60 }))).toBe(false)
  expect([placeById(world, places[0]!.id - 1), placeById(world, places.at(-1)!.id + 1)]).toEqual([null, null])
})

it('has stronger squads at each difficulty, of the strength of the stair from which the member came', () => {
  const power = (difficulty: RaidDifficulty, stair: number) =>
    powerOf(squadAt(world, raidPlaceId({ ...way, difficulty, stair, step: 4 }))!.creatures)
  const powers = RaidDifficulty.map((difficulty) => power(difficulty, 40))
  expect(powers).toEqual([...powers].sort((a, b) => a - b))
  expect(new Set(powers).size).toBe(4)
  expect(power('EASY', 100)).toBeGreaterThan(power('EASY', 40))
})

it('has four squads around each captain of the hardest raid, who fight each other too, and one at every other place', () => {
  const extreme = { ...way, difficulty: 'EXTREME' as const }
  for (const step of [1, 5, 6, 10]) {
    const id = raidPlaceId({ ...extreme, step })
    const squad = squadAt(world, id)!
    const several = step % 5 === 0
    expect([squad.others.length, foesOf(squad).kind]).toEqual(several ? [3, 'MULTI'] : [0, 'MOB'])
    const ids = [...squad.creatures, ...squad.others.flat()].map((c) => c.id)
    expect(ids.toSorted((a, b) => b - a)).toEqual(Array.from({ length: several ? 12 : 5 }, (_, i) => -1 - i))
    expect(placeById(world, id)?.squadSize).toBe(ids.length)
    expect(squadAt(world, id)).toEqual(squad)
    for (const other of squad.others) expect(Math.abs(powerOf(other) - powerOf(squad.creatures))).toBeLessThan(powerOf(other) / 4)
  }
  expect(squadAt(world, raidPlaceId({ ...way, step: 5 }))!.others).toEqual([])
})

it('has no places for other context ids', () => {
  for (const bad of ['raid', 'raid:7', 'raid:7:HARD:40', 'raid:7:SOFT:40:2', 'raid:a:HARD:40:2', 'raid:7:HARD:40:200', 'snow:40:3:9'])
    expect(raidOf(bad), bad).toBeNull()
  expect(raidOf(contextId)).toEqual(way)
})
