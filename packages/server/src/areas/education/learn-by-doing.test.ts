import type { CallName } from '@skystair/contract'
import { educationMarker } from '@skystair/contract/markers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { cases as everyday } from '../everyday/cases.ts'
import { cases as hero } from '../hero/cases.ts'
import { cases as road } from '../road/cases.ts'
import { cases as shop } from '../shop/cases.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const cases = { ...everyday, ...hero, ...road, ...shop }
const educationsByCall = [
  ['daily', 'POST /api/player/everyday/reward/take'],
  ['heal', 'POST /api/player/health/{id}/restore'],
  ['order', 'POST /api/player/squad/set'],
  ['artifact', 'POST /api/artifact/{id}/wear'],
  ['artifact', 'POST /api/creature/{id}/artifact/best'],
  ['artifact', 'POST /api/shop/artifact/{id}/buy'],
  ['consumables', 'POST /api/consumable/slots/set'],
  ['ranks', 'POST /api/creature/{id}/rank/raise'],
  ['skills', 'GET /api/skill/place/{id}/take'],
  ['turn', 'POST /api/turn/{id}/use'],
  ['portal', 'POST /api/teleport/{id}/use/{target}'],
] as const satisfies readonly (readonly [string, CallName & keyof typeof cases])[]

/** Makes the call with the preparation of its contract case. Returns the player's markers. */
async function markersAfter(call: (typeof educationsByCall)[number][1]): Promise<string[]> {
  const fixture = await fixtureFor(server, 'TRIAL')
  const { succeeds } = cases[call] as { succeeds: object | ((fixture: Fixture) => Promise<object>) }
  const input = typeof succeeds === 'function' ? await succeeds(fixture) : succeeds
  expect((await fixture.client.call(call, input as never)).status).toBe(200)
  return (await fixture.player()).playerMarkers.map(({ playerMarker }) => playerMarker)
}

test.each(educationsByCall)('the advice %s is not given after %s', async (id, call) => {
  expect(await markersAfter(call)).toContain(educationMarker(id))
})
