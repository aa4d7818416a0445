import { type ResourceReward, resources } from '@skystair/contract'
import { VICTORIES_PER_TICKET } from '@skystair/world/areas/campaign/rows'
import { grant } from '../../economy/grant.ts'
import { limit, timesUsed } from '../../economy/limit.ts'
import type { Tx } from '../../storage/db.ts'

const VICTORY = 'victory'

/** Returns how many fights a player has won since victories are counted. */
export const victoriesOf = (tx: Tx, playerId: number): Promise<number> => timesUsed(tx, playerId, VICTORY)

/** Counts a won fight. Grants and returns a ticket if it completes VICTORIES_PER_TICKET. The player's row must be locked. */
export async function countVictory(tx: Tx, playerId: number, now: number): Promise<ResourceReward[]> {
  const count = await limit(tx, playerId, VICTORY, {}, { now })
  if (count % VICTORIES_PER_TICKET !== 0) return []
  const ref = `wheelTickets:victory:${count}`
  return (await grant(tx, playerId, resources({ tickets: 1 }), { reason: 'wheelTickets', ref, now })) as ResourceReward[]
}
