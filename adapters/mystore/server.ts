import type { LaunchRule } from '@skystair/platform/proof'
import {
  equalText,
  field,
  LANGUAGE,
  launchSettings,
  launchVerifier,
  minorUnits,
  NUMBER,
  plainFields,
  REFERRAL,
  secretsOf,
  sortedMd5,
  sortedMd5Rule,
  uniqueFields,
} from '@skystair/platform/proof'
import { isGranted, knownPayer, type NoticeReply, type PayServer, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'

/** The signature rule of the portal's billing, ASSUMED for launches, too. */
export const mystoreRule: LaunchRule = {
  ...sortedMd5Rule,
  signature: 'sign',
  user: 'uid',
  app: 'appid',
  shapes: { appid: NUMBER, currency: '[A-Z]{3}', lang: LANGUAGE, ref: REFERRAL, uid: NUMBER },
}

const json = (status: number, body: object): NoticeReply => ({ status, type: 'application/json', body: JSON.stringify(body) })

/** Returns our order's nonce, which the portal passed through. */
function nonceIn(merchantParam: string): string {
  try {
    return String((JSON.parse(merchantParam) as { nonce?: unknown } | null)?.nonce ?? '')
  } catch {
    return ''
  }
}

const pay: PayServer = {
  async begin(order, host) {
    const { nonce, product } = order
    secretsOf('MYSTORE', host)
    knownPayer(order)
    if (product.prices[host.needed('MYSTORE_CURRENCY')] === undefined)
      throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no such price')
    return { payload: { nonce } }
  },
  async notice({ method, query }, host, bank) {
    const secrets = secretsOf('MYSTORE', host)
    if (method !== 'GET') throw new ServerRefusal('PROOF_INVALID', 'The portal’s billing asks with GET')
    const fields = uniqueFields(query)
    // Launches are signed in the same way: one with made-up values in its address must not pass for a payment.
    plainFields(fields, ['merchant_param', 'sign', 'sum', 'tid', 'uid'])
    const signature = field(fields, 'sign').toLowerCase()
    const right = secrets.filter((secret) => equalText(signature, sortedMd5(fields, secret, 'sign')))
    if (right.length === 0) throw new ServerRefusal('PROOF_INVALID', 'The call is not signed by the portal')
    const value = minorUnits(field(fields, 'sum'))
    if (value === null) return json(400, { status: 'error', errmsg: 'BAD_SUM' })
    const applied = await bank.apply({
      state: 'PAID',
      transactionId: field(fields, 'tid'),
      nonce: nonceIn(field(fields, 'merchant_param')),
      externalId: field(fields, 'uid'),
      amount: { currency: host.needed('MYSTORE_CURRENCY'), value },
    })
    return isGranted(applied) ? json(200, { status: 'ok' }) : json(400, { status: 'error', errmsg: applied })
  },
}

/** The store portal: players by signed launches, purchases by signed calls of its billing. */
export const server = {
  source: 'mystore',
  settings: {
    ...launchSettings('MYSTORE', 'The store portal'),
    MYSTORE_CURRENCY: { about: 'The store portal: the currency of its sums.', secret: false, otherwise: 'RUB' },
  },
  verify: launchVerifier('MYSTORE', mystoreRule),
  pay,
} satisfies ServerPlatform
