import type { Creature } from '@skystair/contract'
import { isqrt, pct } from '../num.ts'
import { skillWorth, traitWorth } from './worth.ts'

type Fighter = Pick<Creature, 'health' | 'attack' | 'defence' | 'class' | 'skills'>

/**
 * Figures in one number. The attack counts half, the health three parts in eight, the defence one in eight: so thousands of simulated fights weighed
 * them. Twice the figures are twice the power.
 */
const figures = (health: number, attack: number, defence: number): number =>
  Math.trunc(isqrt(isqrt(isqrt(health * defence * 10_000) * health * 100) * attack * 5) / 10)

/** What one creature can do in full health and with all its charges: its figures, what its class can do, and its skills. */
export const fullPower = ({ health, attack, defence, class: cls, skills }: Fighter): number =>
  pct(
    pct(figures(health.total, attack, defence), traitWorth[cls]),
    100 + skills.reduce((sum, s) => sum + skillWorth[s.skillType] * s.valueTotal, 0),
  )

/** The same as it stands now: a creature with a quarter of its health does half of what it could. The fallen do nothing. */
const standing = (c: Fighter): number => pct(fullPower(c), isqrt(Math.trunc((10_000 * c.health.current) / c.health.total)))

/** How much a squad can do as it stands. */
export const powerOf = (creatures: readonly Fighter[]): number => creatures.reduce((sum, c) => sum + standing(c), 0)

/** How hard a fight looks: the colour of its stair. */
export function difficultyFor(squadPower: number, enemyPower: number): 'GREEN' | 'YELLOW' | 'RED' {
  if (enemyPower * 100 <= squadPower * 80) return 'GREEN'
  return enemyPower * 100 <= squadPower * 110 ? 'YELLOW' : 'RED'
}
