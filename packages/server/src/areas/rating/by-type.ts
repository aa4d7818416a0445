import { RATING_FOUND, RATING_PAGE } from '@skystair/contract'
import { cleanName } from '@skystair/contract/account-rules'
import type { Handler } from '../../handlers.ts'
import { rangeSize } from '../../page.ts'
import { onlineSince } from './repository.ts'

/** A node that has not reported for this time has ended, milliseconds. */
const SILENCE = 90_000
/** No rating is longer: the database could not add to a larger position. */
const LAST = 1_000_000_000

export const ratingByType: Handler<'GET /api/rating/by/{type}'> = async ({ tx, now, playerId, params, query, ratings }) => {
  const playersOnline = await onlineSince(tx, now - SILENCE)
  const source = ratings[params.type]
  if (!source) return { playersTotal: 0, playersOnline, myPosition: null, positions: [] }
  const from = Math.min(query.from, LAST)
  const limit = rangeSize(query, RATING_PAGE + 1)
  const filter = cleanName(query.filter ?? '')
  return {
    playersTotal: await source.total(tx, now),
    playersOnline,
    myPosition: await source.positionOf(tx, playerId, now),
    positions: filter === '' ? await source.page(tx, from, limit, now) : await source.find(tx, filter, Math.min(limit, RATING_FOUND), now),
  }
}
