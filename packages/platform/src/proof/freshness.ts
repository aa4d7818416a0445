import { ServerRefusal } from '../server.ts'

/** How far a portal's clock may run ahead of ours, milliseconds. */
export const AHEAD = 5 * 60_000

/**
 * Refuses with PROOF_EXPIRED what was issued more than `maxAge` ago, or in the future. All in milliseconds.
 * Answers until when the proof stays fresh.
 */
export function freshUntil(issued: number, now: number, maxAge: number): number {
  if (!Number.isFinite(issued)) throw new ServerRefusal('PROOF_INVALID', 'The proof does not say when it was given')
  if (issued > now + AHEAD) throw new ServerRefusal('PROOF_EXPIRED', 'The proof is from the future')
  const until = issued + maxAge
  if (until < now) throw new ServerRefusal('PROOF_EXPIRED', 'The proof is too old')
  return until
}

/** A setting that counts hours, as milliseconds; PLATFORM_NOT_SET where it is no number above zero. */
export function hours(text: string): number {
  const count = Number(text)
  if (!(count > 0)) throw new ServerRefusal('PLATFORM_NOT_SET', 'A length in hours must be a number above zero')
  return count * 3_600_000
}
