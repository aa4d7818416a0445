import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { changingCalls } from './changing-calls.ts'
import { contract } from './contract.ts'

it('tells the browser exactly the calls that change something', () => {
  const all = Object.values(contract).flatMap((calls) => Object.entries<CallSpec>(calls))
  expect([...changingCalls]).toEqual(all.filter(([, { changes }]) => changes).map(([name]) => name))
})
