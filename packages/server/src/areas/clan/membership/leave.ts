import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { lockPlayer } from '../../player/change.ts'
import { forgetCandidates } from '../candidates/repository.ts'
import { endSubscriptions, notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { presentMyClan } from '../present.ts'
import { mostDeserving } from './most-deserving.ts'
import { deleteMember, disband, type MemberRow, memberOf, membersOf, setRank } from './repository.ts'

/** Returns the member who deserves to lead after `leader`; undefined if there is nobody else. */
const heirOf = (members: readonly MemberRow[], leader: number): MemberRow | undefined =>
  mostDeserving(members.filter(({ player_id }) => player_id !== leader))

async function lead(tx: Tx, clanId: number, heir: MemberRow, by: number, now: number): Promise<void> {
  await setRank(tx, heir.player_id, 'LEADER')
  await addToLog(tx, clanId, 'leaderReplace', now, { by, on: heir.player_id })
}

/** Removes a member from a clan, which must be locked. A leader's heir becomes leader; a clan without members is disbanded. */
export async function takeOut(tx: Tx, { clan_id: clanId, player_id: playerId, rank }: MemberRow, now: number): Promise<void> {
  const heir = heirOf(await membersOf(tx, clanId), playerId)
  await deleteMember(tx, playerId)
  await addToLog(tx, clanId, 'left', now, { by: playerId })
  if (!heir) {
    await forgetCandidates(tx, clanId)
    await disband(tx, clanId, now)
  } else if (rank === 'LEADER') await lead(tx, clanId, heir, playerId, now)
}

export const leaveClan: Handler<'POST /api/clan/leave'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, changes } = await lockPlayer(ctx)
  const { clan, me } = await lockMyClan(tx, playerId, 'LEAVE_CLAN')
  await takeOut(tx, me, now)
  endSubscriptions(ctx, clan.id, playerId)
  notifyClan(ctx, clan.id, 'MEMBERS')
  return changes(player, 'clan')
}

export const resign: Handler<'POST /api/clan/resign'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { clan } = await lockMyClan(tx, playerId, 'RESIGN')
  const heir = heirOf(await membersOf(tx, clan.id), playerId)
  if (!heir) throw refuse('CLAN_ALONE')
  await setRank(tx, playerId, 'DEPUTY_LEADER')
  await lead(tx, clan.id, heir, playerId, now)
  notifyClan(ctx, clan.id, 'MEMBERS')
  return presentMyClan(ctx)
}

/** Removes a player whose account is deleted from the clan. */
export async function leaveOnDeletion(tx: Tx, playerId: number, _name: string, now: number): Promise<void> {
  if (await memberOf(tx, playerId)) await takeOut(tx, (await lockMyClan(tx, playerId)).me, now)
}
