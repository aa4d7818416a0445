/** Returns the part of the Bot API for payments, with its documented refusals. */
export function simulatedBotApi(base: string) {
  const refunded = new Set<unknown>()
  /** Replies to pre-checkout queries, by query. */
  const answered = new Map<unknown, boolean>()
  /** All transactions of the bot, oldest first. */
  const book: object[] = []
  const said = (result: unknown) => Response.json({ ok: true, result })
  const refuse = (description: string) =>
    Response.json({ ok: false, error_code: 400, description: `Bad Request: ${description}` }, { status: 400 })

  const methods: Record<string, (values: Record<string, unknown>) => Response> = {
    createInvoiceLink: ({ title, description, payload, provider_token, currency, prices }) => {
      const bytes = Buffer.byteLength(String(payload))
      if (bytes < 1 || bytes > 128) return refuse('INVOICE_PAYLOAD_INVALID')
      const lengths = [String(title).length, String(description).length]
      if (lengths.some((length) => length < 1) || lengths[0]! > 32 || lengths[1]! > 255) return refuse('INVOICE_TITLE_INVALID')
      if (currency !== 'XTR' || provider_token !== '') return refuse('CURRENCY_INVALID')
      const [price, ...more] = Array.isArray(prices) ? prices : []
      if (more.length || !Number.isInteger(price?.amount) || price.amount < 1) return refuse('PRICES_INVALID')
      return said(`https://t.me/$${Buffer.from(String(payload)).toString('base64url')}`)
    },
    answerPreCheckoutQuery: ({ pre_checkout_query_id, ok, error_message }) => {
      if (ok !== true && !error_message) return refuse('ERROR_MESSAGE_EMPTY')
      answered.set(pre_checkout_query_id, ok === true)
      return said(true)
    },
    getStarTransactions: ({ offset, limit }) => said({ transactions: book.slice(Number(offset), Number(offset) + Number(limit)) }),
    refundStarPayment: ({ telegram_payment_charge_id }) => {
      if (refunded.has(telegram_payment_charge_id)) return refuse('CHARGE_ALREADY_REFUNDED')
      refunded.add(telegram_payment_charge_id)
      return said(true)
    },
  }
  return {
    answered,
    refunded,
    book,
    /** Undefined for an address that is not this bot's. */
    async respond(request: Request): Promise<Response | undefined> {
      if (!request.url.startsWith(`${base}/`)) return undefined
      const method = methods[request.url.slice(base.length + 1)]
      return method
        ? method((await request.json()) as Record<string, unknown>)
        : Response.json({ ok: false, description: 'Not Found' }, { status: 404 })
    },
  }
}
