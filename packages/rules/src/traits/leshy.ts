import type { Trait } from '../battle/trait.ts'

/** While it stands in front, nobody can choose the one behind it. */
export const leshy: Trait = {
  covers: true,
}
