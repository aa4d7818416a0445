import { AccessLevel, MODERATION_LIST, MODERATION_PAGE, outranks, type Report } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { pageSlice } from '../../page.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { commentById } from '../forum/comments/repository.ts'
import { loadPlayer, playersOfLevels } from '../player/repository.ts'
import { shownNames } from '../security/shown-names.ts'
import { audit } from './audit/audit.ts'
import { bansOf } from './audit/repository.ts'
import { banned, setBan } from './ban.ts'
import { hideText, restoreText } from './hide.ts'
import { mayActOn } from './lower.ts'
import { closeReport, hiddenReports, type ListedReport, lockReport, openReports, type ReportRow } from './repository.ts'

/** Returns the topic that a report is about, or whose comment it is about. */
async function topicOf(tx: Tx, { kind, message_id }: ReportRow): Promise<number | null> {
  if (kind === 'TOPIC' || message_id === null) return message_id
  return kind === 'COMMENT' ? ((await commentById(tx, message_id))?.topic_id ?? null) : null
}

/** Returns the players about whom the caller may see no reports. */
const notBelow = (tx: Tx, access: AccessLevel): Promise<number[]> =>
  playersOfLevels(
    tx,
    AccessLevel.filter((level) => !outranks(access, level)),
  )

async function present(tx: Tx, now: number, rows: readonly ListedReport[]): Promise<Report[]> {
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

const detailsOf = ({ id, kind, message_id }: ReportRow): Record<string, string> => ({
  ...{ report: `${id}`, kind },
  ...(message_id === null ? {} : { message: `${message_id}` }),
})

export const listReports: Handler<'GET /api/moderation/report/list'> = async ({ tx, now, access }) =>
  present(tx, now, await openReports(tx, { notAbout: await notBelow(tx, access) }, MODERATION_LIST))

export const listHidden: Handler<'GET /api/moderation/report/hidden'> = async ({ tx, now, access, query: { page } }) =>
  present(tx, now, await hiddenReports(tx, { notAbout: await notBelow(tx, access) }, pageSlice(page, MODERATION_PAGE)))

export const closeOne: Handler<'POST /api/moderation/report/{id}/close'> = async (ctx) => {
  const { tx, now, playerId, params, body } = ctx
  const row = await lockReport(tx, params.id)
  if (!row) throw refuse('REPORT_NOT_FOUND')
  if (!(await mayActOn(ctx, row.target_id))) throw refuse('TARGET_FORBIDDEN')
  if (row.closed_at !== null) throw refuse('REPORT_CLOSED')
  await closeReport(tx, row.id, now, body.dismiss ? 'DISMISSED' : 'UPHELD')
  const details = detailsOf(row)
  const newBan = body.dismiss ? undefined : body.ban
  // The player before the message: a player who writes or reports holds their own lock when they lock a message.
  if (newBan) await setBan(ctx, row.target_id, newBan)
  if (!body.dismiss) await hideText(ctx, row)
  if (newBan) await audit(tx, banned(playerId, row.target_id, newBan, details), now)
  const action = body.dismiss ? 'REPORT_DISMISSED' : 'REPORT_UPHELD'
  await audit(tx, { action, actorId: playerId, targetId: row.target_id, details }, now)
  return { closed: true }
}

export const restoreOne: Handler<'POST /api/moderation/report/{id}/restore'> = async (ctx) => {
  const { tx, now, playerId, params } = ctx
  const row = await lockReport(tx, params.id)
  if (row?.outcome !== 'UPHELD') throw refuse('REPORT_NOT_FOUND')
  if (!(await mayActOn(ctx, row.target_id))) throw refuse('TARGET_FORBIDDEN')
  if (!(await restoreText(ctx, row))) throw refuse('STATE_CHANGED')
  await closeReport(tx, row.id, now, 'RESTORED')
  await audit(tx, { action: 'TEXT_RESTORED', actorId: playerId, targetId: row.target_id, details: detailsOf(row) }, now)
  return { restored: true }
}
