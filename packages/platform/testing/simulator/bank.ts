// A bank in memory for the tests of server halves: it has the same rules as the real one, and counts the granted gems.
import type { Applied, Bank, Payment, PaymentFact, Product, StartedOrder } from '../../src/server.ts'

export const simulatedProduct: Product = {
  id: 'gems_100',
  title: { RU: '100 изумрудов', EN: '100 emeralds' },
  gems: 100,
  prices: { RUB: 9900, USD: 129, EUR: 119, XTR: 65, VOTES: 14, OK: 99, KREDS: 13 },
}

export const simulatedOrder: StartedOrder = {
  id: 4211,
  nonce: 'k3J9xQ2mV7pL0aZs',
  product: simulatedProduct,
  playerId: 7,
  externalId: '279058397',
  lang: 'RU',
  returnUrl: 'https://game.test/paid',
}

export interface SimulatedBank extends Bank {
  /** Granted gems that were not taken back. */
  readonly gems: () => number
  /** All applied facts, including refused ones. */
  readonly facts: readonly PaymentFact[]
}

/** Returns the payer whom the platform names: its external id, or else our player. */
const payerIn = ({ externalId, playerId }: StartedOrder): string => externalId ?? String(playerId)

export function simulatedBank(orders: readonly StartedOrder[] = [simulatedOrder], { testsAllowed = false } = {}): SimulatedBank {
  const states = new Map<string, PaymentFact['state']>()
  const bought = new Map<string, string>()
  const paid = new Set<string>()
  const facts: PaymentFact[] = []
  let gems = 0
  /** Like the real bank: without a nonce the payer's only order of the product is meant. */
  const meant = ({ nonce, externalId, productId }: Payment, before?: string) => {
    const name = nonce ?? before
    if (name !== undefined) return orders.find((order) => order.nonce === name)
    const open = orders.filter(
      (order) => payerIn(order) === externalId && (productId === undefined || order.product.id === productId) && !paid.has(order.nonce),
    )
    return open.length === 1 ? open[0] : undefined
  }
  const refusal = (payment: Payment, order: StartedOrder | undefined): Exclude<Applied, 'DONE' | 'REPEATED'> | null => {
    if (!order) return 'NO_ORDER'
    if (payment.externalId !== undefined && payment.externalId !== payerIn(order)) return 'OTHER_PLAYER'
    if (payment.productId !== undefined && payment.productId !== order.product.id) return 'OTHER_PRODUCT'
    if (payment.amount && order.product.prices[payment.amount.currency] !== payment.amount.value) return 'OTHER_AMOUNT'
    return payment.test && !testsAllowed ? 'TEST_REFUSED' : null
  }
  const judge = (fact: PaymentFact): Applied => {
    // A refund may contain nothing but the payment's id.
    const order = meant(fact, bought.get(fact.transactionId))
    const refused = refusal(fact, order)
    if (!order || refused) return refused ?? 'NO_ORDER'
    const before = states.get(fact.transactionId)
    if (before === fact.state || before === 'REFUNDED') return 'REPEATED'
    if (fact.state === 'PAID') {
      gems += order.product.gems
      paid.add(order.nonce)
    }
    if (fact.state === 'REFUNDED' && before === 'PAID') gems -= order.product.gems
    states.set(fact.transactionId, fact.state)
    bought.set(fact.transactionId, order.nonce)
    return 'DONE'
  }
  return {
    gems: () => gems,
    facts,
    product: async (id) => orders.find(({ product }) => product.id === id)?.product ?? null,
    order: async (nonce) => orders.find((order) => order.nonce === nonce) ?? null,
    check: async (payment) => {
      const order = meant(payment)
      const refused = refusal(payment, order)
      return order && !refused ? { applied: 'DONE', order } : { applied: refused ?? 'NO_ORDER', order: order ?? null }
    },
    apply: async (fact) => {
      facts.push(fact)
      return judge(fact)
    },
  }
}
