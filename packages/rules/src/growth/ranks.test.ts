import { MINUTE } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { growCreature, spawn } from './creature.ts'
import { canRaiseRank, finishRaising, isRankFinished, pointsForRank, rankTime, startRaising, withRank } from './ranks.ts'

const elf = creature('ELF', 1, { rankPoints: pointsForRank(0) + 1 })

it('raising a rank costs its points and a time that grows with its square', () => {
  expect(canRaiseRank({ ...elf, rankPoints: pointsForRank(0) - 1 })).toBe(false)
  expect(canRaiseRank(elf)).toBe(true)
  const raising = startRaising(elf, 1000)
  expect(raising).toMatchObject({ rank: 0, rankPoints: 1, rankReadyAt: 1000 + 10 * MINUTE })
  expect(canRaiseRank({ ...raising, rankPoints: 500 })).toBe(false)
  expect([1, 2, 5].map(rankTime)).toEqual([10 * MINUTE, 40 * MINUTE, 250 * MINUTE])
})

it('a raised rank makes a hero stronger, and neither wounds nor revives it', () => {
  const raised = finishRaising(world, startRaising(elf, 0))
  expect(raised).toMatchObject({ rank: 1, attack: 33, health: { current: 110, total: 110 } })
  expect(raised).not.toHaveProperty('rankReadyAt')
  const wounded = withRank(world, { ...elf, health: { current: 40, total: 100 } }, 1)
  expect(wounded.health).toEqual({ current: 50, total: 110 })
  expect(withRank(world, { ...elf, health: { current: 0, total: 100 } }, 1).health.current).toBe(0)
})

it('at the highest rank, and while that is being raised, points no longer add up', () => {
  const last = { ...elf, rank: elf.maxRank - 1, rankPoints: 500 }
  const raising = startRaising(last, 0)
  expect([isRankFinished(last), isRankFinished(raising), raising.rankPoints]).toEqual([false, true, 0])
  expect(growCreature(world, raising, 0, 6).rankPoints).toBe(0)
  expect(canRaiseRank({ ...last, rank: elf.maxRank })).toBe(false)
})

it('a rank gives the same figures whether it is raised or given from the start, and keeps the rank points', () => {
  const spawned = (rank: number) => spawn(world, world.creatures[0]!.imageId, { id: 1, playerId: 1, level: 4, rank })
  expect(withRank(world, { ...spawned(0), rankPoints: 5 }, 1)).toEqual({ ...spawned(1), rankPoints: 5 })
})

it('a rank can be higher than the hero’s own highest, after which rank points no longer add up', () => {
  expect(withRank(world, elf, 10)).toMatchObject({ rank: 10, maxRank: 10, rankPoints: 0 })
})
