import { RATING_PAGE } from '@skystair/contract'
import { cleanName } from '@skystair/contract/account-rules'
import type { Handler } from '../../handlers.ts'
import { rangeSize } from '../../page.ts'
import { onlineSince } from './repository.ts'

/** A node that has not reported for this time has ended, milliseconds. */
const SILENCE = 90_000
/** No rating is longer: the database could not add to a larger position. */
const LAST = 1_000_000_000

export const ratingByType: Handler<'GET /api/rating/by/{type}'> = async ({ tx, now, playerId, params, query, ratings }) => {
  const source = ratings[params.type]
  const online = onlineSince(tx, now - SILENCE)
  if (!source) return { playersTotal: 0, playersOnline: await online, myPosition: null, positions: [] }
  const from = Math.min(query.from, LAST)
  const limit = rangeSize(query, RATING_PAGE + 1)
  const filter = cleanName(query.filter ?? '')
  // Together: PostgreSQL gets them without a round trip for each.
  const [playersOnline, playersTotal, myPosition, positions] = await Promise.all([
    online,
    source.total(tx, now),
    source.positionOf(tx, playerId, now),
    filter === '' ? source.page(tx, from, limit, now) : source.find(tx, filter, from, limit, now),
  ])
  return { playersTotal, playersOnline, myPosition, positions }
}
