import { createHash } from 'node:crypto'

export interface PageHosts {
  /** Origin of the game server. */
  readonly game: string
  /** Origins that may embed the page in a frame. */
  readonly ancestors: readonly string[]
  /** Origins that the page embeds in frames. */
  readonly frames: readonly string[]
}

/**
 * Returns the policy that docs/embedding.md requires of a page with the game: it allows the game server, and the page's own inline scripts
 * by their hashes.
 */
export function embeddingPolicy(html: string, { game, ancestors, frames }: PageHosts): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
  const list = (origins: readonly string[]) => (origins.length > 0 ? origins.join(' ') : "'none'")
  return [
    "default-src 'none'",
    ["script-src 'self'", game, ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${game}`,
    `font-src ${game}`,
    `connect-src ${game} ${game.replace(/^http/, 'ws')}`,
    `frame-src ${list(frames)}`,
    `frame-ancestors ${list(ancestors)}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
