import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/index.ts'
import type { Area } from '../area.ts'
import { choresOf } from './chores.ts'

const failing = async () => {
  throw new Error('broken')
}
const noPersonal = { tables: [], forgetName: async () => {} }

let server: TestApp
afterEach(() => server.close())

async function chores(...areas: readonly Partial<Area>[]) {
  server = await testApp()
  const { deps } = server
  const failures: string[] = []
  const log = { error: (_: unknown, what: string) => void failures.push(what) }
  const all = areas.map((area) => ({ handlers: {}, personal: [], ...area }))
  return { failures, ...choresOf({ areas: all, deps, maintenance: deps.db, personal: noPersonal, log: log as never }) }
}

it('does the work of all areas, though that of one fails', async () => {
  const done: string[] = []
  const { round, failures } = await chores({ recurring: failing }, {}, { recurring: async () => void done.push('clan') })
  await round()
  expect([done, failures]).toEqual([['clan'], ['what is due could not be done']])
})

it('begins no round while an earlier one is running', async () => {
  let [begun, finish] = [0, () => {}]
  const { round } = await chores({
    recurring: () => {
      begun++
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    },
  })
  const [first, second] = [round(), round()]
  await Promise.resolve()
  expect(begun).toBe(1)
  finish()
  await Promise.all([first, second])
  const third = round()
  await Promise.resolve()
  expect(begun).toBe(2)
  finish()
  await third
})

it('sweeps all areas, though the sweep of one fails', async () => {
  const swept: string[] = []
  const { sweep, failures } = await chores({ sweep: failing }, { sweep: async () => void swept.push('mail') })
  await sweep()
  expect([swept, failures]).toEqual([['mail'], ['the sweep failed']])
})
