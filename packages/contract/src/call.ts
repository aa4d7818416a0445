import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** The lowest access level that may make a call. NONE needs no session; the others are the specification's access levels. */
export type CallRole = 'NONE' | 'TRIAL' | 'PLAYER' | 'MODERATOR' | 'ADMIN'

/** Rate limits by name; `rates.ts` has the figures. */
export type RateName = 'read' | 'write' | 'move' | 'auth' | 'copy' | 'register' | 'log' | 'report' | 'notice' | 'password'

/** Definition of a call. Its name is `METHOD /path/{param}`, written once as the key in its area's map. */
export interface CallSpec {
  /** What it does, in one sentence. */
  readonly summary: string
  readonly role: CallRole
  readonly rate: RateName
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TObject
  readonly reply: TSchema
  /** Codes that the handler may throw, besides BAD_INPUT. `refusals` adds those of the role and the request pipeline. */
  readonly errors?: readonly ErrorCode[]
  /** Set if the call changes stored data, apart from records of page starts. Such a call runs once per idempotency key. */
  readonly changes?: true
  /** Set if the reply opens a session: the reply header `session` contains its token too. */
  readonly opensSession?: true
  /** Set if a moderator who views the game as a player is refused, because the reply is for nobody but the player, such as letters. */
  readonly private?: true
  /** Set if the call ends a moderator's view as a player, so that it may be made during one although it changes something. */
  readonly endsView?: true
  /** Set if clients that are too old get an empty 204 and must reload. */
  readonly reloads?: true
  /** Set if the specification names the need but no call for it. */
  readonly extension?: true
}

export type CallName = `${'GET' | 'POST'} /${string}`
export type CallMap = Readonly<Record<CallName, CallSpec>>

/** Checks the shape of an area's calls and keeps their literal types. */
export const defineCalls = <const T extends CallMap>(calls: T): T => calls

type Part<S, K extends string> = S extends { readonly [P in K]: infer T extends TSchema } ? { [P in K]: Static<T> } : unknown

/** Arguments of a call: `{ params, query, body }`, each only if the call has it. */
export type CallInput<S> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>
export type CallReply<S> = S extends { readonly reply: infer T extends TSchema } ? Static<T> : never
