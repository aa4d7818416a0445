import type { BattleCreature, Effect } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import { tell } from './events.ts'
import type { EffectType, Field } from './types.ts'
import { alive, effectOf, sameRow } from './view.ts'

const sheltered = (field: Field, on: BattleCreature, type: EffectType): boolean =>
  traits[on.class].immune?.includes(type) ||
  field.state.creatures.some((c) => alive(c) && sameRow(c, on) && traits[c.class].shelters?.includes(type))

/** Lays an effect on someone living. One that is there already is renewed: the longer time and the greater strength hold. */
export function affect(field: Field, on: BattleCreature, type: EffectType, moves: number, power: number, by: number | null = null): void {
  if (!alive(on) || moves <= 0 || sheltered(field, on, type)) return
  const old = effectOf(on, type)
  // Always a new object: the effects that were there before a move are told from those that came with it by identity.
  const fresh: Effect = { type, movesRemain: Math.max(moves, old?.movesRemain ?? 0), power: Math.max(power, old?.power ?? 0) }
  on.effects = [...on.effects.filter((e) => e !== old), fresh]
  tell(field, 'EFFECT', on, { by, amount: fresh.movesRemain, what: type })
}

/** Takes effects of those types away. */
export function cleanse(field: Field, on: BattleCreature, types: readonly EffectType[]): void {
  for (const { type } of on.effects.filter((e) => types.includes(e.type))) {
    on.effects = on.effects.filter((e) => e.type !== type)
    tell(field, 'EFFECT_END', on, { what: type })
  }
}
