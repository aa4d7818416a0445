import type { BattleCreature, BattleSide } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'

/** The player's side. */
export const OWN_SIDE = 'TM1'

/** The colour of each side; its name is shown too, for those who do not see colours. */
const sideColours: Readonly<Record<string, number>> = { TM1: 0x6aa8f0, TM2: 0xe0503e, TM3: 0xe8a03a, TM4: 0x5cb85a, TM5: 0xb47af0 }
export const sideColour = (side: string): number => sideColours[side] ?? 0xffffff

/** Returns the enemy sides in the order in which they move: one, or up to four. */
export const otherSides = (creatures: readonly BattleCreature[]): readonly BattleSide[] =>
  [...new Set(creatures.map(({ side }) => side))].filter((side) => side !== OWN_SIDE).sort()

/** Returns creatures as they stand on the screen: the enemies first, each side by its rows, and each row from the left. */
export const byPlace = (ids: readonly number[], creatures: readonly BattleCreature[]): readonly number[] => {
  const sides = [...otherSides(creatures), OWN_SIDE]
  return creatures
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side) || a.position - b.position)
    .map(({ id }) => id)
}

/** Returns the name of a creature by its id, with its side's if there are several enemy sides; empty for unknown ids. */
export function creatureName(id: number | null, creatures: readonly BattleCreature[], t: Translate): string {
  const creature = creatures.find((one) => one.id === id)
  if (!creature) return ''
  const name = t(`creature.${creature.imageId}.name`)
  return creature.side === OWN_SIDE || otherSides(creatures).length < 2 ? name : `${name} (${t(`battle.side.${creature.side}`)})`
}
