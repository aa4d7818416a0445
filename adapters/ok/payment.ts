import { equalText, field, sortedMd5, uniqueFields, wholeNumber } from '@skystair/platform/proof'
import type { Applied, Bank, Notice, NoticeReply, PayServer, ServerHost, ServerRefusalCode, StartedOrder } from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'

/** The portal's own error codes. */
const [AWAY, BAD_SIGN, BAD_PAYMENT, SYSTEM] = [2, 104, 1001, 9999]

const xml = (content: string, headers: Readonly<Record<string, string>> = {}): NoticeReply => ({
  status: 200,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${content}`,
  headers,
})
const DONE = xml('<callbacks_payment_response xmlns="http://api.forticom.com/1.0/">true</callbacks_payment_response>')
/** Builds an error reply. `message` is ours and contains no XML characters. */
const fail = (code: number, message: string) =>
  xml(
    `<ns2:error_response xmlns:ns2="http://api.forticom.com/1.0/"><error_code>${code}</error_code><error_msg>${message}</error_msg></ns2:error_response>`,
    { 'invocation-error': String(code) },
  )

/** OKs: the portal takes them and sends us a notice; payments that we refuse are returned. */
export const pay = {
  async begin(order: StartedOrder) {
    const { nonce, product, lang } = order
    knownPayer(order)
    const { OK } = product.prices
    if (!OK) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in OKs')
    const name = product.title[lang]
    return { payload: { name, description: name, code: product.id, price: String(OK), attributes: JSON.stringify({ nonce }) } }
  },

  async notice({ query }: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    const fields = uniqueFields(query)
    if (!equalText(field(fields, 'sig'), sortedMd5(fields, host.needed('OK_SECRET'), 'sig')))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by the portal')
    if (field(fields, 'application_key') !== host.needed('OK_APP_KEY'))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is for another app')
    if (field(fields, 'method') !== 'callbacks.payment') return fail(BAD_PAYMENT, 'Nothing of the kind is sold here')
    // Other currencies than OKs are named in the notice.
    const currency = (fields.currency ?? 'ok').toUpperCase()
    const applied = await bank.apply({
      state: 'PAID',
      transactionId: field(fields, 'transaction_id'),
      nonce: nonceOf(fields.extra_attributes),
      productId: field(fields, 'product_code'),
      externalId: field(fields, 'uid'),
      amount: { currency, value: wholeNumber(fields, 'amount') },
    })
    return isGranted(applied) ? DONE : fail(BAD_PAYMENT, REASONS[applied])
  },

  refused: (code: ServerRefusalCode) => {
    if (code === 'PROOF_INVALID') return fail(BAD_SIGN, 'The signature is not right')
    return code === 'PLATFORM_NOT_SET' ? fail(SYSTEM, 'OKs are not set up') : fail(AWAY, 'Try again later')
  },
} satisfies PayServer

const REASONS: Readonly<Record<Exclude<Applied, 'DONE' | 'REPEATED'>, string>> = {
  NO_ORDER: 'No such order',
  OTHER_PLAYER: 'Another player',
  OTHER_AMOUNT: 'Another price',
  OTHER_PRODUCT: 'Another product',
  TEST_REFUSED: 'Test payments are switched off',
}

/** Returns the order's nonce, which we passed along as JSON. */
function nonceOf(attributes: string | undefined): string {
  try {
    const { nonce } = Object(JSON.parse(attributes ?? ''))
    return typeof nonce === 'string' ? nonce : ''
  } catch {
    return ''
  }
}
