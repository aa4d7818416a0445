import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, findSession, openSession } from '../../session/session.ts'
import { endView, openView } from '../../session/viewing.ts'
import { audit, lowerPlayer } from '../moderation/public.ts'
import { presentPlayer, presentRow } from '../player/present.ts'

export const enter: Handler<'GET /api/tech/player/enter/{id}'> = async (ctx) => {
  const { tx, now, playerId, params } = ctx
  const target = await lowerPlayer(ctx, params.id)
  // A player of a platform who has not chosen a character has no game yet.
  if (target.state.unchosen) throw refuse('TARGET_FORBIDDEN')
  await openView(ctx, target.id)
  const player = await presentRow(tx, target, now)
  await audit(tx, { action: 'VIEW', actorId: playerId, targetId: target.id }, now)
  return { ...player, mailOrPhone: null }
}

/** For a moderator who views nobody, returns the moderator's own player and opens no session. */
export const exit: Handler<'GET /api/tech/player/exit'> = async (ctx) => {
  const { tx, now, session } = ctx
  const own = session.viewerId === null ? undefined : await endView(ctx, session.id)
  if (own === undefined) return presentPlayer(tx, ctx.playerId, now)
  const found = await findSession(tx, own, now)
  if (!found) throw refuse('SESSION_EXPIRED')
  await endSession(ctx, own)
  await openSession(ctx, found.playerId, found.source)
  return presentPlayer(tx, found.playerId, now)
}
