import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { audit, mayActOn } from '../../moderation/public.ts'
import { playerExists } from '../../player/repository.ts'
import { clanName } from '../name.ts'
import { presentMyClan, presentPage } from '../present.ts'
import { participantAction } from './action.ts'
import { createClan } from './create.ts'
import { leaveClan, resign } from './leave.ts'
import { myParticipants, participants } from './participants.ts'
import { clanById, highestClans, isNameTaken, lockClan, memberOf, membersOf, setClanName } from './repository.ts'

const RATED = 100

const getMyClan: Handler<'POST /api/clan/get/my'> = async (ctx) => ((await memberOf(ctx.tx, ctx.playerId)) ? presentMyClan(ctx) : null)

const clanOfPlayer: Handler<'POST /api/clan/info'> = async (ctx) => {
  const { tx, body } = ctx
  if (!(await playerExists(tx, body.playerId))) throw refuse('PLAYER_NOT_FOUND')
  const member = await memberOf(tx, body.playerId)
  const clan = member && (await clanById(tx, member.clan_id))
  return clan ? presentPage(ctx, clan) : null
}

const clanPage: Handler<'GET /api/clan/{id}/page'> = async (ctx) => {
  const clan = await clanById(ctx.tx, ctx.params.id)
  if (!clan) throw refuse('CLAN_NOT_FOUND')
  return presentPage(ctx, clan)
}

const rating: Handler<'GET /api/clan/rating'> = async ({ tx }) =>
  (await highestClans(tx, RATED)).map(({ id, name, level, members }, index) => ({
    ...{ positionNumber: index + 1, clanId: id, name, level },
    membersCurr: members,
  }))

const renameClan: Handler<'POST /api/admin/clan/name/set'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { name, key, look } = clanName(body.name)
  const clan = await lockClan(tx, body.clanId)
  if (!clan) throw refuse('CLAN_NOT_FOUND')
  if (await isNameTaken(tx, clan.id, key, look)) throw refuse('NAME_TAKEN', { field: '/name' })
  const leader = (await membersOf(tx, clan.id)).find(({ rank }) => rank === 'LEADER')
  if (leader && !(await mayActOn(ctx, leader.player_id))) throw refuse('TARGET_FORBIDDEN')
  await setClanName(tx, clan.id, name, key, look)
  await audit(tx, { action: 'CLAN_NAME', actorId: playerId, targetId: leader?.player_id ?? null, details: { clan: `${clan.id}` } }, now)
  return presentPage(ctx, { ...clan, name })
}

export const memberHandlers = {
  'POST /api/clan/get/my': getMyClan,
  'POST /api/clan/info': clanOfPlayer,
  'GET /api/clan/{id}/page': clanPage,
  'GET /api/clan/rating': rating,
  'GET /api/clan/participant/list/mine': myParticipants,
  'GET /api/clan/participant/list': participants,
  'POST /api/clan/create': createClan,
  'POST /api/clan/resign': resign,
  'POST /api/clan/leave': leaveClan,
  'POST /api/clan/participant/action': participantAction,
  'POST /api/admin/clan/name/set': renameClan,
} as const
