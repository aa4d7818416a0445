import type { Call, InputOf, ReplyOf } from '@skystair/contract'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Fails at the first network failure instead of waiting for the connection: for boot, checks and logs. */
  readonly once?: boolean
  /** How long the reply may take, in milliseconds. */
  readonly timeout?: number
}

/** Calls without parameters, query and body take no input. */
type Input<K extends Call> = unknown extends InputOf<K> ? [input?: null, options?: CallOptions] : [input: InputOf<K>, options?: CallOptions]

/** Calls the server. The name is the contract's: `call('POST /api/battle/hit', { body: { attackerId, defenderId } })`. Rejects with CallError. */
// The name alone determines the reply: without `NoInfer` the type check looks for the call through the replies of all.
export type CallFn = <K extends Call>(name: K, ...input: Input<K>) => Promise<NoInfer<ReplyOf<K>>>
