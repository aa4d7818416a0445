import type { CallInput, CallReply } from './call.ts'
import { advert } from './calls/advert.ts'
import { bank } from './calls/bank.ts'
import { battle } from './calls/battle.ts'
import { campaign } from './calls/campaign.ts'
import { chat } from './calls/chat.ts'
import { clan } from './calls/clan.ts'
import { load } from './calls/load.ts'
import { mail } from './calls/mail.ts'
import { payment } from './calls/payment.ts'
import { place } from './calls/place.ts'
import { platform } from './calls/platform.ts'
import { player } from './calls/player.ts'
import { portal } from './calls/portal.ts'
import { rating } from './calls/rating.ts'
import { security } from './calls/security.ts'
import { shop } from './calls/shop.ts'
import { tech } from './calls/tech.ts'

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
} as const

type AreaCalls = (typeof contract)[keyof typeof contract]
type Merge<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
/** All calls of all areas by their names. */
export type Calls = Merge<AreaCalls>
export type Call = keyof Calls
export type InputOf<K extends Call> = CallInput<Calls[K]>
export type ReplyOf<K extends Call> = CallReply<Calls[K]>

/** What a refused call answers. */
export interface ErrorReply {
  readonly code: string
  /** A sentence for a developer's eyes; players are shown the text of the code. */
  readonly message: string
  /** JSON pointer of the wrong field, for BAD_INPUT and its kin. */
  readonly field?: string
  /** The current state, for conflicts that a client can settle with it. */
  readonly current?: unknown
  readonly requestId?: string
}
