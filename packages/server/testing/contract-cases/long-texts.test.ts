// Texts far above every limit, to each call of the contract that takes a text.
import { type Call, type CallSpec, contract, ErrorCode, refusals } from '@skystair/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '../../src/generated/cases.ts'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import type { Configured, ContractCase } from './case.ts'
import { dump } from './dump.ts'
import { fixtureFor } from './fixture.ts'

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
}
type AnyCase = ContractCase<'POST /api/marker/add', { readonly errors: readonly ErrorCode[] }>
type Succeeds = Exclude<AnyCase['succeeds'], Configured<unknown>>

/** Longer than a body may be, and almost as long. */
const HUGE = 'ж'.repeat(100_000)
const LONG = 'ж'.repeat(30_000)

const start = Date.UTC(2026, 3, 10, 12)
let server: TestApp
beforeAll(async () => {
  server = await testApp({ clock: testClock(start) })
})
afterAll(() => server.close())

/** The texts of a call's body: what is not one of a few words. */
const textsOf = ({ body }: CallSpec): string[] =>
  Object.entries(((body ?? {}) as Shape).properties ?? {}).flatMap(([name, shape]) =>
    shape.type === 'string' && !shape.enum ? [name] : [],
  )

const taking = Object.entries(contract).flatMap(([area, calls]) =>
  (Object.entries(calls) as [Call, CallSpec][]).flatMap(([name, spec]) => {
    const { succeeds } = (cases[area as keyof typeof cases] as unknown as Readonly<Record<string, AnyCase>>)[name]!
    return textsOf(spec).map((field) => ({ name, spec, field, succeeds }))
  }),
)

test('the contract has texts in the areas in which players write', () => {
  const written = new Set(taking.map(({ name }) => name.split('/')[2]))
  expect(['chat', 'mail', 'forum', 'clan', 'security', 'gift'].filter((area) => !written.has(area))).toEqual([])
})

test.each(taking)(
  '$name refuses 100,000 characters and 30,000 characters as $field, and nothing changes',
  async ({ name, spec, field, succeeds }) => {
    const asked = typeof succeeds === 'object' && 'config' in succeeds ? (succeeds as Configured<Succeeds>) : null
    const own = asked ? await testApp({ clock: testClock(asked.now ?? start), config: asked.config }) : server
    const fixture = await fixtureFor(own, spec.role)
    const wanted = asked ? asked.asked : (succeeds as Succeeds)
    const input = (typeof wanted === 'function' ? await wanted(fixture) : wanted) as { readonly body: object }
    const before = await dump(own.db)
    const sent = async (text: string) => {
      const { status, error } = await fixture.client.call(name, { ...input, body: { ...input.body, [field]: text } } as never)
      return [status, error?.code]
    }
    expect(await sent(HUGE)).toEqual([413, 'BODY_TOO_LARGE'])
    const [status, code] = await sent(LONG)
    expect([code, status]).toEqual([expect.toBeOneOf([...refusals(name as never, spec)]), ErrorCode[code as ErrorCode]])
    expect(await dump(own.db)).toEqual(before)
    if (own !== server) await own.close()
  },
)
