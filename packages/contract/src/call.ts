import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** The least access a call asks for. NONE needs no session; the others are access levels of the specification. */
export type CallRole = 'NONE' | 'TRIAL' | 'PLAYER' | 'MODERATOR' | 'ADMIN'

/** Named rate limits; the figures are in `rates.ts`. */
export type RateName = 'read' | 'write' | 'move' | 'auth' | 'register' | 'log' | 'notice'

/** What the specification and we say about one call. The call's name is `METHOD /path/{param}`, written once as the key of its area's map. */
export interface CallSpec {
  /** One sentence: what it does. */
  readonly summary: string
  readonly role: CallRole
  readonly rate: RateName
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TObject
  readonly reply: TSchema
  /** What its handler may refuse with, besides BAD_INPUT. `refusals` adds what its role and the request pipeline may refuse with. */
  readonly errors?: readonly ErrorCode[]
  /**
   * Set where the call changes something that is stored, other than when and how a page was started. Such a call is carried out once for each
   * idempotency key.
   */
  readonly changes?: true
  /** Set where the reply opens a session: its token is also in the reply's header `session`. */
  readonly opensSession?: true
  /** Set where the reply to a client that is too old is an empty 204: it must reload. */
  readonly reloads?: true
  /** Set where the area is not built yet: the call is refused with 501 NOT_BUILT. */
  readonly status?: 'planned'
  /** Set where the specification names the need but lists no call. */
  readonly extension?: true
}

export type CallName = `${'GET' | 'POST'} /${string}`
export type CallMap = Readonly<Record<CallName, CallSpec>>

/** Keeps the literal types of an area's calls while checking their shape. */
export const defineCalls = <const T extends CallMap>(calls: T): T => calls

type Part<S, K extends string> = S extends { readonly [P in K]: infer T extends TSchema } ? { [P in K]: Static<T> } : unknown

/** What a caller passes: `{ params, query, body }`, each only where the call has it. */
export type CallInput<S> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>
export type CallReply<S> = S extends { readonly reply: infer T extends TSchema } ? Static<T> : never
