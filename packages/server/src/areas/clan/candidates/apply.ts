import { APPLICATIONS_PER_DAY } from '@skystair/world/areas/clan/rows'
import { limit } from '../../../economy/limit.ts'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { lockPlayer } from '../../player/change.ts'
import { notifyClan } from '../live.ts'
import { mayJoin } from '../may-join.ts'
import { lockClan } from '../membership/repository.ts'
import { presentPage } from '../present.ts'
import { presentCandidate } from './present.ts'
import { candidateOf, deleteCandidate, setCandidate, setSeeker } from './repository.ts'

/** Applying again, or to a clan that has invited the player, changes nothing. */
export const apply: Handler<'POST /api/clan/apply'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { player } = await lockPlayer(ctx)
  await mayJoin(tx, player)
  const clan = await lockClan(tx, body.clanId)
  if (!clan) throw refuse('CLAN_NOT_FOUND')
  const before = await candidateOf(tx, clan.id, playerId)
  if (before?.state === 'REJECTED') throw refuse('CLAN_REJECTED')
  if (before) return presentCandidate(tx, before)
  await limit(tx, playerId, 'clanApplication', { perDay: APPLICATIONS_PER_DAY }, { now })
  await setCandidate(tx, clan.id, playerId, 'WANTS_TO_THE_CLAN', now)
  notifyClan(ctx, clan.id, 'CANDIDATES')
  return presentCandidate(tx, { player_id: playerId, state: 'WANTS_TO_THE_CLAN', at: now })
}

/** Only an open application can be withdrawn: an invitation is refused instead, and a rejection stays. */
export const withdraw: Handler<'POST /api/clan/application/withdraw'> = async (ctx) => {
  const { tx, playerId, body } = ctx
  const clan = await lockClan(tx, body.clanId)
  if (!clan) throw refuse('CLAN_NOT_FOUND')
  if ((await candidateOf(tx, clan.id, playerId))?.state !== 'WANTS_TO_THE_CLAN') throw refuse('CANDIDATE_NOT_FOUND')
  await deleteCandidate(tx, clan.id, playerId)
  notifyClan(ctx, clan.id, 'CANDIDATES')
  return presentPage(ctx, clan)
}

export const applyToAny: Handler<'POST /api/clan/broadcast/apply'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, changes } = await lockPlayer(ctx)
  await mayJoin(tx, player)
  await setSeeker(tx, playerId, now)
  return changes(player, 'clan')
}
