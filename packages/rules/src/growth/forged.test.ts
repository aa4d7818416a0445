import type { ArtifactEffect, BattleCreature } from '@skystair/contract'
import { ArtifactEffect as effects } from '@skystair/contract/enums'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equipmentTraits, resurrectionPercent } from '../battle/equipment.ts'
import { hashState } from '../battle/hash.ts'
import { startBattle } from '../battle/play.ts'
import { creature, world } from '../testing/test-world.ts'
import { artifactOf, canForge, forgedWith, wearing } from './artifact.ts'
import { withForged } from './forged.ts'
import { refreshed } from './stats.ts'

const artifact = (effectType: ArtifactEffect, power: number) =>
  artifactOf({ id: 1, key: 'thing', effectType, atlasKey: 'artifact/1/thing', rarity: 'USUAL', power, minStair: 1 }, 1)
const knight = creature('KNIGHT', 1)

it('a hero keeps a quarter of the power of everything that was forged into it, and the quarters add up', () => {
  const once = forgedWith(world, knight, artifact('ATTACK', 6))
  expect(once.attack).toBe(knight.attack + 1)
  const twice = forgedWith(world, once, artifact('ATTACK', 6))
  expect([twice.attack, twice.forged]).toEqual([knight.attack + 3, [{ effectType: 'ATTACK', power: 12 }]])
  expect(forgedWith(world, knight, artifact('ATTACK_DEFENCE', 8))).toMatchObject({ attack: knight.attack + 2, defence: knight.defence + 2 })
  expect(forgedWith(world, { ...knight, health: { current: 50, total: 100 } }, artifact('HEALTH', 80)).health).toEqual({
    current: 60,
    total: 120,
  })
})

it('forged power remains when artifacts change, and adds at most half of the hero’s own figure, which grows with its level', () => {
  let hero = knight
  while (canForge(world, hero, artifact('ATTACK', 40))) hero = forgedWith(world, hero, artifact('ATTACK', 40))
  expect(hero.attack).toBe(45)
  expect(wearing(world, hero, [artifact('ATTACK', 5)]).attack).toBe(50)
  expect(canForge(world, { ...hero, level: 9 }, artifact('ATTACK', 40))).toBe(true)
  expect(canForge(world, hero, artifact('ATTACK_DEFENCE', 4))).toBe(true)
})

it('effects that raise no figure work in battle with a quarter of their power, a quarter per cent at most', () => {
  const fighter = (effect: ArtifactEffect, power: number) => withForged(knight, effect, power) as unknown as BattleCreature
  const count = (effect: ArtifactEffect) => equipmentTraits(fighter(effect, 40)).length
  expect((['KOSCHEY_ATTACK', 'KOSCHEY_DEFENCE', 'POISON', 'AMULET_SUN', 'ATTACK', 'RESURRECTION'] as const).map(count)).toEqual([
    1, 1, 1, 1, 0, 0,
  ])
  expect([resurrectionPercent(fighter('RESURRECTION', 40)), resurrectionPercent(fighter('RESURRECTION', 4000))]).toEqual([10, 25])
  const shadow = { ...knight, faction: 'SHADOW' as const }
  expect(refreshed(world, withForged(shadow, 'SHADOW_ENFORCE', 80)).attack).toBe(36)
})

it('forging never lowers a figure, whatever is forged in whatever order', () => {
  const piece = fc.record({ effect: fc.constantFrom(...effects), power: fc.integer({ min: 1, max: 300 }) })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let hero = knight
      for (const { effect, power } of pieces) {
        const after = forgedWith(world, hero, artifact(effect, power))
        expect([after.attack >= hero.attack, after.defence >= hero.defence, after.health.total >= hero.health.total]).toEqual([
          true,
          true,
          true,
        ])
        hero = after
      }
    }),
  )
})

it('a battle of heroes without forged power has the same hash as before the forge existed', () => {
  const setup = { kind: 'MOB' as const, stair: 1, seed: '0'.repeat(32), bosses: [], consumables: [], skill: 20 }
  const hash = (hero: typeof knight) => hashState(startBattle(world, { ...setup, own: [hero], enemy: [creature('BEAST', -1)] }).state)
  expect(hash({ ...knight, forged: undefined })).toBe(hash(knight))
  expect(hash(withForged(knight, 'ATTACK', 4))).not.toBe(hash(knight))
})
