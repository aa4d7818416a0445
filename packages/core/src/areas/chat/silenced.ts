import type { Player } from '@skystair/contract'
import { CHAT_LEVEL } from '@skystair/contract/enums'

/** Returns the error code of the reason why a player may not write to others; null if the player may. */
export function silenced(player: Player | null, now: number): 'CHAT_LEVEL' | 'REGISTERED_ONLY' | 'CHAT_BANNED' | null {
  if (!player || player.level < CHAT_LEVEL) return 'CHAT_LEVEL'
  if (player.accessLevel === 'TRIAL') return 'REGISTERED_ONLY'
  return (player.chatBannedUntil ?? 0) > now ? 'CHAT_BANNED' : null
}
