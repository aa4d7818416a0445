import type { Trait } from '../battle/trait.ts'

/** While it stands, consumables of its side are half as strong again. */
export const gnome: Trait = {
  brews: 50,
}
