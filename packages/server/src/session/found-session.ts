import type { AccessLevel, PlayerSource } from '@skystair/contract'

export interface FoundSession {
  readonly playerId: number
  readonly clientUuid: string
  readonly access: AccessLevel
  readonly expiresAt: number
  /** The platform that verified the player's identity; null for our own accounts and guests. */
  readonly source: PlayerSource | null
  /** Whether the player has another session, which must receive changes. */
  readonly elsewhere: boolean
  /** The moderator who views the game as the player, and may only read; null for the player's own session. */
  readonly viewerId: number | null
}
