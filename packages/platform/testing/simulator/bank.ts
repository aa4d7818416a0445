// A bank in memory for the tests of server halves: it has the same rules as the real one, and counts the granted gems.
import type { Applied, Bank, PaymentFact, Product, StartedOrder } from '../../src/server.ts'

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

export function simulatedBank(orders: readonly StartedOrder[] = [simulatedOrder], { testsAllowed = false } = {}): SimulatedBank {
  const states = new Map<string, PaymentFact['state']>()
  const bought = new Map<string, string>()
  const facts: PaymentFact[] = []
  let gems = 0
  const judge = (fact: PaymentFact): Applied => {
    // A refund may contain nothing but the payment's id.
    const order = orders.find(({ nonce }) => nonce === (fact.nonce ?? bought.get(fact.transactionId)))
    if (!order) return 'NO_ORDER'
    if (fact.externalId !== undefined && fact.externalId !== order.externalId) return 'OTHER_PLAYER'
    if (fact.productId !== undefined && fact.productId !== order.product.id) return 'OTHER_PRODUCT'
    if (fact.amount && order.product.prices[fact.amount.currency] !== fact.amount.value) return 'OTHER_AMOUNT'
    if (fact.test && !testsAllowed) return 'TEST_REFUSED'
    const before = states.get(fact.transactionId)
    if (before === fact.state || before === 'REFUNDED') return 'REPEATED'
    if (fact.state === 'PAID') gems += order.product.gems
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
    knowsPlayer: async (externalId) => orders.some((order) => order.externalId === externalId),
    apply: async (fact) => {
      facts.push(fact)
      return judge(fact)
    },
  }
}
