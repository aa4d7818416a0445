// How bosses change at half of their health. One manner each, by their number in the catalogue, so that a boss is known by it.
import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import type { Deed } from './trait.ts'
import type { BattleState, Memory } from './types.ts'
import { living } from './view.ts'

export const tempers = ['RAGE', 'SHELL', 'CALL'] as const
export type Temper = (typeof tempers)[number]

/** The manner of a boss: RAGE strikes a quarter harder, SHELL takes a quarter less, CALL mends and shields its own. */
export const mannerOf = (boss: BattleCreature): Temper => tempers[boss.weight % tempers.length]!

export const mannerStrike = (memory: Memory): number => (memory.temper === 'RAGE' ? 25 : 0)
export const mannerWard = (memory: Memory): number => (memory.temper === 'SHELL' ? 25 : 0)

/** Whether a boss now changes: alive, at half its health or less, for the first time. */
export const turns = (boss: BattleCreature, memory: Memory): boolean =>
  boss.boss && memory.temper === '' && boss.health.current > 0 && boss.health.current * 2 <= boss.health.total

/** What happens at once when it changes. */
export const mannerDeeds = (state: BattleState, boss: BattleCreature): Deed[] =>
  mannerOf(boss) === 'CALL'
    ? living(state, boss.side).flatMap((c): Deed[] => [
        { do: 'heal', on: c.id, amount: pct(c.health.total, 15) },
        { do: 'effect', on: c.id, type: 'SHIELDED', moves: 2, power: 25 },
      ])
    : []
