// What an area proves of its calls: one success of each, and each refusal that it declares. The types hold a table to the contract, so that no call and
// no code can be left out, and none can be left behind.
import type { Call, CallMap, InputOf } from '@skystair/contract'
import type { Stage } from './fixture.ts'

/** Nothing at all: `{}` would let anything through. */
type Nothing = Readonly<Record<string, never>>

/** What the call is asked, or what brings the stage to where it is asked that. */
type Asked<K> = K extends Call
  ? unknown extends InputOf<K>
    ? Nothing | ((stage: Stage) => unknown)
    : InputOf<K> | ((stage: Stage) => InputOf<K> | Promise<InputOf<K>>)
  : never
type Declared<S> = S extends { readonly errors: readonly (infer C extends string)[] } ? C : never

export interface Proof<K, S> {
  readonly succeeds: Asked<K>
  readonly refuses: [Declared<S>] extends [never] ? Nothing : { readonly [C in Declared<S>]: Asked<K> }
}

/** A proof for every built call of an area. */
export type Proofs<M extends CallMap> = {
  readonly [K in keyof M as M[K] extends { readonly status: 'planned' } ? never : K]: Proof<K, M[K]>
}
