import type { AccessLevel, AuditAction } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import { setAccessLevel } from '../player/repository.ts'
import { audit } from './audit/audit.ts'
import { lowerPlayer } from './lower.ts'

type Moderating = Pick<Context, 'tx' | 'now' | 'after'> & { readonly playerId: number; readonly access: AccessLevel }

/** Changes a lower player's access level. Throws like `lowerPlayer`, and TARGET_FORBIDDEN for a player of any other level than `from`. */
async function move(ctx: Moderating, targetId: number, from: AccessLevel, to: AccessLevel, action: AuditAction) {
  const { tx, now, playerId } = ctx
  await lowerPlayer(ctx, targetId)
  if ((await setAccessLevel(tx, targetId, to, from)) !== 1) throw refuse('TARGET_FORBIDDEN')
  await notifyPlayer(ctx, targetId)
  await audit(tx, { action, actorId: playerId, targetId }, now)
  return { playerId: targetId, accessLevel: to }
}

export const promote: Handler<'POST /api/moderation/{playerId}/promote'> = (ctx) =>
  move(ctx, ctx.params.playerId, 'PLAYER', 'MODERATOR', 'PROMOTE')

export const demote: Handler<'POST /api/moderation/{playerId}/demote'> = (ctx) =>
  move(ctx, ctx.params.playerId, 'MODERATOR', 'PLAYER', 'DEMOTE')
