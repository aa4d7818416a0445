import { advert } from './areas/advert/calls.ts'
import { arena } from './areas/arena/calls.ts'
import { bank } from './areas/bank/calls.ts'
import { battle } from './areas/battle/calls.ts'
import { campaign } from './areas/campaign/calls.ts'
import { chat } from './areas/chat/calls.ts'
import { clan } from './areas/clan/calls.ts'
import { forum } from './areas/forum/calls.ts'
import { gift } from './areas/gift/calls.ts'
import { hero } from './areas/hero/calls.ts'
import { load } from './areas/load/calls.ts'
import { mail } from './areas/mail/calls.ts'
import { moderation } from './areas/moderation/calls.ts'
import { payment } from './areas/payment/calls.ts'
import { platform } from './areas/platform/calls.ts'
import { player } from './areas/player/calls.ts'
import { portal } from './areas/portal/calls.ts'
import { profile } from './areas/profile/calls.ts'
import { rating } from './areas/rating/calls.ts'
import { place } from './areas/road/calls.ts'
import { security } from './areas/security/calls.ts'
import { shop } from './areas/shop/calls.ts'
import { snow } from './areas/snow/calls.ts'
import { tech } from './areas/tech/calls.ts'
import type { CallInput, CallReply } from './call.ts'
import type { Conflict } from './conflict.ts'

/** Every area with its calls. */
export const contract = {
  player,
  load,
  security,
  battle,
  place,
  tech,
  campaign,
  platform,
  portal,
  clan,
  chat,
  mail,
  rating,
  shop,
  bank,
  payment,
  advert,
  hero,
  profile,
  arena,
  snow,
  gift,
  forum,
  moderation,
} as const

type AreaCalls = (typeof contract)[keyof typeof contract]
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
/** All calls of all areas by their names. */
export type Calls = Merge<AreaCalls>
export type Call = keyof Calls
// Maps to look a call up in, rather than conditions on it: those the type check would follow through every schema.
type Inputs = { readonly [K in Call]: CallInput<Calls[K]> }
type Replies = { readonly [K in Call]: CallReply<Calls[K]> }
export type InputOf<K extends Call> = Inputs[K]
export type ReplyOf<K extends Call> = Replies[K]

/** What a refused call answers. */
export interface ErrorReply {
  readonly code: string
  /** A sentence for a developer's eyes; players are shown the text of the code. */
  readonly message: string
  /** JSON pointer of the wrong field, for BAD_INPUT and its kin. */
  readonly field?: string
  /** With every 409 to somebody who has a player: the state as it is now. */
  readonly current?: Conflict
  readonly requestId?: string
}
