import { refuse } from '../../refusal.ts'
import type { Db, Tx } from '../../storage/db.ts'
import { accountOf, lockAccount } from '../player/repository.ts'
import { isPassword } from './password.ts'

/**
 * Compares a password with the account's, before the transaction of the call. Accounts of guests and of platforms have none, and need none. Returns a function that
 * throws PASSWORD_WRONG in the transaction, also if the password was changed since it was compared; it returns whether the account has a password.
 */
export async function askPassword(db: Db, playerId: number, given: string | undefined): Promise<(tx: Tx) => Promise<boolean>> {
  const stored = (await db.tx((tx) => accountOf(tx, playerId)))?.password_hash ?? null
  const right = stored === null || (await isPassword(given ?? '', stored))
  return async (tx) => {
    if (!right || (await lockAccount(tx, playerId))?.password_hash !== stored) throw refuse('PASSWORD_WRONG', { field: '/password' })
    return stored !== null
  }
}
