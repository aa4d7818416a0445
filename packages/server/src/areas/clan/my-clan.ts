import type { ClanPermission } from '@skystair/contract'
import { mayInClan } from '@skystair/rules'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { type ClanRow, clanById, lockClan, type MemberRow, memberOf, rankOf } from './membership/repository.ts'

interface Mine {
  readonly clan: ClanRow
  readonly me: MemberRow
}

/** Returns the player's clan without locking it. Throws CLAN_MISSING. */
export async function myClan(tx: Tx, playerId: number): Promise<Mine> {
  const me = await memberOf(tx, playerId)
  const clan = me && (await clanById(tx, me.clan_id))
  if (!me || !clan) throw refuse('CLAN_MISSING')
  return { clan, me }
}

/**
 * Returns the player's clan, locked until the transaction ends. Every transaction that changes a clan, its members or its candidates locks the clan first, and
 * locks only one clan. Throws CLAN_MISSING, and CLAN_RANK if the player's rank lacks the permission.
 */
export async function lockMyClan(tx: Tx, playerId: number, permission?: ClanPermission): Promise<Mine> {
  const before = await memberOf(tx, playerId)
  const clan = before && (await lockClan(tx, before.clan_id))
  // The player may have been expelled while this waited for the lock.
  const me = clan && (await memberOf(tx, playerId))
  if (!clan || me?.clan_id !== clan.id) throw refuse('CLAN_MISSING')
  if (permission && !mayInClan(rankOf(me), permission)) throw refuse('CLAN_RANK')
  return { clan, me }
}
