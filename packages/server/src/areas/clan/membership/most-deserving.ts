import { byMerit } from '@skystair/rules'
import { type MemberRow, rankOf } from './repository.ts'

/** Returns the most deserving of these members; undefined if there are none. */
export const mostDeserving = (members: readonly MemberRow[]): MemberRow | undefined =>
  members
    .map((member) => ({ member, rank: rankOf(member), merit: member.merit, joinedAt: member.joined_at, playerId: member.player_id }))
    .sort(byMerit)[0]?.member
