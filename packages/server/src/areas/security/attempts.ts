// Attempts at the password of an account are limited for each account, however many addresses they come from.
import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Outside } from '../../handlers.ts'
import { type Excess, excessOf, forgetRate, rateLimited } from '../../http/rate.ts'
import { hashToken, playerOfToken } from '../../session/session.ts'
import { notifyUnlessUnseen } from '../notification/repository.ts'

/** A call that compares passwords, before its transaction. */
export interface Attempting extends Outside {
  readonly config: Pick<Config, 'rateFactor'>
  readonly now: number
}

/** Counts an attempt at a player's password; notifies the player of the first one above the limit. */
async function count({ db, now, ...counting }: Attempting, key: string, playerId: number): Promise<Excess | null> {
  const excess = await excessOf(counting, 'password', key)
  if (excess?.isFirst) await db.tx((tx) => notifyUnlessUnseen(tx, playerId, 'passwordGuessed', now))
  return excess
}

/** After the right password: the next attempt is the first again. */
export const forgetAttempts = ({ counter }: Pick<Outside, 'counter'>, key: string): Promise<void> => forgetRate(counter, 'password', key)

const keyOfSession = (playerId: number) => `session ${playerId}`

/**
 * Counts an attempt at the password by somebody who has a session of the player. Why apart from signing in: strangers must not keep the player from changing the
 * password. Throws RATE_LIMITED. Returns the key for `forgetAttempts`.
 */
export async function attemptBySession(call: Attempting, playerId: number): Promise<string> {
  const excess = await count(call, keyOfSession(playerId), playerId)
  if (excess) throw rateLimited(excess.left)
  return keyOfSession(playerId)
}

/**
 * Counts an attempt at signing in to one of these players by this name or contact. Returns those whose passwords may be compared, each with its key for
 * `forgetAttempts`. A device that has had a session of a player is counted apart, so that strangers cannot keep it out. Throws RATE_LIMITED if there is none, also
 * for names that nobody has: it does not reveal who is registered.
 */
export async function attemptToSignIn(
  call: Attempting,
  players: readonly number[],
  name: string,
  device: string | undefined,
): Promise<ReadonlyMap<number, string>> {
  const known = device === undefined ? undefined : await call.db.read((tx) => playerOfToken(tx, hashToken(device)))
  const allowed = new Map<number, string>()
  const excesses: Excess[] = []
  for (const id of players) {
    const key = id === known && device !== undefined ? `device ${hashToken(device)}` : `account ${id}`
    const excess = await count(call, key, id)
    if (excess) excesses.push(excess)
    else allowed.set(id, key)
  }
  if (players.length === 0) {
    const excess = await excessOf(call, 'password', `name ${createHash('sha256').update(name).digest('base64url')}`)
    if (excess) excesses.push(excess)
  }
  if (allowed.size === 0 && excesses.length > 0) throw rateLimited(Math.min(...excesses.map(({ left }) => left)))
  return allowed
}
