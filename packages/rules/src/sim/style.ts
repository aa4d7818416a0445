import type { Creature } from '@skystair/contract'
import { ask } from '../battle/ask.ts'
import { bestMove, scoredMoves } from '../battle/opponent.ts'
import type { BattleState, Move } from '../battle/types.ts'

/** Returns a whole number from 0 to `count` − 1. */
export type RandomSource = (count: number) => number

/** How a simulated player plays. */
export interface Style {
  readonly name: 'careless' | 'steady' | 'clever'
  /** Share of moves chosen at random, per cent. */
  readonly blunderPercent: number
  /** Heals creatures below this share of their health, per cent: for gold or by waiting. */
  readonly healBelow: number
  /** Avoids optional battles harder than this. */
  readonly maxDifficulty: 'GREEN' | 'YELLOW' | 'RED'
  /** Waits until the squad is healed before RED battles. */
  readonly waitsForHealing: boolean
  readonly usesConsumables: boolean
  /** Prefers creatures that are not wounded. */
  readonly restsWounded: boolean
  readonly takesSideRoads: boolean
}

export const styles: readonly Style[] = [
  {
    name: 'careless',
    blunderPercent: 70,
    healBelow: 30,
    maxDifficulty: 'RED',
    waitsForHealing: false,
    usesConsumables: false,
    restsWounded: false,
    takesSideRoads: false,
  },
  {
    name: 'steady',
    blunderPercent: 30,
    healBelow: 55,
    maxDifficulty: 'YELLOW',
    waitsForHealing: true,
    usesConsumables: false,
    restsWounded: true,
    takesSideRoads: true,
  },
  {
    name: 'clever',
    blunderPercent: 0,
    healBelow: 80,
    maxDifficulty: 'YELLOW',
    waitsForHealing: true,
    usesConsumables: true,
    restsWounded: true,
    takesSideRoads: true,
  },
]

/** Returns the move that a player of this style makes. The battle must not be over. */
export function styleMove({ blunderPercent, usesConsumables }: Style, state: Readonly<BattleState>, random: RandomSource): Move {
  for (const item of usesConsumables && state.consumables.length > 0 ? ask(state)!.consumables : []) {
    const on = state.creatures.find((c) => item.targets.includes(c.id) && (c.side !== 'TM1' || c.health.current * 3 < c.health.total))
    if (on) return { type: 'consumable', id: item.id, targetCreatureId: on.id }
  }
  const all = scoredMoves(state, 'TM1')
  const choice = random(100) < blunderPercent ? all[random(all.length)] : bestMove(all)
  return choice ? { type: 'hit', attackerId: choice.attacker.id, defenderId: choice.target.id } : { type: 'skip' }
}

/** True if a player of this style would heal the creature. */
export const needsHealing = ({ healBelow }: Style, { health }: Creature): boolean => health.current * 100 < health.total * healBelow
