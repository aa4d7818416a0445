import { alliesOf, hasEffect } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'
import { harmfulEffects } from '../effects/index.ts'

/** At the end of each round removes all harmful effects from one ally. */
export const nun: Trait = {
  onRoundEnd: ({ state, self }) => {
    const ally = alliesOf(state, self).find((c) => harmfulEffects.some((type) => hasEffect(c, type)))
    return ally ? [{ do: 'removeEffects', on: ally.id, types: harmfulEffects }] : []
  },
}
