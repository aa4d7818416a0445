import type { Trait } from '../battle/trait.ts'

/** While it lives, consumables of its side are 50 % stronger. */
export const gnome: Trait = {
  consumableBonus: 50,
}
