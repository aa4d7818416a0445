// What holds for every call, whatever it does: read off the contract, so that a call cannot be forgotten.
import { type Call, type CallSpec, contract } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, registered, type TestClient, testClient } from '../../testing/client.ts'
import { dump } from '../../testing/contract-cases/fixture.ts'
import { sampleOf, wrongInputs } from '../../testing/sample.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const all = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])
const built = all.filter(([, spec]) => spec.status !== 'planned')
const planned = all.filter(([, spec]) => spec.status === 'planned')
const guarded = built.filter(([, spec]) => spec.role !== 'NONE')
const ranked = guarded.filter(([, spec]) => spec.role !== 'TRIAL')

let server: TestApp
let trial: TestClient
let player: TestClient
beforeAll(async () => {
  server = await testApp()
  trial = await guest(server.app)
  player = await registered(server.app, 'Whoever asks')
})
afterAll(() => server.close())

/** What a client is answered, and that nothing changed by it. */
async function refusal(client: TestClient, name: Call, input: object) {
  const before = await dump(server.db)
  const { status, error } = await client.call(name, input)
  expect(await dump(server.db)).toEqual(before)
  return { status, code: error.code, field: error.field }
}

describe('every call', () => {
  it.each(guarded)('%s asks for a session', async (name, spec) => {
    expect(await refusal(testClient(server.app), name, sampleOf(spec))).toMatchObject({ status: 401, code: 'SESSION_MISSING' })
  })

  it.each(guarded)('%s refuses a session that nobody has', async (name, spec) => {
    expect(await refusal(testClient(server.app, 'nobody'), name, sampleOf(spec))).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
  })

  it.each(ranked)('%s refuses whoever is not high enough for it', async (name, spec) => {
    const code = spec.role === 'PLAYER' ? 'REGISTERED_ONLY' : 'FORBIDDEN'
    expect(await refusal(trial, name, sampleOf(spec))).toMatchObject({ status: 403, code })
    if (spec.role !== 'PLAYER') expect(await refusal(player, name, sampleOf(spec))).toMatchObject({ status: 403, code })
  })

  const wrongs = built.flatMap(([name, spec]) => wrongInputs(spec).map(({ what, input, field }) => [name, what, input, field] as const))
  it.each(wrongs)('%s points at %s', async (name, _what, input, field) => {
    expect(await refusal(player, name, input)).toEqual({ status: 400, code: 'BAD_INPUT', field })
  })

  it.each(planned)('%s answers that it is not built', async (name, spec) => {
    expect(await refusal(player, name, sampleOf(spec))).toMatchObject({ status: 501, code: 'NOT_BUILT' })
  })
})
