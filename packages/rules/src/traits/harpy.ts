import type { Trait } from '../battle/trait.ts'
import { has } from '../battle/view.ts'

/** Flies over the front row; its blow breaks bracing and shields before it lands. */
export const harpy: Trait = {
  reach: 'flight',
  before: ({ defender }) =>
    defender.braced || has(defender, 'SHIELDED')
      ? [
          { do: 'unbrace', on: defender.id },
          { do: 'cleanse', on: defender.id, types: ['SHIELDED'] },
        ]
      : [],
}
