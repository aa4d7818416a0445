import type { BattleCreature, Faction } from '@skystair/contract'
import { effectRules } from '../effects/index.ts'
import { traits } from '../generated/traits.ts'
import { pct } from '../num.ts'
import { attackSkillBonus } from '../skills/attack.ts'
import { defenceSkillReduction } from '../skills/defence.ts'
import { phaseDamageBonus, phaseDamageReduction } from './boss-phase.ts'
import { isAlive, isFrontRow, memoryOf } from './queries.ts'
import type { AttackRange, HitContext } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { BattleState } from './types.ts'

/** Damage of a hit against a target without defence, in per cent of the attack. */
const UNDEFENDED_PERCENT = 320
/** Strength of a counterattack in per cent of a normal hit. */
const COUNTER_PERCENT = 40
/** Per cent by which bracing reduces damage. */
const BRACE_PERCENT = 40
const beatenFaction: Readonly<Record<Faction, Faction | null>> = { SUN: 'MOON', MOON: 'SHADOW', SHADOW: 'SUN', NONE: null }
/** Returns the damage of one faction against another in per cent: 120 against the one it beats, 80 against the one that beats it, else 100. */
export const factionPercent = (of: Faction, against: Faction): number =>
  beatenFaction[of] === against ? 120 : beatenFaction[against] === of ? 80 : 100

/** Damage from attack and defence alone. Each point of defence counts less than the one before; doubling both figures doubles the damage. */
const baseDamage = (attack: number, defence: number): number =>
  Math.trunc((UNDEFENDED_PERCENT * attack * attack) / (100 * Math.max(1, attack + defence)))

/** Sum of what a creature's effects add to its own hits or to those of its row, per cent. */
function effectBonus(c: BattleCreature, what: 'damageBonus' | 'rowDamageBonus'): number {
  let sum = 0
  for (const { type, power } of c.effects) sum += effectRules[type][what]?.(power) ?? 0
  return sum
}

/** Returns the damage that a creature deals or takes, reduced by its effects. */
function afterEffects(c: BattleCreature, what: 'damagePenalty' | 'damageReduction', damage: number): number {
  let left = damage
  for (const { type, power } of c.effects) left = pct(left, 100 - (effectRules[type][what]?.(power) ?? 0))
  return left
}

/** Sum of everything that makes a hit stronger, per cent. */
function damageBonus(state: BattleState, hit: HitContext): number {
  const { attacker } = hit
  const memory = memoryOf(state, attacker.id)
  let sum = effectBonus(attacker, 'damageBonus') + phaseDamageBonus(memory)
  if (!hit.isCounter) {
    sum += attackSkillBonus(attacker)
    for (const trait of traitsOf(attacker)) if (trait.damageBonus) sum += trait.damageBonus(hit)
  }
  for (const c of state.creatures) {
    if (c.side !== attacker.side) continue
    if (isFrontRow(c) === isFrontRow(attacker)) sum += effectBonus(c, 'rowDamageBonus')
    const { allyDamageBonus } = traits[c.class]
    if (allyDamageBonus && c.id !== attacker.id && !hit.isCounter && isAlive(c))
      sum += allyDamageBonus({ state, self: c, memory: memoryOf(state, c.id) })
  }
  return sum
}

/** Returns the damage after all reductions, applied one after another. */
function afterDefences(state: BattleState, hit: HitContext, damage: number): number {
  const { defender } = hit
  const memory = memoryOf(state, defender.id)
  let left = damage
  if (defender.braced) left = pct(left, 100 - BRACE_PERCENT)
  if (!hit.isCounter) left = pct(left, 100 - defenceSkillReduction(defender))
  left = afterEffects(defender, 'damageReduction', left)
  left = pct(left, 100 - phaseDamageReduction(memory))
  for (const trait of traitsOf(defender))
    if (trait.damageReduction) left = pct(left, 100 - trait.damageReduction({ ...hit, self: defender, memory }))
  for (const c of state.creatures) {
    if (c.side !== defender.side || !isAlive(c)) continue
    for (const trait of traitsOf(c))
      if (trait.allyDamageReduction) left = pct(left, 100 - trait.allyDamageReduction({ ...hit, self: c, memory: memoryOf(state, c.id) }))
  }
  return left
}

/**
 * Returns the damage of a hit for a `roll` of −DAMAGE_SPREAD … DAMAGE_SPREAD: at least 1, before `cappedDamage` and regardless of the target's health.
 * Charges of skills are counted but not spent: the caller spends them.
 */
export function damageOf(
  state: BattleState,
  attacker: BattleCreature,
  defender: BattleCreature,
  range: AttackRange,
  isCounter: boolean,
  roll: number,
): number {
  const own = traitsOf(attacker)[0]!
  const hit: HitContext = { state, self: attacker, memory: memoryOf(state, attacker.id), attacker, defender, range, isCounter }
  let damage = baseDamage(attacker.attack, pct(defender.defence, 100 - (own.ignoredDefence ?? 0)))
  damage = pct(damage, isCounter ? (own.counterPercent ?? COUNTER_PERCENT) : (own.hitPercent ?? 100))
  damage = pct(damage, Math.max(10, 100 + damageBonus(state, hit)))
  damage = afterEffects(attacker, 'damagePenalty', damage)
  damage = pct(damage, factionPercent(attacker.faction, defender.faction))
  damage = afterDefences(state, hit, damage)
  return Math.max(1, pct(damage, 100 + roll))
}

/** Returns the damage, limited by the traits of the target. */
export function cappedDamage(state: BattleState, defender: BattleCreature, damage: number): number {
  let most = damage
  for (const trait of traitsOf(defender)) {
    if (trait.maxDamage)
      most = Math.min(most, Math.max(0, trait.maxDamage({ state, self: defender, memory: memoryOf(state, defender.id) })))
  }
  return most
}
