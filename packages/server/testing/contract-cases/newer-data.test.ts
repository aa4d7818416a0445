// Every call on data that a newer server has stored: with fields, and kinds of things, that this one does not know.
import { type Call, type CallSpec, contract, type ErrorCode } from '@skystair/contract'
import { differences } from '@skystair/contract/differences'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../../src/generated/cases.ts'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import type { Configured, ContractCase } from './case.ts'
import { fixtureFor } from './fixture.ts'
import { addNewerData } from './newer-data.ts'

type AnyCase = ContractCase<'POST /api/marker/add', { readonly errors: readonly ErrorCode[] }>
type Succeeds = AnyCase['succeeds']

const start = Date.UTC(2026, 3, 10, 12)
let shared: TestApp

const isConfigured = (asked: Succeeds): asked is Configured<Exclude<Succeeds, Configured<unknown>>> =>
  typeof asked === 'object' && 'config' in asked

/** What a call takes away. */
const taken: Readonly<Partial<Record<Call, readonly string[]>>> = {
  'POST /api/artifact/{id}/sell': ['player.state/artifacts/0'],
  'POST /api/artifact/{id}/forge': ['player.state/artifacts/0'],
}

describe.each(Object.entries(cases))('the area %s', (area, ofArea) => {
  beforeAll(async () => {
    shared = await testApp({ clock: testClock(start) })
  })
  afterAll(() => shared.close())
  const specs = contract[area as keyof typeof cases] as Readonly<Record<string, CallSpec>>
  for (const [name, { succeeds }] of Object.entries(ofArea) as [Call, AnyCase][])
    test(`${name} works with data of a newer server, and keeps what it does not know`, async () => {
      const server = isConfigured(succeeds) ? await testApp({ clock: testClock(succeeds.now ?? start), config: succeeds.config }) : shared
      const fixture = await fixtureFor(server, specs[name]!.role)
      const asked = isConfigured(succeeds) ? succeeds.asked : succeeds
      const input = (typeof asked === 'function' ? await asked(fixture) : asked) as object
      const missing = await addNewerData(server.db)
      const { status, reply } = await fixture.client.call(name, input)
      expect([status, differences(specs[name]!.reply, reply)]).toEqual([200, []])
      expect(await missing()).toEqual(taken[name] ?? [])
      if (server !== shared) await server.close()
    })
})
