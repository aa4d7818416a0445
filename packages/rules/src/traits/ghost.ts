import type { Trait } from '../battle/trait.ts'

/** Strikes both rows; one blow in four passes through it. */
export const ghost: Trait = {
  reach: 'flight',
  evades: 4,
}
