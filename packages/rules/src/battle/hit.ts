import type { BattleCreature } from '@skystair/contract'
import { hidingEffects } from '../effects/index.ts'
import { pct } from '../num.ts'
import { poisonSkillEffect } from '../skills/poison.ts'
import { chargedSkill } from '../skills/skill.ts'
import { healAmount } from './ally-healing.ts'
import { applyEffect, removeEffects } from './apply-effect.ts'
import { cappedDamage, damageOf } from './damage.ts'
import { DAMAGE_SPREAD, DICE_FACES, type DiceRoll } from './dice.ts'
import { emit } from './emit.ts'
import { heal } from './heal.ts'
import { byId, hasEffect, isAlive, isStopped, memoryOf } from './queries.ts'
import { splashOf } from './splash.ts'
import { applyActions, takeDamage } from './take-damage.ts'
import { rangeOf } from './targets.ts'
import type { HitContext, LandedHit, Splash } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { BattleContext } from './types.ts'

/** Returns the random deviation of a hit's damage, per cent. */
const rollDamage = (battle: BattleContext, what: DiceRoll): number => battle.dice(what, DICE_FACES) - DAMAGE_SPREAD

/** Spends a charge of a skill. Returns whether there was one. */
function spendCharge(battle: BattleContext, c: BattleCreature, type: 'ATTACK' | 'DEFENCE' | 'HEALTH' | 'POISON'): boolean {
  const skill = chargedSkill(c, type)
  if (!skill) return false
  skill.valueCurrent--
  emit(battle, 'SKILL', c, { by: c.id, what: type })
  return true
}

function applySplash(battle: BattleContext, hit: HitContext, damage: number, roll: number, { id, percent, own }: Splash): void {
  const on = byId(battle.state, id)
  if (!on || !isAlive(on)) return
  const { attacker, range } = hit
  const amount = own ? pct(damageOf(battle.state, attacker, on, range, false, roll), percent) : pct(damage, percent)
  takeDamage(battle, on, {
    amount: cappedDamage(battle.state, on, Math.max(1, amount)),
    by: attacker.id,
    type: 'HIT',
    what: attacker.class,
  })
}

/** Lets a target that survived strike back with a part of its strength, unless the attacker is out of its range. The event is called ANSWER. */
function counterAttack(battle: BattleContext, hit: HitContext): void {
  const { state } = battle
  const { attacker, defender, range } = hit
  const isAble = isAlive(defender) && isAlive(attacker) && !isStopped(defender)
  if (!isAble || range === 'ranged' || traitsOf(attacker)[0]!.preventsCounter) return
  const damage = cappedDamage(state, attacker, damageOf(state, defender, attacker, 'melee', true, rollDamage(battle, 'counter')))
  takeDamage(battle, attacker, { amount: damage, by: defender.id, type: 'ANSWER' })
}

/** Resolves one hit with all its consequences: charges, splash damage, traits of both, the counterattack. Turns are the caller's concern. */
export function resolveHit(battle: BattleContext, attacker: BattleCreature, defender: BattleCreature): void {
  const { state } = battle
  const range = rangeOf(state, attacker)
  const memory = memoryOf(state, attacker.id)
  const hit: HitContext = { state, self: attacker, memory, attacker, defender, range, isCounter: false }
  removeEffects(battle, attacker, hidingEffects)
  for (const trait of traitsOf(attacker)) if (trait.beforeHit) applyActions(battle, attacker, trait.beforeHit(hit))
  const { evadesOneIn } = traitsOf(defender)[0]!
  if (evadesOneIn && battle.dice('evade', evadesOneIn) === 0) {
    memory.hits++
    emit(battle, 'MISS', defender, { by: attacker.id, what: defender.class })
    counterAttack(battle, hit)
    return
  }
  const roll = rollDamage(battle, 'hit')
  const damage = cappedDamage(state, defender, damageOf(state, attacker, defender, range, false, roll))
  // Splash targets are determined before anybody dies.
  const splashes = splashOf(hit)
  const crit = spendCharge(battle, attacker, 'ATTACK')
  spendCharge(battle, defender, 'DEFENCE')
  const healthBefore = defender.health.current
  const deaths = state.deaths
  takeDamage(battle, defender, { amount: damage, by: attacker.id, type: 'HIT', crit })
  const killed = !isAlive(defender) || state.deaths > deaths
  const landed: LandedHit = { ...hit, damage, overkill: killed ? Math.max(0, damage - healthBefore) : 0, killed }
  for (const splash of splashes) applySplash(battle, hit, damage, roll, splash)
  // Only death stops the attacker's traits: effects that the target just put on it do not.
  for (const trait of traitsOf(attacker)) if (trait.afterHit && isAlive(attacker)) applyActions(battle, attacker, trait.afterHit(landed))
  if (!killed && isAlive(defender) && !hasEffect(defender, 'POISONED') && spendCharge(battle, attacker, 'POISON')) {
    const { moves, power } = poisonSkillEffect(damage)
    applyEffect(battle, defender, 'POISONED', moves, power, attacker.id)
  }
  const defenderMemory = memoryOf(state, defender.id)
  for (const trait of traitsOf(defender)) {
    if (trait.afterBeingHit) applyActions(battle, defender, trait.afterBeingHit({ ...landed, self: defender, memory: defenderMemory }))
  }
  memory.hits++
  defenderMemory.taken++
  if (!killed) counterAttack(battle, hit)
  if (killed && traitsOf(attacker)[0]!.hitsAgainAfterKill && memory.again !== state.round && isAlive(attacker)) {
    memory.again = state.round
    attacker.struck = false
  }
}

/** Heals an ally. Spends a charge of HEALTH if there is one. */
export function healAlly(battle: BattleContext, self: BattleCreature, ally: BattleCreature): void {
  const amount = healAmount(battle.state, self, ally)
  spendCharge(battle, self, 'HEALTH')
  heal(battle, ally, amount, self.id)
}
