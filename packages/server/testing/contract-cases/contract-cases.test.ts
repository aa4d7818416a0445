import { type Call, type CallSpec, Conflict, contract, ErrorCode, PlayerChange } from '@skystair/contract'
import { differences } from '@skystair/contract/differences'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../../src/generated/cases.ts'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import type { Configured, ContractCase } from './case.ts'
import { dump } from './dump.ts'
import { type Fixture, fixtureFor } from './fixture.ts'

// While an event is on, so that its shop is open.
const start = Date.UTC(2026, 3, 10, 12)
/** The server of an area's cases. Why not one for all areas: with every player of a case, comparing the rows of all tables takes longer. */
let shared: TestApp

type AnyCase = ContractCase<'POST /api/marker/add', { readonly errors: readonly ErrorCode[] }>
type Asked = AnyCase['succeeds']
type Input = Exclude<Asked, Configured<unknown>>

/** How to read the members of the player that a call changed from its reply; null if its replies have none. */
function changeIn({ reply }: CallSpec): ((reply: unknown) => PlayerChange) | null {
  if (reply === PlayerChange) return (change) => change as PlayerChange
  const inPlayer = (reply as Partial<TObject>).properties?.player === PlayerChange
  return inPlayer ? (rewarded) => (rewarded as { player: PlayerChange }).player : null
}

/** The steps of a page's start are logged, and change nothing else. */
const isLoadStep = (name: string) => /^GET \/api\/(load|dev)\/log/.test(name)

const isConfigured = (asked: Asked): asked is Configured<Input> => typeof asked === 'object' && 'config' in asked

/** Runs a case on the area's server, or on a separate one if it needs other settings. */
async function run(spec: CallSpec, asked: Asked, check: (fixture: Fixture, ask: () => Promise<Input>) => Promise<void>): Promise<void> {
  const server = isConfigured(asked) ? await testApp({ clock: testClock(asked.now ?? start), config: asked.config }) : shared
  const input = isConfigured(asked) ? asked.asked : asked
  const fixture = await fixtureFor(server, spec.role)
  await check(fixture, async () => (typeof input === 'function' ? await input(fixture) : input))
  if (server !== shared) await server.close()
}

test('every area has contract cases', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(contract).sort())
})

describe.each(Object.entries(cases))('the area %s', (area, ofArea) => {
  beforeAll(async () => {
    shared = await testApp({ clock: testClock(start) })
  })
  afterAll(() => shared.close())
  const specs = contract[area as keyof typeof cases] as Readonly<Record<string, CallSpec>>
  for (const [name, { succeeds, refuses }] of Object.entries(ofArea) as [Call, AnyCase][]) {
    const spec = specs[name]!
    test(`${name} replies in the shape that the contract states, and changes nothing that it does not say`, () =>
      run(spec, succeeds, async ({ client, server, player }, ask) => {
        const input = (await ask()) as object
        const change = changeIn(spec)
        const playerBefore = change && (await player())
        const before = await dump(server.db)
        const { status, reply, headers } = await client.call(name, input)
        expect([status, differences(spec.reply, reply)]).toEqual([200, []])
        expect('session' in headers).toBe(spec.opensSession === true)
        // Members of the player that a reply leaves out did not change.
        if (change) expect({ ...playerBefore, ...change(reply) }).toEqual(await player())
        if (!spec.changes && !isLoadStep(name)) expect(await dump(server.db)).toEqual(before)
      }))

    for (const [code, refused] of Object.entries(refuses) as [ErrorCode, Asked][])
      test(`${name} is refused with ${code}, and nothing changes`, () =>
        run(spec, refused, async ({ client, server }, ask) => {
          const input = (await ask()) as object
          const before = await dump(server.db)
          const { status, error } = await client.call(name, input)
          expect([status, error.code]).toEqual([ErrorCode[code], code])
          // Every conflict contains the current state.
          if (status === 409) expect(differences(Conflict, error.current)).toEqual([])
          else expect(error.current).toBeUndefined()
          expect(await dump(server.db)).toEqual(before)
        }))
  }
})
