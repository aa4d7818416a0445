import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { artifactOf, priceOf } from './artifact.ts'
import { experienceShare, growCreature, spawn } from './creature.ts'
import { expForLevel, growPlayer } from './experience.ts'
import { difficultyFor, fullPower, powerOf } from './power.ts'
import { kindOf, refreshed, statsOf } from './stats.ts'

it('creates a healthy creature of its kind, and none of an unknown kind', () => {
  const made = spawn(world, 'golem', { id: 7, playerId: 3, level: 6, rank: 9, now: 50 })
  expect(made).toMatchObject({
    id: 7,
    class: 'GOLEM',
    level: 6,
    rank: 5,
    healedAt: 50,
    maxExp: expForLevel(6),
    weight: kindOf(world, 'golem')!.id,
  })
  expect(made.health).toEqual({ current: made.health.total, total: 190 })
  expect([made.attack, made.defence]).toEqual([57, 64])
  expect(() => spawn(world, 'nobody', { id: 1, playerId: null })).toThrow('nobody')
  expect(kindOf(world, 'nobody')).toBeNull()
})

it('adds the bonuses of artifacts and forces', () => {
  const bare = spawn(world, 'human', { id: 1, playerId: 1 })
  const artifact = (effectType: 'ATTACK' | 'ATTACK_DEFENCE' | 'HEALTH' | 'SHADOW_ENFORCE', power: number) => ({
    id: power,
    artifactId: 1,
    effectType,
    atlasKey: 'a',
    rarity: 'USUAL' as const,
    power,
  })
  const worn = {
    ...bare,
    artifacts: [artifact('ATTACK', 5), artifact('ATTACK_DEFENCE', 3), artifact('HEALTH', 20)],
    forcesV2: [{ force: 'DEFENCE' as const, warriorClass: 'HUMAN' as const, rank: 5, readyAt: null }],
  }
  expect(statsOf(world, worn)).toEqual({ health: 120, attack: 38, defence: 43, immortality: 0 })
  expect(statsOf(world, { ...bare, faction: 'SHADOW', artifacts: [artifact('SHADOW_ENFORCE', 20)] }).attack).toBe(36)
  expect(refreshed(world, { ...worn, health: { current: 90, total: 100 } }).health).toEqual({ current: 90, total: 120 })
})

it('raises at most one level at a time and keeps as much of the rest as fits below the next level', () => {
  const start = { level: 1, currentExp: 0, maxExp: expForLevel(1) }
  expect(growPlayer(start, 10)).toEqual({ level: 1, currentExp: 10, maxExp: 100 })
  expect(growPlayer(start, 100)).toEqual({ level: 2, currentExp: 0, maxExp: 315 })
  expect(growPlayer(start, 100_000)).toEqual({ level: 2, currentExp: 314, maxExp: 315 })
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), (gains) => {
      const end = gains.reduce(growPlayer, start)
      expect(end.currentExp).toBeLessThan(end.maxExp)
      expect(end.maxExp).toBe(expForLevel(end.level))
    }),
  )
})

it('raises a level without wounding or reviving a creature, and adds up rank points', () => {
  const young = spawn(world, 'elf', { id: 1, playerId: 1 })
  const grown = growCreature(world, { ...young, rankPoints: 40 }, young.maxExp, 6)
  expect([grown.level, grown.rank, grown.rankPoints, grown.currentExp]).toEqual([2, 0, 46, 0])
  expect(grown.health).toEqual({ current: 108, total: 108 })
  const wounded = growCreature(world, { ...young, health: { current: 40, total: 100 } }, young.maxExp, 0)
  expect(wounded.health).toEqual({ current: 48, total: 108 })
  const fallen = growCreature(world, { ...young, health: { current: 0, total: 100 } }, young.maxExp, 0)
  expect(fallen.health).toEqual({ current: 0, total: 108 })
  const best = growCreature(world, { ...young, rank: 5 }, 0, 500)
  expect([best.rank, best.rankPoints]).toEqual([5, 0])
})

it('measures a squad by its current health and colours a battle by both powers', () => {
  const whole = creature('HUMAN', 1)
  const half = creature('HUMAN', 2, { health: 25 })
  expect(powerOf([whole])).toBe(100)
  expect(powerOf([half])).toBe(50)
  expect(powerOf([creature('HUMAN', 3, { health: 0 })])).toBe(0)
  expect([79, 80, 81, 110, 111].map((enemy) => difficultyFor(100, enemy))).toEqual(['GREEN', 'GREEN', 'YELLOW', 'YELLOW', 'RED'])
})

it('counts a class by its trait and a skill by its charges, and doubles power with the figures', () => {
  const figures = { total: 200, attack: 60, defence: 68 }
  const [plain, mage, armed, twice] = [
    creature('ELF', 1),
    creature('MAGE', 2),
    creature('ELF', 3, { skills: { ATTACK: 2 } }),
    creature('ELF', 4, figures),
  ].map(fullPower)
  expect(mage! * 100).toBeGreaterThan(plain! * 110)
  expect(armed! * 100).toBeGreaterThan(plain! * 108)
  expect(Math.abs(twice! - 2 * plain!)).toBeLessThanOrEqual(2)
})

it('makes an artifact stronger by its rarity, and sells it by its power', () => {
  const kind = { ...world.artifacts[0]!, power: 7 }
  const powers = (['USUAL', 'UNIQUE', 'RARE'] as const).map((rarity) => artifactOf({ ...kind, rarity }, 3).power)
  expect(powers).toEqual([7, 10, 14])
  expect([artifactOf(kind, 3).id, priceOf({ power: 7 })]).toEqual([3, 35])
})

it('gives the living all of a battle’s experience and the dead nine tenths of it', () => {
  expect([experienceShare(41, creature('HUMAN', 1)), experienceShare(41, creature('HUMAN', 1, { health: 0 }))]).toEqual([41, 36])
})
