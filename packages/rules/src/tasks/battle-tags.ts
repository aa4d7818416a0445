import { SQUAD_SIZE } from '@skystair/contract/measures'
import { enemiesIn } from '../battle/initial-state.ts'
import type { BattleSetup, BattleState } from '../battle/types.ts'

const SWIFT_ROUNDS = 4

/** Returns the tags of a victory that tasks may require: how it was won, by whom and against whom. */
export function battleTags(setup: BattleSetup, state: BattleState): string[] {
  const ids = new Set(setup.own.filter((c) => c.health.current > 0).map((c) => c.id))
  const own = state.creatures.filter((c) => ids.has(c.id))
  const factions = new Set(own.map((c) => c.faction))
  const conditions: readonly (readonly [tag: string, holds: boolean])[] = [
    ['boss', setup.bosses.length > 0],
    ['whole', own.every((c) => c.health.current > 0)],
    ['swift', state.round <= SWIFT_ROUNDS],
    ['bare', state.consumed === 0],
    ['supplied', state.consumed > 0],
    ['few', own.length < enemiesIn(setup).length],
    ['six', own.length === SQUAD_SIZE],
    ['sides', ['SUN', 'MOON', 'SHADOW'].every((faction) => factions.has(faction as 'SUN'))],
  ]
  return [
    ...conditions.filter(([, holds]) => holds).map(([tag]) => tag),
    ...new Set(own.map((c) => `class:${c.class}`)),
    ...new Set(setup.enemy.filter((c) => setup.bosses.includes(c.id)).map((c) => c.imageId)),
  ]
}
