import { ServerRefusal } from '../server.ts'

/** How far a portal's clock may be ahead of ours, milliseconds. */
export const AHEAD = 5 * 60_000

/**
 * Returns until when a proof is valid. Throws PROOF_EXPIRED if it was issued more than `maxAge` ago or in the future. All in milliseconds.
 */
export function freshUntil(issued: number, now: number, maxAge: number): number {
  if (!Number.isFinite(issued)) throw new ServerRefusal('PROOF_INVALID', 'The proof does not say when it was given')
  if (issued > now + AHEAD) throw new ServerRefusal('PROOF_EXPIRED', 'The proof is from the future')
  const until = issued + maxAge
  if (until < now) throw new ServerRefusal('PROOF_EXPIRED', 'The proof is too old')
  return until
}

/** Parses a setting in hours and returns milliseconds. Throws PLATFORM_NOT_SET if it is no positive number. */
export function hours(text: string): number {
  const count = Number(text)
  if (!(count > 0)) throw new ServerRefusal('PLATFORM_NOT_SET', 'A length in hours must be a number above zero')
  return count * 3_600_000
}
