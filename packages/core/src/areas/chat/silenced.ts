import type { Player } from '@skystair/contract'
import { CHAT_LEVEL } from '@skystair/contract/enums'

/** Returns the error code of the reason why a player may not write to others; null if the player may. */
export function silenced(player: Player | null, now: number): 'CHAT_LEVEL' | 'CHAT_BANNED' | null {
  if (!player || player.level < CHAT_LEVEL) return 'CHAT_LEVEL'
  return (player.chatBannedUntil ?? 0) > now ? 'CHAT_BANNED' : null
}
