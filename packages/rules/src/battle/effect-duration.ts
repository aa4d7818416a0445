import type { BattleCreature, Effect } from '@skystair/contract'
import { effectRules, hidingEffects } from '../effects/index.ts'
import { applyEffect, removeEffects } from './apply-effect.ts'
import { hasEffect, isAlive, neighbours } from './queries.ts'
import { takeDamage } from './take-damage.ts'
import type { BattleContext } from './types.ts'

/** Deals an effect's damage to the creature that has it. Fire may spread to a neighbour. */
function dealEffectDamage(battle: BattleContext, on: BattleCreature, effect: Effect): void {
  const { type, power, movesRemain } = effect
  const { damagePerMove, spreadsOneIn } = effectRules[type]
  if (!damagePerMove) return
  takeDamage(battle, on, { amount: damagePerMove(power), by: null, type: 'EFFECT_DAMAGE', what: type })
  if (!spreadsOneIn || movesRemain < 2) return
  const near = neighbours(battle.state, on).filter((n) => !hasEffect(n, type))
  if (near.length > 0 && battle.dice('spread', spreadsOneIn) === 0) applyEffect(battle, near[0]!, type, movesRemain - 1, power)
}

/**
 * Counts down the effects that a creature had before its move, and deals their damage. Effects that hide are counted by the enemies' moves instead:
 * see `countDownHiding`.
 */
export function countDownEffects(battle: BattleContext, on: BattleCreature, before: readonly Effect[]): void {
  for (const effect of before) {
    if (!isAlive(on)) return
    if (effectRules[effect.type].hides || !on.effects.includes(effect)) continue
    dealEffectDamage(battle, on, effect)
    if (!isAlive(on) || !on.effects.includes(effect)) continue
    effect.movesRemain--
    if (effect.movesRemain === 0) removeEffects(battle, on, [effect.type])
  }
}

/** Counts down the hiding of a side's enemies after that side has moved. */
export function countDownHiding(battle: BattleContext, side: BattleCreature['side']): void {
  for (const c of battle.state.creatures) {
    const hides = c.side !== side ? c.effects.find(({ type }) => effectRules[type].hides) : undefined
    if (!hides || !isAlive(c)) continue
    hides.movesRemain--
    if (hides.movesRemain <= 0) removeEffects(battle, c, hidingEffects)
  }
}
