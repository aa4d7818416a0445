import { createHash } from 'node:crypto'
import type { ErrorCode, PlayerSource } from '@skystair/contract'
import { type Proof, type Proven, ServerRefusal } from '@skystair/platform/server'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { Platforms } from './platforms.ts'

/** What a server half refuses, as a refusal of the call. Anything else that it throws is a flaw, told by `otherwise` and never by its message: that may repeat a secret. */
export const asRefusal = (error: unknown, otherwise: ErrorCode) => refuse(error instanceof ServerRefusal ? error.code : otherwise)

/** Hands a proof out and remembers what of it was looked at: adding what nobody reads does not make it another one. */
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
  /** Names this proof without telling it. */
  readonly hash: string
}

/** Who brings this proof. Refuses with PROOF_INVALID, PROOF_EXPIRED, PLATFORM_NOT_SET, PLATFORM_UNAVAILABLE. */
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

/** Takes a proof; false where it was taken before, as often as it may be, and is still remembered. */
export async function takeProof(tx: Tx, { hash, source, externalId, until, times = 1 }: Verified, now: number): Promise<boolean> {
  await tx.run('delete from proof_used where hash = ? and until < ?', [hash, now])
  const taken = await tx.run(
    `insert into proof_used (hash, source, external_id, until) values (?, ?, ?, ?)
     on conflict (hash) do update set times = proof_used.times + 1 where proof_used.times < ?`,
    [hash, source, externalId, Math.min(Math.ceil(until), Number.MAX_SAFE_INTEGER), times],
  )
  return taken === 1
}

/** Forgets proofs that no check would accept any more. Answers how many. */
export const forgetProofs = (tx: Tx, now: number): Promise<number> => tx.run('delete from proof_used where until < ?', [now])
