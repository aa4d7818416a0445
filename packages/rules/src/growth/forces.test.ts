import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { AT_ONCE, begin, canBegin, forceLimit, forcePrice, forceRank, forcesOf, ripened, ripening } from './forces.ts'
import { refreshed, statsOf } from './stats.ts'

const HOUR = 3_600_000
const plain = { ark: false, rarity: 'RARE' } as const
const ark = { ark: true, rarity: 'EPIC' } as const
const grownTo = (rank: number, ...classes: ('KNIGHT' | 'MAGE' | 'ELF')[]) =>
  creature('KNIGHT', 1, { forcesV2: classes.map((warriorClass) => ({ force: 'ATTACK', warriorClass, rank, readyAt: null })) })

it('reach rank 7, of legends 8; those of the ark 15 and 16', () => {
  expect([plain, { ...plain, rarity: 'LEGENDARY' as const }, ark, { ...ark, rarity: 'LEGENDARY' as const }].map(forceLimit)).toEqual([
    7, 8, 15, 16,
  ])
})

it('are five, one of each kind, and of heroes of the ark twelve', () => {
  const count = (kind: typeof plain | typeof ark) =>
    (['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON'] as const).reduce((sum, force) => sum + forcesOf(kind, force), 0)
  expect([count(plain), count(ark)]).toEqual([5, 12])
  expect(canBegin(plain, grownTo(3, 'KNIGHT'), 'ATTACK', 'MAGE')).toBe(false)
  expect(canBegin(ark, grownTo(3, 'KNIGHT'), 'ATTACK', 'MAGE')).toBe(true)
  expect(canBegin(ark, grownTo(3, 'KNIGHT', 'MAGE', 'ELF'), 'ATTACK', 'BEAST')).toBe(false)
})

it('ripen in time, longer with every rank, and not beyond the last', () => {
  const begun = begin(creature('KNIGHT', 1), 'HEALTH', 'KNIGHT', 1000)
  expect(begun.forcesV2).toEqual([{ force: 'HEALTH', warriorClass: 'KNIGHT', rank: 0, readyAt: 1000 + HOUR / 2 }])
  expect([ripening([begun]), AT_ONCE]).toEqual([1, 2])
  expect(canBegin(plain, begun, 'HEALTH', 'KNIGHT')).toBe(false)
  expect(ripened(begun, HOUR / 2)).toBe(begun)
  const ready = ripened(begun, 1000 + HOUR / 2)
  expect(ready.forcesV2).toEqual([{ force: 'HEALTH', warriorClass: 'KNIGHT', rank: 1, readyAt: null }])
  expect([ripening([ready]), canBegin(plain, ready, 'HEALTH', 'KNIGHT')]).toEqual([0, true])
  expect(canBegin(plain, grownTo(7, 'KNIGHT'), 'ATTACK', 'KNIGHT')).toBe(false)
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => forcePrice(rank).time / HOUR)
  expect(times).toEqual([0.5, 2, 4.5, 8, 12.5, 18, 24.5, 32])
})

it('add four per cent a rank; further ones of a kind count half', () => {
  expect(forceRank(grownTo(5, 'KNIGHT', 'MAGE', 'ELF'), 'ATTACK')).toBe(10)
  expect(statsOf(world, grownTo(5, 'KNIGHT')).attack).toBe(36)
  expect(refreshed(world, grownTo(15, 'KNIGHT', 'MAGE', 'ELF')).attack).toBe(66)
})

it('cost red crystal up to rank 4 and blue above', () => {
  expect([1, 4, 5, 16].map((rank) => [forcePrice(rank).kind, forcePrice(rank).amount])).toEqual([
    ['crystal', 20],
    ['crystal', 80],
    ['blueCrystal', 4],
    ['blueCrystal', 48],
  ])
})
