// What comes from outside may be anything, whatever its type says: server halves refuse it by a code and never break over it.
import { expect, it } from 'vitest'
import { type Notice, type PayServer, type Proof, type Proven, type ServerHost, ServerRefusal } from '../../src/server.ts'
import { simulatedBank, simulatedOrder } from '../simulator/bank.ts'

const LONG = 'x'.repeat(100_000)
const STRANGE: readonly unknown[] = [null, undefined, 7, Number.NaN, true, [], [['x']], {}, { x: {} }, '', ' ', '\0', '.', '..', ':', LONG]
const BYTES = ['null', '7', '[]', '{}', '[[]]', '{"payment":7}', '{"payload":[]}', '{"message":{"data":7}}', 'a=1', '%', '&&=', LONG]
const shown = (value: unknown) => (value === LONG ? 'a long text' : (JSON.stringify(value) ?? String(value)))

/** A good proof with one of its fields replaced, and strange things in the place of the whole. */
const strangeProofs = (good: Proof): [string, Proof][] => [
  ...STRANGE.map((value): [string, Proof] => [shown(value), value as Proof]),
  ...Object.keys(good).flatMap((name) =>
    [...STRANGE, [good[name]]].map((value): [string, Proof] => [`${name}: ${shown(value)}`, { ...good, [name]: value } as Proof]),
  ),
]

/** The code that something is refused with; null where it is not. Throws what is no refusal. */
const refusalOf = async (work: () => Promise<unknown>) => {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ServerRefusal) return error.code
    throw error
  }
}

export function testStrangeProofs(good: () => Proof | Promise<Proof>, verify: (proof: Proof) => Promise<Proven>): void {
  it('refuses proofs that are no texts, or far too long, by a code', async () => {
    for (const [name, proof] of strangeProofs(await good())) expect(await refusalOf(() => verify(proof)), name).toBe('PROOF_INVALID')
  })
}

/** `evidenceOf` is what a client would bring for an order that was paid. */
export function testStrangePayments(
  { settle, consume, notice }: PayServer,
  host: () => ServerHost,
  evidenceOf: (order: typeof simulatedOrder) => Proof | Promise<Proof>,
): void {
  // Nobody else's, so that a portal with a memory sells nothing to those of other tests.
  const order = { ...simulatedOrder, id: 77_777, externalId: '77' }
  const codes = ['PROOF_INVALID', 'PAYMENT_UNKNOWN', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE', null]
  if (settle)
    it('breaks over no evidence that is no text, or far too long', async () => {
      for (const [name, strange] of strangeProofs(await evidenceOf(order)))
        expect(codes, name).toContain(await refusalOf(() => settle(order, strange, host())))
    })
  if (consume)
    it('consumes nothing by evidence that is no text, or far too long', async () => {
      const fact = { state: 'PAID', transactionId: 'x' } as const
      for (const [name, strange] of strangeProofs(await evidenceOf(order)))
        expect(codes, name).toContain(await refusalOf(() => consume(fact, strange, host())))
    })
  if (notice)
    it('grants nothing by notices whose bytes are strange, and breaks over none', async () => {
      for (const text of BYTES)
        for (const method of ['GET', 'POST'] as const) {
          const bank = simulatedBank()
          const headers = { authorization: text.slice(0, 100) }
          const given: Notice = { method, query: new URLSearchParams(text), headers, body: new TextEncoder().encode(text) }
          expect(codes, text.slice(0, 40)).toContain(await refusalOf(() => notice(given, host(), bank)))
          expect(bank.gems()).toBe(0)
        }
    })
}
