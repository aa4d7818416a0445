import type { Trait } from '../battle/trait.ts'

/** Whoever has more attack than she does strikes her 30 % weaker. */
export const succubus: Trait = {
  ward: ({ attacker, self }) => (attacker.attack > self.attack ? 30 : 0),
}
