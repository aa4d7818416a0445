// Contract cases: for each built call of an area one that succeeds, and one for each refusal that it declares. The types hold them to the contract, so
// that no call and no code can be left out, and none can be left behind.
import type { Call, CallMap, InputOf } from '@skystair/contract'
import type { Config } from '../../src/config.ts'
import type { Fixture } from './fixture.ts'

/** No properties at all: `{}` would accept anything. */
type Nothing = Readonly<Record<string, never>>

/** The input of the call, or a function that prepares the fixture and returns the input. */
type Input<K> = K extends Call
  ? unknown extends InputOf<K>
    ? Nothing | ((fixture: Fixture) => unknown)
    : InputOf<K> | ((fixture: Fixture) => InputOf<K> | Promise<InputOf<K>>)
  : never

/** A case for a server with other settings, or at another time. */
export interface Configured<I> {
  readonly config: Partial<Config>
  /** Milliseconds since 1970. */
  readonly now?: number
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
  readonly [K in keyof M]: ContractCase<K, M[K]>
}
