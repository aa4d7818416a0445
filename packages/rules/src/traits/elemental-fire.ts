import { enemiesOf, isFrontRow } from '../battle/queries.ts'
import type { BattleAction, Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** At the end of each round damages the enemy's whole front row by 20 % of its attack. */
export const elementalFire: Trait = {
  onRoundEnd: ({ state, self }) =>
    enemiesOf(state, self)
      .filter(isFrontRow)
      .map(({ id }): BattleAction => ({ do: 'damage', on: id, amount: Math.max(1, pct(self.attack, 20)) })),
}
