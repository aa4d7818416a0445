import type { BattleCreature, Effect } from '@skystair/contract'
import { effects, hiding } from '../effects/index.ts'
import { affect, cleanse } from './affect.ts'
import type { Field } from './types.ts'
import { alive, has, neighbours } from './view.ts'
import { wound } from './wound.ts'

function bite(field: Field, on: BattleCreature, effect: Effect): void {
  const { type, power, movesRemain } = effect
  const { bites, leaps } = effects[type]
  if (!bites) return
  wound(field, on, { amount: bites(power), by: null, type: 'EFFECT_DAMAGE', what: type })
  if (!leaps || movesRemain < 2) return
  const near = neighbours(field.state, on).filter((n) => !has(n, type))
  if (near.length > 0 && field.dice('leap', leaps) === 0) affect(field, near[0]!, type, movesRemain - 1, power)
}

/**
 * One move of the bearer has passed for the effects that were on it before that move: some bite, all wear off. Those that hide count the moves of those
 * who look for them instead: see `look`.
 */
export function wear(field: Field, on: BattleCreature, before: readonly Effect[]): void {
  for (const effect of before) {
    if (!alive(on)) return
    if (effects[effect.type].hides || !on.effects.includes(effect)) continue
    bite(field, on, effect)
    if (!alive(on) || !on.effects.includes(effect)) continue
    effect.movesRemain--
    if (effect.movesRemain === 0) cleanse(field, on, [effect.type])
  }
}

/** A side has moved: those hidden from it are a move nearer to being seen. */
export function look(field: Field, side: BattleCreature['side']): void {
  for (const c of field.state.creatures) {
    const hides = c.side !== side ? c.effects.find(({ type }) => effects[type].hides) : undefined
    if (!hides || !alive(c)) continue
    hides.movesRemain--
    if (hides.movesRemain <= 0) cleanse(field, c, hiding)
  }
}
