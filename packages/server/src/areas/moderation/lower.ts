import { type AccessLevel, moderates, outranks } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { otherPlayer } from '../player/receiver.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

type Acting = Pick<Context, 'tx'> & { readonly playerId: number; readonly access: AccessLevel }

/** Whether the caller is a moderator or administrator who may act on that player: on those of lower access levels, never on themselves. */
export const mayActOn = async ({ tx, access }: Acting, targetId: number): Promise<boolean> =>
  moderates(access) && outranks(access, (await loadPlayer(tx, targetId)).accessLevel)

/** Returns another player of a lower access level than the caller's. Throws PLAYER_NOT_FOUND or TARGET_FORBIDDEN. */
export async function lowerPlayer(ctx: Acting, targetId: number): Promise<PlayerRow> {
  const target = await otherPlayer(ctx, targetId)
  if (!outranks(ctx.access, target.accessLevel)) throw refuse('TARGET_FORBIDDEN')
  return target
}
