import type { Trait } from '../battle/trait.ts'

/** Once per battle comes back to life with half of its health. */
export const phoenix: Trait = {
  oncePerBattle: 'onDeath',
  onDeath: ({ self }) => [{ do: 'revive', on: self.id, health: Math.trunc(self.health.total / 2) }],
}
