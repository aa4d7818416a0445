import type { BattleCreature } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { isFrontRow } from './queries.ts'

/** Returns by how many per cent a creature overrates hitting a target, by its class's preference. */
export function preferencePercent(self: BattleCreature, target: BattleCreature): number {
  const { current, total } = target.health
  switch (creatureClasses[self.class].prefers) {
    case 'WOUNDED':
      return Math.trunc((40 * (total - current)) / total)
    case 'BACK_ROW':
      return isFrontRow(target) ? 0 : 35
    case 'HEALTHY':
      return current * 2 > total ? 30 : 0
    default:
      return 0
  }
}
