import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { accountOf, lockAccount } from '../player/repository.ts'
import { type Attempting, attemptBySession, forgetAttempts } from './attempts.ts'
import { isPassword } from './password.ts'

/** A call of a player that asks for the password. */
type Asking = Attempting & { readonly playerId: number }

/** Throws PASSWORD_WRONG; returns whether the account has a password. */
type CheckPassword = (ctx: Pick<Context, 'tx' | 'after'>) => Promise<boolean>

/**
 * Compares a password with the account's, before the transaction of the call. Returns a function that throws PASSWORD_WRONG in the transaction, also if the
 * password was changed since it was compared. Accounts of guests and of platforms have none: they need none, unless it is `needed`. Throws RATE_LIMITED.
 */
export async function askPassword(
  call: Asking,
  given: string | undefined,
  { field = '/password', needed = false } = {},
): Promise<CheckPassword> {
  const { db, playerId } = call
  const stored = (await db.tx((tx) => accountOf(tx, playerId)))?.password_hash ?? null
  const attempts = stored === null ? null : await attemptBySession(call, playerId)
  const right = stored === null ? !needed : await isPassword(given ?? '', stored)
  return async ({ tx, after }) => {
    if (!right || (await lockAccount(tx, playerId))?.password_hash !== stored) throw refuse('PASSWORD_WRONG', { field })
    if (attempts) after((_, counter) => forgetAttempts({ counter }, attempts))
    return stored !== null
  }
}
