import { CLAN_LEVEL } from '@skystair/contract'
import { INVITATIONS_PER_DAY } from '@skystair/world/areas/clan/rows'
import { limit } from '../../../economy/limit.ts'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { notifyPlayer } from '../../../session/player-changed.ts'
import { notBanned } from '../../moderation/public.ts'
import { hasBlocked } from '../../player/receiver.ts'
import { loadPlayer } from '../../player/repository.ts'
import { isDeleted } from '../../security/repository.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { hasRoom } from '../membership/join.ts'
import { memberOf } from '../membership/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { presentCandidate } from './present.ts'
import { candidateOf, setCandidate } from './repository.ts'

export const invite: Handler<'POST /api/clan/invite'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  notBanned(await loadPlayer(tx, playerId), now)
  const { clan } = await lockMyClan(tx, playerId, 'INVITE')
  const player = await loadPlayer(tx, body.playerId)
  if (await isDeleted(tx, player.id)) throw refuse('PLAYER_NOT_FOUND')
  if (await memberOf(tx, player.id)) throw refuse('CLAN_TAKEN')
  if (player.accessLevel === 'TRIAL' || player.state.level < CLAN_LEVEL) throw refuse('TARGET_FORBIDDEN')
  if (hasBlocked(player, playerId)) throw refuse('BLOCKED')
  if (!(await hasRoom(tx, clan))) throw refuse('CLAN_FULL')
  const before = await candidateOf(tx, clan.id, player.id)
  if (before?.state === 'INVITED') return presentCandidate(tx, before)
  await limit(tx, playerId, 'clanInvitation', { perDay: INVITATIONS_PER_DAY }, { now })
  await setCandidate(tx, clan.id, player.id, 'INVITED', now)
  await addToLog(tx, clan.id, 'invite', now, { by: playerId, on: player.id })
  await notifyPlayer(ctx, player.id)
  notifyClan(ctx, clan.id, 'CANDIDATES')
  return presentCandidate(tx, { player_id: player.id, state: 'INVITED', at: now })
}

/** A rejected player cannot apply to the clan again until the rejection expires, but can be invited. */
export const reject: Handler<'POST /api/clan/reject'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { clan } = await lockMyClan(tx, playerId, 'INVITE')
  const before = await candidateOf(tx, clan.id, body.playerId)
  if (!before || before.state === 'REJECTED') throw refuse('CANDIDATE_NOT_FOUND')
  await setCandidate(tx, clan.id, body.playerId, 'REJECTED', now)
  await addToLog(tx, clan.id, 'reject', now, { by: playerId, on: body.playerId })
  await notifyPlayer(ctx, body.playerId)
  notifyClan(ctx, clan.id, 'CANDIDATES')
  return presentCandidate(tx, { player_id: body.playerId, state: 'REJECTED', at: now })
}
