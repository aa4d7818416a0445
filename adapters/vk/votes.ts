import { equalText, field, fieldsOf, sortedMd5, wholeNumber } from '@skystair/platform/proof'
import type {
  Applied,
  Bank,
  Notice,
  NoticeReply,
  Payment,
  PayServer,
  ServerHost,
  ServerRefusalCode,
  StartedOrder,
} from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'

type Fields = Readonly<Record<string, string>>
/** VK's own error codes. */
const [COMMON, TEMPORARY, BAD_SIGN, BAD_REQUEST, NO_ITEM, NO_PLAYER, OURS] = [1, 2, 10, 11, 20, 22, 100]

const say = (content: object): NoticeReply => ({
  status: 200,
  type: 'application/json; encoding=utf-8',
  body: JSON.stringify(content),
})
/** Builds an error reply. A critical error cancels the order; after any other VK repeats the notice. */
const fail = (error_code: number, error_msg: string, critical = true) => say({ error: { error_code, error_msg, critical } })

/** Returns the reply for a payment that the bank refused. */
const REFUSED: Readonly<Record<Exclude<Applied, 'DONE' | 'REPEATED'>, NoticeReply>> = {
  NO_ORDER: fail(NO_ITEM, 'No such order'),
  OTHER_PRODUCT: fail(NO_ITEM, 'Another product'),
  OTHER_PLAYER: fail(NO_PLAYER, 'Another player'),
  OTHER_AMOUNT: fail(BAD_REQUEST, 'Another price'),
  TEST_REFUSED: fail(OURS, 'Тестовые платежи выключены / Test payments are switched off'),
}

/** Votes: VK asks for an item's price, takes the votes if we agree, and reports refunds. */
export const pay = {
  async begin(order: StartedOrder) {
    const { nonce, product } = order
    knownPayer(order)
    if (!product.prices.VOTES) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in votes')
    return { payload: { item: nonce } }
  },

  async notice({ body }: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    const fields = fieldsOf(Buffer.from(body).toString())
    if (!equalText(field(fields, 'sig'), sortedMd5(fields, host.needed('VK_SECRET'), 'sig')))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by VK')
    if (field(fields, 'app_id') !== host.needed('VK_APP_ID')) throw new ServerRefusal('PROOF_INVALID', 'The notice is for another app')
    const [, type, test] = /^(\w+?)(_test)?$/.exec(field(fields, 'notification_type')) ?? []
    if (type === 'get_item') return await tellItem(fields, Boolean(test), bank)
    if (type === 'order_status_change') return await changeStatus(fields, Boolean(test), bank)
    return fail(BAD_REQUEST, 'Nothing of the kind is sold here')
  },

  refused: (code: ServerRefusalCode) => {
    if (code === 'PROOF_INVALID') return fail(BAD_SIGN, 'The signature is not right')
    return code === 'PLATFORM_NOT_SET' ? fail(COMMON, 'Votes are not set up') : fail(TEMPORARY, 'Try again later', false)
  },
} satisfies PayServer

/** Returns the payment that a notice is about. The item is an order's nonce, and belongs to that order's player only. */
const paymentOf = (fields: Fields, test: boolean): Payment => ({
  nonce: field(fields, 'item'),
  externalId: payerOf(fields),
  ...(test ? { test } : {}),
})

/** Returns an item's name and price, if it would be granted. */
async function tellItem(fields: Fields, test: boolean, bank: Bank): Promise<NoticeReply> {
  const { applied, order } = await bank.check(paymentOf(fields, test))
  if (applied !== 'DONE') return REFUSED[applied]
  const { title, prices } = order.product
  // VK must not cache it: an order's item is sold once.
  return say({ response: { item_id: String(order.id), title: title[order.lang].slice(0, 48), price: prices.VOTES, expiration: 0 } })
}

async function changeStatus(fields: Fields, test: boolean, bank: Bank): Promise<NoticeReply> {
  const state = { chargeable: 'PAID', refunded: 'REFUNDED' }[field(fields, 'status')] as 'PAID' | 'REFUNDED' | undefined
  const orderId = wholeNumber(fields, 'order_id')
  const payment = paymentOf(fields, test)
  if (!state) return fail(BAD_REQUEST, 'An unknown status')
  const { order } = await bank.check(payment)
  if (!order) return REFUSED.NO_ORDER
  const applied = await bank.apply({
    state,
    // Numbers of test orders may equal those of real ones.
    transactionId: test ? `test-${orderId}` : String(orderId),
    ...payment,
    amount: { currency: 'VOTES', value: wholeNumber(fields, 'item_price') },
  })
  // A repeated notice gets the same reply, byte by byte.
  return isGranted(applied) ? say({ response: { order_id: orderId, app_order_id: order.id } }) : REFUSED[applied]
}

/** Gifts to others are not sold: payer and receiver must be the same. */
function payerOf(fields: Fields): string {
  const user = field(fields, 'user_id')
  if (fields.receiver_id !== undefined && fields.receiver_id !== user)
    throw new ServerRefusal('PROOF_INVALID', 'The purchase is for somebody else')
  return user
}
