import type { Participant } from '@skystair/contract'
import { byMerit } from '@skystair/rules'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { ONLINE } from '../../../session/activity.ts'
import type { Tx } from '../../../storage/db.ts'
import { faceOf, type ListedPlayer, listedPlayers } from '../../player/repository.ts'
import { myClan } from '../my-clan.ts'
import { clanById, membersOf, rankOf } from './repository.ts'

/** Returns the fields of a player that a clan sees. */
export const seenOf = ({ id, name, level, bestVictoryStair, ...player }: ListedPlayer) => ({
  ...{ playerId: id, name, level, stair: bestVictoryStair },
  ...faceOf(player),
})

/** Returns the members of a clan by rank, then by donations. */
export async function participantsOf(tx: Tx, clanId: number, now: number): Promise<Participant[]> {
  const members = await membersOf(tx, clanId)
  const players = await listedPlayers(
    tx,
    members.map(({ player_id }) => player_id),
  )
  return members
    .flatMap((member) => {
      const player = players.get(member.player_id)
      if (!player) return []
      const { merit, joined_at: joinedAt } = member
      return [{ ...seenOf(player), rank: rankOf(member), joinedAt, merit, online: now - player.updatedAt < ONLINE }]
    })
    .sort(byMerit)
}

export const myParticipants: Handler<'GET /api/clan/participant/list/mine'> = async ({ tx, playerId, now }) =>
  participantsOf(tx, (await myClan(tx, playerId)).clan.id, now)

export const participants: Handler<'GET /api/clan/participant/list'> = async ({ tx, query, now }) => {
  if (!(await clanById(tx, query.clanId))) throw refuse('CLAN_NOT_FOUND')
  return participantsOf(tx, query.clanId, now)
}
