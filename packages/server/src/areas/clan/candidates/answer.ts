import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { lockPlayer } from '../../player/change.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { mayJoin } from '../may-join.ts'
import { hasRoom, join } from '../membership/join.ts'
import { lockClan } from '../membership/repository.ts'
import { presentMyClan } from '../present.ts'
import { candidateOf, deleteCandidate, invitationsOf } from './repository.ts'

export const invitations: Handler<'GET /api/clan/invitation/get'> = async ({ tx, playerId }) =>
  (await invitationsOf(tx, playerId)).map(({ clan_id, name, level, members, at }) => ({
    ...{ clanId: clan_id, name, level, at },
    membersCurr: members,
  }))

export const accept: Handler<'POST /api/clan/invitation/accept'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { player, changes } = await lockPlayer(ctx)
  await mayJoin(tx, player)
  const clan = await lockClan(tx, body.clanId)
  if (!clan || (await candidateOf(tx, clan.id, playerId))?.state !== 'INVITED') throw refuse('INVITATION_NOT_FOUND')
  if (!(await hasRoom(tx, clan))) throw refuse('CLAN_NO_ROOM')
  await join(tx, clan, playerId, now)
  await addToLog(tx, clan.id, 'joined', now, { by: playerId })
  notifyClan(ctx, clan.id, 'MEMBERS')
  return { player: await changes(player, 'clan'), clanInfo: await presentMyClan(ctx) }
}

export const refuseInvitation: Handler<'POST /api/clan/invitation/refuse'> = async (ctx) => {
  const { tx, playerId, body } = ctx
  const { player, changes } = await lockPlayer(ctx)
  const clan = await lockClan(tx, body.clanId)
  if (!clan || (await candidateOf(tx, clan.id, playerId))?.state !== 'INVITED') throw refuse('INVITATION_NOT_FOUND')
  await deleteCandidate(tx, clan.id, playerId)
  notifyClan(ctx, clan.id, 'CANDIDATES')
  return { refused: true, player: await changes(player, 'clan') }
}
