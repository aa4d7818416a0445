import type { BattleCreature, Effect } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { emit } from './emit.ts'
import { effectOf, isAlive, isSameRow } from './queries.ts'
import type { BattleContext, EffectType } from './types.ts'

/** True if the creature's class or a living ally in its row makes it immune to this effect. */
const isImmune = (battle: BattleContext, on: BattleCreature, type: EffectType): boolean =>
  traits[on.class].immune?.includes(type) ||
  battle.state.creatures.some((c) => isAlive(c) && isSameRow(c, on) && traits[c.class].rowImmune?.includes(type))

/**
 * Puts an effect on a living creature. If it already has an effect of this type, the longer duration and the greater power are kept.
 * Does nothing to the dead and the immune.
 */
export function applyEffect(
  battle: BattleContext,
  on: BattleCreature,
  type: EffectType,
  moves: number,
  power: number,
  by: number | null = null,
): void {
  if (!isAlive(on) || moves <= 0 || isImmune(battle, on, type)) return
  const old = effectOf(on, type)
  // Always a new object: `countDownEffects` recognises by identity the effects that were there before the move.
  const applied: Effect = { type, movesRemain: Math.max(moves, old?.movesRemain ?? 0), power: Math.max(power, old?.power ?? 0) }
  on.effects = [...on.effects.filter((e) => e !== old), applied]
  emit(battle, 'EFFECT', on, { by, amount: applied.movesRemain, what: type })
}

/** Removes all effects of these types. */
export function removeEffects(battle: BattleContext, on: BattleCreature, types: readonly EffectType[]): void {
  for (const { type } of on.effects.filter((e) => types.includes(e.type))) {
    on.effects = on.effects.filter((e) => e.type !== type)
    emit(battle, 'EFFECT_END', on, { what: type })
  }
}
