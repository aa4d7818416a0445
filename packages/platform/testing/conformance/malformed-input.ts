// External input may be anything, whatever its type says: server halves must refuse it with a code and never crash.
import { expect, it } from 'vitest'
import { type Notice, type PayServer, type Proof, type Proven, type ServerHost, ServerRefusal } from '../../src/server.ts'
import { simulatedBank, simulatedOrder } from '../simulator/bank.ts'

const LONG = 'x'.repeat(100_000)
const MALFORMED: readonly unknown[] = [
  null,
  undefined,
  7,
  Number.NaN,
  true,
  [],
  [['x']],
  {},
  { x: {} },
  '',
  ' ',
  '\0',
  '.',
  '..',
  ':',
  LONG,
]
const BYTES = ['null', '7', '[]', '{}', '[[]]', '{"payment":7}', '{"payload":[]}', '{"message":{"data":7}}', 'a=1', '%', '&&=', LONG]
const shown = (value: unknown) => (value === LONG ? 'a long text' : (JSON.stringify(value) ?? String(value)))

/** Returns a good proof with one of its fields replaced, and values that are no proof at all, each with a name. */
const malformedProofs = (good: Proof): [string, Proof][] => [
  ...MALFORMED.map((value): [string, Proof] => [shown(value), value as Proof]),
  ...Object.keys(good).flatMap((name) =>
    [...MALFORMED, [good[name]]].map((value): [string, Proof] => [`${name}: ${shown(value)}`, { ...good, [name]: value } as Proof]),
  ),
]

/** Returns the code with which something is refused; null if it is not. Throws any error that is no refusal. */
const refusalOf = async (work: () => Promise<unknown>) => {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ServerRefusal) return error.code
    throw error
  }
}

export function testMalformedProofs(good: () => Proof | Promise<Proof>, verify: (proof: Proof) => Promise<Proven>): void {
  it('refuses with a code proofs that are no texts, or far too long', async () => {
    for (const [name, proof] of malformedProofs(await good())) expect(await refusalOf(() => verify(proof)), name).toBe('PROOF_INVALID')
  })
}

/** Tests a platform's payments. `evidenceOf` returns what a client would send for a paid order. */
export function testMalformedPayments(
  { settle, consume, notice }: PayServer,
  host: () => ServerHost,
  evidenceOf: (order: typeof simulatedOrder) => Proof | Promise<Proof>,
): void {
  // An order of its own, so that simulators with a memory do not mix it up with other tests.
  const order = { ...simulatedOrder, id: 77_777, externalId: '77' }
  const codes = ['PROOF_INVALID', 'PAYMENT_UNKNOWN', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE', null]
  if (settle)
    it('does not crash on evidence that is no text, or far too long', async () => {
      for (const [name, strange] of malformedProofs(await evidenceOf(order)))
        expect(codes, name).toContain(await refusalOf(() => settle(order, strange, host())))
    })
  if (consume)
    it('does not crash consuming evidence that is no text, or far too long', async () => {
      const fact = { state: 'PAID', transactionId: 'x' } as const
      for (const [name, strange] of malformedProofs(await evidenceOf(order)))
        expect(codes, name).toContain(await refusalOf(() => consume(fact, strange, host())))
    })
  if (notice)
    it('grants nothing for malformed notices, and does not crash', async () => {
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
