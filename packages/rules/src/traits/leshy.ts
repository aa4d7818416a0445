import type { Trait } from '../battle/trait.ts'

/** While it stands in the front row, the creature behind it cannot be chosen as a target. */
export const leshy: Trait = {
  coversBehind: true,
}
