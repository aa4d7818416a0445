// The port's server half: proves who a player is, begins purchases, and understands what the platform tells of them. It knows no
// database: settings, clock and network are handed to it, and what it learns about money is told to the `Bank`.
import type { PlayerSource } from '@skystair/contract'

/** Why a proof, a purchase or a notice was refused. Stable; each has a text in both languages. */
export const ServerRefusalCode = [
  /** The operator has not set what this platform needs. */
  'PLATFORM_NOT_SET',
  /** The platform's own servers do not answer, or not sensibly. */
  'PLATFORM_UNAVAILABLE',
  /** The signature, or something it covers, is not right. */
  'PROOF_INVALID',
  /** The proof is too old, or from the future. */
  'PROOF_EXPIRED',
  /** Nothing says yet that this was paid. */
  'PAYMENT_UNKNOWN',
] as const
export type ServerRefusalCode = (typeof ServerRefusalCode)[number]

/** A refusal of the server half. The message is for operators and never holds the proof or a secret. */
export class ServerRefusal extends Error {
  readonly code: ServerRefusalCode

  constructor(code: ServerRefusalCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ServerRefusal'
    this.code = code
  }
}

/** One of the operator's settings for a platform, read from the environment by its name. */
export interface Setting {
  /** One sentence for docs/operating.md. */
  readonly about: string
  readonly secret: boolean
  readonly otherwise?: string
}

export interface ServerHost {
  /** The setting's text, its `otherwise`, or undefined. */
  setting(name: string): string | undefined
  /** The setting's text; throws PLATFORM_NOT_SET where there is none. */
  needed(name: string): string
  /** The server's clock, milliseconds. */
  readonly now: number
  /** As the global one, but settles within seconds: throws PLATFORM_UNAVAILABLE when the network fails or takes too long. */
  fetch(url: string, init?: RequestInit): Promise<Response>
}

/** What the client sends to prove who it is, as the platform gave it. A secret. */
export type Proof = Readonly<Record<string, string>>

export interface Proven {
  /** The platform's id of the player, unique within the source. */
  readonly externalId: string
  readonly displayName?: string
  readonly lang?: 'RU' | 'EN'
  /**
   * What stays the same however the proof is written down, such as its signature: fields in another order make another text and the same
   * proof. The server remembers this one's hash instead of the text's where it is given.
   */
  readonly mark?: string
  /**
   * Until when this very proof would be accepted again, milliseconds: the server remembers its hash so long and takes it only once. Now,
   * where the platform itself is asked each time whether the proof is still good.
   */
  readonly until: number
  /** How often until then it is taken, where the platform gives a player the same proof each time; once unless stated. */
  readonly times?: number
}

/** What the bank sells. `prices` are in minor units by ISO currency, or whole units of a platform's own money (`XTR`, `VOTES`, `OK`, `KREDS`, …). */
export interface Product {
  readonly id: string
  readonly title: Readonly<Record<'RU' | 'EN', string>>
  readonly gems: number
  readonly prices: Readonly<Record<string, number>>
}

/** A purchase that our server has begun. */
export interface StartedOrder {
  readonly id: number
  /** Bound to the account, unguessable; given to the platform wherever it lets something be passed through. */
  readonly nonce: string
  readonly product: Product
  readonly playerId: number
  readonly externalId: string | null
  readonly lang: 'RU' | 'EN'
  /** Where the platform may send the player back to. */
  readonly returnUrl: string
  /** The currency whose price the player was shown, where the platform leaves the choice; a key of the product's prices. */
  readonly currency?: string
  /** Which window or method was asked for: `iframe`, or what Robokassa calls its currency label. */
  readonly method?: string
}

/** How the client goes on: at an address, or with the platform's own window given the payload. */
export interface Begun {
  readonly url?: string
  readonly payload: Readonly<Record<string, string>>
}

/** What a platform has told us, proven, about one payment. */
export interface PaymentFact {
  readonly state: 'PAID' | 'REFUNDED' | 'CANCELLED'
  /** The platform's own id of the payment; with the source it is unique. The same for a payment and its refund. */
  readonly transactionId: string
  /** Ours, where the platform passed it through. */
  readonly nonce?: string
  readonly productId?: string
  /** The payer's id on the platform, where it is told. Must be the order's. */
  readonly externalId?: string
  /** As paid, in the units of `Product.prices`. Must be the product's price. */
  readonly amount?: { readonly currency: string; readonly value: number }
  /** Paid with play money: granted only where the operator allows tests. */
  readonly test?: boolean
}

export type Applied = 'DONE' | 'REPEATED' | 'NO_ORDER' | 'OTHER_PLAYER' | 'OTHER_AMOUNT' | 'OTHER_PRODUCT' | 'TEST_REFUSED'

/** Our bank, as a platform's server half sees it. Each `apply` is one transaction, durable when it resolves. */
export interface Bank {
  product(id: string): Promise<Product | null>
  /** The begun purchase with this nonce. */
  order(nonce: string): Promise<StartedOrder | null>
  knowsPlayer(externalId: string): Promise<boolean>
  apply(fact: PaymentFact): Promise<Applied>
}

/** A call that the platform makes to `/api/payment/notice/<source>`, with its bytes untouched. */
export interface Notice {
  readonly method: 'GET' | 'POST'
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export interface NoticeReply {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Besides the type, where the platform reads more. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Currencies that our catalogue has prices in. */
export type Iso = 'RUB' | 'USD' | 'EUR'

export interface PayServer {
  /** ISO currencies that it takes, the usual one first; absent where it has one money only, or the platform's own. */
  currencies?(host: ServerHost): readonly Iso[]
  /** Begins the purchase on the platform's side. */
  begin(order: StartedOrder, host: ServerHost): Promise<Begun>
  /** Checks the evidence that the client brought for an order, or asks the platform: null while nothing says it was paid. */
  settle?(order: StartedOrder, evidence: Proof, host: ServerHost): Promise<PaymentFact | null>
  /** Tells the platform, once our grant is durable, that the goods were given. May be repeated. */
  consume?(fact: PaymentFact, evidence: Proof, host: ServerHost): Promise<void>
  /** Answers a call of the platform. Throws ServerRefusal where the call is not the platform's. */
  notice?(notice: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply>
  /** What the platform answers to a refused notice; by default 403 with the code. */
  refused?(code: ServerRefusalCode): NoticeReply
}

/** A platform's server half: `adapters/<name>/server.ts` exports one as `server`. */
export interface ServerPlatform {
  readonly source: PlayerSource
  readonly settings: Readonly<Record<string, Setting>>
  /** Absent where the platform proves nobody: its players are guests. */
  verify?(proof: Proof, host: ServerHost): Promise<Proven>
  readonly pay?: PayServer
}
