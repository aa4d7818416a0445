import type { AccessLevel, Ban, BanReason, BanTerm } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import type { Context, Handler } from '../../handlers.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { type Audited, audit } from './audit/audit.ts'
import { lowerPlayer } from './lower.ts'

type Moderating = Pick<Context, 'tx' | 'now' | 'after'> & { readonly playerId: number; readonly access: AccessLevel }

export interface NewBan {
  readonly reason: BanReason
  readonly hours: BanTerm
}

/**
 * Sets or ends a player's ban. Throws as `lowerPlayer`, before it locks the player: locks follow the access levels downwards, so that two who ban each other
 * never wait for each other.
 */
export async function setBan(ctx: Moderating, targetId: number, ban: NewBan | null): Promise<Ban> {
  const { tx, now } = ctx
  await lowerPlayer(ctx, targetId)
  const { state, ...rest } = await loadPlayer(tx, targetId, { lock: true })
  const { chatBanReason: _, ...free } = state
  const until = ban && now + ban.hours * HOUR
  const next = { ...free, chatBannedUntil: until, ...(ban ? { chatBanReason: ban.reason } : {}) }
  // Not `now`: the player has done nothing, and must not appear to have been here.
  await savePlayer(tx, { ...rest, state: next }, rest.updatedAt)
  await notifyPlayer(ctx, targetId)
  return { playerId: targetId, reason: ban?.reason ?? null, until }
}

/** The entry of the audit log about a ban. */
export const banned = (actorId: number, targetId: number, { reason, hours }: NewBan, details: Record<string, string> = {}): Audited => ({
  ...{ action: 'BAN', actorId, targetId },
  details: { ...details, reason, hours: `${hours}` },
})

export const banPlayer: Handler<'POST /api/moderation/{playerId}/ban'> = async (ctx) => {
  const { tx, now, playerId, params, body } = ctx
  const set = await setBan(ctx, params.playerId, body)
  await audit(tx, banned(playerId, params.playerId, body), now)
  return set
}

export const unbanPlayer: Handler<'POST /api/moderation/{playerId}/unban'> = async (ctx) => {
  const { tx, now, playerId, params } = ctx
  const set = await setBan(ctx, params.playerId, null)
  await audit(tx, { action: 'UNBAN', actorId: playerId, targetId: params.playerId }, now)
  return set
}
