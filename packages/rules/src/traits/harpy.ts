import { hasEffect } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; removes bracing and shields before its hit deals damage. */
export const harpy: Trait = {
  range: 'flying',
  beforeHit: ({ defender }) =>
    defender.braced || hasEffect(defender, 'SHIELDED')
      ? [
          { do: 'endBrace', on: defender.id },
          { do: 'removeEffects', on: defender.id, types: ['SHIELDED'] },
        ]
      : [],
}
