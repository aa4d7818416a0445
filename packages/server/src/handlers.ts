import type { AccessLevel, Call, CallInput, CallMap, CallReply, CallSpec, Calls, PlayerSource } from '@skystair/contract'
import type { BonusSource } from './bonuses.ts'
import type { Config } from './config.ts'
import type { Counter } from './counter.ts'
import type { RewardKinds } from './economy/reward-kinds.ts'
import type { Bus } from './live/bus/bus.ts'
import type { Personal } from './personal-table.ts'
import type { Platforms } from './platforms.ts'
import type { Random } from './random.ts'
import type { Ratings } from './ratings.ts'
import type { Db, Tx } from './storage/db.ts'

export interface LiveSession {
  /** The token's hash, as stored. */
  readonly id: string
  readonly token: string
  readonly clientUuid: string
  readonly expiresAt: number
  /** The platform that verified the player's identity; null for our own accounts and guests. */
  readonly source: PlayerSource | null
  /** The moderator who views the game as the player, and may only read; null for the player's own session. */
  readonly viewerId: number | null
}

type ByRole<S, T> = S extends { readonly role: 'NONE' } ? T | null : T
type InputOfCall<S> = { params: unknown; query: unknown; body: unknown } & CallInput<S>

/** A request as its handler receives it, apart from the database. */
export type Request<S> = Pick<InputOfCall<S>, 'params' | 'query' | 'body'> & {
  /** The call that was made, by its name in the contract. */
  readonly call: Call
  /** Null only in calls of role NONE. */
  readonly session: ByRole<S, LiveSession>
  readonly playerId: ByRole<S, number>
  readonly access: ByRole<S, AccessLevel>
  /** The language of the request's headers. The player's own choice is in the player's state. */
  readonly lang: 'RU' | 'EN'
  /** The server's time in milliseconds, the same throughout the call. */
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
  /** The areas' handlers for their kinds of rewards, which `grant` needs for everything but resources. */
  readonly rewardKinds: RewardKinds
  readonly personal: Personal
  /** The ratings of all areas. */
  readonly ratings: Ratings
  /** What other areas add to a player's fights and visits. */
  readonly bonuses: BonusSource
  /** Runs after the commit and before the reply is sent: for live messages, and to count them. */
  after(work: (bus: Bus, counter: Counter) => void | Promise<void>): void
  /** Must be called with the token hash of every session that the call ends: its sockets are closed after the commit. */
  sessionEnds(tokenHash: string): void
  /** Sets a header of the reply, also when it is repeated. */
  header(name: string, value: string): void
}

export type Run<S> = (context: Context<S>) => Promise<CallReply<S>>

/** What work outside of the call's transaction can use. */
export interface Outside {
  readonly db: Db
  readonly counter: Counter
}

/** For work that must not hold the transaction, such as hashing a password. Runs before it, and returns the function to run inside. */
export interface Prepared<S> {
  readonly prepare: (request: Request<S> & Outside) => Promise<Run<S>>
}

/** The handler of a call, by name. */
export type Handler<K extends Call> = Run<Calls[K]> | Prepared<Calls[K]>

/** The types of any call's handler, for the request pipeline. */
export type AnyContext = Context<CallSpec>
export type AnyRequest = Omit<AnyContext, 'tx' | 'rewardKinds' | 'personal' | 'ratings' | 'bonuses' | 'after' | 'header' | 'sessionEnds'>
export type AnyRun = (context: AnyContext) => Promise<unknown>
export type AnyHandler = AnyRun | { readonly prepare: (request: AnyRequest & Outside) => Promise<AnyRun> }

/** A handler for each of these calls. */
export type HandlersOf<M extends CallMap> = {
  readonly [K in keyof M]: Run<M[K]> | Prepared<M[K]>
}
