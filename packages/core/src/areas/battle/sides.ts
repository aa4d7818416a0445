import type { BattleCreature, BattleSide } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'

/** The player's side. */
export const OWN_SIDE = 'TM1'

/** All whom the player is up against, in the order in which they move: one side, or in a fight of several up to four. */
export const otherSides = (creatures: readonly BattleCreature[]): readonly BattleSide[] =>
  [...new Set(creatures.map(({ side }) => side))].filter((side) => side !== OWN_SIDE).sort()

/** The name of a creature of a fight, by its id; where there are several enemy sides, with the name of its own. */
export function creatureName(id: number | null, creatures: readonly BattleCreature[], t: Translate): string {
  const creature = creatures.find((known) => known.id === id)
  if (!creature) return ''
  const name = t(`creature.${creature.imageId}.name`)
  return creature.side === OWN_SIDE || otherSides(creatures).length < 2 ? name : `${name} (${t(`battle.side.${creature.side}`)})`
}
