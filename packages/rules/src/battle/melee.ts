import type { BattleSide } from '@skystair/contract'
import { livingOfSide, sides } from './queries.ts'
import type { BattleState } from './types.ts'

const healthLeft = (state: BattleState, side: BattleSide): number => livingOfSide(state, side).reduce((sum, c) => sum + c.health.current, 0)

const damageDealt = (state: BattleState, side: BattleSide): number =>
  state.creatures.reduce((sum, c) => sum + (c.side === side ? state.memories[c.id]!.dealt : 0), 0)

/** Returns the sides of a battle from the worst to the best, by the health that is left, then by the damage they have dealt. */
const ranked = (state: BattleState): BattleSide[] =>
  sides
    .filter((side) => state.creatures.some((c) => c.side === side))
    .sort((a, b) => healthLeft(state, a) - healthLeft(state, b) || damageDealt(state, a) - damageDealt(state, b))

/** Returns the winner of a battle that ends undecided: the defender, TM2; in a melee, the side that is best off. */
export const undecidedWinner = (state: BattleState): BattleSide => (state.fallen ? ranked(state).at(-1)! : 'TM2')

/** Adds the sides that were defeated since the last call to `fallen`, in a melee; once it is over, all but the winner. */
export function noteFallen(state: BattleState): void {
  const { fallen, winner } = state
  if (!fallen) return
  const isDefeated = (side: BattleSide) => side !== winner && (winner !== null || livingOfSide(state, side).length === 0)
  fallen.push(...ranked(state).filter((side) => !fallen.includes(side) && isDefeated(side)))
}

/** Returns the place of each side that is defeated or has won: 1 for the winner. */
export function placesOfSides({ fallen = [], winner, creatures }: BattleState): Partial<Record<BattleSide, number>> {
  const count = new Set(creatures.map(({ side }) => side)).size
  const places = Object.fromEntries(fallen.map((side, i) => [side, count - i])) as Partial<Record<BattleSide, number>>
  return winner ? { ...places, [winner]: 1 } : places
}
