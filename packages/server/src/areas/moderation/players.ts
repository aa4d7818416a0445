import { type AuditEntry, MODERATION_LIST, MODERATION_PAGE, type ModeratedPlayer } from '@skystair/contract'
import { cleanName } from '@skystair/contract/account-rules'
import type { Handler } from '../../handlers.ts'
import { pageSlice } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'
import { presentMessage } from '../chat/present.ts'
import { messagesBy } from '../chat/repository.ts'
import { clanById, memberOf } from '../clan/membership/repository.ts'
import { accountByName, loadPlayer, playerExists } from '../player/repository.ts'
import { foundBy } from '../rating/repository.ts'
import { keyOf } from '../security/rules.ts'
import { shownNames } from '../security/shown-names.ts'
import { type EntryRow, entriesAbout } from './audit/repository.ts'
import { lowerPlayer, mayActOn } from './lower.ts'

async function moderated(tx: Tx, id: number, now: number): Promise<ModeratedPlayer> {
  const { name, accessLevel, updatedAt, state } = await loadPlayer(tx, id)
  const member = await memberOf(tx, id)
  const clan = member && (await clanById(tx, member.clan_id))
  const isBanned = (state.chatBannedUntil ?? 0) > now
  return {
    ...{ id, name, level: state.level, accessLevel, lastSeenAt: updatedAt },
    ...{ bannedUntil: isBanned ? state.chatBannedUntil : null, banReason: isBanned ? (state.chatBanReason ?? null) : null },
    ...{ clanId: clan?.id ?? null, clanName: clan?.name ?? null },
  }
}

export const findPlayers: Handler<'GET /api/moderation/player/find'> = async ({ tx, now, query: { text } }) => {
  const asked = text.trim()
  const byId = /^\d{1,15}$/.test(asked) && (await playerExists(tx, Number(asked))) ? [Number(asked)] : []
  const named = await accountByName(tx, keyOf(cleanName(asked)))
  // The ratings know the beginning of a name within a minute after it was taken.
  const byName = await foundBy(tx, keyOf(cleanName(asked)), MODERATION_LIST)
  const found: ModeratedPlayer[] = []
  for (const id of new Set([...byId, ...(named ? [named.id] : []), ...byName].slice(0, MODERATION_LIST)))
    found.push(await moderated(tx, id, now))
  return found
}

async function presentEntries(tx: Tx, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const nameOf = await shownNames(
    tx,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
  )
  return rows.map(({ id, at, action, actor_id, details }) => ({
    ...{ id, at, action, actorId: actor_id, actorName: nameOf(actor_id) },
    details: JSON.parse(details) as Record<string, string>,
  }))
}

export const showPlayer: Handler<'GET /api/moderation/player/{playerId}'> = async (ctx) => {
  const { tx, now, params } = ctx
  const entries = (await mayActOn(ctx, params.playerId)) ? await entriesAbout(tx, params.playerId, MODERATION_PAGE) : []
  return { player: await moderated(tx, params.playerId, now), entries: await presentEntries(tx, entries) }
}

export const listMessages: Handler<'GET /api/moderation/player/{playerId}/messages'> = async (ctx) => {
  const { id } = await lowerPlayer(ctx, ctx.params.playerId)
  const rows = await messagesBy(ctx.tx, id, pageSlice(ctx.query.page, MODERATION_PAGE))
  return rows.map(({ deleted_at, ...row }) => ({ message: presentMessage(row), deleted: deleted_at !== null }))
}
