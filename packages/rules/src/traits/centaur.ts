import type { Trait } from '../battle/trait.ts'

/** In the first round strikes both rows and a quarter harder. */
export const centaur: Trait = {
  reach: ({ state }) => (state.round === 1 ? 'far' : 'close'),
  strike: ({ state }) => (state.round === 1 ? 25 : 0),
}
