import { HOUR } from '@skystair/contract/time'
import type { Deps } from '../../deps.ts'
import { activityOn, ONLINE } from '../../session/activity.ts'
import type { Tx } from '../../storage/db.ts'
import { loadPlayer, playersAfter } from '../player/repository.ts'
import { keyOf } from '../security/rules.ts'
import { boardsOf, forgetNodes, lockRatings, removeEntry, setEntry, setFoundBy, setOnline } from './repository.ts'
import { scoresOf } from './scores.ts'

/** Number of players that one transaction refreshes. Other transactions that change ratings wait for it. */
const BATCH = 50
/** Number of players that every round refreshes besides those who changed. Why: a node that ends loses its list of changed players. */
const SWEPT = 100

/** Updates a player's entries. The ratings must be locked before the player is read. */
async function refreshPlayer(tx: Tx, playerId: number, now: number): Promise<void> {
  const player = await loadPlayer(tx, playerId)
  const scores = await scoresOf(tx, player, now)
  if (scores.length > 0 && player.name !== null) await setFoundBy(tx, playerId, keyOf(player.name))
  for (const { board, entry } of scores) await setEntry(tx, board, entry)
  // Entries in the ratings of past events stay while the player is in any rating.
  if (scores.length === 0) await leaveRatings(tx, playerId)
}

async function leaveRatings(tx: Tx, playerId: number): Promise<void> {
  await setFoundBy(tx, playerId, null)
  for (const board of await boardsOf(tx, playerId)) await removeEntry(tx, board, playerId)
}

/** Removes a player whose account is deleted from all ratings. */
export async function forgetPlayer(tx: Tx, playerId: number): Promise<void> {
  await lockRatings(tx)
  await leaveRatings(tx, playerId)
}

export async function refreshPlayers(tx: Tx, playerIds: readonly number[], now: number): Promise<void> {
  await lockRatings(tx)
  for (const id of playerIds) await refreshPlayer(tx, id, now)
}

/** The last player of the previous round, on each node. */
const swept = new WeakMap<Deps['bus'], number>()

/** Updates the ratings for the players who were changed on this node, and for some others. */
export async function refreshRatings({ bus, db, clock }: Pick<Deps, 'bus' | 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const activity = activityOn(bus)
  const others = await db.read((tx) => playersAfter(tx, swept.get(bus) ?? 0, SWEPT))
  swept.set(bus, others.length < SWEPT ? 0 : others.at(-1)!)
  const ids = [...new Set([...activity.takeChanged(), ...others])]
  for (let from = 0; from < ids.length; from += BATCH) await db.tx((tx) => refreshPlayers(tx, ids.slice(from, from + BATCH), now))
  await db.tx(async (tx) => {
    await setOnline(tx, activity.node, activity.countSince(now - ONLINE), now)
    await forgetNodes(tx, now - HOUR)
  })
}
