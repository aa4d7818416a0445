import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { withForged } from './forged.ts'
import { refreshed } from './stats.ts'
import { transferPower, transferRefusal } from './transfer.ts'

const weak = refreshed(world, creature('ELF', 1, { level: 11, rank: 2, rankPoints: 5, currentExp: 7 }))
const strong = refreshed(world, creature('KNIGHT', 2, { level: 20 }))

it('the weaker hero loses level, forces and rank, and the other keeps a quarter of that permanently', () => {
  const giver = { ...weak, forcesV2: [{ force: 'ATTACK' as const, warriorClass: 'ELF' as const, rank: 2, readyAt: null }], rankReadyAt: 9 }
  const after = transferPower(world, refreshed(world, giver), strong)
  expect(after.giver).toMatchObject({ level: 1, rank: 0, rankPoints: 0, currentExp: 0, forcesV2: [], attack: 30, defence: 34 })
  expect(after.giver.health.total).toBe(100)
  expect(after.giver).not.toHaveProperty('rankReadyAt')
  // 30 + 100 % of it, and 8 % of that by the force, is 34 more than 30.
  expect(after.target.attack - strong.attack).toBe(8)
  expect(after.target.health.total - strong.health.total).toBe(25)
})

it('is refused to the hero itself, from a stronger hero, from one that has nothing to give, and to one with the highest forged power', () => {
  expect(transferRefusal(world, weak, strong)).toBeNull()
  expect(transferRefusal(world, weak, weak)).toBe('TRANSFER_SELF')
  expect(transferRefusal(world, strong, weak)).toBe('TRANSFER_STRONGER')
  expect(transferRefusal(world, creature('ELF', 3), strong)).toBe('TRANSFER_NOTHING')
  const { giver, target } = transferPower(world, weak, strong)
  expect(transferRefusal(world, { ...giver, level: 5 }, target)).toBe('TRANSFER_NOTHING')
  const full = (['ATTACK', 'DEFENCE', 'HEALTH'] as const).reduce((hero, figure) => withForged(hero, figure, 100_000), strong)
  expect(transferRefusal(world, weak, full)).toBe('FORGED_FULL')
})

it('the giver keeps its artifacts and its earlier forged power', () => {
  const after = transferPower(world, refreshed(world, withForged(weak, 'ATTACK', 8)), strong)
  expect(after.giver.forged).toEqual([{ effectType: 'ATTACK', power: 8 }])
  expect(after.giver.attack).toBe(32)
})
