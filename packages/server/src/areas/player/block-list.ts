import type { PlayerChange } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change } from './change.ts'
import { playerExists } from './repository.ts'

type Ctx = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Adds another player to one of the player's block lists, or removes them. Throws PLAYER_NOT_FOUND. */
export async function setBlocked(
  ctx: Ctx,
  list: 'chatBlockList' | 'mailBlockList',
  other: number,
  blocked: boolean,
): Promise<PlayerChange> {
  if (!(await playerExists(ctx.tx, other))) throw refuse('PLAYER_NOT_FOUND')
  return change(ctx, ({ state }) => {
    const others = state[list].filter((id) => id !== other)
    state[list] = blocked ? [...others, other] : others
  })
}
