import type { BattleCreature, Effect } from '@skystair/contract'
import { affect, cleanse } from './effects.ts'
import type { Field } from './types.ts'
import { alive, effectOf, has, neighbours } from './view.ts'
import { wound } from './wound.ts'

/** One neighbour in so many catches the fire at each move of who burns. */
const LEAP = 4

function bite(field: Field, on: BattleCreature, effect: Effect): void {
  if (effect.type !== 'POISONED' && effect.type !== 'FIRED') return
  wound(field, on, { amount: effect.power, by: null, type: 'EFFECT_DAMAGE', what: effect.type })
  if (effect.type !== 'FIRED' || effect.movesRemain < 2) return
  const near = neighbours(field.state, on).filter((n) => !has(n, 'FIRED'))
  if (near.length > 0 && field.dice('leap', LEAP) === 0) affect(field, near[0]!, 'FIRED', effect.movesRemain - 1, effect.power)
}

/**
 * One move of the bearer has passed for the effects that were on it before that move. Poison and fire bite; the others only wear off. HIDDEN counts the
 * moves of those who look for it instead: see `look`.
 */
export function wear(field: Field, on: BattleCreature, before: readonly Effect[]): void {
  for (const effect of before) {
    if (!alive(on)) return
    if (effect.type === 'HIDDEN' || !on.effects.includes(effect)) continue
    bite(field, on, effect)
    if (!alive(on) || !on.effects.includes(effect)) continue
    effect.movesRemain--
    if (effect.movesRemain === 0) cleanse(field, on, [effect.type])
  }
}

/** A side has moved: those hidden from it are a move nearer to being seen. */
export function look(field: Field, side: BattleCreature['side']): void {
  for (const c of field.state.creatures) {
    const hidden = c.side !== side ? effectOf(c, 'HIDDEN') : undefined
    if (!hidden || !alive(c)) continue
    hidden.movesRemain--
    if (hidden.movesRemain <= 0) cleanse(field, c, ['HIDDEN'])
  }
}
