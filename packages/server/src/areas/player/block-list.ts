import type { PlayerChange } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change } from './change.ts'
import { playerExists } from './repository.ts'

type Ctx = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** How many players a player can block in the chat, and in the mail. Why: each query for messages names them all. */
export const BLOCKED_MAX = 500

/** Adds another player to one of the player's block lists, or removes them. Throws PLAYER_NOT_FOUND and BLOCK_LIST_FULL. */
export async function setBlocked(
  ctx: Ctx,
  list: 'chatBlockList' | 'mailBlockList',
  other: number,
  blocked: boolean,
): Promise<PlayerChange> {
  if (!(await playerExists(ctx.tx, other))) throw refuse('PLAYER_NOT_FOUND')
  return change(ctx, ({ state }) => {
    const others = state[list].filter((id) => id !== other)
    if (blocked && others.length >= BLOCKED_MAX) throw refuse('BLOCK_LIST_FULL')
    state[list] = blocked ? [...others, other] : others
  })
}
