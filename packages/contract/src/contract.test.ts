import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { changesData } from './changing-calls.ts'
import { contract } from './contract.ts'

it('tells the browser exactly the calls that change something', () => {
  const all = Object.values(contract).flatMap((calls) => Object.entries<CallSpec>(calls))
  expect(all.filter(([name]) => changesData(name))).toEqual(all.filter(([, { changes }]) => changes))
})
