import { AccessLevel, MODERATION_LIST, outranks } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { deleteAsModerator } from '../chat/remove.ts'
import { commentById } from '../forum/comments/repository.ts'
import { removeReported } from '../forum/remove.ts'
import { loadPlayer, playersOfLevels } from '../player/repository.ts'
import { shownNames } from '../security/shown-names.ts'
import { takeName } from '../security/take-name.ts'
import { audit } from './audit/audit.ts'
import { bansOf } from './audit/repository.ts'
import { banned, setBan } from './ban.ts'
import { mayActOn } from './lower.ts'
import { closeReport, lockReport, openReports, type ReportRow } from './repository.ts'

/** Returns the topic that a report is about, or whose comment it is about. */
async function topicOf(tx: Tx, { kind, message_id }: ReportRow): Promise<number | null> {
  if (kind === 'TOPIC' || message_id === null) return message_id
  return kind === 'COMMENT' ? ((await commentById(tx, message_id))?.topic_id ?? null) : null
}

export const listReports: Handler<'GET /api/moderation/report/list'> = async ({ tx, now, access }) => {
  const others = await playersOfLevels(
    tx,
    AccessLevel.filter((level) => !outranks(access, level)),
  )
  const rows = await openReports(tx, { notAbout: others }, MODERATION_LIST)
  const targets = [...new Set(rows.map(({ target_id }) => target_id))]
  const [nameOf, bans] = [await shownNames(tx, [...targets, ...rows.map(({ reporter_id }) => reporter_id)]), await bansOf(tx, targets)]
  const ends = new Map<number, number | null>()
  for (const id of targets) ends.set(id, (await loadPlayer(tx, id)).state.chatBannedUntil)
  const topics = new Map<number, number | null>()
  for (const row of rows) topics.set(row.id, await topicOf(tx, row))
  return rows.map(({ id, kind, text, target_id, reporter_id, said_at, at, reporters }) => {
    const end = ends.get(target_id) ?? 0
    return {
      ...{ id, kind, text, at, playerId: target_id, playerName: nameOf(target_id), saidAt: said_at },
      topicId: topics.get(id) ?? null,
      ...{ reporterId: reporter_id, reporterName: nameOf(reporter_id), reporters, bans: bans.get(target_id) ?? 0 },
      bannedUntil: end > now ? end : null,
    }
  })
}

export const closeOne: Handler<'POST /api/moderation/report/{id}/close'> = async (ctx) => {
  const { tx, now, playerId, params, body } = ctx
  const row = await lockReport(tx, params.id)
  if (!row) throw refuse('REPORT_NOT_FOUND')
  if (!(await mayActOn(ctx, row.target_id))) throw refuse('TARGET_FORBIDDEN')
  if (row.closed_at !== null) throw refuse('REPORT_CLOSED')
  await closeReport(tx, row.id, now)
  const details = { report: `${row.id}`, kind: row.kind, ...(row.message_id === null ? {} : { message: `${row.message_id}` }) }
  const newBan = body.dismiss ? undefined : body.ban
  // The player before the message: a player who writes or reports holds their own lock when they lock a message.
  if (newBan) await setBan(ctx, row.target_id, newBan)
  // A letter stays: only its two partners see it, and the one who reported it has read it.
  if (!body.dismiss && row.message_id !== null) {
    if (row.kind === 'CHAT') await deleteAsModerator(ctx, row.message_id)
    if (row.kind === 'TOPIC' || row.kind === 'COMMENT') await removeReported(ctx, row.kind, row.message_id)
  }
  if (!body.dismiss && row.kind === 'NAME') await takeName(ctx, row.target_id, row.text)
  if (newBan) await audit(tx, banned(playerId, row.target_id, newBan, details), now)
  const action = body.dismiss ? 'REPORT_DISMISSED' : 'REPORT_UPHELD'
  await audit(tx, { action, actorId: playerId, targetId: row.target_id, details }, now)
  return { closed: true }
}
