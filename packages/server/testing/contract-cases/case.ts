// Contract cases: for each built call of an area one that succeeds, and one for each refusal that it declares. The types hold them to the contract, so
// that no call and no code can be left out, and none can be left behind.
import type { Call, CallMap, InputOf } from '@skystair/contract'
import type { Config } from '../../src/config.ts'
import type { Fixture } from './fixture.ts'

/** Nothing at all: `{}` would let anything through. */
type Nothing = Readonly<Record<string, never>>

/** What the call is asked, or what prepares the fixture and returns what the call is asked. */
type Input<K> = K extends Call
  ? unknown extends InputOf<K>
    ? Nothing | ((fixture: Fixture) => unknown)
    : InputOf<K> | ((fixture: Fixture) => InputOf<K> | Promise<InputOf<K>>)
  : never

/** A case for a server with other settings than the rest. */
export interface Configured<I> {
  readonly config: Partial<Config>
  readonly asked: I
}
type Asked<K> = Input<K> | Configured<Input<K>>

type Declared<S> = S extends { readonly errors: readonly (infer C extends string)[] } ? C : never

export interface ContractCase<K, S> {
  readonly succeeds: Asked<K>
  readonly refuses: [Declared<S>] extends [never] ? Nothing : { readonly [C in Declared<S>]: Asked<K> }
}

/** The cases of an area. */
export type ContractCases<M extends CallMap> = {
  readonly [K in keyof M as M[K] extends { readonly status: 'planned' } ? never : K]: ContractCase<K, M[K]>
}
