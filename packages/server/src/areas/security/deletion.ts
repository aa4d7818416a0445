// Deletes accounts. Players with a password can undo it for thirty days by signing in; nobody else could return, so it is final at once.
import type { Context, Handler } from '../../handlers.ts'
import type { Personal } from '../../personal-table.ts'
import { endSessions } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { OutdatedThing } from '../../sweep.ts'
import { removeIdentities } from '../platform/repository.ts'
import { accountOf, loadPlayer, lockAccount } from '../player/repository.ts'
import { askPassword } from './ask-password.ts'
import { deletedBefore, erase, markDeleted } from './repository.ts'

/** How long signing in undoes the deletion, milliseconds. */
export const UNDO = 30 * 86_400_000

/** Erases a player: all personal data in its rows. */
export async function eraseAll(tx: Tx, playerId: number, personal: Personal): Promise<void> {
  await loadPlayer(tx, playerId, { lock: true })
  for (const rule of personal.tables) if (rule.by.length > 0) await erase(tx, rule, playerId)
  tx.changed.add(playerId)
}

/**
 * Deletes a save whose player cannot come back to it, or marks an account that can be signed in to. In either case, others no longer see its name. Returns
 * the time until which signing in undoes it.
 */
async function remove(ctx: Pick<Context, 'tx' | 'now' | 'sessionEnds' | 'personal'>, playerId: number): Promise<number | null> {
  const { tx, now, personal } = ctx
  await endSessions(ctx, playerId)
  const { name } = await loadPlayer(tx, playerId, { lock: true })
  if (name !== null) await personal.forgetName(tx, playerId, name, now)
  if ((await lockAccount(tx, playerId))?.password_hash == null) {
    await eraseAll(tx, playerId, personal)
    return null
  }
  await markDeleted(tx, playerId, now)
  return now + UNDO
}

export const deleteAccount: Handler<'POST /api/security/delete'> = {
  async prepare({ body, ...call }) {
    const { playerId } = call
    const checkPassword = await askPassword(call, body.password)
    return async (ctx) => {
      await checkPassword(ctx)
      // A platform's player who returns finds no save, and begins a new game.
      for (const save of await removeIdentities(ctx.tx, playerId))
        if ((await accountOf(ctx.tx, save))?.password_hash == null) await remove(ctx, save)
      return { undoUntil: await remove(ctx, playerId) }
    }
  },
}

/** Deleted accounts to which nobody has returned in time: they are erased. */
export const waitingDeletions: OutdatedThing = {
  table: 'deletion',
  async one(tx, now, personal) {
    const [playerId] = await deletedBefore(tx, now - UNDO, 1)
    if (playerId === undefined) return false
    await eraseAll(tx, playerId, personal)
    return true
  },
}
