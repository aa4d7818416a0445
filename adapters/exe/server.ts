import type { LaunchRule } from '@skystair/platform/proof'
import {
  equalText,
  field,
  fieldsOf,
  launchSettings,
  launchVerifier,
  NUMBER,
  secretsOf,
  sortedMd5,
  valuesMd5Rule,
} from '@skystair/platform/proof'
import { isGranted, knownPayer, type NoticeReply, type PayServer, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'

/** ASSUMED, as on similar portals: `md5(api_id + "_" + viewer_id + "_" + secret)`, without a time. */
export const exeRule: LaunchRule = {
  ...valuesMd5Rule,
  fields: ['api_id', 'viewer_id'],
  shapes: { api_id: NUMBER, viewer_id: NUMBER },
  signature: 'auth_key',
  user: 'viewer_id',
  app: 'api_id',
}

const json = (body: object): NoticeReply => ({ status: 200, type: 'application/json', body: JSON.stringify(body) })
/** Builds an error reply. ASSUMED, like the numbers: 10 for a signature, 20 for an item, 1 for temporary errors. */
const refuse = (error_code: 1 | 10 | 20, error_msg: string): NoticeReply =>
  json({ error: { error_code, error_msg, critical: error_code !== 1 } })

const pay: PayServer = {
  async begin(order, host) {
    secretsOf('EXE', host)
    knownPayer(order)
    if (order.product.prices[host.needed('EXE_CURRENCY')] === undefined)
      throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no such price')
    return { payload: { item: order.nonce } }
  },
  /** The portal asks for an item's price, and later reports that it was bought. */
  async notice({ method, body }, host, bank) {
    const secrets = secretsOf('EXE', host)
    if (method !== 'POST') throw new ServerRefusal('PROOF_INVALID', 'The portal posts its calls')
    const fields = fieldsOf(Buffer.from(body).toString('utf8'))
    const signature = field(fields, 'sig').toLowerCase()
    const right = secrets.filter((secret) => equalText(signature, sortedMd5(fields, secret, 'sig')))
    if (right.length === 0) throw new ServerRefusal('PROOF_INVALID', 'The call is not signed by the portal')
    if (!equalText(field(fields, 'app_id'), host.needed('EXE_APP')))
      throw new ServerRefusal('PROOF_INVALID', 'The call is for another game')
    const payment = { nonce: field(fields, 'item'), externalId: field(fields, 'user_id') }
    const { applied: judged, order } = await bank.check(payment)
    const currency = host.needed('EXE_CURRENCY')
    const price = order?.product.prices[currency]
    if (!order || price === undefined || judged !== 'DONE') return refuse(20, 'No such item')
    if (fields.action === 'get_item') {
      const { id, title } = order.product
      const photo_url = new URL('/favicon.png', order.returnUrl).href
      return json({
        response: { item_id: id, title: title[order.lang], photo_url, price: currency === 'RUB' ? Math.ceil(price / 100) : price },
      })
    }
    if (fields.action !== 'buy_item') return refuse(1, 'No such action')
    const transactionId = field(fields, 'order_id')
    const applied = await bank.apply({ state: 'PAID', transactionId, ...payment })
    if (!isGranted(applied)) return refuse(20, applied)
    return json({ response: { order_id: transactionId, app_order_id: order.id } })
  },
  refused: (code) => refuse(code === 'PROOF_INVALID' ? 10 : 1, code),
}

/** EXE.RU: players by signed launches, purchases by signed calls. */
export const server = {
  source: 'exe',
  settings: {
    ...launchSettings('EXE', 'EXE.RU'),
    EXE_CURRENCY: {
      about: 'EXE.RU: the currency of the prices for the portal: RUB in whole roubles, or a currency of its own.',
      secret: false,
    },
  },
  verify: launchVerifier('EXE', exeRule),
  pay,
} satisfies ServerPlatform
