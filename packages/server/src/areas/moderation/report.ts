import { reportFlood } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockMessage, type MessageRow } from '../chat/repository.ts'
import { memberOf } from '../clan/membership/repository.ts'
import { otherPlayer } from '../player/receiver.ts'
import { loadPlayer } from '../player/repository.ts'
import { addReport, type ReportRow, reportedSince } from './repository.ts'

type Reporting = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }
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

/** Throws PLAYER_NOT_FOUND, also for a player without a name, and TARGET_FORBIDDEN for the player itself. */
async function nameSubject(ctx: Reporting, id: number): Promise<Subject> {
  const { name } = await otherPlayer(ctx, id)
  if (name === null) throw refuse('PLAYER_NOT_FOUND')
  return { subject: `NAME:${id}:${name}`, kind: 'NAME', message_id: null, target_id: id, text: name, said_at: ctx.now }
}

export const report: Handler<'POST /api/moderation/report'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  // Locked, so that concurrent reports are all counted.
  await loadPlayer(tx, playerId, { lock: true })
  if ((await reportedSince(tx, playerId, now - reportFlood.window)) >= reportFlood.reports) throw refuse('REPORT_FLOOD')
  const subject = body.kind === 'NAME' ? await nameSubject(ctx, body.id) : await messageSubject(ctx, body.kind, body.id)
  await addReport(tx, { ...subject, reporter_id: playerId, at: now })
  return { reported: true }
}
