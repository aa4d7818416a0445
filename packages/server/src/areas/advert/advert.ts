import { type Rewarded, resources } from '@skystair/contract'
import { advert } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { type AdvertWatch, beginWatch, markWatchTaken, openWatch, watchesOn } from './repository.ts'

const DAY = 86_400_000
/** How long after its beginning the gems of an advert can be taken, in milliseconds. */
const VALID = 3_600_000

const dayOf = (now: number) => Math.floor(now / DAY)

/** Adverts that count for the server's day: those whose gems were taken. One that was left before its end can be begun again. */
async function today(tx: Tx, playerId: number, now: number): Promise<{ taken: number; open: AdvertWatch | undefined }> {
  const watches = await watchesOn(tx, playerId, dayOf(now))
  return { taken: watches.filter(({ taken_at }) => taken_at !== null).length, open: watches.find(({ taken_at }) => taken_at === null) }
}

/** The adverts that a player can still watch today. */
export async function adverts(tx: Tx, playerId: number, now: number): Promise<Rewarded> {
  const { taken, open } = await today(tx, playerId, now)
  const viewsLeft = Math.max(0, advert.aDay - taken)
  return {
    id: advert.id,
    viewsLeft,
    gems: advert.gems,
    // Not the present moment: a client whose clock is a little behind would still wait for it.
    nextAt: viewsLeft > 0 ? 0 : (dayOf(now) + 1) * DAY,
    started: open !== undefined && now - open.started_at <= VALID,
  }
}

/** Begins an advert. Throws OFFER_LIMIT. The player's row must be locked. */
export async function startAdvert(tx: Tx, playerId: number, now: number): Promise<void> {
  const { taken, open } = await today(tx, playerId, now)
  if (taken >= advert.aDay) throw refuse('OFFER_LIMIT')
  await beginWatch(tx, playerId, dayOf(now), open?.number ?? taken + 1, now)
}

/** Grants the gems of the advert that was begun, once, and returns how many. Throws REWARD_NOT_READY. The player's row must be locked. */
export async function takeAdvert(tx: Tx, playerId: number, now: number): Promise<number> {
  // Begun before midnight, it still counts for the day it was begun on.
  const open = await openWatch(tx, playerId, now - VALID)
  if (!open) throw refuse('REWARD_NOT_READY')
  await markWatchTaken(tx, playerId, open, now)
  const ref = `advert:${open.day}:${open.number}`
  await grant(tx, playerId, resources({ mithril: advert.gems }), { reason: 'advert', ref, now })
  return advert.gems
}
