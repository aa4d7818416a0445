import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; while it lives, its allies hit 10 % harder. */
export const firebird: Trait = {
  range: 'flying',
  allyDamageBonus: () => 10,
}
