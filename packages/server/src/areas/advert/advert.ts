import { type Rewarded, resources } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { advert } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import { allowance, limit, usageOf } from '../../economy/limit.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { beginWatch, endWatch, openWatch } from './repository.ts'

/** How long after its start an advert's gems can be taken, in milliseconds. */
const VALID = 3_600_000

const KEY = `advert:${advert.id}`
/** An advert counts for the day on which it was started, once its gems are taken. An advert that was not watched to its end can be started again. */
const LIMIT = { perDay: advert.aDay }

const allowed = async (tx: Tx, playerId: number, now: number) => allowance(LIMIT, (await usageOf(tx, playerId, [KEY])).get(KEY), { now })

/** Returns the earliest time at which an advert's gems can be taken: no platform shows shorter adverts. */
const watchedAt = (startedAt: number): number => startedAt + advert.seconds * 1000

/** Returns the adverts that a player can still watch today. */
export async function adverts(tx: Tx, playerId: number, now: number): Promise<Rewarded> {
  const { left, availableAt } = await allowed(tx, playerId, now)
  const open = await openWatch(tx, playerId, now - VALID)
  return {
    id: advert.id,
    viewsLeft: left ?? 0,
    gems: advert.gems,
    nextAt: availableAt,
    started: open !== undefined,
    takeAt: open ? watchedAt(open.started_at) : 0,
  }
}

/** Starts an advert. Throws OFFER_LIMIT. The player's row must be locked. */
export async function startAdvert(tx: Tx, playerId: number, now: number): Promise<void> {
  const { left, refusal } = await allowed(tx, playerId, now)
  if (refusal) throw refuse(refusal, refusal === 'OFFER_LIMIT' ? { limit: advert.aDay } : {})
  await beginWatch(tx, playerId, Math.floor(now / DAY), advert.aDay - (left ?? 0) + 1, now)
}

/**
 * Grants the gems of the started advert, once, and returns how many. Throws REWARD_NOT_READY, also if the time since the start is shorter than the advert. The
 * player's row must be locked.
 *
 * Why it checks only the time: no platform informs our server that an advert was watched, only its page does.
 */
export async function takeAdvert(tx: Tx, playerId: number, now: number): Promise<number> {
  const open = await openWatch(tx, playerId, now - VALID)
  if (!open || now < watchedAt(open.started_at)) throw refuse('REWARD_NOT_READY')
  await limit(tx, playerId, KEY, LIMIT, { now: open.started_at })
  await endWatch(tx, playerId)
  const ref = `advert:${open.day}:${open.number}`
  await grant(tx, playerId, resources({ mithril: advert.gems }), { reason: 'advert', ref, now })
  return advert.gems
}
