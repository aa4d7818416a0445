import type { CallInput, CallReply } from './call.ts'
import type { Conflict } from './conflict.ts'
import { calls } from './generated/calls.ts'

/** The calls of every area. */
export const contract = calls

type AreaCalls = (typeof calls)[keyof typeof calls]
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
/** All calls of all areas by name. */
export type Calls = Merge<AreaCalls>
export type Call = keyof Calls
// Maps to look a call up in, rather than conditions on it: those the type check would follow through every schema.
type Inputs = { readonly [K in Call]: CallInput<Calls[K]> }
type Replies = { readonly [K in Call]: CallReply<Calls[K]> }
export type InputOf<K extends Call> = Inputs[K]
export type ReplyOf<K extends Call> = Replies[K]

/** The body of a refused call. */
export interface ErrorReply {
  readonly code: string
  /** For developers; players see the text of the code. */
  readonly message: string
  /** JSON pointer of the wrong field; for NOT_ENOUGH_RESOURCES, `/` and the name of the missing resource. */
  readonly field?: string
  /** For OFFER_LIMIT: how often per day the offer can be used. */
  readonly limit?: number
  /** The current state, in every 409 to a known player. */
  readonly current?: Conflict
  readonly requestId?: string
}
