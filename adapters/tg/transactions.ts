import { type PaymentFact, type ServerHost, ServerRefusal } from '@skystair/platform/server'
import { botApi } from './bot-api.ts'

/** How many the messenger tells at once, and how many times it is asked for one order at most. */
const PAGE = 100
const PAGES = 20
/** Orders older than this are not asked about any more, seconds. */
const OLD = 8 * 86_400

/** As much of a transaction as a lost update needs. A refund has the id of what it gives back, and a receiver in place of a source. */
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
 * The bot's book of Stars, for updates that never came. It is told oldest first and only grows, so it is read on from where it was read last;
 * what is remembered of it is a week.
 */
export function starBook() {
  let bot = ''
  let read = 0
  const facts = new Map<string, PaymentFact & { readonly date: number }>()

  function note({ id, amount, date, source, receiver }: Transaction): void {
    const nonce = (source ?? receiver)?.invoice_payload
    if (!nonce) return
    const payer = source?.user?.id
    if (receiver) facts.set(nonce, { state: 'REFUNDED', transactionId: id, nonce, date })
    else if (payer)
      facts.set(nonce, {
        state: 'PAID',
        transactionId: id,
        nonce,
        externalId: String(payer),
        amount: { currency: 'XTR', value: amount },
        date,
      })
  }

  /** What the book says of an order; null while nothing does. */
  return async function look(nonce: string, host: ServerHost): Promise<PaymentFact | null> {
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
      // Two may read the same page at once.
      read = Math.max(read, offset + transactions.length)
      for (const transaction of transactions as readonly Transaction[]) note(transaction)
      if (transactions.length < PAGE) break
    }
    for (const [key, { date }] of facts) if (date < host.now / 1000 - OLD) facts.delete(key)
    const { date: _, ...fact } = facts.get(nonce) ?? { date: 0 }
    return 'state' in fact ? fact : null
  }
}
