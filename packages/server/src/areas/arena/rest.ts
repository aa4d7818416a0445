import type { Arena } from '@skystair/contract'
import { arenaRest } from '@skystair/world/areas/arena/rows'
import { allowance, usageOf } from '../../economy/limit.ts'
import type { Tx } from '../../storage/db.ts'
import type { Entrant } from './repository.ts'

/** The key of the daily limit on ending a rest at once. */
export const SPEEDUP = 'arenaSpeedup'
export const speedupLimit = { perDay: arenaRest.perDay }

/** Returns a player's rest and the prices of ending it at once; null if the player does not rest. */
export async function restOf(tx: Tx, playerId: number, { restUntil }: Entrant, now: number): Promise<Arena['rest']> {
  if (restUntil <= now) return null
  const usage = (await usageOf(tx, playerId, [SPEEDUP])).get(SPEEDUP)
  const { left } = allowance(speedupLimit, usage, { now })
  return { until: restUntil, kind: 'SPEEDUP_ARENA', prices: [...arenaRest.prices], left: left ?? 0 }
}
