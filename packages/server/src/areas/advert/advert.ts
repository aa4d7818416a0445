import { type Rewarded, resources } from '@skystair/contract'
import { advert } from '@skystair/world/areas/bank/rows'
import { grant } from '../../economy/grant.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'

const DAY = 86_400_000
/** How long after its beginning an advert can have been watched to its end, in milliseconds. */
const PATIENCE = 3_600_000

interface Watch {
  readonly day: number
  readonly number: number
  readonly started_at: number
  readonly taken_at: number | null
}

const dayOf = (now: number) => Math.floor(now / DAY)

/** Adverts that count for the server's day: those whose gems were taken. One that was left before its end can be begun again. */
async function today(tx: Tx, playerId: number, now: number): Promise<{ taken: number; open: Watch | undefined }> {
  const watches = await tx.all<Watch>('select day, number, started_at, taken_at from advert_watch where player_id = ? and day = ?', [
    playerId,
    dayOf(now),
  ])
  return { taken: watches.filter(({ taken_at }) => taken_at !== null).length, open: watches.find(({ taken_at }) => taken_at === null) }
}

/** What adverts there still are for a player today. */
export async function adverts(tx: Tx, playerId: number, now: number): Promise<Rewarded> {
  const { taken, open } = await today(tx, playerId, now)
  const viewsLeft = Math.max(0, advert.aDay - taken)
  return {
    id: advert.id,
    viewsLeft,
    gems: advert.gems,
    // Not the present moment: a client whose clock is a little behind would still wait for it.
    nextAt: viewsLeft > 0 ? 0 : (dayOf(now) + 1) * DAY,
    started: open !== undefined && now - open.started_at <= PATIENCE,
  }
}

/** An advert begins. Refuses with OFFER_LIMIT. The player's row must be locked. */
export async function startAdvert(tx: Tx, playerId: number, now: number): Promise<void> {
  const { taken, open } = await today(tx, playerId, now)
  if (taken >= advert.aDay) throw refuse('OFFER_LIMIT')
  const number = open?.number ?? taken + 1
  await tx.run(
    `insert into advert_watch (player_id, day, number, started_at) values (?, ?, ?, ?)
     on conflict (player_id, day, number) do update set started_at = excluded.started_at`,
    [playerId, dayOf(now), number, now],
  )
}

/** The gems of the advert that was begun, once. Refuses with REWARD_NOT_READY. The player's row must be locked. */
export async function takeAdvert(tx: Tx, playerId: number, now: number): Promise<number> {
  // Begun before midnight, it still counts for the day it was begun on.
  const open = await tx.one<Watch>(
    'select day, number, started_at, taken_at from advert_watch where player_id = ? and taken_at is null and started_at >= ? order by started_at desc limit 1',
    [playerId, now - PATIENCE],
  )
  if (!open) throw refuse('REWARD_NOT_READY')
  await tx.run('update advert_watch set taken_at = ? where player_id = ? and day = ? and number = ?', [
    now,
    playerId,
    open.day,
    open.number,
  ])
  const ref = `advert:${open.day}:${open.number}`
  await grant(tx, playerId, resources({ mithril: advert.gems }), { reason: 'advert', ref, now })
  return advert.gems
}
