import type { Trait } from '../battle/trait.ts'
import { has } from '../battle/view.ts'
import { harmful } from '../effects/index.ts'

/** Strikes 30 % harder at the poisoned, burning, frozen, stunned and weakened. */
export const naga: Trait = {
  strike: ({ defender }) => (harmful.some((type) => has(defender, type)) ? 30 : 0),
}
