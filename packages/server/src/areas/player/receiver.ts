import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { deletedAmong } from '../security/repository.ts'
import { loadPlayer, type PlayerRow } from './repository.ts'

type Base = Pick<Context, 'tx'> & { readonly playerId: number }

/** Returns another player. Throws PLAYER_NOT_FOUND, also for a deleted account; TARGET_FORBIDDEN for the player itself. */
export async function otherPlayer({ tx, playerId }: Base, otherId: number): Promise<PlayerRow> {
  const other = await loadPlayer(tx, otherId)
  if ((await deletedAmong(tx, [otherId])).has(otherId)) throw refuse('PLAYER_NOT_FOUND')
  if (otherId === playerId) throw refuse('TARGET_FORBIDDEN')
  return other
}

/** Whether a player has blocked another one, in the chat or in the mail: either keeps letters, gifts and invitations away. */
export const hasBlocked = ({ state }: PlayerRow, otherId: number): boolean =>
  state.mailBlockList.includes(otherId) || state.chatBlockList.includes(otherId)

/** Returns the receiver of a player's gift or letter. Throws like `otherPlayer`, and BLOCKED if the receiver has blocked the player. */
export async function receiverOf(base: Base, receiverId: number): Promise<PlayerRow> {
  const receiver = await otherPlayer(base, receiverId)
  if (hasBlocked(receiver, base.playerId)) throw refuse('BLOCKED')
  return receiver
}
