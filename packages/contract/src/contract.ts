import type { CallInput, CallReply } from './call.ts'
import type { Conflict } from './conflict.ts'
import { calls } from './generated/calls.ts'

/** The calls of every area. */
export const contract = calls

type AreaCalls = (typeof calls)[keyof typeof calls]
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
/** All calls of all areas by their names. */
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
  /** For developers; players are shown the text of the code. */
  readonly message: string
  /** JSON pointer of the field that is wrong; for NOT_ENOUGH_RESOURCES `/` and the name of the resource that is short. */
  readonly field?: string
  /** With every 409 where the player is known: the current state. */
  readonly current?: Conflict
  readonly requestId?: string
}
