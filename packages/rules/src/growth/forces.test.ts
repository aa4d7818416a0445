import { HOUR } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import {
  canImprove,
  forcePrice,
  forceRank,
  improvingCount,
  MAX_IMPROVING,
  maxForceRank,
  maxForces,
  startImproving,
  withImprovedForces,
} from './forces.ts'
import { refreshed, statsOf } from './stats.ts'

const plain = { ark: false, rarity: 'RARE' } as const
const ark = { ark: true, rarity: 'EPIC' } as const
const heroWithForces = (rank: number, ...classes: ('KNIGHT' | 'MAGE' | 'ELF')[]) =>
  creature('KNIGHT', 1, { forcesV2: classes.map((warriorClass) => ({ force: 'ATTACK', warriorClass, rank, readyAt: null })) })

it('have rank 7 at most, 8 for legendary heroes; 15 and 16 for ark heroes', () => {
  expect([plain, { ...plain, rarity: 'LEGENDARY' as const }, ark, { ...ark, rarity: 'LEGENDARY' as const }].map(maxForceRank)).toEqual([
    7, 8, 15, 16,
  ])
})

it('are five, one of each type, and twelve for ark heroes', () => {
  const count = (kind: typeof plain | typeof ark) =>
    (['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON'] as const).reduce((sum, force) => sum + maxForces(kind, force), 0)
  expect([count(plain), count(ark)]).toEqual([5, 12])
  expect(canImprove(plain, heroWithForces(3, 'KNIGHT'), 'ATTACK', 'MAGE')).toBe(false)
  expect(canImprove(ark, heroWithForces(3, 'KNIGHT'), 'ATTACK', 'MAGE')).toBe(true)
  expect(canImprove(ark, heroWithForces(3, 'KNIGHT', 'MAGE', 'ELF'), 'ATTACK', 'BEAST')).toBe(false)
})

it('take time to improve, longer with every rank, up to the highest rank', () => {
  const improving = startImproving(creature('KNIGHT', 1), 'HEALTH', 'KNIGHT', 1000)
  expect(improving.forcesV2).toEqual([{ force: 'HEALTH', warriorClass: 'KNIGHT', rank: 0, readyAt: 1000 + HOUR / 2 }])
  expect([improvingCount([improving]), MAX_IMPROVING]).toEqual([1, 2])
  expect(canImprove(plain, improving, 'HEALTH', 'KNIGHT')).toBe(false)
  expect(withImprovedForces(improving, HOUR / 2)).toBe(improving)
  const ready = withImprovedForces(improving, 1000 + HOUR / 2)
  expect(ready.forcesV2).toEqual([{ force: 'HEALTH', warriorClass: 'KNIGHT', rank: 1, readyAt: null }])
  expect([improvingCount([ready]), canImprove(plain, ready, 'HEALTH', 'KNIGHT')]).toEqual([0, true])
  expect(canImprove(plain, heroWithForces(7, 'KNIGHT'), 'ATTACK', 'KNIGHT')).toBe(false)
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => forcePrice(rank).time / HOUR)
  expect(times).toEqual([0.5, 2, 4.5, 8, 12.5, 18, 24.5, 32])
})

it('add 4 % per rank; further ones of the same type count half', () => {
  expect(forceRank(heroWithForces(5, 'KNIGHT', 'MAGE', 'ELF'), 'ATTACK')).toBe(10)
  expect(statsOf(world, heroWithForces(5, 'KNIGHT')).attack).toBe(36)
  expect(refreshed(world, heroWithForces(15, 'KNIGHT', 'MAGE', 'ELF')).attack).toBe(66)
})

it('cost red crystal up to rank 4 and blue crystal above', () => {
  expect([1, 4, 5, 16].map((rank) => [forcePrice(rank).kind, forcePrice(rank).amount])).toEqual([
    ['crystal', 20],
    ['crystal', 80],
    ['blueCrystal', 4],
    ['blueCrystal', 48],
  ])
})
