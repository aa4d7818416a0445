import type { Trait } from '../battle/trait.ts'

/** Nobody manages to answer its blows. */
export const elf: Trait = {
  unanswered: true,
}
