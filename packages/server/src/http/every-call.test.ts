// What is true of every call. The list of calls is the contract's, so that none is left out.
import { type Call, type CallSpec, contract } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, registered, type TestClient, testClient } from '../../testing/client.ts'
import { dump } from '../../testing/contract-cases/dump.ts'
import { sampleOf, wrongInputs } from '../../testing/sample.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const all = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])
const guarded = all.filter(([, spec]) => spec.role !== 'NONE')
const ranked = guarded.filter(([, spec]) => spec.role !== 'TRIAL')

let server: TestApp
let trial: TestClient
let player: TestClient
beforeAll(async () => {
  server = await testApp()
  trial = await guest(server.app)
  player = await registered(server.app, 'Registered')
})
afterAll(() => server.close())

/** Makes a call that must fail, and checks that it changed nothing. Returns its error. */
async function errorOf(client: TestClient, name: Call, input: object) {
  const before = await dump(server.db)
  const { status, error } = await client.call(name, input)
  expect(await dump(server.db)).toEqual(before)
  return { status, code: error.code, field: error.field }
}

describe('every call', () => {
  it.each(guarded)('%s needs a session', async (name, spec) => {
    expect(await errorOf(testClient(server.app), name, sampleOf(spec))).toMatchObject({ status: 401, code: 'SESSION_MISSING' })
  })

  it.each(guarded)('%s rejects an unknown session', async (name, spec) => {
    expect(await errorOf(testClient(server.app, 'nobody'), name, sampleOf(spec))).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
  })

  it.each(ranked)('%s rejects a player with too low a role', async (name, spec) => {
    const code = spec.role === 'PLAYER' ? 'REGISTERED_ONLY' : 'FORBIDDEN'
    expect(await errorOf(trial, name, sampleOf(spec))).toMatchObject({ status: 403, code })
    if (spec.role !== 'PLAYER') expect(await errorOf(player, name, sampleOf(spec))).toMatchObject({ status: 403, code })
  })

  const wrongs = all.flatMap(([name, spec]) => wrongInputs(spec).map(({ what, input, field }) => [name, what, input, field] as const))
  it.each(wrongs)('%s names the field of the error: %s', async (name, _what, input, field) => {
    expect(await errorOf(player, name, input)).toEqual({ status: 400, code: 'BAD_INPUT', field })
  })
})
