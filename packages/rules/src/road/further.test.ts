import { PlaceType } from '@skystair/contract'
import { RaidDifficulty } from '@skystair/contract/enums'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { world } from '@skystair/world'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playToEnd } from '../battle/play.ts'
import { battleRewards } from '../battle/rewards.ts'
import { powerOf } from '../growth/power.ts'
import { randomMove } from '../sim/random-move.ts'
import { gainsAt } from './gains.ts'
import { addressOf, isSnowPlace, raidContext, raidOf, raidPlaceId, snowContext, snowOf, snowPlaceId, visitStair } from './ids.ts'
import { LAST_STAIR, STORY_STAIRS, stairStart } from './measures.ts'
import { placeById, placesBetween, tilesBetween } from './places.ts'
import { guardAt, sourceStair } from './source-stair.ts'
import { kindsAt, squadAt } from './squad.ts'
import { strengthAt } from './strength.ts'
import { teleportTargets } from './teleport.ts'
import { turnBack, turnTarget } from './turn.ts'
import { walkBounds } from './walk-bounds.ts'

const further = [6001, 12_000, 99_999] as const
const placesAround = (stair: number) => placesBetween(world, 'main', stairStart(stair), stairStart(stair) + 20 * STAIR_HEIGHT - 1)

/** Returns every number in a value that is not an exact whole number. */
const inexact = (value: unknown): unknown[] => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(inexact) : []
}

it.each(further)('from stair %i on the road has its places, the same each time, with exact numbers', (stair) => {
  const last = Math.min(LAST_STAIR, stair + 19)
  const places = placesAround(stair)
  expect(places.filter(({ guardian }) => guardian).map((place) => place.stair)).toEqual(
    Array.from({ length: last - stair + 1 }, (_, i) => stair + i),
  )
  for (const place of places) {
    expect(placeById(world, place.id)).toEqual({ ...place, contextId: 'main' })
    expect([inexact(place), inexact(gainsAt(world, place.id)), inexact(squadAt(world, place.id))]).toEqual([[], [], []])
  }
  const tiles = tilesBetween(world, 'main', stairStart(stair), stairStart(stair + 1) - 1)
  expect(tiles.map(({ kind, stair: number }) => [kind, number])).toEqual([
    ['moss', null],
    ['moss', null],
    ['moss', stair],
  ])
  const { maxCoordinate } = walkBounds({ bestVictoryStair: stair - 1 })
  expect(maxCoordinate > stairStart(stair) && maxCoordinate < stairStart(stair + 1)).toBe(true)
})

it.each(further)('a fight of equals at stair %i ends, and every number of it is exact', (stair) => {
  const { creatures, bosses, skill } = squadAt(world, stair * 4)!
  const own = creatures.map((creature) => ({ ...creature, id: -creature.id, playerId: 1 }))
  const setup = { kind: 'MOB' as const, stair, seed: `${stair}`, own, enemy: creatures, bosses, consumables: [], skill }
  const { state } = playToEnd(world, setup, (now) => randomMove(now, (below) => (now.version * 7) % below))
  expect(state.winner).not.toBeNull()
  expect([inexact(state), inexact(battleRewards(world, setup, state))]).toEqual([[], []])
})

it('has stronger squads with every stair, as strong as the stair, to the last', () => {
  for (const stair of [...further, 50_000, LAST_STAIR]) {
    expect(strengthAt(stair)).toBeGreaterThan(strengthAt(stair - 1))
    const guard = guardAt(world, stair)
    const strength = (strengthAt(stair) * (guard?.percent ?? 100)) / 100
    expect(Math.abs(powerOf(squadAt(world, stair * 4)!.creatures) - strength)).toBeLessThan(strength / 20)
  }
})

it('meets the kinds, bosses and resources of the story again, in turn and for ever, but no boss with a name of its own', () => {
  const { from, to } = world.parts.at(-1)!.repeats!
  const cycle = to - from + 1
  expect([STORY_STAIRS, 6001, 6050, 12_000, 99_999].map((stair) => sourceStair(world, stair))).toEqual([6000, 101, 150, 200, 5599])
  fc.assert(
    fc.property(fc.integer({ min: STORY_STAIRS + 1, max: LAST_STAIR - cycle }), (stair) => {
      expect(sourceStair(world, stair + cycle)).toBe(sourceStair(world, stair))
      expect(kindsAt(world, stair)).toEqual(kindsAt(world, sourceStair(world, stair)))
      expect(guardAt(world, stair)?.imageId.startsWith('boss_') ?? false).toBe(false)
    }),
  )
  const types = new Set(placesBetween(world, 'main', stairStart(6001), stairStart(6301)).map(({ placeType }) => placeType))
  expect([...types].sort()).toEqual([...PlaceType].sort())
  expect([6050, 12_000].map((stair) => placeById(world, stair * 4)!.boss)).toEqual([true, true])
  const tokens = placesBetween(world, 'main', stairStart(7415), stairStart(7456)).flatMap(({ gain }) => gain.map(({ kind }) => kind))
  expect(tokens).toContain('tokens')
})

it.each(further)('side roads, portals, the snow world and raids begin at stair %i, too', (stair) => {
  const near = placesBetween(world, 'main', stairStart(stair - 100), stairStart(Math.min(LAST_STAIR, stair + 100)))
  const turn = near.find(({ placeType }) => placeType === 'TURN')!
  expect(turnBack(world, turnTarget(world, turn.id)!.contextId)).toEqual({ contextId: 'main', coordinate: turn.posY })
  const portal = near.find(({ placeType }) => placeType === 'PORTAL')!
  expect(teleportTargets(world, portal.id, stair)?.length).toBeGreaterThanOrEqual(6)
  const begin = visitStair(stair)
  expect(begin <= stair && begin > stair - 43 && visitStair(begin) === begin).toBe(true)
  const visit = { stair: begin, visit: 1000, steps: 60 }
  const snowId = snowPlaceId({ ...visit, step: 7 })
  expect([snowOf(snowContext(visit)), addressOf(snowId), isSnowPlace(snowId)]).toEqual([
    visit,
    { context: 'snow', ...visit, step: 7 },
    true,
  ])
  for (const difficulty of RaidDifficulty) {
    const way = { raid: 99_999_999, difficulty, stair: begin, attempt: 15 }
    const raidId = raidPlaceId({ ...way, step: 7 })
    expect([raidOf(raidContext(way)), addressOf(raidId)]).toEqual([way, { context: 'raid', ...way, step: 7 }])
    expect(squadAt(world, raidId)!.creatures.length).toBeGreaterThan(0)
  }
})
