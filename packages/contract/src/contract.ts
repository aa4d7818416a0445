import type { CallInput, CallReply } from './call.ts'
import { advert } from './calls/advert.ts'
import { arena } from './calls/arena.ts'
import { bank } from './calls/bank.ts'
import { battle } from './calls/battle.ts'
import { campaign } from './calls/campaign.ts'
import { chat } from './calls/chat.ts'
import { clan } from './calls/clan.ts'
import { forum } from './calls/forum.ts'
import { gift } from './calls/gift.ts'
import { hero } from './calls/hero.ts'
import { load } from './calls/load.ts'
import { mail } from './calls/mail.ts'
import { moderation } from './calls/moderation.ts'
import { payment } from './calls/payment.ts'
import { place } from './calls/place.ts'
import { platform } from './calls/platform.ts'
import { player } from './calls/player.ts'
import { portal } from './calls/portal.ts'
import { profile } from './calls/profile.ts'
import { rating } from './calls/rating.ts'
import { security } from './calls/security.ts'
import { shop } from './calls/shop.ts'
import { snow } from './calls/snow.ts'
import { tech } from './calls/tech.ts'
import type { Conflict } from './entities/conflict.ts'

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
