// Sums and means over simulated players, for tables and tests.

import type { CreatureClass } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { type BattleRecord, type SimulatedPlayer, waitingTime } from './simulated-player.ts'

/** Returns the mean, or 0 for no items. */
export const mean = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + measure(item), 0) / items.length

/** Returns the share of battles won, per cent. */
export const wonPercent = (battles: readonly BattleRecord[]): number => 100 * mean(battles, ({ won }) => (won ? 1 : 0))

export const battlesOf = (players: readonly SimulatedPlayer[]): BattleRecord[] => players.flatMap(({ battles }) => battles)

/** Returns the longest waking time without progress, in hours. */
export const longestWaitHours = (player: SimulatedPlayer): number => Math.max(player.longestWait, waitingTime(player)) / HOUR

export interface StairBand {
  readonly from: number
  readonly to: number
  readonly battles: number
  /** Share of battles won, of all and of those against guardians. */
  readonly winPercent: number
  readonly guardianWinPercent: number
  readonly moves: number
  /** Battles per stair won. */
  readonly perStair: number
}

/** Groups battles by stair, in bands that begin at these stairs; the last band ends at `last`. Bands without a guardian's battle are left out. */
export function stairBands(battles: readonly BattleRecord[], starts: readonly number[], last: number): StairBand[] {
  return starts.flatMap((from, i) => {
    const to = (starts[i + 1] ?? last + 1) - 1
    const here = battles.filter(({ stair }) => from <= stair && stair <= to)
    const guardians = here.filter(({ guardian }) => guardian)
    if (guardians.length === 0) return []
    const victories = guardians.filter(({ won }) => won).length
    return [
      {
        from,
        to,
        battles: here.length,
        winPercent: wonPercent(here),
        guardianWinPercent: wonPercent(guardians),
        moves: mean(here, ({ moves }) => moves),
        perStair: here.length / Math.max(1, victories),
      },
    ]
  })
}

/** Returns in how many battles each class fought for a player, and how many of them were won. A class counts once per battle. */
export function classUsage(battles: readonly BattleRecord[]): Map<CreatureClass, { battles: number; wins: number }> {
  const found = new Map<CreatureClass, { battles: number; wins: number }>()
  for (const { classes, won } of battles) {
    for (const cls of new Set(classes)) {
      const row = found.get(cls) ?? { battles: 0, wins: 0 }
      found.set(cls, { battles: row.battles + 1, wins: row.wins + (won ? 1 : 0) })
    }
  }
  return found
}
