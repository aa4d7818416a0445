import type { BattleCreature, BattleSide } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'

/** The player's side. */
export const OWN_SIDE = 'TM1'

/** Returns the enemy sides in the order in which they move: one, or up to four. */
export const otherSides = (creatures: readonly BattleCreature[]): readonly BattleSide[] =>
  [...new Set(creatures.map(({ side }) => side))].filter((side) => side !== OWN_SIDE).sort()

/** Returns the name of a creature by its id, with its side's if there are several enemy sides; empty for unknown ids. */
export function creatureName(id: number | null, creatures: readonly BattleCreature[], t: Translate): string {
  const creature = creatures.find((one) => one.id === id)
  if (!creature) return ''
  const name = t(`creature.${creature.imageId}.name`)
  return creature.side === OWN_SIDE || otherSides(creatures).length < 2 ? name : `${name} (${t(`battle.side.${creature.side}`)})`
}
