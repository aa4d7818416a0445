import type { Context } from '../handlers.ts'
import type { Tx } from '../storage/db.ts'

const versionOf = async (tx: Tx, playerId: number): Promise<number | undefined> =>
  (await tx.one<{ version: number }>('select version from player where id = ?', [playerId]))?.version

/** The clients of a player's other sessions. One that was begun in this very call has heard of everything. */
async function others(tx: Tx, playerId: number, tokenHash: string, now: number): Promise<string[]> {
  const rows = await tx.all<{ client_uuid: string }>(
    'select client_uuid from session where player_id = ? and token_hash <> ? and created_at < ? and expires_at > ? and revoked_at is null',
    [playerId, tokenHash, now, now],
  )
  return rows.map(({ client_uuid }) => client_uuid)
}

/**
 * Does a call's work, and where it changed the player, tells the player's other sessions so, on whatever node they are: PLAYER_CHANGED. Every change of a
 * player, its purse or its creatures raises the version of its row.
 */
export async function tellingElsewhere<T>(
  { tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>,
  { playerId, tokenHash }: { readonly playerId: number; readonly tokenHash: string },
  work: () => Promise<T>,
): Promise<T> {
  const before = await versionOf(tx, playerId)
  const done = await work()
  if ((await versionOf(tx, playerId)) === before) return done
  for (const client of await others(tx, playerId, tokenHash, now))
    after((bus) => bus.publish(`/stomp/personal/${client}`, { notificationType: 'PLAYER_CHANGED', message: null, messageId: null }))
  return done
}
