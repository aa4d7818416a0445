import type { Trait } from '../battle/trait.ts'

/** Takes 30 % less damage from attackers with more attack than she has. */
export const succubus: Trait = {
  damageReduction: ({ attacker, self }) => (attacker.attack > self.attack ? 30 : 0),
}
