import type { RatingPosition } from '@skystair/contract'
import type { RatingSource } from '../../../ratings.ts'
import { keyOf } from '../../security/rules.ts'
import { clanById, clansBefore, clansNamed, countClans, highestClans, memberOf } from './repository.ts'

const listed = (
  { id, name, level }: { readonly id: number; readonly name: string; readonly level: number },
  positionNumber: number,
): RatingPosition => ({ positionNumber, id, name, level, value: level, face: null })

/** The rating of clans by level and experience. There are far fewer clans than players, so positions are counted. */
export const clanRating: RatingSource = {
  total: countClans,
  async positionOf(tx, playerId) {
    const member = await memberOf(tx, playerId)
    const clan = member && (await clanById(tx, member.clan_id))
    return clan ? 1 + (await clansBefore(tx, clan)) : null
  },
  page: async (tx, from, limit) => (await highestClans(tx, limit, from)).map((clan, index) => listed(clan, from + index + 1)),
  async find(tx, filter, from, limit) {
    const found = await clansNamed(tx, keyOf(filter), limit, from)
    const positions: RatingPosition[] = []
    let position = 1
    for (const [index, clan] of found.entries()) {
      position += await clansBefore(tx, clan, found[index - 1])
      positions.push(listed(clan, position))
    }
    return positions
  },
}
