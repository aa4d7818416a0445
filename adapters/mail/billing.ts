import { equalText, field, minorUnits, plainFields, sortedMd5, sumText, uniqueFields } from '@skystair/platform/proof'
import type { Bank, Notice, NoticeReply, PayServer, ServerHost, ServerRefusalCode, StartedOrder } from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'

const say = (status: number, content: object): NoticeReply => ({ status, type: 'application/json', body: JSON.stringify(content) })
/** The portal's handling of refusals is not documented: the reply names the reason, and only temporary errors are server errors. */
const fail = (reason: string, status = 200) => say(status, { status: 'error', errmsg: reason })

/** My World passes no value through that could connect a payment with an order, so nothing is sold there. */
function gamesOnly(host: ServerHost): void {
  if (host.needed('MAIL_PORTAL') !== 'games') throw new ServerRefusal('PLATFORM_NOT_SET', 'Nothing is sold in My World')
}

/** The game portal's billing: our order is passed along as `merchant_param`. */
export const pay = {
  async begin(order: StartedOrder, host: ServerHost) {
    const { nonce, product } = order
    gamesOnly(host)
    knownPayer(order)
    const price = product.prices[host.needed('MAIL_CURRENCY')]
    if (!price) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in the portal’s currency')
    return { payload: { merchant_param: JSON.stringify({ nonce }), sum: sumText(price) } }
  },

  async notice({ query }: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    gamesOnly(host)
    const fields = uniqueFields(query)
    // Launches are signed in the same way: one with made-up values in its address must not pass for a payment.
    plainFields(fields, ['merchant_param', 'sign', 'sum', 'tid', 'uid'])
    if (!equalText(field(fields, 'sign'), sortedMd5(fields, host.needed('MAIL_SECRET'), 'sign')))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by the portal')
    const value = minorUnits(field(fields, 'sum'))
    if (value === null) throw new ServerRefusal('PROOF_INVALID', 'The sum is none')
    const applied = await bank.apply({
      state: 'PAID',
      transactionId: field(fields, 'tid'),
      nonce: nonceOf(field(fields, 'merchant_param')),
      externalId: field(fields, 'uid'),
      amount: { currency: host.needed('MAIL_CURRENCY'), value },
    })
    return isGranted(applied) ? say(200, { status: 'ok' }) : fail(applied)
  },

  refused: (code: ServerRefusalCode) => fail(code, code === 'PROOF_INVALID' ? 200 : 503),
} satisfies PayServer

function nonceOf(merchantParam: string): string {
  try {
    const { nonce } = Object(JSON.parse(merchantParam))
    return typeof nonce === 'string' ? nonce : ''
  } catch {
    return ''
  }
}
