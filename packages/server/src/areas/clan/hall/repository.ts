import type { Force } from '@skystair/contract'
import type { ForceRanks } from '@skystair/rules'
import type { Tx } from '../../../storage/db.ts'

/** Returns the rank of each force in a clan's hall of fame. */
export async function hallForces(tx: Tx, clanId: number): Promise<ForceRanks> {
  const rows = await tx.all<{ force: Force; level: number }>('select force, level from clan_hall where clan_id = ?', [clanId])
  const ranks: Record<Force, number> = { ATTACK: 0, DEFENCE: 0, HEALTH: 0, IMMORTALITY: 0, POISON: 0 }
  for (const { force, level } of rows) ranks[force] = level
  return ranks
}

/** Stores the rank of a force of a clan, which must be locked. */
export const setHallForce = (tx: Tx, clanId: number, force: Force, level: number): Promise<number> =>
  tx.run(
    'insert into clan_hall (clan_id, force, level) values (?, ?, ?) on conflict (clan_id, force) do update set level = excluded.level',
    [clanId, force, level],
  )
