import type { Trait } from '../battle/trait.ts'

/** The first deadly hit of a battle leaves it with 1 health. */
export const zombie: Trait = {
  oncePerBattle: 'survives',
  survives: () => true,
}
