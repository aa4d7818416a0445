// Who stands where. Everything here only looks.
import type { BattleCreature, BattleSide } from '@skystair/contract'
import type { BattleState, EffectType, Memory } from './types.ts'

type State = Readonly<BattleState>

/** Effects that one would rather be rid of. */
export const harmful: readonly EffectType[] = ['POISONED', 'FIRED', 'FROZEN', 'WEAKENED', 'STUNNED']

export const alive = (c: BattleCreature): boolean => c.health.current > 0
export const other = (side: BattleSide): BattleSide => (side === 'TM1' ? 'TM2' : 'TM1')
export const byId = (state: State, id: number): BattleCreature | undefined => state.creatures.find((c) => c.id === id)
export const memoryOf = (state: State, id: number): Memory => state.memories[id]!

/** The living of a side, by id. */
export const living = (state: State, side: BattleSide): BattleCreature[] => state.creatures.filter((c) => c.side === side && alive(c))
/** The living of the same side, without itself. */
export const allies = (state: State, self: BattleCreature): BattleCreature[] =>
  state.creatures.filter((c) => c.side === self.side && c.id !== self.id && alive(c))
export const enemies = (state: State, self: BattleCreature): BattleCreature[] => living(state, other(self.side))

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

/** Can make its move in this round. */
export const able = (c: BattleCreature): boolean => alive(c) && !c.struck && !has(c, 'FROZEN') && !has(c, 'STUNNED')
export const ables = (state: State, side: BattleSide): BattleCreature[] => state.creatures.filter((c) => c.side === side && able(c))

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
