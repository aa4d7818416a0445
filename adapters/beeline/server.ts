import { createHmac } from 'node:crypto'
import type { LaunchRule } from '@skystair/platform/proof'
import {
  equalText,
  LANGUAGE,
  launchRule,
  launchSettings,
  launchSignature,
  launchVerifier,
  REFERRAL,
  secretsOf,
} from '@skystair/platform/proof'
import { isGranted, knownPayer, type NoticeReply, type PayServer, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'

/** ASSUMED until the partner's documents are available: HMAC-SHA256 of all fields, sorted, one per line; valid for five minutes. */
export const beelineRule: LaunchRule = {
  fields: 'sorted',
  shapes: {
    app: '[\\w.-]{1,64}',
    lang: LANGUAGE,
    nonce: '[\\w-]{1,64}',
    ref: REFERRAL,
    sub: '[a-z]{1,16}',
    ts: '\\d{1,12}',
    uid: '[\\w.-]{1,64}',
  },
  names: true,
  joiner: '\n',
  secret: 'key',
  between: '',
  hash: 'sha256',
  signature: 'sign',
  user: 'uid',
  app: 'app',
  time: 'ts',
  maxAge: 300,
}

const json = (status: number, body: object): NoticeReply => ({ status, type: 'application/json', body: JSON.stringify(body) })

/** ASSUMED: a page of the portal that asks the subscriber, and a JSON call with its HMAC in `X-Signature`. */
const pay: PayServer = {
  async begin(order, host) {
    const { nonce, product, returnUrl } = order
    const address = new URL(host.needed('BEELINE_PAY_URL'))
    const [secret] = secretsOf('BEELINE', host)
    const kopecks = product.prices.RUB
    if (kopecks === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in RUB')
    const rule = launchRule(beelineRule, host.setting('BEELINE_LAUNCH_RULE'))
    const fields: Record<string, string> = {
      app: host.needed('BEELINE_APP'),
      order: nonce,
      uid: knownPayer(order),
      amount_kop: String(kopecks),
      return: returnUrl,
      ts: String(Math.floor(host.now / 1000)),
    }
    address.search = new URLSearchParams({
      ...fields,
      [rule.signature]: launchSignature(fields, { ...rule, fields: 'sorted' }, secret!),
    }).toString()
    return { url: address.href, payload: {} }
  },
  async notice({ method, headers, body }, host, bank) {
    const secrets = secretsOf('BEELINE', host)
    const signature = headers['x-signature']?.toLowerCase() ?? ''
    const right = secrets.filter((secret) => equalText(signature, createHmac('sha256', secret).update(body).digest('hex')))
    if (method !== 'POST' || right.length === 0) throw new ServerRefusal('PROOF_INVALID', 'The notice is not signed by the portal')
    let event: Readonly<Record<string, unknown>>
    try {
      event = Object(JSON.parse(Buffer.from(body).toString('utf8')))
    } catch {
      throw new ServerRefusal('PROOF_INVALID', 'The notice is no JSON')
    }
    // The game sells no subscriptions.
    if (event.event !== 'charge' && event.event !== 'refund') return json(200, { ok: true })
    const { txn_id, order_id, uid, amount_kop } = event
    if (typeof txn_id !== 'string' || !txn_id || typeof order_id !== 'string' || typeof uid !== 'string' || typeof amount_kop !== 'number')
      return json(400, { ok: false, error: 'BAD_NOTICE' })
    const applied = await bank.apply({
      state: event.event === 'charge' ? 'PAID' : 'REFUNDED',
      transactionId: txn_id,
      nonce: order_id,
      externalId: uid,
      amount: { currency: 'RUB', value: amount_kop },
    })
    return isGranted(applied) ? json(200, { ok: true }) : json(400, { ok: false, error: applied })
  },
}

/** Beeline: subscribers by signed launches, purchases by signed notices. */
export const server = {
  source: 'beeline',
  settings: {
    ...launchSettings('BEELINE', 'Beeline'),
    BEELINE_PAY_URL: { about: 'Beeline: address of the portal’s page that asks the subscriber to pay.', secret: false },
  },
  verify: launchVerifier('BEELINE', beelineRule),
  pay,
} satisfies ServerPlatform
