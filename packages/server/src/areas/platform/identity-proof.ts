import { createHash } from 'node:crypto'
import type { ErrorCode, PlayerSource } from '@skystair/contract'
import { type Proof, type Proven, ServerRefusal } from '@skystair/platform/server'
import type { Platforms } from '../../platforms.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { useProof } from './repository.ts'

/** Returns the refusal for an error of a server half. Anything but a ServerRefusal becomes `otherwise`, without its message, which may contain a secret. */
export const asRefusal = (error: unknown, otherwise: ErrorCode) => refuse(error instanceof ServerRefusal ? error.code : otherwise)

/** Returns a proof that records which of its fields were read. Why: adding fields that nobody reads must not make it a different proof. */
function watched(proof: Proof): { proof: Proof; text: () => string } {
  const read = new Set<string>()
  const note = (key: string | symbol) => typeof key === 'string' && Object.hasOwn(proof, key) && read.add(key)
  return {
    proof: new Proxy(proof, {
      get(target, key) {
        note(key)
        return Reflect.get(target, key)
      },
      ownKeys(target) {
        for (const key of Reflect.ownKeys(target)) note(key)
        return Reflect.ownKeys(target)
      },
    }),
    text: () => JSON.stringify([...read].sort().map((key) => [key, proof[key]])),
  }
}

export interface Verified extends Proven {
  readonly source: PlayerSource
  /** Identifies this proof without containing it. */
  readonly hash: string
}

/** Returns the platform's player that a proof names. Throws PROOF_INVALID, PROOF_EXPIRED, PLATFORM_NOT_SET, PLATFORM_UNAVAILABLE. */
export async function verified(platforms: Platforms, source: PlayerSource, given: Proof, now: number): Promise<Verified> {
  const platform = platforms.get(source)
  if (!platform?.verify) throw refuse('PLATFORM_NOT_SET')
  const { proof, text } = watched(given)
  try {
    const proven = await platform.verify(proof, platforms.host(source, now))
    const hash = createHash('sha256').update(JSON.stringify([source, proven.mark ?? text()]))
    return { ...proven, source, hash: hash.digest('hex') }
  } catch (error) {
    throw asRefusal(error, 'PROOF_INVALID')
  }
}

/** Uses a proof. Returns false if it was used too often already. */
export const takeProof = (tx: Tx, { hash, source, externalId, until, times = 1 }: Verified, now: number): Promise<boolean> =>
  useProof(tx, hash, { source, externalId }, Math.min(Math.ceil(until), Number.MAX_SAFE_INTEGER), times, now)
