import { refuse } from '../../refusal.ts'
import type { PlayerRow } from '../player/repository.ts'

/** Throws CHAT_BANNED while the player is banned from writing to others: in the chat, in letters, in the forum. */
export function notBanned({ state: { chatBannedUntil } }: Pick<PlayerRow, 'state'>, now: number): void {
  if (chatBannedUntil !== null && chatBannedUntil > now) throw refuse('CHAT_BANNED')
}
