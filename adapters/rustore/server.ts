import { field, listed, oidcChecker, onlyFields, provenBy, texts } from '@skystair/platform/proof'
import type { NoticeReply, Proof, ServerHost, ServerPlatform, StartedOrder } from '@skystair/platform/server'
import { ServerRefusal } from '@skystair/platform/server'
import { noticeKey, openNotice } from './notice.ts'
import { ruStoreApi, ruStoreOrder } from './store.ts'

const reply = (status: number, body: string): NoticeReply => ({ status, type: 'text/plain', body })

/** Returns a server half with its own cache of keys and tokens. */
export function rustoreServer() {
  const check = oidcChecker()
  const invoice = ruStoreApi()
  return {
    source: 'rustore',
    settings: {
      RUSTORE_VK_CLIENT_ID: {
        about: 'RuStore: id of the VK ID app whose tokens the Android app sends; several with commas.',
        secret: false,
      },
      RUSTORE_VK_ISSUER: { about: 'RuStore: the issuer that VK ID’s tokens name.', secret: false },
      RUSTORE_VK_JWKS: { about: 'RuStore: address of VK ID’s public keys.', secret: false },
      RUSTORE_KEY_ID: { about: 'RuStore: id of the API key from the console.', secret: false },
      RUSTORE_PRIVATE_KEY: { about: 'RuStore: the API key’s private part, in PEM.', secret: true },
      RUSTORE_APP_ID: { about: 'RuStore: the app’s number in the console.', secret: false },
      RUSTORE_NOTICE_KEY: { about: 'RuStore: the key of the server notices, base64, from the console.', secret: true },
      RUSTORE_SANDBOX: { about: '1 requests test payments from the store.', secret: false },
    },
    async verify(proof: Proof, host: ServerHost) {
      onlyFields(proof, ['idToken'])
      const rules = {
        jwks: host.needed('RUSTORE_VK_JWKS'),
        issuers: listed(host.needed('RUSTORE_VK_ISSUER')),
        audiences: listed(host.needed('RUSTORE_VK_CLIENT_ID')),
      }
      const { claims, until } = await check(field(proof, 'idToken'), rules, host)
      return provenBy(claims, until)
    },
    pay: {
      async begin(order: StartedOrder, host: ServerHost) {
        for (const name of ['RUSTORE_KEY_ID', 'RUSTORE_PRIVATE_KEY', 'RUSTORE_APP_ID']) host.needed(name)
        if (order.product.prices.RUB === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in RUB')
        return { payload: ruStoreOrder(order) }
      },
      async settle(order: StartedOrder, evidence: Proof, host: ServerHost) {
        const { invoiceId = '' } = texts(evidence)
        const fact = await invoice(invoiceId, host.setting('RUSTORE_SANDBOX') === '1', host)
        return fact?.nonce === order.nonce ? fact : null
      },
      async notice({ method, body }, host, bank) {
        const key = noticeKey(host.needed('RUSTORE_NOTICE_KEY'))
        if (method !== 'POST') throw new ServerRefusal('PROOF_INVALID', 'RuStore posts its notices')
        const { kind, invoiceId } = openNotice(body, key)
        const sandbox = kind === 'INVOICE_STATUS_SANDBOX'
        // Other notices are about what we do not sell, or only test the address.
        if (invoiceId === null || (kind !== 'INVOICE_STATUS' && !sandbox)) return reply(200, '')
        // A notice says that something changed; the current state is read from the store.
        const fact = await invoice(invoiceId, sandbox, host)
        // The store repeats a notice that is not accepted, for a day and a half: by then the purchase may be known.
        return fact && (await bank.apply(fact)) === 'NO_ORDER' ? reply(404, '') : reply(200, '')
      },
    },
  } satisfies ServerPlatform
}

/** RuStore: players by VK ID's signed tokens, purchases by asking the store. */
export const server = rustoreServer()
