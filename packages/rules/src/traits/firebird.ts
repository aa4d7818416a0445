import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; while it stands, its allies strike a tenth harder. */
export const firebird: Trait = {
  reach: 'flight',
  inspire: () => 10,
}
