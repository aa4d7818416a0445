import { type AccessLevel, type ChatMessage, moderates, SUPPORT_ID } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import { presentMessage } from '../chat/present.ts'
import type { KeptRoom, MessageRow } from '../chat/repository.ts'

interface Asked {
  readonly playerId: number
  readonly access: AccessLevel
  readonly params: { readonly partner: number }
  readonly query: { readonly support?: boolean }
}

/** A conversation between two players, between a player and the support, or the same from the support's side. */
export interface Conversation {
  readonly kind: 'PLAYERS' | 'ASKING' | 'ANSWERING'
  readonly room: KeptRoom
}

const supportRoom = (playerId: number): KeptRoom => `support:${playerId}`

/** Returns the room of a player's conversation with a partner. */
export const roomWith = (playerId: number, partner: number): KeptRoom =>
  partner === SUPPORT_ID ? supportRoom(playerId) : `mail:${Math.min(playerId, partner)}:${Math.max(playerId, partner)}`

/** Returns the conversation of a call. Throws FORBIDDEN if the call is about the support's conversation with another player, and the caller is no moderator. */
export function conversationOf({ playerId, access, params: { partner }, query: { support = false } }: Asked): Conversation {
  if (!support) return { kind: 'PLAYERS', room: roomWith(playerId, partner) }
  if (partner === SUPPORT_ID) return { kind: 'ASKING', room: supportRoom(playerId) }
  if (!moderates(access)) throw refuse('FORBIDDEN')
  return { kind: 'ANSWERING', room: supportRoom(partner) }
}

/** Returns a message in the form that players receive. The support has no name: players do not learn which moderator has answered. */
export function presentMail(row: MessageRow): ChatMessage {
  const message = presentMessage(row)
  if (!row.room.startsWith('support:')) return message
  const support = { id: SUPPORT_ID, name: null }
  return row.to_id === null ? { ...message, to: support } : { ...message, authorId: SUPPORT_ID, authorName: null }
}
