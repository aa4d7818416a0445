import { type AccessLevel, type ReportKind, reportFlood } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockMessage, type MessageRow } from '../chat/repository.ts'
import { memberOf } from '../clan/membership/repository.ts'
import { type ClanText, textOfClan } from '../clan/moderated.ts'
import { commentById } from '../forum/comments/repository.ts'
import { readTopic } from '../forum/reader.ts'
import { subjectOf } from '../forum/remove.ts'
import { giftTo } from '../gift/repository.ts'
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
  const subject = subjectOf(kind, topic, comment ?? topic)
  if (subject.target_id === ctx.playerId) throw refuse('TARGET_FORBIDDEN')
  return subject
}

/** Throws GIFT_NOT_FOUND, also for a gift to somebody else. */
async function giftSubject({ tx, playerId }: Reporting, id: number): Promise<Subject> {
  const gift = await giftTo(tx, playerId, id)
  if (!gift) throw refuse('GIFT_NOT_FOUND')
  return { subject: `GIFT:${id}`, kind: 'GIFT', message_id: id, target_id: gift.sender_id, text: gift.compliment, said_at: gift.at }
}

/** Throws CLAN_NOT_FOUND, also for a text that the clan does not have or the player cannot read, and TARGET_FORBIDDEN for the player's own. */
async function clanSubject({ tx, playerId }: Reporting, kind: ClanText, id: number): Promise<Subject> {
  const isHidden = kind === 'CLAN_ANNOUNCEMENT' && (await memberOf(tx, playerId))?.clan_id !== id
  const written = isHidden ? undefined : await textOfClan(tx, id, kind)
  if (!written) throw refuse('CLAN_NOT_FOUND')
  const { text, authorId: target_id, at: said_at } = written
  if (target_id === playerId) throw refuse('TARGET_FORBIDDEN')
  // A new text, also a new name, can be reported again.
  const subject = `${kind}:${id}:${kind === 'CLAN_NAME' ? text : said_at}`
  return { subject, kind, message_id: id, target_id, text, said_at }
}

/** Throws PLAYER_NOT_FOUND, also for a player without a name, and TARGET_FORBIDDEN for the player itself. */
async function nameSubject(ctx: Reporting, id: number): Promise<Subject> {
  const { name } = await otherPlayer(ctx, id)
  if (name === null) throw refuse('PLAYER_NOT_FOUND')
  return { subject: `NAME:${id}:${name}`, kind: 'NAME', message_id: null, target_id: id, text: name, said_at: ctx.now }
}

const subjects: Readonly<Record<ReportKind, (ctx: Reporting, id: number) => Promise<Subject>>> = {
  CHAT: (ctx, id) => messageSubject(ctx, 'CHAT', id),
  MAIL: (ctx, id) => messageSubject(ctx, 'MAIL', id),
  NAME: nameSubject,
  TOPIC: (ctx, id) => forumSubject(ctx, 'TOPIC', id),
  COMMENT: (ctx, id) => forumSubject(ctx, 'COMMENT', id),
  GIFT: giftSubject,
  CLAN_NAME: (ctx, id) => clanSubject(ctx, 'CLAN_NAME', id),
  CLAN_ABOUT: (ctx, id) => clanSubject(ctx, 'CLAN_ABOUT', id),
  CLAN_ANNOUNCEMENT: (ctx, id) => clanSubject(ctx, 'CLAN_ANNOUNCEMENT', id),
}

export const report: Handler<'POST /api/moderation/report'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  // Locked, so that concurrent reports are all counted.
  await loadPlayer(tx, playerId, { lock: true })
  if ((await reportedSince(tx, playerId, now - reportFlood.window, now)) >= reportFlood.reports) throw refuse('REPORT_FLOOD')
  const row = { ...(await subjects[body.kind](ctx, body.id)), reporter_id: playerId, at: now }
  if (!(await addReport(tx, row))) throw refuse('REPORT_CLOSED')
  return { reported: true }
}
