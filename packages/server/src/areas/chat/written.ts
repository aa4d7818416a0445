import { CHAT_LEVEL, chatFlood, MESSAGE_MAX, type MessageKind, smileys } from '@skystair/contract'
import { cleanText, textProblem } from '@skystair/contract/player-text'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { notBanned } from '../moderation/public.ts'
import type { PlayerRow } from '../player/repository.ts'
import { lockMessage, type MessageRow, writtenSince } from './repository.ts'

interface Body {
  readonly text: string
  readonly kind?: MessageKind
  readonly forward?: number
}

type Written = Pick<MessageRow, 'kind' | 'text' | 'forwarded_id' | 'forwarded_name'>

/** Throws if the player's level is too low to write to others, or the player is banned from it. */
export function mayTalk(player: PlayerRow, now: number): void {
  if (player.state.level < CHAT_LEVEL) throw refuse('CHAT_LEVEL')
  notBanned(player, now)
}

/** Throws if the player may not write a message now. The player must be locked, so that concurrent messages are all counted. */
export async function mayWrite(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  mayTalk(player, now)
  await notTooFast(tx, player, now)
}

/** Throws CHAT_FLOOD if the player, who must be locked, has just written too many messages, in the chat and in letters. */
export async function notTooFast(tx: Tx, { id }: PlayerRow, now: number): Promise<void> {
  if ((await writtenSince(tx, id, now - chatFlood.window, now)) >= chatFlood.messages) throw refuse('CHAT_FLOOD')
}

/** Returns the content of a new message. Only messages of a main room can be forwarded. */
export async function written(tx: Tx, { text, kind = 'TEXT', forward = 0 }: Body): Promise<Written> {
  if (kind === 'FORWARDED') {
    const first = await lockMessage(tx, forward)
    if (!first?.room.startsWith('main:')) throw refuse('MESSAGE_NOT_FOUND')
    return {
      text: first.text,
      kind: first.kind === 'TEXT' ? kind : first.kind,
      forwarded_id: first.forwarded_id ?? first.author_id,
      forwarded_name: first.forwarded_id === null ? first.author_name : first.forwarded_name,
    }
  }
  const plain = { kind, forwarded_id: null, forwarded_name: null }
  if (kind === 'SMILEY') {
    if (!smileys.includes(text)) throw refuse('BAD_INPUT', { field: '/body/text' })
    return { ...plain, text }
  }
  const problem = textProblem(text, MESSAGE_MAX)
  if (problem) throw refuse(problem, { field: '/body/text' })
  return { ...plain, text: cleanText(text) }
}
