import type { Trait } from '../battle/trait.ts'

/** Answers blows with its full attack. */
export const monk: Trait = {
  answer: 100,
}
