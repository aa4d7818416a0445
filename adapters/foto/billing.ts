import { equalText, field, fieldsOf, sortedMd5, wholeNumber } from '@skystair/platform/proof'
import type { Bank, Notice, NoticeReply, PayServer, ServerHost, ServerRefusalCode, StartedOrder } from '@skystair/platform/server'
import { isGranted, knownPayer, ServerRefusal } from '@skystair/platform/server'

/** The portal's currency, which it counts in hundredths and our catalogue in whole units. */
const MONEY = 'FM'
const CENTS = 100

const say = (content: object): NoticeReply => ({ status: 200, type: 'application/json', body: JSON.stringify(content) })
/** Builds an error reply; `later` asks the portal to repeat the notice. */
const fail = (later: boolean) => say({ result: 0, isTemp: later ? 1 : 0 })

export const pay = {
  async begin(order: StartedOrder) {
    const { nonce, product, lang } = order
    knownPayer(order)
    const price = product.prices[MONEY]
    if (!price) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in the portal’s money')
    return { payload: { itemId: product.id, name: product.title[lang], priceFmCents: String(price * CENTS), forwardData: nonce } }
  },

  async notice({ body }: Notice, host: ServerHost, bank: Bank): Promise<NoticeReply> {
    const fields = fieldsOf(Buffer.from(body).toString())
    if (!equalText(field(fields, 'sig'), sortedMd5(fields, host.needed('FOTO_PAYMENT_KEY'), 'sig')))
      throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by the portal')
    const [user, nonce] = [field(fields, 'appUid'), field(fields, 'forwardData')]
    // Gifts to others are not sold.
    if (fields.receiverId !== undefined && fields.receiverId !== user) return fail(false)
    const order = await bank.order(nonce)
    if (!order) return fail(false)
    const applied = await bank.apply({
      state: 'PAID',
      transactionId: field(fields, 'transactionId'),
      nonce,
      externalId: user,
      productId: field(fields, 'itemId'),
      amount: { currency: MONEY, value: wholeNumber(fields, 'priceFmCents') / CENTS },
      // The browser can request test money.
      ...(fields.isDebug !== undefined && fields.isDebug !== '0' ? { test: true } : {}),
    })
    return isGranted(applied) ? say({ result: 1, transactionId: order.id }) : fail(false)
  },

  refused: (code: ServerRefusalCode) => fail(code !== 'PROOF_INVALID'),
} satisfies PayServer
