import type { AccessLevel, Call, CallInput, CallMap, CallReply, CallSpec, Calls, PlayerSource } from '@skystair/contract'
import type { Config } from './config.ts'
import type { RewardKinds } from './economy/reward-kinds.ts'
import type { Bus } from './live/bus/bus.ts'
import type { Platforms } from './platforms.ts'
import type { Random } from './random.ts'
import type { Db, Tx } from './storage/db.ts'

export interface LiveSession {
  /** The token's hash, as stored. */
  readonly id: string
  readonly token: string
  readonly clientUuid: string
  readonly expiresAt: number
  /** The platform that confirmed the player's identity; null for our own accounts and guests. */
  readonly source: PlayerSource | null
}

type ByRole<S, T> = S extends { readonly role: 'NONE' } ? T | null : T
type InputOfCall<S> = { params: unknown; query: unknown; body: unknown } & CallInput<S>

/** A request as its handler sees it, apart from the database. */
export type Request<S> = Pick<InputOfCall<S>, 'params' | 'query' | 'body'> & {
  /** Null only in calls of role NONE. */
  readonly session: ByRole<S, LiveSession>
  readonly playerId: ByRole<S, number>
  readonly access: ByRole<S, AccessLevel>
  /** The language of the request's headers; the player's own choice is part of the player's state. */
  readonly lang: 'RU' | 'EN'
  /** The server's clock, milliseconds, the same throughout the call. */
  readonly now: number
  readonly random: Random
  readonly requestId: string
  readonly config: Config
  readonly platforms: Platforms
  /** The origin of the request's URL: `https://game.example`. */
  readonly origin: string
}

export type Context<S = CallSpec> = Request<S> & {
  /** The call's only transaction. Nothing but SQL may be awaited while it runs. */
  readonly tx: Tx
  /** How the areas give the kinds of rewards that they own: what `grant` needs for more than resources. */
  readonly rewardKinds: RewardKinds
  /** Runs once the transaction is committed, before the reply leaves: live messages. */
  after(work: (bus: Bus) => void | Promise<void>): void
  /** To be called for every session that the call ends, with its token's hash: its sockets are closed once the transaction is committed. */
  sessionEnds(tokenHash: string): void
  /** Sets a header of the reply, also of the one to a repeated request. */
  header(name: string, value: string): void
}

export type Run<S> = (context: Context<S>) => Promise<CallReply<S>>

/** For work that must not hold the transaction, such as hashing a password: runs before it, and returns what to run inside. */
export interface Prepared<S> {
  readonly prepare: (request: Request<S> & { readonly db: Db }) => Promise<Run<S>>
}

/** The handler of a call, by the call's name. */
export type Handler<K extends Call> = Run<Calls[K]> | Prepared<Calls[K]>

/** The types of any call's handler, for the request pipeline. */
export type AnyContext = Context<CallSpec>
export type AnyRequest = Omit<AnyContext, 'tx' | 'rewardKinds' | 'after' | 'header' | 'sessionEnds'>
export type AnyRun = (context: AnyContext) => Promise<unknown>
export type AnyHandler = AnyRun | { readonly prepare: (request: AnyRequest & { readonly db: Db }) => Promise<AnyRun> }

/** A handler for each of these calls that is built. */
export type HandlersOf<M extends CallMap> = {
  readonly [K in keyof M as M[K] extends { readonly status: 'planned' } ? never : K]: Run<M[K]> | Prepared<M[K]>
}
