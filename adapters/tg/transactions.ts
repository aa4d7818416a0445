import { type PaymentFact, type ServerHost, ServerRefusal } from '@skystair/platform/server'
import { botApi } from './bot-api.ts'

/** Transactions per request, and the maximum number of requests for one order. */
const PAGE = 100
const PAGES = 20
/** Older orders are not looked up any more, seconds. */
const OLD = 8 * 86_400

/** The part of a transaction that replaces a lost update. A refund has the id of the payment, and a receiver instead of a source. */
interface Transaction {
  readonly id: string
  readonly amount: number
  readonly date: number
  readonly source?: Partner
  readonly receiver?: Partner
}
interface Partner {
  readonly user?: { readonly id: number }
  readonly invoice_payload?: string
}

/**
 * Returns the bot's transactions, for updates that were lost. The API returns them oldest first and the list only grows, so reading
 * continues where it stopped; one week is kept in memory.
 */
export function starBook() {
  let bot = ''
  let read = 0
  /** By the payment's id: an order may be paid more than once. */
  const facts = new Map<string, PaymentFact & { readonly date: number }>()

  function note({ id, amount, date, source, receiver }: Transaction): void {
    const nonce = (source ?? receiver)?.invoice_payload
    if (!nonce) return
    const payer = source?.user?.id
    if (receiver) facts.set(id, { state: 'REFUNDED', transactionId: id, nonce, date })
    else if (payer)
      facts.set(id, {
        state: 'PAID',
        transactionId: id,
        nonce,
        externalId: String(payer),
        amount: { currency: 'XTR', value: amount },
        date,
      })
  }

  /** Returns the facts about an order from the transactions, oldest first. */
  return async function look(nonce: string, host: ServerHost): Promise<PaymentFact[]> {
    const token = host.needed('TG_BOT_TOKEN')
    if (bot !== token) {
      bot = token
      read = 0
      facts.clear()
    }
    for (let page = 0; page < PAGES; page++) {
      const offset = read
      const response = await botApi('getStarTransactions', { offset, limit: PAGE }, host)
      const { transactions } = 'result' in response ? (Object(response.result) as { transactions?: readonly Transaction[] }) : {}
      if (!Array.isArray(transactions)) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The Bot API told no transactions')
      // Two calls may read the same page at once.
      read = Math.max(read, offset + transactions.length)
      for (const transaction of transactions as readonly Transaction[]) note(transaction)
      if (transactions.length < PAGE) break
    }
    for (const [key, { date }] of facts) if (date < host.now / 1000 - OLD) facts.delete(key)
    return [...facts.values()].filter((fact) => fact.nonce === nonce).map(({ date: _, ...fact }) => fact)
  }
}
