import { type Call, type CallSpec, Conflict, contract, ErrorCode } from '@skystair/contract'
import { differences } from '@skystair/contract/differences'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import type { Proof } from './case.ts'
import { dump, type Stage, stageFor } from './fixture.ts'
import { proven } from './index.ts'

let server: TestApp
beforeAll(async () => {
  // While an event is on, so that its shop is open.
  server = await testApp({ clock: testClock(Date.UTC(2026, 3, 10, 12)) })
})
afterAll(() => server.close())

type AnyProof = Proof<'POST /api/marker/add', { readonly errors: readonly ErrorCode[] }>

async function asked(what: AnyProof['succeeds'], stage: Stage) {
  return typeof what === 'function' ? await what(stage) : what
}

test('every area with a call that is built proves its calls', () => {
  const built = Object.entries(contract).filter(([, calls]) => Object.values(calls).some((spec: CallSpec) => spec.status !== 'planned'))
  expect(Object.keys(proven).sort()).toEqual(built.map(([area]) => area).sort())
})

describe.each(Object.entries(proven))('the area %s', (area, proofs) => {
  const specs = contract[area as keyof typeof proven] as Readonly<Record<string, CallSpec>>
  for (const [name, proof] of Object.entries(proofs) as [Call, AnyProof][]) {
    const spec = specs[name]!
    test(`answers ${name} in the shape that the contract states`, async () => {
      const stage = await stageFor(server, spec.role)
      const input = await asked(proof.succeeds, stage)
      const { status, reply } = await stage.client.call(name, input)
      expect([status, differences(spec.reply, reply)]).toEqual([200, []])
    })

    for (const [code, refused] of Object.entries(proof.refuses) as [ErrorCode, AnyProof['succeeds']][])
      test(`refuses ${name} with ${code}, and nothing changes`, async () => {
        const stage = await stageFor(server, spec.role)
        const input = await asked(refused, stage)
        const before = await dump(server.db)
        const { status, error } = await stage.client.call(name, input)
        expect([status, error.code]).toEqual([ErrorCode[code], code])
        // Whoever runs into a conflict is told what there is now.
        if (status === 409) expect(differences(Conflict, error.current)).toEqual([])
        else expect(error.current).toBeUndefined()
        expect(await dump(server.db)).toEqual(before)
      })
  }
})
