import type { ErrorCode, Limit } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'

/** How often a player has used something limited. */
export interface Usage {
  readonly total: number
  readonly lastAt: number
  /** The day of the last use, in days since 1970, and the uses on that day. */
  readonly day: number
  readonly dayTotal: number
  /** The event of the last use, and the uses in that event. */
  readonly event: string
  readonly eventTotal: number
}
const never: Usage = { total: 0, lastAt: 0, day: -1, dayTotal: 0, event: '', eventTotal: 0 }

/** The time in milliseconds, and the event or campaign that `perEvent` refers to: `halloween@2026`. */
export interface Moment {
  readonly now: number
  readonly event?: string | undefined
}

export interface Allowance {
  /** Uses left; null if none of `ever`, `perEvent` and `perDay` is set. */
  readonly left: number | null
  /** When it is available next, in milliseconds; 0 if it was never used and is available. */
  readonly availableAt: number
  readonly refusal: Extract<ErrorCode, 'ALREADY_TAKEN' | 'OFFER_LIMIT' | 'REWARD_NOT_READY'> | null
}

/** Returns what a limit still allows. */
export function allowance(allowed: Limit, usage: Usage | undefined, { now, event = '' }: Moment): Allowance {
  const { total, lastAt, ...last } = usage ?? never
  const today = Math.floor(now / DAY)
  const overall = [
    ...(allowed.ever === undefined ? [] : [allowed.ever - total]),
    ...(allowed.perEvent === undefined ? [] : [allowed.perEvent - (last.event === event ? last.eventTotal : 0)]),
  ]
  const onDay = allowed.perDay === undefined ? [] : [allowed.perDay - (last.day === today ? last.dayTotal : 0)]
  const isOver = (left: number) => left <= 0
  const restedAt = allowed.hours === undefined || total === 0 ? 0 : lastAt + allowed.hours * HOUR
  return {
    left: overall.length + onDay.length === 0 ? null : Math.max(0, Math.min(...overall, ...onDay)),
    availableAt: Math.max(restedAt, onDay.some(isOver) ? (today + 1) * DAY : 0),
    refusal: overall.some(isOver) ? 'ALREADY_TAKEN' : onDay.some(isOver) ? 'OFFER_LIMIT' : now < restedAt ? 'REWARD_NOT_READY' : null,
  }
}

interface Row {
  readonly key: string
  readonly total: number
  readonly last_at: number
  readonly day: number
  readonly day_total: number
  readonly event: string
  readonly event_total: number
}

/** Returns a player's usage by key, without keys that were never used. */
export async function usageOf(tx: Tx, playerId: number, keys: readonly string[]): Promise<Map<string, Usage>> {
  if (keys.length === 0) return new Map()
  const rows = await tx.all<Row>(
    `select key, total, last_at, day, day_total, event, event_total from usage where player_id = ? and key in (${keys.map(() => '?').join(', ')})`,
    [playerId, ...keys],
  )
  return new Map(
    rows.map(({ key, total, last_at: lastAt, day, day_total: dayTotal, event, event_total: eventTotal }) => [
      key,
      { total, lastAt, day, dayTotal, event, eventTotal },
    ]),
  )
}

/**
 * Counts one more use by a player. Returns its number, from 1, which makes references unique. The player's row must be locked. Throws ALREADY_TAKEN,
 * OFFER_LIMIT for the day's limit, REWARD_NOT_READY if hours must pass first.
 */
export async function limit(tx: Tx, playerId: number, key: string, allowed: Limit, { now, event = '' }: Moment): Promise<number> {
  const { refusal } = allowance(allowed, (await usageOf(tx, playerId, [key])).get(key), { now, event })
  if (refusal) throw refuse(refusal, refusal === 'OFFER_LIMIT' && allowed.perDay !== undefined ? { limit: allowed.perDay } : {})
  const row = await tx.one<{ total: number }>(
    `insert into usage (player_id, key, total, last_at, day, day_total, event, event_total) values (?, ?, 1, ?, ?, 1, ?, 1)
     on conflict (player_id, key) do update set total = usage.total + 1, last_at = excluded.last_at,
       day = excluded.day, day_total = case when usage.day = excluded.day then usage.day_total + 1 else 1 end,
       event = excluded.event, event_total = case when usage.event = excluded.event then usage.event_total + 1 else 1 end
     returning total`,
    [playerId, key, now, Math.floor(now / DAY), event],
  )
  if (!row) throw new Error('the database returned no count')
  return row.total
}

/** Returns how often a player has used something with this key. */
export const timesUsed = async (tx: Tx, playerId: number, key: string): Promise<number> =>
  (await usageOf(tx, playerId, [key])).get(key)?.total ?? 0
