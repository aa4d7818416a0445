import { cleanName } from '@skystair/contract/account-rules'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { receiverOf } from '../player/receiver.ts'
import { accountByName } from '../player/repository.ts'
import { keyOf } from '../security/rules.ts'

/** Returns the number of the player with this nickname or number. A nickname of digits comes first. Throws PLAYER_NOT_FOUND. */
async function idOf(tx: Tx, who: string): Promise<number> {
  const named = await accountByName(tx, keyOf(cleanName(who)))
  const id = named?.id ?? (/^\s*\d{1,15}\s*$/.test(who) ? Number(who) : undefined)
  if (id === undefined) throw refuse('PLAYER_NOT_FOUND')
  return id
}

export const findReceiver: Handler<'GET /api/gift/receiver/find'> = async (ctx) => {
  const { id, name, state } = await receiverOf(ctx, await idOf(ctx.tx, ctx.query.who))
  return { id, name, level: state.level }
}
