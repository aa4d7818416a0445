import type { Creature } from '@skystair/contract'
import { ask } from '../battle/ask.ts'
import { bestMove, scoredMoves } from '../battle/opponent.ts'
import type { BattleState, Move } from '../battle/types.ts'

/** Gives a whole number from 0 to `sides` − 1. */
export type Chance = (sides: number) => number

/** How a simulated player plays. Percentages are of 100. */
export interface Style {
  readonly name: 'careless' | 'steady' | 'clever'
  /** Moves made without looking. */
  readonly blunders: number
  /** Heals whoever has less health than that: for gold, or by waiting. */
  readonly heals: number
  /** Fights nobody needs to fight only when they look no worse than this. */
  readonly dares: 'GREEN' | 'YELLOW' | 'RED'
  /** Waits for the squad before fights that look RED. */
  readonly rests: boolean
  /** Uses consumables. */
  readonly uses: boolean
  /** Leaves the wounded on the bench while others are fresh. */
  readonly rotates: boolean
  /** Turns into side roads. */
  readonly explores: boolean
}

export const styles: readonly Style[] = [
  { name: 'careless', blunders: 70, heals: 30, dares: 'RED', rests: false, uses: false, rotates: false, explores: false },
  { name: 'steady', blunders: 30, heals: 55, dares: 'YELLOW', rests: true, uses: false, rotates: true, explores: true },
  { name: 'clever', blunders: 0, heals: 80, dares: 'YELLOW', rests: true, uses: true, rotates: true, explores: true },
]

/** What that player does now. The state waits for a move. */
export function moveOf({ blunders, uses }: Style, state: Readonly<BattleState>, chance: Chance): Move {
  for (const item of uses && state.consumables.length > 0 ? ask(state)!.consumables : []) {
    const on = state.creatures.find((c) => item.targets.includes(c.id) && (c.side !== 'TM1' || c.health.current * 3 < c.health.total))
    if (on) return { type: 'consumable', id: item.id, targetCreatureId: on.id }
  }
  const all = scoredMoves(state, 'TM1')
  const choice = chance(100) < blunders ? all[chance(all.length)] : bestMove(all)
  return choice ? { type: 'hit', attackerId: choice.attacker.id, defenderId: choice.target.id } : { type: 'skip' }
}

/** Whether that player thinks this one needs healing. */
export const needs = ({ heals }: Style, { health }: Creature): boolean => health.current * 100 < health.total * heals
