/** The possible events of a payment. Every channel is tested with each of them: see docs/payments.md. */
export const MONEY_CASES = [
  /** Paid and reported. */
  'PAID',
  /** Bought in an offer of twice the gems, and paid after its end. */
  'DOUBLED',
  /** The same payment is reported again. */
  'REPEATED',
  /** The same order is paid a second time. */
  'PAID_AGAIN',
  /** The money goes back after the gems were granted. */
  'REFUNDED',
  /** The refund is reported before the payment. */
  'REFUNDED_FIRST',
  /** A part of the money goes back. */
  'PARTLY_REFUNDED',
  'OTHER_PRICE',
  'OTHER_CURRENCY',
  /** Another player pays for this player's order, or sends the evidence of this player's payment. */
  'OTHER_PLAYER',
  /** The report arrives while the purchase is unknown, and again later. */
  'TOO_EARLY',
  /** The report never arrives. */
  'LOST',
] as const
export type MoneyCase = (typeof MONEY_CASES)[number]

/** The cases that a channel cannot express, each with the reason. A reason for refunds also applies to early and partial refunds. */
export type Inexpressible = Readonly<Partial<Record<MoneyCase, string>>>

/** Reasons that several channels share. */
export const reasons = {
  noRefunds: { REFUNDED: 'refunds are not reported' },
  wholeRefunds: { PARTLY_REFUNDED: 'only whole payments are refunded' },
  ownPrice: {
    OTHER_PRICE: 'the report names no price: the portal charges its own price for the product, or the price that the server sent',
  },
  oneCurrency: { OTHER_CURRENCY: 'the report names no currency: the portal has only one' },
  noPayer: { OTHER_PLAYER: 'the report names no payer: only the order’s player knows the value that connects it with the order' },
  ownOrders: { TOO_EARLY: 'nothing is reported to the server: it asks the portal about known purchases' },
  noAsking: { LOST: 'the portal cannot be asked: only its notice reports the payment' },
} satisfies Readonly<Record<string, Inexpressible>>
