// The messages between the portal's page and the game's frame. Both sides check the other's origin, for messages they send and receive.

/** From the portal to the game. */
export type PortalMessage =
  | { readonly skystair: 'pause' }
  | { readonly skystair: 'resume' }
  | { readonly skystair: 'mute'; readonly muted: boolean }

/** From the game to the portal. `pct` is 0 to 100. */
export type GameMessage =
  | { readonly skystair: 'loading'; readonly pct: number }
  | { readonly skystair: 'ready' }
  | { readonly skystair: 'playing' }
  | { readonly skystair: 'resting' }

/** Returns the data if it is one of these messages, else null. Any page may send anything. */
export function portalMessage(data: unknown): PortalMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { skystair, muted } = data as { skystair?: unknown; muted?: unknown }
  if (skystair === 'pause' || skystair === 'resume') return { skystair }
  return skystair === 'mute' && typeof muted === 'boolean' ? { skystair, muted } : null
}
