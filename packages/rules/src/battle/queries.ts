// Questions about a battle's state. Nothing here changes it.
import type { BattleCreature, BattleSide } from '@skystair/contract'
import { effectRules } from '../effects/index.ts'
import type { BattleMemory, BattleState, EffectType } from './types.ts'

type State = Readonly<BattleState>

/** All possible sides, in the order in which they move. */
export const sides: readonly BattleSide[] = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5']

export const isAlive = (c: BattleCreature): boolean => c.health.current > 0
export const byId = (state: State, id: number): BattleCreature | undefined => state.creatures.find((c) => c.id === id)
export const memoryOf = (state: State, id: number): BattleMemory => state.memories[id]!

/** Living creatures of a side. */
export const livingOfSide = (state: State, side: BattleSide): BattleCreature[] =>
  state.creatures.filter((c) => c.side === side && isAlive(c))
/** Living creatures of all other sides. */
export const enemiesOfSide = (state: State, side: BattleSide): BattleCreature[] =>
  state.creatures.filter((c) => c.side !== side && isAlive(c))
/** Living creatures of the same side, without itself. */
export const alliesOf = (state: State, self: BattleCreature): BattleCreature[] =>
  state.creatures.filter((c) => c.side === self.side && c.id !== self.id && isAlive(c))
export const enemiesOf = (state: State, self: BattleCreature): BattleCreature[] => enemiesOfSide(state, self.side)

export const isFrontRow = (c: BattleCreature): boolean => c.position < 3
export const isSameRow = (a: BattleCreature, b: BattleCreature): boolean => a.side === b.side && isFrontRow(a) === isFrontRow(b)
export const column = (c: BattleCreature): number => c.position % 3
/** Living creatures next to it in its row. */
export const neighbours = (state: State, c: BattleCreature): BattleCreature[] =>
  state.creatures.filter((n) => isAlive(n) && n.id !== c.id && isSameRow(n, c) && Math.abs(n.position - c.position) === 1)
/** The living creature right behind it. */
export const creatureBehind = (state: State, c: BattleCreature): BattleCreature | undefined =>
  isFrontRow(c) ? state.creatures.find((n) => isAlive(n) && n.side === c.side && n.position === c.position + 3) : undefined

/** Returns the creature's effect of this type. A loop without a closure, because this runs hundreds of times per move. */
export function effectOf(c: BattleCreature, type: EffectType) {
  for (const effect of c.effects) if (effect.type === type) return effect
  return undefined
}
export const hasEffect = (c: BattleCreature, type: EffectType): boolean => effectOf(c, type) !== undefined

function someEffect(c: BattleCreature, what: 'preventsMoves' | 'hides'): boolean {
  for (const { type } of c.effects) if (effectRules[type][what]) return true
  return false
}
export const isStopped = (c: BattleCreature): boolean => someEffect(c, 'preventsMoves')
export const isHidden = (c: BattleCreature): boolean => someEffect(c, 'hides')

/** True if it can still move in this round. */
export const canMove = (c: BattleCreature): boolean => isAlive(c) && !c.struck && !isStopped(c)
export const movableCreatures = (state: State, side: BattleSide): BattleCreature[] =>
  state.creatures.filter((c) => c.side === side && canMove(c))
/** Returns the next side with a creature that can move, which may be the given one itself; undefined if there is none. */
export function nextSide(state: State, side: BattleSide): BattleSide | undefined {
  const at = sides.indexOf(side) + 1
  return [...sides.slice(at), ...sides.slice(0, at)].find((next) => state.creatures.some((c) => c.side === next && canMove(c)))
}

/** Returns the creature with the smallest measure, the first of equals. */
export function minBy(from: readonly BattleCreature[], measure: (c: BattleCreature) => number): BattleCreature | undefined {
  let found: BattleCreature | undefined
  for (const c of from) if (!found || measure(c) < measure(found)) found = c
  return found
}

const healthShare = (c: BattleCreature): number => Math.trunc((c.health.current * 1000) / c.health.total)
/** Returns the wounded creature with the smallest share of its health left. */
export const mostWounded = (from: readonly BattleCreature[]): BattleCreature | undefined =>
  minBy(
    from.filter((c) => c.health.current < c.health.total),
    healthShare,
  )
