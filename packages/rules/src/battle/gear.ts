import type { ArtifactEffect, BattleCreature, Faction } from '@skystair/contract'
import { forceRank } from '../growth/forces.ts'
import { pct } from '../num.ts'
import type { Trait } from './trait.ts'
import { has } from './view.ts'

const halved = (c: BattleCreature): boolean => c.health.current * 2 < c.health.total

/** Strikes harder while it has less than half of its health. */
const koscheyAttack = (power: number): Trait => ({ strike: ({ self }) => (halved(self) ? power : 0) })

/** Takes less while it has less than half of its health. */
const koscheyDefence = (power: number): Trait => ({ ward: ({ self }) => (halved(self) ? Math.min(power, 75) : 0) })

/** Takes less from creatures of one side of the world. */
const amulet = (against: Faction, power: number): Trait => ({
  ward: ({ attacker }) => (attacker.faction === against ? Math.min(power, 75) : 0),
})
const amulets: Partial<Record<ArtifactEffect, Faction>> = { AMULET_SUN: 'SUN', AMULET_MOON: 'MOON', AMULET_SHADOW: 'SHADOW' }

/** Its blow poisons for two moves with that many points each. */
const poison = (power: number): Trait => ({
  landed: ({ defender, killed }) =>
    killed || has(defender, 'POISONED') ? [] : [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power }],
})

/** The force of poison: each rank poisons with 2 % of the blow, for two moves. */
const venom = (rank: number): Trait => ({
  landed: ({ defender, killed, damage }) =>
    killed || has(defender, 'POISONED')
      ? []
      : [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(damage, 2 * rank)) }],
})

/** What artifacts and forces do in a fight beyond the figures they raise. RESURRECTION works where the fallen are counted: see wound.ts. */
export function gearOf(c: BattleCreature): Trait[] {
  const found: Trait[] = []
  for (const { effectType, power } of c.artifacts) {
    if (effectType === 'KOSCHEY_ATTACK') found.push(koscheyAttack(power))
    if (effectType === 'KOSCHEY_DEFENCE') found.push(koscheyDefence(power))
    if (effectType === 'POISON') found.push(poison(power))
    const against = amulets[effectType]
    if (against) found.push(amulet(against, power))
  }
  const rank = forceRank(c, 'POISON')
  if (rank > 0) found.push(venom(rank))
  return found
}

/** Per cent of its health with which it rises once: its best RESURRECTION artifact; 0 without one. */
export const resurrection = (c: BattleCreature): number =>
  c.artifacts.reduce((best, a) => (a.effectType === 'RESURRECTION' ? Math.max(best, a.power) : best), 0)
