import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { changingCalls } from './changing-calls.ts'
import { contract } from './contract.ts'

it('tells the browser exactly the built calls that change something', () => {
  const built = Object.values(contract).flatMap((calls) => Object.entries<CallSpec>(calls).filter(([, { status }]) => !status))
  expect([...changingCalls]).toEqual(built.filter(([, { changes }]) => changes).map(([name]) => name))
})
