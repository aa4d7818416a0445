// Damage and its consequences. Damage triggers actions of traits and actions deal damage: the two call each other, so both are in this file.
import type { BattleCreature, BattleEvent } from '@skystair/contract'
import { pct } from '../num.ts'
import { spendImmortality } from '../skills/immortality.ts'
import { applyEffect, removeEffects } from './apply-effect.ts'
import { bossPhaseOf, entersPhase, phaseActions } from './boss-phase.ts'
import { emit } from './emit.ts'
import { resurrectionPercent } from './equipment.ts'
import { heal, revive, swapPositions } from './heal.ts'
import { byId, isAlive, memoryOf } from './queries.ts'
import type { BattleAction, Trait } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { BattleContext } from './types.ts'

export interface Damage {
  readonly amount: number
  /** Id of the creature that caused it; null for effects and consumables. */
  readonly by: number | null
  readonly type: BattleEvent['type']
  readonly what?: string | null
  readonly crit?: boolean
}

/** Returns what saves a creature from deadly damage, or null: a charge of IMMORTALITY, its immortality points, or a trait. Spends it. */
function survivalCause(battle: BattleContext, c: BattleCreature): string | null {
  if (spendImmortality(c)) return 'IMMORTALITY'
  const memory = memoryOf(battle.state, c.id)
  for (const trait of traitsOf(c)) {
    const isOnce = trait.oncePerBattle === 'survives'
    if (!trait.survives || (isOnce && memory.spent) || !trait.survives({ state: battle.state, self: c, memory })) continue
    if (isOnce) memory.spent = true
    return c.class
  }
  return null
}

function die(battle: BattleContext, c: BattleCreature, killer: BattleCreature | null): void {
  const { state } = battle
  c.health.current = 0
  c.effects = []
  c.braced = false
  state.deaths++
  emit(battle, 'DEATH', c, { by: killer?.id ?? null })
  const memory = memoryOf(state, c.id)
  for (const trait of traitsOf(c))
    if (trait.onDeath) applyActionsOnce(battle, c, trait, 'onDeath', trait.onDeath({ state, self: c, memory, killer }))
  const power = resurrectionPercent(c)
  if (!isAlive(c) && power > 0 && !memory.risen) {
    memory.risen = true
    applyActions(battle, c, [{ do: 'revive', on: c.id, health: pct(c.health.total, Math.min(power, 100)) }], 'RESURRECTION')
  }
  for (const other of state.creatures) {
    if (other.id === c.id || !isAlive(other)) continue
    for (const trait of traitsOf(other)) {
      if (trait.onOtherDeath) applyActions(battle, other, trait.onOtherDeath({ state, self: other, memory: memoryOf(state, other.id) }))
    }
  }
}

/** Damages a living creature and carries out what follows: survival, death, the second phase of a boss. */
export function takeDamage(battle: BattleContext, on: BattleCreature, { amount, by, type, what = null, crit = false }: Damage): void {
  if (!isAlive(on) || amount <= 0) return
  const { state } = battle
  const killer = by === null ? null : (byId(state, by) ?? null)
  const isDeadly = amount >= on.health.current
  const rescue = isDeadly ? survivalCause(battle, on) : null
  if (killer && killer.side !== on.side) memoryOf(state, killer.id).dealt += Math.min(amount, on.health.current)
  on.health.current = isDeadly ? (rescue ? 1 : 0) : on.health.current - amount
  emit(battle, type, on, { by, amount, what, crit })
  if (rescue) emit(battle, 'SURVIVE', on, { what: rescue })
  if (on.health.current === 0) die(battle, on, killer)
  const memory = memoryOf(state, on.id)
  if (entersPhase(on, memory)) {
    memory.phase = bossPhaseOf(on)
    emit(battle, 'PHASE', on, { what: memory.phase })
    applyActions(battle, on, phaseActions(state, on), null)
  }
}

function applyAction(battle: BattleContext, by: BattleCreature, action: BattleAction): void {
  const on = byId(battle.state, action.on)
  if (!on) return
  switch (action.do) {
    case 'effect':
      applyEffect(battle, on, action.type, action.moves, action.power, by.id)
      break
    case 'heal':
      heal(battle, on, action.amount, by.id)
      break
    case 'damage':
      takeDamage(battle, on, { amount: action.amount, by: by.id, type: 'EFFECT_DAMAGE', what: by.class })
      break
    case 'revive':
      revive(battle, on, action.health, by.id)
      break
    case 'removeEffects':
      removeEffects(battle, on, action.types)
      break
    case 'endBrace':
      on.braced = false
      break
    case 'changePosition':
      swapPositions(battle, on, action.position)
      break
  }
}

/** Carries out the actions of a creature's trait (or artifact or boss phase). Emits a TRAIT event first, unless `what` is null. */
export function applyActions(
  battle: BattleContext,
  by: BattleCreature,
  actions: readonly BattleAction[],
  what: string | null = by.class,
): void {
  if (actions.length === 0) return
  if (what !== null) emit(battle, 'TRAIT', by, { by: by.id, what })
  for (const action of actions) applyAction(battle, by, action)
}

/** The same for a part of a trait that may work only once per battle. */
export function applyActionsOnce(
  battle: BattleContext,
  by: BattleCreature,
  trait: Trait,
  hook: NonNullable<Trait['oncePerBattle']>,
  actions: readonly BattleAction[],
): void {
  const memory = memoryOf(battle.state, by.id)
  if (trait.oncePerBattle === hook) {
    if (memory.spent) return
    if (actions.length > 0) memory.spent = true
  }
  applyActions(battle, by, actions)
}
