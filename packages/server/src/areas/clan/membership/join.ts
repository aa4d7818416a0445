import { maxMembers } from '@skystair/rules'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { forgetWishes } from '../candidates/repository.ts'
import { type ClanRow, countMembers, insertMember } from './repository.ts'

/** Returns whether a clan, which must be locked, has room for another member. */
export const hasRoom = async (tx: Tx, { id, level }: ClanRow): Promise<boolean> => (await countMembers(tx, id)) < maxMembers(level)

/**
 * Makes a player a newbie of a clan, which must be locked and have room. Deletes the player's applications and invitations. Throws CLAN_TAKEN if the player
 * is already in a clan.
 */
export async function join(tx: Tx, { id }: ClanRow, playerId: number, now: number): Promise<void> {
  // This is first, so that two clans that accept the same player never wait for each other's rows.
  if (!(await insertMember(tx, id, playerId, 'NEWBIE', now))) throw refuse('CLAN_TAKEN')
  await forgetWishes(tx, playerId)
}
