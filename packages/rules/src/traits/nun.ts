import type { Trait } from '../battle/trait.ts'
import { allies, has } from '../battle/view.ts'
import { harmful } from '../effects/index.ts'

/** At the end of each round frees one ally of whatever harms them. */
export const nun: Trait = {
  roundEnd: ({ state, self }) => {
    const ally = allies(state, self).find((c) => harmful.some((type) => has(c, type)))
    return ally ? [{ do: 'cleanse', on: ally.id, types: harmful }] : []
  },
}
