// At half of its health a boss enters its second phase. Which phase it has follows from its catalogue number, so every boss always has the same one.
import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import { livingOfSide } from './queries.ts'
import type { BattleAction } from './trait.ts'
import { type BattleMemory, type BattleState, type BossPhase, bossPhases } from './types.ts'

/** RAGE deals a quarter more damage, SHELL takes a quarter less, CALL heals and shields the boss's side. */
export const bossPhaseOf = (boss: BattleCreature): BossPhase => bossPhases[boss.weight % bossPhases.length]!

export const phaseDamageBonus = (memory: BattleMemory): number => (memory.phase === 'RAGE' ? 25 : 0)
export const phaseDamageReduction = (memory: BattleMemory): number => (memory.phase === 'SHELL' ? 25 : 0)

/** True if the boss is alive, at half of its health or less, and has not entered its phase yet. */
export const entersPhase = (boss: BattleCreature, memory: BattleMemory): boolean =>
  boss.boss && memory.phase === '' && boss.health.current > 0 && boss.health.current * 2 <= boss.health.total

/** Returns what happens at the moment when the phase begins. */
export const phaseActions = (state: BattleState, boss: BattleCreature): BattleAction[] =>
  bossPhaseOf(boss) === 'CALL'
    ? livingOfSide(state, boss.side).flatMap((c): BattleAction[] => [
        { do: 'heal', on: c.id, amount: pct(c.health.total, 15) },
        { do: 'effect', on: c.id, type: 'SHIELDED', moves: 2, power: 25 },
      ])
    : []
