import type { Creature } from '@skystair/contract'
import { isqrt } from '../num.ts'

type Fighter = Pick<Creature, 'health' | 'attack' | 'defence'>

/** How much a squad can do as it stands: health that is left against what it deals and bears. The fallen count nothing. */
export const powerOf = (creatures: readonly Fighter[]): number =>
  creatures.reduce((sum, { health, attack, defence }) => sum + isqrt(health.current * (2 * attack + defence)), 0)

/** How hard a fight looks: the colour of its stair. */
export function difficultyFor(squadPower: number, enemyPower: number): 'GREEN' | 'YELLOW' | 'RED' {
  if (enemyPower * 100 <= squadPower * 80) return 'GREEN'
  return enemyPower * 100 <= squadPower * 110 ? 'YELLOW' : 'RED'
}
