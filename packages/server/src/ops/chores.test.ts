import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/index.ts'
import type { Area } from '../area.ts'
import { choresOf } from './chores.ts'

const failing = async () => {
  throw new Error('broken')
}

let server: TestApp
afterEach(() => server.close())

async function chores(areas: readonly Pick<Area, 'recurring'>[]) {
  server = await testApp()
  const { deps } = server
  const failures: string[] = []
  const log = { error: (_: unknown, what: string) => void failures.push(what) }
  const personal = { tables: [], forgetName: async () => {} }
  return { failures, ...choresOf({ areas, deps, sweeps: [], personal, maintenance: deps.db, node: 'one', log: log as never }) }
}

it('does the work of all areas, though that of one fails', async () => {
  const done: string[] = []
  const { round, failures } = await chores([{ recurring: failing }, {}, { recurring: async () => void done.push('clan') }])
  await round()
  expect([done, failures]).toEqual([['clan'], ['what is due could not be done']])
})

it('begins no round while an earlier one is running', async () => {
  let [begun, finish] = [0, () => {}]
  const { round } = await chores([
    {
      recurring: () => {
        begun++
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      },
    },
  ])
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
