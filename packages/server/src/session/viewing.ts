// A moderator's view of the game as a player: a session of its own, which may only read.
import { moderates, outranks, VIEW_LASTS } from '@skystair/contract'
import type { Context } from '../handlers.ts'
import type { Tx } from '../storage/db.ts'
import type { Outdated } from '../sweep.ts'
import type { FoundSession } from './found-session.ts'
import { hashToken } from './hash-token.ts'

interface ViewRow {
  readonly player_id: number
  readonly client_uuid: string
  readonly until: number
  readonly viewer_id: number
  readonly viewer_access: FoundSession['access']
  readonly access_level: FoundSession['access']
}

/**
 * Returns the session of a view; undefined if there is none or it has ended. It also ends with the session that it began with, and when its owner's
 * access level is not above the player's any more. The player's row, which the handler gets to see, has neither contact nor password.
 */
export async function findView(tx: Tx, tokenHash: string, now: number): Promise<FoundSession | undefined> {
  const row = await tx.one<ViewRow>(
    `select v.player_id, v.client_uuid, v.until, m.id as viewer_id, m.access_level as viewer_access, p.id, p.name, null as contact, null as password_hash,
       p.access_level, p.source, p.code, p.version, p.updated_at, p.state
     from view_session v join session s on s.token_hash = v.opened_with join player m on m.id = s.player_id join player p on p.id = v.player_id
     where v.token_hash = ? and v.until > ? and v.ended_at is null and s.expires_at > ? and s.revoked_at is null`,
    [tokenHash, now, now],
  )
  if (!row || !moderates(row.viewer_access) || !outranks(row.viewer_access, row.access_level)) return undefined
  const { player_id: playerId, client_uuid: clientUuid, until, viewer_id: viewerId, access_level: access } = row
  tx.players.set(playerId, { row, isLocked: false })
  // A moderator whose game an administrator views does not lend their rights.
  const lent = moderates(access) ? 'PLAYER' : access
  return { playerId, clientUuid, access: lent, expiresAt: until, source: null, elsewhere: false, viewerId }
}

/** Begins a view as a player with the caller's session. Sets the reply's `session` header. Returns when it ends by itself. */
export async function openView(
  { tx, now, random, session, header }: Pick<Context, 'tx' | 'now' | 'random' | 'header'> & { readonly session: { readonly id: string } },
  playerId: number,
): Promise<number> {
  const token = random.bytes(32).toString('base64url')
  const until = now + VIEW_LASTS
  await tx.run('insert into view_session (token_hash, opened_with, player_id, client_uuid, at, until) values (?, ?, ?, ?, ?, ?)', [
    hashToken(token),
    session.id,
    playerId,
    random.uuid(),
    now,
    until,
  ])
  header('session', token)
  return until
}

/** Ends a view. Returns the token hash of the session that it began with. */
export async function endView(
  { tx, now, sessionEnds }: Pick<Context, 'tx' | 'now' | 'sessionEnds'>,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await tx.one<{ opened_with: string }>('update view_session set ended_at = ? where token_hash = ? returning opened_with', [
    now,
    tokenHash,
  ])
  sessionEnds(tokenHash)
  return row?.opened_with
}

/** Views that are over. */
export const oldViews: Outdated = { table: 'view_session', where: 'until <= ?', values: (now) => [now] }
