import type { BattleCreature, ConsumableKind, ErrorCode } from '@skystair/contract'
import { harmfulEffects } from '../effects/index.ts'
import { traits } from '../generated/traits.ts'
import { statAtLevel } from '../growth/stats.ts'
import { pct } from '../num.ts'
import { applyEffect, removeEffects } from './apply-effect.ts'
import { countDownHiding } from './effect-duration.ts'
import { emit } from './emit.ts'
import { heal, revive } from './heal.ts'
import { byId, hasEffect, isAlive, livingOfSide } from './queries.ts'
import { takeDamage } from './take-damage.ts'
import { selectableTargets } from './targets.ts'
import type { BattleContext, BattleState } from './types.ts'

const kindByName = (state: BattleState, kind: string): ConsumableKind | undefined => state.kinds.find((c) => c.kind === kind)

/** True if using it on the target would change anything. */
function hasUse(kind: ConsumableKind, on: BattleCreature): boolean {
  switch (kind.does) {
    case 'HEAL':
      return on.health.current < on.health.total
    case 'CLEANSE':
      return harmfulEffects.some((type) => hasEffect(on, type)) || (kind.power > 0 && on.health.current < on.health.total)
    case 'REFILL':
      return on.skills.some((s) => s.valueCurrent < s.valueTotal)
    default:
      return true
  }
}

/** Returns why a consumable cannot be used on a target, or null if it can. */
function targetRefusal(state: BattleState, kind: ConsumableKind, on: BattleCreature): ErrorCode | null {
  if (kind.target === 'OWN_DEAD') return on.side !== 'TM1' ? 'TARGET_FORBIDDEN' : isAlive(on) ? 'ONLY_DEAD' : null
  if (!isAlive(on)) return 'TARGET_FORBIDDEN'
  if (kind.target === 'ENEMY') return selectableTargets(state, 'TM1').includes(on) ? null : 'TARGET_FORBIDDEN'
  return on.side === 'TM1' && hasUse(kind, on) ? null : 'TARGET_FORBIDDEN'
}

/** Returns the consumables that the player can use now, each with its possible targets. Only one can be used per round. */
export function usableConsumables(state: BattleState): { id: number; kind: string; count: number; targets: number[] }[] {
  if (state.consumedIn === state.round) return []
  return state.consumables.flatMap(({ id, kind, count }) => {
    const known = kindByName(state, kind)
    if (!known || count < 1) return []
    const targets = state.creatures.filter((c) => targetRefusal(state, known, c) === null).map((c) => c.id)
    return targets.length > 0 ? [{ id, kind, count, targets }] : []
  })
}

/** The catalogue states damage in points at level 1. They grow with the target's level and rank as its health does. */
const pointsAtLevel = (power: number, on: BattleCreature): number => Math.max(1, statAtLevel(power, on.level, on.rank))

function applyConsumable(battle: BattleContext, { does, moves, kind }: ConsumableKind, power: number, on: BattleCreature): void {
  const total = on.health.total
  switch (does) {
    case 'HEAL':
      heal(battle, on, pct(total, power), null, kind)
      break
    case 'REVIVE':
      revive(battle, on, pct(total, power), null, kind)
      break
    case 'FREEZE':
      applyEffect(battle, on, 'FROZEN', moves, 0)
      break
    case 'FIRE':
      applyEffect(battle, on, 'FIRED', moves, pointsAtLevel(power, on))
      break
    case 'POISON':
      applyEffect(battle, on, 'POISONED', moves, pointsAtLevel(power, on))
      break
    case 'SHIELD':
      applyEffect(battle, on, 'SHIELDED', moves, power)
      break
    case 'HIDE':
      applyEffect(battle, on, 'HIDDEN', moves, 0)
      break
    case 'TOTEM':
      applyEffect(battle, on, 'TOTEM', moves, power)
      break
    case 'STRENGTHEN':
      applyEffect(battle, on, 'STRENGTHENED', moves, power)
      break
    case 'CLEANSE':
      removeEffects(battle, on, harmfulEffects)
      heal(battle, on, pct(total, power), null, kind)
      break
    case 'REFILL':
      for (const skill of on.skills) skill.valueCurrent = Math.min(skill.valueTotal, skill.valueCurrent + power)
      break
    case 'STRIKE':
      takeDamage(battle, on, { amount: pointsAtLevel(power, on), by: null, type: 'HIT', what: kind })
      break
  }
}

/** Uses a consumable on a creature. Returns an error code and changes nothing if that is not possible, else null. */
export function useConsumable(battle: BattleContext, id: number, targetId: number): ErrorCode | null {
  const { state } = battle
  const held = state.consumables.find((c) => c.id === id)
  const kind = held && held.count > 0 ? kindByName(state, held.kind) : undefined
  if (!held || !kind) return 'CONSUMABLE_NOT_FOUND'
  const on = byId(state, targetId)
  if (!on) return 'CREATURE_NOT_FOUND'
  if (state.consumedIn === state.round) return 'BATTLE_TURN'
  const refused = targetRefusal(state, kind, on)
  if (refused) return refused
  held.count--
  state.consumedIn = state.round
  state.consumed++
  const bonus = livingOfSide(state, 'TM1').reduce((most, c) => Math.max(most, traits[c.class].consumableBonus ?? 0), 0)
  emit(battle, 'CONSUMABLE', on, { what: kind.kind })
  applyConsumable(battle, kind, kind.does === 'REFILL' ? kind.power : pct(kind.power, 100 + bonus), on)
  countDownHiding(battle, 'TM1')
  return null
}
