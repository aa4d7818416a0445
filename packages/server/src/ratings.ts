import type { RatingPosition, RatingType } from '@skystair/contract'
import type { Tx } from './storage/db.ts'

/** A rating, from the area that knows its order. All its functions must be as fast with a million players as with a thousand. */
export interface RatingSource {
  /** Returns the number of entries. */
  total(tx: Tx, now: number): Promise<number>
  /** Returns the position of a player, or of the player's clan in a rating of clans, counted from 1; null if there is none. */
  positionOf(tx: Tx, playerId: number, now: number): Promise<number | null>
  /** Returns the positions from `from`, counted from 0, `limit` at most. */
  page(tx: Tx, from: number, limit: number, now: number): Promise<RatingPosition[]>
  /** Returns the positions whose name begins with `filter`, without the first `from` of them, best first, `limit` at most. */
  find(tx: Tx, filter: string, from: number, limit: number, now: number): Promise<RatingPosition[]>
}

/** The ratings by type. A type without a source is an empty rating, so that its area can be deleted. */
export type Ratings = Readonly<Partial<Record<RatingType, RatingSource>>>

/** Returns the ratings of all areas. Throws if two areas have the same. */
export function joinRatings(all: readonly Ratings[]): Ratings {
  const types = all.flatMap((ratings) => Object.keys(ratings))
  const twice = types.find((type, index) => types.indexOf(type) !== index)
  if (twice) throw new Error(`Two areas have the rating ${twice}.`)
  return Object.assign({}, ...all) as Ratings
}
