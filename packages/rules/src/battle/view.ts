// Who stands where. Everything here only looks.
import type { BattleCreature, BattleSide } from '@skystair/contract'
import { effects } from '../effects/index.ts'
import type { BattleState, EffectType, Memory } from './types.ts'

type State = Readonly<BattleState>

/** All sides there can be, in the order in which they move. */
export const sides: readonly BattleSide[] = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5']

export const alive = (c: BattleCreature): boolean => c.health.current > 0
export const byId = (state: State, id: number): BattleCreature | undefined => state.creatures.find((c) => c.id === id)
export const memoryOf = (state: State, id: number): Memory => state.memories[id]!

/** The living of a side, by id. */
export const living = (state: State, side: BattleSide): BattleCreature[] => state.creatures.filter((c) => c.side === side && alive(c))
/** The living of all other sides, by id. */
export const foes = (state: State, side: BattleSide): BattleCreature[] => state.creatures.filter((c) => c.side !== side && alive(c))
/** The living of the same side, without itself. */
export const allies = (state: State, self: BattleCreature): BattleCreature[] =>
  state.creatures.filter((c) => c.side === self.side && c.id !== self.id && alive(c))
export const enemies = (state: State, self: BattleCreature): BattleCreature[] => foes(state, self.side)

export const inFront = (c: BattleCreature): boolean => c.position < 3
export const sameRow = (a: BattleCreature, b: BattleCreature): boolean => a.side === b.side && inFront(a) === inFront(b)
export const column = (c: BattleCreature): number => c.position % 3
/** Who lives next to it in its row. */
export const neighbours = (state: State, c: BattleCreature): BattleCreature[] =>
  state.creatures.filter((n) => alive(n) && n.id !== c.id && sameRow(n, c) && Math.abs(n.position - c.position) === 1)
/** Who lives right behind it. */
export const behind = (state: State, c: BattleCreature): BattleCreature | undefined =>
  inFront(c) ? state.creatures.find((n) => alive(n) && n.side === c.side && n.position === c.position + 3) : undefined

/** The effect of that type, if it has it. For loops of the hot path: no closure. */
export function effectOf(c: BattleCreature, type: EffectType) {
  for (const effect of c.effects) if (effect.type === type) return effect
  return undefined
}
export const has = (c: BattleCreature, type: EffectType): boolean => effectOf(c, type) !== undefined

/** Has an effect that does that. */
function does(c: BattleCreature, what: 'stops' | 'hides'): boolean {
  for (const { type } of c.effects) if (effects[type][what]) return true
  return false
}
export const stopped = (c: BattleCreature): boolean => does(c, 'stops')
export const hidden = (c: BattleCreature): boolean => does(c, 'hides')

/** Can make its move in this round. */
export const able = (c: BattleCreature): boolean => alive(c) && !c.struck && !stopped(c)
export const ables = (state: State, side: BattleSide): BattleCreature[] => state.creatures.filter((c) => c.side === side && able(c))
/** The first side after that one, in their order, of which somebody can move; itself the last. Undefined where nobody can. */
export function following(state: State, side: BattleSide): BattleSide | undefined {
  const at = sides.indexOf(side) + 1
  return [...sides.slice(at), ...sides.slice(0, at)].find((next) => state.creatures.some((c) => c.side === next && able(c)))
}

/** The one for whom `measure` is the least; the first of equals. */
export function least(from: readonly BattleCreature[], measure: (c: BattleCreature) => number): BattleCreature | undefined {
  let found: BattleCreature | undefined
  for (const c of from) if (!found || measure(c) < measure(found)) found = c
  return found
}

const share = (c: BattleCreature): number => Math.trunc((c.health.current * 1000) / c.health.total)
/** The one with the least part of its health left, of those that are wounded at all. */
export const mostWounded = (from: readonly BattleCreature[]): BattleCreature | undefined =>
  least(
    from.filter((c) => c.health.current < c.health.total),
    share,
  )
