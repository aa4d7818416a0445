import type { PushKind, PushValues } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'
import type { PlayerRow } from '../../player/repository.ts'

/** A browser that receives a player's messages. */
export interface Subscription {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly time_zone: string
}

/** A stored message that was not sent yet. Its members are columns. */
export interface PushMessage {
  readonly player_id: number
  /** Its subject: a player has at most one message for each. */
  readonly key: string
  readonly kind: string
  /** JSON of the values inserted into its text. */
  readonly details: string
  readonly due_at: number
  readonly tries: number
  readonly waiting: string
}

/** How many browsers of a player get messages: a further one takes the place of the one that subscribed first. */
const BROWSERS_MAX = 10

/** Stores a browser for a player. A browser belongs to the player who subscribed last. */
export async function subscribe(tx: Tx, playerId: number, sub: Omit<Subscription, 'id'>, now: number): Promise<void> {
  await tx.run(
    `insert into push_subscription (player_id, endpoint, p256dh, auth, time_zone, at) values (?, ?, ?, ?, ?, ?)
     on conflict (endpoint) do update set player_id = excluded.player_id, p256dh = excluded.p256dh, auth = excluded.auth,
       time_zone = excluded.time_zone, at = excluded.at`,
    [playerId, sub.endpoint, sub.p256dh, sub.auth, sub.time_zone, now],
  )
  for (const { id } of (await subscriptionsOf(tx, playerId)).slice(BROWSERS_MAX)) await dropSubscription(tx, id)
}

export const unsubscribe = (tx: Tx, playerId: number, endpoint: string): Promise<number> =>
  tx.run('delete from push_subscription where player_id = ? and endpoint = ?', [playerId, endpoint])

/** Returns a player's browsers, the newest first. */
export const subscriptionsOf = (tx: Tx, playerId: number): Promise<Subscription[]> =>
  tx.all('select id, endpoint, p256dh, auth, time_zone from push_subscription where player_id = ? order by at desc, id desc', [playerId])

/** Deletes a browser. */
export const dropSubscription = (tx: Tx, id: number): Promise<number> => tx.run('delete from push_subscription where id = ?', [id])

/** Deletes all but a player's newest browsers. */
export const keepNewest = async (tx: Tx, playerId: number, max: number): Promise<void> => {
  for (const { id } of (await subscriptionsOf(tx, playerId)).slice(max)) await dropSubscription(tx, id)
}

/** Deletes the browsers and the unsent messages of a player who has switched messages off. */
export async function forgetPushes(tx: Tx, playerId: number): Promise<void> {
  await tx.run('delete from push_subscription where player_id = ?', [playerId])
  await tx.run('delete from push_message where player_id = ?', [playerId])
}

/** A message for a player outside the game, and its time. A later message with the same key replaces it. */
export interface Push<K extends PushKind> {
  readonly key: string
  readonly kind: K
  readonly values: PushValues<K>
  /** In milliseconds. */
  readonly at: number
}

/** Stores a message to send at its time, if the player has switched messages on. */
export async function schedulePush<K extends PushKind>(
  tx: Tx,
  { id, state }: Pick<PlayerRow, 'id' | 'state'>,
  { key, kind, values, at }: Push<K>,
): Promise<void> {
  if (!state.pushEnabled) return
  await tx.run(
    `insert into push_message (player_id, key, kind, details, due_at, tries, waiting, claimed_until) values (?, ?, ?, ?, ?, 0, '', 0)
     on conflict (player_id, key) do update set kind = excluded.kind, details = excluded.details, due_at = excluded.due_at, tries = 0,
       waiting = '', claimed_until = 0`,
    [id, key, kind, JSON.stringify(values), at],
  )
}

/** Deletes a message that is no longer needed. */
export const cancelPush = (tx: Tx, playerId: number, key: string): Promise<number> =>
  tx.run('delete from push_message where player_id = ? and key = ?', [playerId, key])

/** Claims due messages, so that no other node sends them before `until`. Returns those that it claimed. */
export async function claimDue(tx: Tx, now: number, until: number, max: number): Promise<PushMessage[]> {
  const due = await tx.all<PushMessage>(
    `select player_id, key, kind, details, due_at, tries, waiting from push_message
     where due_at <= ? and claimed_until <= ? order by due_at, player_id, key limit ?`,
    [now, now, max],
  )
  const claimed: PushMessage[] = []
  for (const message of due) {
    const { player_id, key } = message
    const set = 'update push_message set claimed_until = ? where player_id = ? and key = ? and claimed_until <= ?'
    if ((await tx.run(set, [until, player_id, key, now])) === 1) claimed.push(message)
  }
  return claimed
}

/** Postpones the message for the subscriptions that it has not reached. Does nothing if a new message has replaced it since it was claimed. */
export const postpone = (tx: Tx, message: PushMessage, claimed: number, dueAt: number, tries: number, waiting: string): Promise<number> =>
  tx.run(
    'update push_message set due_at = ?, tries = ?, waiting = ?, claimed_until = 0 where player_id = ? and key = ? and claimed_until = ?',
    [dueAt, tries, waiting, message.player_id, message.key, claimed],
  )

/** Deletes a sent message. Does nothing if a new message has replaced it since it was claimed. */
export const finish = (tx: Tx, { player_id, key }: PushMessage, claimed: number): Promise<number> =>
  tx.run('delete from push_message where player_id = ? and key = ? and claimed_until = ?', [player_id, key, claimed])
