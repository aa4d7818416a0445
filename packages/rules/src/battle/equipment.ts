import type { ArtifactEffect, BattleCreature, Faction } from '@skystair/contract'
import { forceRank } from '../growth/forces.ts'
import { forgedEffect, forgedEffects } from '../growth/forged.ts'
import { pct } from '../num.ts'
import { hasEffect } from './queries.ts'
import type { Trait } from './trait.ts'

const isBelowHalf = (c: BattleCreature): boolean => c.health.current * 2 < c.health.total

/** Hits harder while below half of its health. */
const koscheyAttackTrait = (power: number): Trait => ({ damageBonus: ({ self }) => (isBelowHalf(self) ? power : 0) })

/** Takes less damage while below half of its health. */
const koscheyDefenceTrait = (power: number): Trait => ({ damageReduction: ({ self }) => (isBelowHalf(self) ? Math.min(power, 75) : 0) })

/** Takes less damage from creatures of one faction. */
const amuletTrait = (against: Faction, power: number): Trait => ({
  damageReduction: ({ attacker }) => (attacker.faction === against ? Math.min(power, 75) : 0),
})
const amuletFactions: Partial<Record<ArtifactEffect, Faction>> = { AMULET_SUN: 'SUN', AMULET_MOON: 'MOON', AMULET_SHADOW: 'SHADOW' }

/** Its hits poison for two moves, `power` points each. */
const poisonArtifactTrait = (power: number): Trait => ({
  afterHit: ({ defender, killed }) =>
    killed || hasEffect(defender, 'POISONED') ? [] : [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power }],
})

/** The force POISON: hits poison for two moves; each move takes 2 % of the hit's damage per rank. */
const poisonForceTrait = (rank: number): Trait => ({
  afterHit: ({ defender, killed, damage }) =>
    killed || hasEffect(defender, 'POISONED')
      ? []
      : [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(damage, 2 * rank)) }],
})

function effectTrait(effectType: ArtifactEffect, power: number): Trait | null {
  if (effectType === 'KOSCHEY_ATTACK') return koscheyAttackTrait(power)
  if (effectType === 'KOSCHEY_DEFENCE') return koscheyDefenceTrait(power)
  if (effectType === 'POISON') return poisonArtifactTrait(power)
  const against = amuletFactions[effectType]
  return against ? amuletTrait(against, power) : null
}

/**
 * Returns the traits that artifacts, the forge and forces add in a battle besides raising figures. RESURRECTION is handled by `takeDamage`, where a creature dies.
 */
export function equipmentTraits(c: BattleCreature): Trait[] {
  const traits = [...c.artifacts, ...forgedEffects(c)]
    .map(({ effectType, power }) => effectTrait(effectType, power))
    .filter((trait) => trait !== null)
  const rank = forceRank(c, 'POISON')
  if (rank > 0) traits.push(poisonForceTrait(rank))
  return traits
}

/** Returns the share of its health, per cent, with which a creature is revived once: the highest of its RESURRECTION artifacts and of the forge, or 0. */
export const resurrectionPercent = (c: BattleCreature): number =>
  c.artifacts.reduce(
    (best, a) => (a.effectType === 'RESURRECTION' ? Math.max(best, a.power) : best),
    forgedEffect(c, 'RESURRECTION', c.attack),
  )
