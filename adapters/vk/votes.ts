import { equalText, field, fieldsOf, sortedMd5, wholeNumber } from '@skystair/platform/proof'
import type { Applied, Bank, Notice, NoticeReply, PayServer, ServerHost, ServerRefusalCode, StartedOrder } from '@skystair/platform/server'
import { ServerRefusal } from '@skystair/platform/server'

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
  async begin({ nonce, product }: StartedOrder) {
    if (!product.prices.VOTES) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in votes')
    return { payload: { item: nonce } }
  },

  async notice({ body }: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    const fields = fieldsOf(Buffer.from(body).toString())
    if (!equalText(field(fields, 'sig'), sortedMd5(fields, host.needed('VK_SECRET'), 'sig')))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by VK')
    if (field(fields, 'app_id') !== host.needed('VK_APP_ID')) throw new ServerRefusal('PROOF_INVALID', 'The notice is for another app')
    const [, type, test] = /^(\w+?)(_test)?$/.exec(field(fields, 'notification_type')) ?? []
    if (type === 'get_item') return await tellItem(fields, bank)
    if (type === 'order_status_change') return await changeStatus(fields, Boolean(test), bank)
    return fail(BAD_REQUEST, 'Nothing of the kind is sold here')
  },

  refused: (code: ServerRefusalCode) => {
    if (code === 'PROOF_INVALID') return fail(BAD_SIGN, 'The signature is not right')
    return code === 'PLATFORM_NOT_SET' ? fail(COMMON, 'Votes are not set up') : fail(TEMPORARY, 'Try again later', false)
  },
} satisfies PayServer

/** Returns an item's name and price. The item is an order's nonce, and belongs to that order's player only. */
async function tellItem(fields: Fields, bank: Bank): Promise<NoticeReply> {
  const order = await bank.order(field(fields, 'item'))
  const price = order?.product.prices.VOTES
  if (!order || !price) return fail(NO_ITEM, 'No such order')
  if (order.externalId !== payerOf(fields)) return fail(NO_PLAYER, 'Another player')
  // VK must not cache it: an order's item is sold once.
  return say({ response: { item_id: String(order.id), title: order.product.title[order.lang].slice(0, 48), price, expiration: 0 } })
}

async function changeStatus(fields: Fields, test: boolean, bank: Bank): Promise<NoticeReply> {
  const state = { chargeable: 'PAID', refunded: 'REFUNDED' }[field(fields, 'status')] as 'PAID' | 'REFUNDED' | undefined
  const [orderId, nonce] = [wholeNumber(fields, 'order_id'), field(fields, 'item')]
  const order = await bank.order(nonce)
  if (!state) return fail(BAD_REQUEST, 'An unknown status')
  if (!order) return REFUSED.NO_ORDER
  const applied = await bank.apply({
    state,
    // Numbers of test orders may equal those of real ones.
    transactionId: test ? `test-${orderId}` : String(orderId),
    nonce,
    externalId: payerOf(fields),
    amount: { currency: 'VOTES', value: wholeNumber(fields, 'item_price') },
    ...(test ? { test } : {}),
  })
  // A repeated notice gets the same reply, byte by byte.
  return applied === 'DONE' || applied === 'REPEATED' ? say({ response: { order_id: orderId, app_order_id: order.id } }) : REFUSED[applied]
}

/** Gifts to others are not sold: payer and receiver must be the same. */
function payerOf(fields: Fields): string {
  const user = field(fields, 'user_id')
  if (fields.receiver_id !== undefined && fields.receiver_id !== user)
    throw new ServerRefusal('PROOF_INVALID', 'The purchase is for somebody else')
  return user
}
