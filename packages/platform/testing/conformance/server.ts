// The tests that every server half must pass, to be run in an adapter's tests with its vectors and its tamperings.
import { describe, expect, it } from 'vitest'
import { RELOADS } from '../../src/proof/repeats.ts'
import { type Notice, type Proof, type Proven, type ServerPlatform, ServerRefusal, type ServerRefusalCode } from '../../src/server.ts'
import { simulatedHost, simulatedUser } from '../simulator/host.ts'
import type { SimulatedUser, Simulator } from '../simulator/types.ts'
import { type SignedText, testSignedText } from './signed-text.ts'

/** The kinds of invalid proofs. Every server half is tested with all of them. */
const TAMPERINGS = ['BYTE', 'KEY', 'EXPIRED', 'FUTURE', 'GAME', 'USER', 'REPLAYED', 'FIELDS', 'RECUT'] as const
export type TamperingKind = (typeof TAMPERINGS)[number]

/** For portals whose launches have no time. */
export const noTime = { EXPIRED: 'a launch tells no time', FUTURE: 'a launch tells no time' } as const
/** For portals that sign JSON, which can be read in only one way. */
export const signsJson = { RECUT: 'what is signed is JSON' } as const
/** For portals that are asked each time whether the proof is still valid. */
export const portalChecks = {
  EXPIRED: 'the portal itself says so',
  FUTURE: 'the portal itself says so',
  REPLAYED: 'the portal is asked each time',
  RECUT: 'the portal itself knows whose it is',
} as const

/** A way to make a good proof invalid, and the code with which it must be refused. */
export interface Tampering {
  /**
   * One of the kinds; absent for a case that is special to the portal. The suite itself replays proofs and splits signed texts differently.
   */
  readonly kind?: Exclude<TamperingKind, 'REPLAYED' | 'RECUT'>
  /** Completes the sentence "refuses a proof …". */
  readonly name: string
  readonly tamper: (proof: Proof, user: SimulatedUser) => Proof | Promise<Proof>
  readonly code?: ServerRefusalCode
  /** Moves the server's clock by this many milliseconds. */
  readonly later?: number
  /** Replaces single settings: another game, another key. */
  readonly settings?: Readonly<Record<string, string | undefined>>
}

export interface ServerSuite {
  readonly server: ServerPlatform & { readonly verify: NonNullable<ServerPlatform['verify']> }
  readonly simulator: Simulator & { readonly proof: NonNullable<Simulator['proof']> }
  /** Published by the platform or its libraries; `now` is when they were valid. */
  readonly vectors?: readonly {
    readonly name: string
    readonly proof: Proof
    readonly settings: Record<string, string>
    readonly now: number
    readonly externalId: string
  }[]
  readonly tamperings: readonly Tampering[]
  /** How the portal signs text; absent if it does not, with the reason in `without`. */
  readonly signs?: SignedText
  /** Kinds that are impossible for this portal, each with the reason. */
  readonly without?: Readonly<Partial<Record<TamperingKind, string>>>
  /** True if the page sends the launch again that it was opened with after each reload, and the server half accepts it until it expires. */
  readonly reloads?: true
}

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

/** Runs the suite. At least eight tamperings are required. */
export function testServerPlatform(
  name: string,
  { server, simulator, vectors = [], tamperings, signs, without = {}, reloads }: ServerSuite,
): void {
  const verify = (proof: Proof, parts: { now?: number; settings?: Readonly<Record<string, string | undefined>> } = {}): Promise<Proven> =>
    Promise.resolve(server.verify(proof, simulatedHost(server, simulator, { now: NOW, ...parts })))
  const refusal = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (reason: unknown) => reason,
    )
    if (!(error instanceof ServerRefusal)) throw new Error(`No refusal, but ${String(error)}`)
    return error
  }

  describe(`the server half of ${name}`, () => {
    it('returns the player of a good proof', async () => {
      const proven = await verify(await simulator.proof(simulatedUser, NOW))
      expect(proven.externalId).toBe(simulatedUser.id)
      expect(proven.until).toBeGreaterThanOrEqual(NOW)
    })

    for (const vector of vectors)
      it(`accepts the published vector: ${vector.name}`, async () => {
        expect(await verify(vector.proof, vector)).toMatchObject({ externalId: vector.externalId })
      })

    it('has at least eight tamperings', () => {
      expect(new Set(tamperings.map((tampering) => tampering.name)).size).toBeGreaterThanOrEqual(8)
    })

    it.each(TAMPERINGS)('is tested with the tampering %s, or has a reason why that is impossible', (kind) => {
      const bySuite = { REPLAYED: without.REPLAYED === undefined, RECUT: signs !== undefined }
      const tried = kind in bySuite ? bySuite[kind as keyof typeof bySuite] : tamperings.some((tampering) => tampering.kind === kind)
      expect(tried).toBe(without[kind] === undefined)
    })

    it('limits how often a proof is accepted, or asks the portal each time', async () => {
      const { until } = await verify(await simulator.proof(simulatedUser, NOW))
      expect(until > NOW).toBe(without.REPLAYED === undefined)
    })

    if (reloads)
      it('accepts the same launch again after a reload, as a browser that stores nothing needs it', async () => {
        const { times, mark } = await verify(await simulator.proof(simulatedUser, NOW))
        expect([times, mark === undefined]).toEqual([RELOADS, false])
      })

    for (const { name: way, tamper, code = 'PROOF_INVALID', later = 0, settings } of tamperings)
      it(`refuses a proof ${way}`, async () => {
        const proof = await tamper(await simulator.proof(simulatedUser, NOW), simulatedUser)
        expect((await refusal(verify(proof, { now: NOW + later, ...(settings ? { settings } : {}) }))).code).toBe(code)
      })

    if (signs) testSignedText(signs, verify, simulatedUser, NOW)

    it('refuses an empty proof', async () => {
      expect((await refusal(verify({}))).code).toBe('PROOF_INVALID')
    })

    it('proves no identity while no setting is set', async () => {
      const nothing = Object.fromEntries(Object.keys(server.settings).map((name) => [name, undefined]))
      expect((await refusal(verify(await simulator.proof(simulatedUser, NOW), { settings: nothing }))).code).toBe('PLATFORM_NOT_SET')
    })

    const bare = Object.keys(server.settings).filter((name) => server.settings[name]!.otherwise === undefined)
    it.each(bare)('returns the same player without %s, or reports that it is not set', async (name) => {
      const work = verify(await simulator.proof(simulatedUser, NOW), { settings: { [name]: undefined } })
      const outcome = await work.catch((error: unknown) => error)
      // Settings that only payments need may be missing here.
      const code = outcome instanceof ServerRefusal ? outcome.code : null
      expect(outcome).toMatchObject(code === null ? { externalId: simulatedUser.id } : { code: 'PLATFORM_NOT_SET' })
    })

    it('discloses neither proof nor secret in its refusals', async () => {
      const proof = await simulator.proof(simulatedUser, NOW)
      for (const { tamper, later = 0, settings } of tamperings) {
        const tampered = await tamper(proof, simulatedUser)
        const error = await refusal(verify(tampered, { now: NOW + later, ...(settings ? { settings } : {}) }))
        const text = `${error.message} ${String(error.cause ?? '')}`
        for (const secret of [...Object.values(tampered), ...Object.values(simulator.settings)])
          if (secret.length > 8) expect(text).not.toContain(secret)
      }
    })
  })
}

/** Returns forged notices: signed with another secret, with the field `changed` replaced, with a repeated field, and without any fields. */
export function forgedNotices(notice: (fields: Proof, secret?: string) => Notice, payment: Proof, changed: string): readonly Notice[] {
  const [touched, twice] = [notice(payment), notice(payment)]
  touched.query.set(changed, '1')
  twice.query.append('uid', '666')
  return [notice(payment, 'another'), touched, twice, { ...notice(payment), query: new URLSearchParams() }]
}
