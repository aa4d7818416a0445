import { WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { allowance, limit, usageOf } from '../../economy/limit.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'

const LIMIT = { perDay: WON_FROM_ONE_A_DAY }
const keyFor = (rivalId: number) => `arenaPlace:${rivalId}`

/** Counts a place that a player won from another. A fight that began before the limit was reached counts beyond it. */
export const countPlaceFrom = (tx: Tx, playerId: number, rivalId: number, now: number): Promise<number> =>
  limit(tx, playerId, keyFor(rivalId), {}, { now })

/** Throws OFFER_LIMIT if the player has won as many places from this player today as are allowed. Squads of the arena have no limit. */
export async function refuseSameRival(tx: Tx, playerId: number, rivalId: number | null, now: number): Promise<void> {
  if (rivalId === null) return
  const key = keyFor(rivalId)
  const { refusal } = allowance(LIMIT, (await usageOf(tx, playerId, [key])).get(key), { now })
  if (refusal) throw refuse(refusal, { limit: WON_FROM_ONE_A_DAY })
}
