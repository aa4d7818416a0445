import { type AccessLevel, type ReportKind, reportFlood } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockMessage, type MessageRow } from '../chat/repository.ts'
import { memberOf } from '../clan/membership/repository.ts'
import { commentById } from '../forum/comments/repository.ts'
import { readTopic } from '../forum/reader.ts'
import { otherPlayer } from '../player/receiver.ts'
import { loadPlayer } from '../player/repository.ts'
import { addReport, type ReportRow, reportedSince } from './repository.ts'

type Reporting = Pick<Context, 'tx' | 'now'> & { readonly playerId: number; readonly access: AccessLevel }
type Subject = Omit<ReportRow, 'id' | 'reporter_id' | 'at'>

/** Whether a player can read a message that somebody else wrote. Questions to the support, and its answers, cannot be reported. */
async function canRead({ tx, playerId }: Reporting, { room, to_id }: MessageRow): Promise<boolean> {
  if (room.startsWith('main:')) return true
  if (room.startsWith('clan:')) return room === `clan:${(await memberOf(tx, playerId))?.clan_id}`
  return !room.startsWith('support:') && to_id === playerId
}

/** Throws MESSAGE_NOT_FOUND, also for a message that the player cannot read, and TARGET_FORBIDDEN for the player's own. */
async function messageSubject(ctx: Reporting, kind: 'CHAT' | 'MAIL', id: number): Promise<Subject> {
  const message = await lockMessage(ctx.tx, id)
  const isLetter = message?.room.startsWith('mail:') ?? false
  if (message?.author_id === ctx.playerId) throw refuse('TARGET_FORBIDDEN')
  if (!message || isLetter !== (kind === 'MAIL') || !(await canRead(ctx, message))) throw refuse('MESSAGE_NOT_FOUND')
  const { author_id: target_id, text, at: said_at } = message
  return { subject: `${kind}:${id}`, kind, message_id: id, target_id, text, said_at }
}

/** Throws TOPIC_NOT_FOUND or COMMENT_NOT_FOUND, also for what the player cannot read, and TARGET_FORBIDDEN for the player's own. */
async function forumSubject(ctx: Reporting, kind: 'TOPIC' | 'COMMENT', id: number): Promise<Subject> {
  const comment = kind === 'COMMENT' ? await commentById(ctx.tx, id) : undefined
  if (kind === 'COMMENT' && (!comment || comment.deleted_at !== null)) throw refuse('COMMENT_NOT_FOUND')
  const { topic } = await readTopic({ ...ctx, params: { id: comment?.topic_id ?? id } })
  if (topic.deleted_at !== null) throw refuse('TOPIC_NOT_FOUND')
  const { author_id: target_id, edited_at } = comment ?? topic
  if (target_id === ctx.playerId) throw refuse('TARGET_FORBIDDEN')
  const said_at = edited_at ?? comment?.at ?? topic.created_at
  // A text that was changed after a report can be reported again.
  const subject = `${kind}:${id}:${said_at}`
  return { subject, kind, message_id: id, target_id, text: comment?.text ?? `${topic.title}\n\n${topic.text}`, said_at }
}

/** Throws PLAYER_NOT_FOUND, also for a player without a name, and TARGET_FORBIDDEN for the player itself. */
async function nameSubject(ctx: Reporting, id: number): Promise<Subject> {
  const { name } = await otherPlayer(ctx, id)
  if (name === null) throw refuse('PLAYER_NOT_FOUND')
  return { subject: `NAME:${id}:${name}`, kind: 'NAME', message_id: null, target_id: id, text: name, said_at: ctx.now }
}

function subjectOf(ctx: Reporting, kind: ReportKind, id: number): Promise<Subject> {
  if (kind === 'NAME') return nameSubject(ctx, id)
  return kind === 'TOPIC' || kind === 'COMMENT' ? forumSubject(ctx, kind, id) : messageSubject(ctx, kind, id)
}

export const report: Handler<'POST /api/moderation/report'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  // Locked, so that concurrent reports are all counted.
  await loadPlayer(tx, playerId, { lock: true })
  if ((await reportedSince(tx, playerId, now - reportFlood.window, now)) >= reportFlood.reports) throw refuse('REPORT_FLOOD')
  const row = { ...(await subjectOf(ctx, body.kind, body.id)), reporter_id: playerId, at: now }
  if (!(await addReport(tx, row))) throw refuse('REPORT_CLOSED')
  return { reported: true }
}
