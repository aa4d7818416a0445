import { languageOf } from '@skystair/platform'
import { equalText } from '@skystair/platform/proof'
import type { Bank, Notice, NoticeReply, PayServer, Proof, ServerHost, StartedOrder } from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'
import { botApi } from './bot-api.ts'
import { starBook } from './transactions.ts'

/** The part of the bot's updates that payments need. */
interface Payment {
  readonly currency: string
  readonly total_amount: number
  readonly invoice_payload: string
  readonly telegram_payment_charge_id: string
}
interface Update {
  readonly pre_checkout_query?: { id: string; from: { id: number; language_code?: string } } & Omit<Payment, 'telegram_payment_charge_id'>
  readonly message?: {
    readonly from?: { readonly id: number; readonly language_code?: string }
    readonly chat?: { readonly id: number }
    readonly text?: string
    readonly successful_payment?: Payment
    readonly refunded_payment?: Payment
  }
}

const DONE: NoticeReply = { status: 200, type: 'application/json', body: '{}' }
const NOT_FOR_SALE = {
  RU: 'Этот счёт больше не действует. Вернитесь в игру и начните покупку заново.',
  EN: 'This invoice is no longer good. Go back to the game and start the purchase again.',
}
const russian = (language: string | undefined) => languageOf(language) === 'RU'

const book = starBook()

/** Stars: an invoice of the Bot API. The bot's updates decide, or its transactions if an update was lost. */
export const pay = {
  async begin(order: StartedOrder, host: ServerHost) {
    const { nonce, product, lang } = order
    knownPayer(order)
    const { XTR } = product.prices
    if (!XTR) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in Stars')
    const title = product.title[lang].slice(0, 32)
    const invoice = {
      title,
      description: title,
      payload: nonce,
      provider_token: '',
      currency: 'XTR',
      prices: [{ label: title, amount: XTR }],
    }
    const response = await botApi('createInvoiceLink', invoice, host)
    if (!('result' in response) || typeof response.result !== 'string')
      throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The Bot API made no invoice')
    return { url: response.result, payload: {} }
  },

  settle: ({ nonce }: StartedOrder, _evidence: Proof, host: ServerHost) => book(nonce, host),

  async notice(notice: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    const secret = notice.headers['x-telegram-bot-api-secret-token'] ?? ''
    if (!equalText(secret, host.needed('TG_WEBHOOK_SECRET')))
      throw new ServerRefusal('PROOF_INVALID', 'The update is not from the messenger')
    const { pre_checkout_query: query, message } = updateOf(notice.body)
    if (query) await answerQuery(query, host, bank)
    if (message?.successful_payment) await take(message.successful_payment, message.from, host, bank)
    if (message?.refunded_payment) await bank.apply({ state: 'REFUNDED', ...factOf(message.refunded_payment) })
    // The messenger requires every selling bot to respond to this; the webhook's reply itself may be the call.
    const support = host.setting('TG_SUPPORT')
    if (message?.text?.startsWith('/paysupport') && message.chat && support) {
      const lead = russian(message.from?.language_code) ? 'По вопросам оплаты: ' : 'About payments: '
      return { ...DONE, body: JSON.stringify({ method: 'sendMessage', chat_id: message.chat.id, text: lead + support }) }
    }
    return DONE
  },
} satisfies PayServer

function updateOf(body: Uint8Array): Update {
  try {
    return Object(JSON.parse(Buffer.from(body).toString()))
  } catch {
    throw new ServerRefusal('PROOF_INVALID', 'The update is no JSON')
  }
}

const valuesOf = ({ invoice_payload, currency, total_amount }: Omit<Payment, 'telegram_payment_charge_id'>) => ({
  nonce: invoice_payload,
  amount: { currency, value: total_amount },
})
const factOf = (payment: Payment) => ({ transactionId: payment.telegram_payment_charge_id, ...valuesOf(payment) })

const payerOf = (from: { readonly id: number } | undefined): string => String(from?.id)

/** The messenger asks before it takes the Stars, and waits ten seconds. */
async function answerQuery(query: NonNullable<Update['pre_checkout_query']>, host: ServerHost, bank: Bank): Promise<void> {
  const { applied, order } = await bank.check({ ...valuesOf(query), externalId: payerOf(query.from) })
  const ok = applied === 'DONE'
  const refusal = { error_message: NOT_FOR_SALE[order?.lang ?? (russian(query.from.language_code) ? 'RU' : 'EN')] }
  await botApi('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ok, ...(ok ? {} : refusal) }, host)
}

/** Refunds Stars that could not be granted. */
async function take(payment: Payment, from: { readonly id: number } | undefined, host: ServerHost, bank: Bank): Promise<void> {
  const applied = await bank.apply({ state: 'PAID', ...factOf(payment), externalId: payerOf(from) })
  if (isGranted(applied)) return
  const refund = { user_id: from?.id, telegram_payment_charge_id: payment.telegram_payment_charge_id }
  const response = await botApi('refundStarPayment', refund, host)
  // Refused for another reason than being refunded already: the messenger repeats the update, and we try again.
  if ('refused' in response && !response.refused.includes('CHARGE_ALREADY_REFUNDED'))
    throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The Stars could not be given back')
}
