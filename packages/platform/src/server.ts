// The server half of the port: proves a player's identity, starts purchases, and reads the platform's notices. It has no access to the
// database: settings, clock and network are passed in, and payments are reported to the `Bank`.
import type { PlayerSource } from '@skystair/contract'

/** Why a proof, a purchase or a notice was refused. Stable; each code has a text in both languages. */
export const ServerRefusalCode = [
  /** The operator has not set what this platform needs. */
  'PLATFORM_NOT_SET',
  /** The platform's own servers do not respond, or not sensibly. */
  'PLATFORM_UNAVAILABLE',
  /** The signature, or something that it covers, is wrong. */
  'PROOF_INVALID',
  /** The proof is too old, or from the future. */
  'PROOF_EXPIRED',
  /** There is no evidence yet that this was paid. */
  'PAYMENT_UNKNOWN',
  /** The platform does not know this player, so that it would name somebody else as the payer. */
  'PAYER_UNKNOWN',
] as const
export type ServerRefusalCode = (typeof ServerRefusalCode)[number]

/** A refusal of the server half. The message is for operators and never contains the proof or a secret. */
export class ServerRefusal extends Error {
  readonly code: ServerRefusalCode

  constructor(code: ServerRefusalCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ServerRefusal'
    this.code = code
  }
}

/** One of the operator's settings for a platform, an environment variable. */
export interface Setting {
  /** One sentence for docs/operating.md. */
  readonly about: string
  readonly secret: boolean
  readonly otherwise?: string
}

export interface ServerHost {
  /** Returns the setting, its `otherwise`, or undefined. */
  setting(name: string): string | undefined
  /** Returns the setting. Throws PLATFORM_NOT_SET if there is none. */
  needed(name: string): string
  /** The server's clock, milliseconds. */
  readonly now: number
  /** Like the global `fetch`, but settles within seconds: rejects with PLATFORM_UNAVAILABLE if the network fails or is too slow. */
  fetch(url: string, init?: RequestInit): Promise<Response>
}

/** Returns the settings of a host that finds them by `setting`. */
export const settingsBy = (setting: ServerHost['setting']): Pick<ServerHost, 'setting' | 'needed'> => ({
  setting,
  needed(name) {
    const text = setting(name)
    if (text === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', `${name} is not set`)
    return text
  },
})

/** What the client sends to prove its identity, as the platform gave it. A secret. */
export type Proof = Readonly<Record<string, string>>

export interface Proven {
  /** The platform's id of the player, unique within the source. */
  readonly externalId: string
  readonly displayName?: string
  readonly lang?: 'RU' | 'EN'
  /**
   * What stays the same however the proof is written, such as its signature: fields in another order are another text but the same proof.
   * If given, the server remembers its hash instead of the text's.
   */
  readonly mark?: string
  /**
   * Until when this proof would be accepted again, milliseconds. Until then the server remembers its hash and accepts it only once. The
   * current time if the platform itself is asked each time.
   */
  readonly until: number
  /** How often the proof is accepted until then, for platforms that give a player the same proof each time. Default 1. */
  readonly times?: number
}

/**
 * A product of the bank. `prices` are in minor units by ISO currency, or in whole units of a platform's own currency (`XTR`, `VOTES`, `OK`,
 * `KREDS`, …).
 */
export interface Product {
  readonly id: string
  readonly title: Readonly<Record<'RU' | 'EN', string>>
  readonly gems: number
  readonly prices: Readonly<Record<string, number>>
}

/** A purchase that our server has started. */
export interface StartedOrder {
  readonly id: number
  /** Unguessable and bound to the account; passed to the platform wherever it accepts a value of ours. */
  readonly nonce: string
  readonly product: Product
  readonly playerId: number
  readonly externalId: string | null
  readonly lang: 'RU' | 'EN'
  /** Address to which the platform may send the player back. */
  readonly returnUrl: string
  /** The currency in which the player saw the price, if the platform accepts several; a key of the product's prices. */
  readonly currency?: string
  /** The requested window or method: `iframe`, or Robokassa's currency label. */
  readonly method?: string
}

/** How the client continues: at an address, or with the platform's own window and the payload. */
export interface Begun {
  readonly url?: string
  readonly payload: Readonly<Record<string, string>>
}

/** A verified report of the platform about one payment. */
export interface PaymentFact {
  readonly state: 'PAID' | 'REFUNDED' | 'CANCELLED'
  /** The platform's own id of the payment, unique within the source. The same for a payment and its refund. */
  readonly transactionId: string
  /** Our nonce, if the platform passed it through. */
  readonly nonce?: string
  readonly productId?: string
  /** The payer's id on the platform, if it is reported. Must be the order's. */
  readonly externalId?: string
  /** As paid, in the units of `Product.prices`. Must be the product's price. A refund of another amount is a part, which takes nothing back. */
  readonly amount?: { readonly currency: string; readonly value: number }
  /** Paid with test money: granted only if the operator allows tests. */
  readonly test?: boolean
}

export type Applied = 'DONE' | 'REPEATED' | 'NO_ORDER' | 'OTHER_PLAYER' | 'OTHER_AMOUNT' | 'OTHER_PRODUCT' | 'TEST_REFUSED'

/** A payment as far as a platform names it before it takes the money. */
export type Payment = Omit<PaymentFact, 'state' | 'transactionId'>

type Granted = 'DONE' | 'REPEATED'

/** What would become of a payment, and the purchase that it is for. */
export type Checked =
  | { readonly applied: 'DONE'; readonly order: StartedOrder }
  | { readonly applied: Exclude<Applied, Granted>; readonly order: StartedOrder | null }

/**
 * Our bank for the server half of a platform. Each `apply` is one transaction, durable when it resolves. A payment without a nonce is for the purchase that its
 * payer has started of its product, if everything that could be meant gives the same.
 */
export interface Bank {
  product(id: string): Promise<Product | null>
  /** Returns the started purchase with this nonce; null if there is none. */
  order(nonce: string): Promise<StartedOrder | null>
  /**
   * Returns what `apply` would return for such a payment, and changes nothing. For platforms that ask before they take the money: the same values must be
   * passed to `check` and `apply`, so that no money is taken for what is then refused.
   */
  check(payment: Payment): Promise<Checked>
  apply(fact: PaymentFact): Promise<Applied>
}

/** True if the payment is granted, now or before. */
export const isGranted = (applied: Applied): applied is Granted => applied === 'DONE' || applied === 'REPEATED'

/** Returns the payer's id on a platform that names the payer in its reports. Throws PAYER_UNKNOWN if there is none: the payment would be refused. */
export function knownPayer({ externalId }: Pick<StartedOrder, 'externalId'>): string {
  if (!externalId) throw new ServerRefusal('PAYER_UNKNOWN', 'Only a player whom the platform knows may buy')
  return externalId
}

/** A call of the platform to `/api/payment/notice/<source>`, with its original bytes. */
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
  /** Additional headers, if the platform reads any. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The currencies in which our catalogue has prices. */
export type Iso = 'RUB' | 'USD' | 'EUR'

/** A promo code that a player has entered on the platform, as the platform signed it. */
export interface PromoCode {
  /** The platform's own name of this code, unique within the source. */
  readonly token: string
  readonly productId: string
}

export interface PayServer {
  /** The accepted ISO currencies, the usual one first; absent if there is only one, or the platform's own. */
  currencies?(host: ServerHost): readonly Iso[]
  /** Starts the purchase on the platform's side. */
  begin(order: StartedOrder, host: ServerHost): Promise<Begun>
  /**
   * Checks the client's evidence for an order, or asks the platform. Resolves to null or no facts as long as nothing shows that it was paid, and to
   * several if it was paid more than once.
   */
  settle?(order: StartedOrder, evidence: Proof, host: ServerHost): Promise<PaymentFact | readonly PaymentFact[] | null>
  /** Reports to the platform, once our grant is durable, that the goods were delivered. May be repeated. */
  consume?(fact: PaymentFact, evidence: Proof, host: ServerHost): Promise<void>
  /** Handles a call of the platform and returns the reply. Throws ServerRefusal if the call is not the platform's. */
  notice?(notice: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply>
  /** Returns the reply to a refused notice; by default 403 with the code. */
  refused?(code: ServerRefusalCode): NoticeReply
}

/** The server half of a platform: `adapters/<name>/server.ts` exports one as `server`. */
export interface ServerPlatform {
  readonly source: PlayerSource
  readonly settings: Readonly<Record<string, Setting>>
  /** Absent if the platform proves no identities: its players are guests. */
  verify?(proof: Proof, host: ServerHost): Promise<Proven>
  readonly pay?: PayServer
  /** Returns the promo codes in a text that the platform signed. Throws ServerRefusal. */
  promoCodes?(signature: string, host: ServerHost): Promise<readonly PromoCode[]>
}
