import { kickPermissions, type Participant, rankSteps } from '@skystair/contract'
import { mayInClan } from '@skystair/rules'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { notifyPlayer } from '../../../session/player-changed.ts'
import { loadPlayer } from '../../player/repository.ts'
import { candidateOf } from '../candidates/repository.ts'
import { endSubscriptions, notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { hasRoom, join } from './join.ts'
import { participantsOf } from './participants.ts'
import { type ClanRow, deleteMember, type MemberRow, memberOf, rankOf, setRank } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now' | 'after'> & { readonly playerId: number }

/** Returns another member of the clan. Throws TARGET_FORBIDDEN for the player itself and for players outside the clan. */
async function targetIn(tx: Base['tx'], clan: ClanRow, me: number, playerId: number): Promise<MemberRow> {
  const target = await memberOf(tx, playerId)
  if (!target) await loadPlayer(tx, playerId)
  if (target?.clan_id !== clan.id || playerId === me) throw refuse('TARGET_FORBIDDEN')
  return target
}

/** Accepts a player's application. */
async function takeIn(ctx: Base, candidate: number): Promise<ClanRow> {
  const { tx, now, playerId } = ctx
  const { clan } = await lockMyClan(tx, playerId, 'INVITE')
  if ((await candidateOf(tx, clan.id, candidate))?.state !== 'WANTS_TO_THE_CLAN') throw refuse('CANDIDATE_NOT_FOUND')
  if (!(await hasRoom(tx, clan))) throw refuse('CLAN_FULL')
  await join(tx, clan, candidate, now)
  await addToLog(tx, clan.id, 'joined', now, { by: playerId, on: candidate })
  return clan
}

async function kick(ctx: Base, target: number): Promise<ClanRow> {
  const { tx, now, playerId } = ctx
  const { clan, me } = await lockMyClan(tx, playerId)
  const member = await targetIn(tx, clan, playerId, target)
  const permission = kickPermissions[rankOf(member)]
  if (!permission) throw refuse('TARGET_FORBIDDEN')
  if (!mayInClan(rankOf(me), permission)) throw refuse('CLAN_RANK')
  await deleteMember(tx, target)
  await addToLog(tx, clan.id, 'kick', now, { by: playerId, on: target })
  endSubscriptions(ctx, clan.id, target)
  return clan
}

async function changeRank(ctx: Base, target: number, action: keyof typeof rankSteps): Promise<ClanRow> {
  const { tx, now, playerId } = ctx
  const { clan } = await lockMyClan(tx, playerId, action)
  const { from, to } = rankSteps[action]
  const member = await targetIn(tx, clan, playerId, target)
  if (rankOf(member) !== from) throw refuse('TARGET_FORBIDDEN')
  await setRank(tx, target, to)
  await addToLog(tx, clan.id, action.startsWith('UP') ? 'raise' : 'subsidence', now, { by: playerId, on: target, rank: to })
  return clan
}

export const participantAction: Handler<'POST /api/clan/participant/action'> = async (ctx): Promise<Participant[]> => {
  const { tx, now, body } = ctx
  const { playerId: target, type } = body
  const clan =
    type === 'INVITE' ? await takeIn(ctx, target) : type === 'KICK' ? await kick(ctx, target) : await changeRank(ctx, target, type)
  await notifyPlayer(ctx, target)
  notifyClan(ctx, clan.id, 'MEMBERS')
  return participantsOf(tx, clan.id, now)
}
