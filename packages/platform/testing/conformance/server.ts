// What every server half must hold, as a suite to run in an adapter's tests beside its vectors and its tamperings.
import { describe, expect, it } from 'vitest'
import { type Proof, type Proven, type ServerPlatform, ServerRefusal, type ServerRefusalCode } from '../../src/server.ts'
import { simulatedHost, simulatedUser } from '../simulator/host.ts'
import type { SimulatedUser, Simulator } from '../simulator/types.ts'
import { type SignedText, testSignedText } from './signed-text.ts'
import { testStrangePayments, testStrangeProofs } from './strange-input.ts'

/** What can be wrong with a proof. Every server half is tried with all of it. */
const TAMPERINGS = ['BYTE', 'KEY', 'EXPIRED', 'FUTURE', 'GAME', 'USER', 'REPLAYED', 'FIELDS', 'RECUT'] as const
export type TamperingKind = (typeof TAMPERINGS)[number]

/** Of portals whose launches say no time. */
export const noTime = { EXPIRED: 'a launch tells no time', FUTURE: 'a launch tells no time' } as const
/** Of portals that sign JSON, which can be read in one way only. */
export const signsJson = { RECUT: 'what is signed is JSON' } as const
/** Of portals that are asked each time whether the proof is still good. */
export const asked = {
  EXPIRED: 'the portal itself says so',
  FUTURE: 'the portal itself says so',
  REPLAYED: 'the portal is asked each time',
  RECUT: 'the portal itself knows whose it is',
} as const

/** One way to spoil a good proof, and the code that it must be refused with. */
export interface Tampering {
  /** Which of the kinds that every server half is tried with; none for what is special here. The suite itself replays, and cuts anew what is signed. */
  readonly kind?: Exclude<TamperingKind, 'REPLAYED' | 'RECUT'>
  /** Finishes the sentence "refuses a proof …". */
  readonly name: string
  readonly spoil: (proof: Proof, user: SimulatedUser) => Proof | Promise<Proof>
  readonly code?: ServerRefusalCode
  /** Moves the server's clock by so many milliseconds. */
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
  /** How the portal signs text; absent where it does not, which `without` gives the reason of. */
  readonly signs?: SignedText
  /** Kinds that there cannot be here, each with the reason. */
  readonly without?: Readonly<Partial<Record<TamperingKind, string>>>
}

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

/** Runs the suite. At least eight tamperings are asked for. */
export function testServerPlatform(name: string, { server, simulator, vectors = [], tamperings, signs, without = {} }: ServerSuite): void {
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
    it('says who brings a good proof', async () => {
      const proven = await verify(await simulator.proof(simulatedUser, NOW))
      expect(proven.externalId).toBe(simulatedUser.id)
      expect(proven.until).toBeGreaterThanOrEqual(NOW)
    })

    for (const vector of vectors)
      it(`accepts the published vector: ${vector.name}`, async () => {
        expect(await verify(vector.proof, vector)).toMatchObject({ externalId: vector.externalId })
      })

    it('knows at least eight ways to spoil a proof', () => {
      expect(new Set(tamperings.map((tampering) => tampering.name)).size).toBeGreaterThanOrEqual(8)
    })

    it.each(TAMPERINGS)('is tried with a proof that is spoilt by %s, or says why it cannot be', (kind) => {
      const bySuite = { REPLAYED: without.REPLAYED === undefined, RECUT: signs !== undefined }
      const tried = kind in bySuite ? bySuite[kind as keyof typeof bySuite] : tamperings.some((tampering) => tampering.kind === kind)
      expect(tried).toBe(without[kind] === undefined)
    })

    it('lets a proof be taken once or a number of times, or asks the portal about it each time', async () => {
      const { until } = await verify(await simulator.proof(simulatedUser, NOW))
      expect(until > NOW).toBe(without.REPLAYED === undefined)
    })

    for (const { name: way, spoil, code = 'PROOF_INVALID', later = 0, settings } of tamperings)
      it(`refuses a proof ${way}`, async () => {
        const proof = await spoil(await simulator.proof(simulatedUser, NOW), simulatedUser)
        expect((await refusal(verify(proof, { now: NOW + later, ...(settings ? { settings } : {}) }))).code).toBe(code)
      })

    if (signs) testSignedText(signs, verify, simulatedUser, NOW)

    testStrangeProofs(() => simulator.proof(simulatedUser, NOW), verify)
    if (server.pay) {
      const host = () => simulatedHost(server, simulator, { now: NOW })
      testStrangePayments(server.pay, host, (order) => simulator.evidence?.(order, NOW) ?? { evidence: 'x' })
    }

    it('refuses a proof that is empty', async () => {
      expect((await refusal(verify({}))).code).toBe('PROOF_INVALID')
    })

    it('proves nobody while nothing is set', async () => {
      const nothing = Object.fromEntries(Object.keys(server.settings).map((name) => [name, undefined]))
      expect((await refusal(verify(await simulator.proof(simulatedUser, NOW), { settings: nothing }))).code).toBe('PLATFORM_NOT_SET')
    })

    const bare = Object.keys(server.settings).filter((name) => server.settings[name]!.otherwise === undefined)
    it.each(bare)('knows the same player without %s, or says that it is not set', async (name) => {
      const work = verify(await simulator.proof(simulatedUser, NOW), { settings: { [name]: undefined } })
      const outcome = await work.catch((error: unknown) => error)
      // What only payments need may be missing here.
      const code = outcome instanceof ServerRefusal ? outcome.code : null
      expect(outcome).toMatchObject(code === null ? { externalId: simulatedUser.id } : { code: 'PLATFORM_NOT_SET' })
    })

    it('repeats neither proof nor secret in its refusals', async () => {
      const proof = await simulator.proof(simulatedUser, NOW)
      for (const { spoil, later = 0, settings } of tamperings) {
        const spoilt = await spoil(proof, simulatedUser)
        const error = await refusal(verify(spoilt, { now: NOW + later, ...(settings ? { settings } : {}) }))
        const told = `${error.message} ${String(error.cause ?? '')}`
        for (const secret of [...Object.values(spoilt), ...Object.values(simulator.settings)])
          if (secret.length > 8) expect(told).not.toContain(secret)
      }
    })
  })
}
