import type { Trait } from '../battle/trait.ts'

/** Its first blow of the fight is half as strong again. */
export const orc: Trait = {
  strike: ({ memory }) => (memory.blows === 0 ? 50 : 0),
}
