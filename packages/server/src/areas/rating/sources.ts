import type { RatingPosition } from '@skystair/contract'
import type { RatingSource, Ratings } from '../../ratings.ts'
import type { Tx } from '../../storage/db.ts'
import { faceOf, listedPlayers } from '../player/repository.ts'
import { keyOf as nameKeyOf } from '../security/rules.ts'
import { eventBoard } from './boards.ts'
import { type Entry, entriesFrom, foundBy, positionsOf, totalOf } from './repository.ts'

const named = async (tx: Tx, entries: readonly (Entry & { readonly position: number })[]): Promise<RatingPosition[]> => {
  const players = await listedPlayers(
    tx,
    entries.map(({ player_id }) => player_id),
  )
  return entries.map(({ position, player_id, level, value }) => {
    const player = players.get(player_id)
    return {
      ...{ positionNumber: position, id: player_id, name: player?.name ?? null, level, value },
      face: player ? faceOf(player) : null,
    }
  })
}

/** Returns a rating of players that this area stores. `boardAt` returns the name of its board at a time. */
const ofPlayers = (boardAt: (now: number) => string): RatingSource => ({
  total: (tx, now) => totalOf(tx, boardAt(now)),
  async positionOf(tx, playerId, now) {
    const [own] = await positionsOf(tx, boardAt(now), [playerId])
    return own?.position ?? null
  },
  async page(tx, from, limit, now) {
    const entries = await entriesFrom(tx, boardAt(now), from, limit)
    return named(
      tx,
      entries.map((entry, index) => ({ ...entry, position: from + index + 1 })),
    )
  },
  async find(tx, filter, from, limit, now) {
    const found = await positionsOf(tx, boardAt(now), await foundBy(tx, nameKeyOf(filter), limit, from))
    return named(
      tx,
      found.sort((a, b) => a.position - b.position),
    )
  },
})

export const sources: Ratings = {
  params: ofPlayers(() => 'params'),
  level: ofPlayers(() => 'level'),
  arenaPosition: ofPlayers(() => 'arenaPosition'),
  eventPosition: ofPlayers(eventBoard),
}
