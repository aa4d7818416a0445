import type { Trait } from '../battle/trait.ts'

/** After a kill may hit again, once per round. */
export const barbarian: Trait = {
  hitsAgainAfterKill: true,
}
