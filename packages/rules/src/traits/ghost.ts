import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; one hit in four misses it. */
export const ghost: Trait = {
  range: 'flying',
  evadesOneIn: 4,
}
