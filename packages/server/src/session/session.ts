import type { AccessLevel, PlayerSource } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import type { Context } from '../handlers.ts'
import type { Tx } from '../storage/db.ts'
import type { Outdated } from '../sweep.ts'
import type { FoundSession } from './found-session.ts'
import { hashToken } from './hash-token.ts'
import { findView } from './viewing.ts'

export type { FoundSession } from './found-session.ts'
export { hashToken } from './hash-token.ts'

interface SessionRow {
  readonly player_id: number
  readonly client_uuid: string
  readonly expires_at: number
  readonly session_source: PlayerSource | null
  readonly others: number
  readonly access_level: AccessLevel
}

/** The columns that `loadPlayer` reads. Why not all: each further one costs time. */
const playerColumns = ['id', 'name', 'contact', 'password_hash', 'access_level', 'source', 'code', 'version', 'updated_at', 'state']
  .map((name) => `p.${name}`)
  .join(', ')

/**
 * Returns the session of a token hash, also that of a moderator's view, or undefined if there is none or it has ended; `lock` locks its player as `loadPlayer` does. `now` is in
 * milliseconds.
 */
export async function findSession(
  tx: Tx,
  tokenHash: string,
  now: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<FoundSession | undefined> {
  const row = await tx.one<SessionRow>(
    `select s.player_id, s.client_uuid, s.expires_at, s.source as session_source,
       (select count(*) from session o where o.player_id = s.player_id and o.expires_at > ? and o.revoked_at is null) - 1 as others, ${playerColumns}
     from session s join player p on p.id = s.player_id where s.token_hash = ? and s.expires_at > ? and s.revoked_at is null${lock && tx.lock ? `${tx.lock} of p` : ''}`,
    [now, tokenHash, now],
  )
  if (!row) return findView(tx, tokenHash, now)
  const { player_id: playerId, client_uuid: clientUuid, access_level: access, expires_at: expiresAt, session_source: source, others } = row
  // Nearly every call reads its player next.
  tx.players.set(playerId, { row, isLocked: lock })
  return { playerId, clientUuid, access, expiresAt, source, elsewhere: others > 0, viewerId: null }
}

/** Sets a session's expiry to `sessionDays` from now, once half of that time has passed. */
export async function prolong(tx: Tx, tokenHash: string, { expiresAt }: FoundSession, sessionDays: number, now: number): Promise<void> {
  const span = sessionDays * DAY
  if (expiresAt - now < span / 2) await tx.run('update session set expires_at = ? where token_hash = ?', [now + span, tokenHash])
}

/** How many sessions a player can have at a time: a further one ends the oldest. Why: each call counts them, and changes are sent to all. */
export const SESSIONS_MAX = 20
/** How many sessions of a player are kept, with those that have ended. */
export const SESSIONS_KEPT = 50

/** Ends and deletes the oldest sessions of a player, so that there is room for another. */
async function makeRoom(ctx: EndContext, playerId: number): Promise<void> {
  const rows = await ctx.tx.all<{ token_hash: string; revoked_at: number | null }>(
    `select token_hash, revoked_at from session where player_id = ?
     order by case when revoked_at is null then 0 else 1 end, created_at desc, token_hash limit 1000 offset ?`,
    [playerId, SESSIONS_MAX - 1],
  )
  for (const { token_hash, revoked_at } of rows) if (revoked_at === null) await endSession(ctx, token_hash)
  for (const { token_hash } of rows.slice(SESSIONS_KEPT - SESSIONS_MAX))
    await ctx.tx.run('delete from session where token_hash = ?', [token_hash])
}

/** Creates a session and sets the reply's `session` header to its token. Only the token's hash is stored. Returns the token. */
export async function openSession(
  ctx: Pick<Context, 'tx' | 'now' | 'random' | 'config' | 'header' | 'sessionEnds'>,
  playerId: number,
  source: PlayerSource | null = null,
): Promise<{ session: string; expiresAt: number }> {
  const { tx, now, random, config, header } = ctx
  await makeRoom(ctx, playerId)
  const session = random.bytes(32).toString('base64url')
  const expiresAt = now + config.sessionDays * DAY
  await tx.run('insert into session (token_hash, player_id, client_uuid, created_at, expires_at, source) values (?, ?, ?, ?, ?, ?)', [
    hashToken(session),
    playerId,
    random.uuid(),
    now,
    expiresAt,
    source,
  ])
  header('session', session)
  return { session, expiresAt }
}

/** Returns the player of a session, also of one that has ended, as long as it is stored. */
export const playerOfToken = async (tx: Tx, tokenHash: string): Promise<number | undefined> =>
  (await tx.one<{ player_id: number }>('select player_id from session where token_hash = ?', [tokenHash]))?.player_id

/**
 * Returns a guest whose game was last changed at a time or before, and who cannot come back: there is no session, not even an ended one, no password, and no
 * platform's player whose save it is.
 */
export const lostGuest = async (tx: Tx, until: number): Promise<number | undefined> =>
  (
    await tx.one<{ id: number }>(
      `select id from player p where access_level = 'TRIAL' and password_hash is null and updated_at <= ?
       and not exists (select 1 from session s where s.player_id = p.id)
       and not exists (select 1 from identity i where i.player_id = p.id) and not exists (select 1 from identity_climb c where c.player_id = p.id)
       order by updated_at limit 1`,
      [until],
    )
  )?.id

type EndContext = Pick<Context, 'tx' | 'now' | 'sessionEnds'>

/** Ends a session. Its sockets are closed after the commit. */
export async function endSession({ tx, now, sessionEnds }: EndContext, tokenHash: string): Promise<void> {
  await tx.run('update session set revoked_at = ? where token_hash = ? and revoked_at is null', [now, tokenHash])
  sessionEnds(tokenHash)
}

/** Ends every session of a player. */
export async function endSessions(ctx: EndContext, playerId: number): Promise<void> {
  const open = await ctx.tx.all<{ token_hash: string }>('select token_hash from session where player_id = ? and revoked_at is null', [
    playerId,
  ])
  for (const { token_hash } of open) await endSession(ctx, token_hash)
}

/** Sessions that ended more than 30 days ago. */
export const oldSessions: readonly Outdated[] = ['expires_at', 'revoked_at'].map((ended) => ({
  ...{ table: 'session', where: `${ended} <= ?` },
  values: (now) => [now - 30 * DAY],
}))
