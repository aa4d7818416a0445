import { enemiesOf, isFrontRow } from '../battle/queries.ts'
import type { BattleAction, Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Once per battle comes back to life with a third of its health and sets the enemy's front row on fire: 20 % of its attack per move. */
export const asgardianPhoenix: Trait = {
  oncePerBattle: 'onDeath',
  onDeath: ({ state, self }) => [
    { do: 'revive', on: self.id, health: Math.trunc(self.health.total / 3) },
    ...enemiesOf(state, self)
      .filter(isFrontRow)
      .map(({ id }): BattleAction => ({ do: 'effect', on: id, type: 'FIRED', moves: 2, power: Math.max(1, pct(self.attack, 20)) })),
  ],
}
