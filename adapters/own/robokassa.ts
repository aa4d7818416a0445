// Robokassa for the own site: a signed address opens the pay page, and their call to the result address reports the payment. The parameters
// with which the browser returns prove nothing and are ignored.
import { createHash } from 'node:crypto'
import { equalText, minorUnits, sumText } from '@skystair/platform/proof'
import type { Begun, NoticeReply, PaymentFact, PayServer, ServerHost, Setting, StartedOrder } from '@skystair/platform/server'
import { isGranted, ServerRefusal } from '@skystair/platform/server'

export const robokassaSettings = {
  ROBOKASSA_LOGIN: { about: 'The shop’s name at Robokassa (MerchantLogin).', secret: false },
  ROBOKASSA_PASSWORD1: { about: 'The shop’s password 1, which signs our pay addresses.', secret: true },
  ROBOKASSA_PASSWORD2: { about: 'The shop’s password 2, which signs their notices.', secret: true },
  ROBOKASSA_TEST_PASSWORD1: { about: 'Password 1 for tests.', secret: true },
  ROBOKASSA_TEST_PASSWORD2: { about: 'Password 2 for tests.', secret: true },
  ROBOKASSA_TEST: { about: '1 starts purchases as tests, for test money.', secret: false },
  ROBOKASSA_HASH: {
    about: 'The hash chosen in the shop’s technical settings: md5, sha1, ripemd160, sha256, sha384 or sha512.',
    secret: false,
    otherwise: 'md5',
  },
} satisfies Record<string, Setting>

const HASHES = ['md5', 'sha1', 'ripemd160', 'sha256', 'sha384', 'sha512']

/** Returns the signature of the parts, joined by colons as Robokassa does it; lower-case hexadecimal. */
export function robokassaHash(hash: string, ...parts: string[]): string {
  if (!HASHES.includes(hash)) throw new ServerRefusal('PLATFORM_NOT_SET', 'ROBOKASSA_HASH names no hash of Robokassa')
  return createHash(hash).update(parts.join(':')).digest('hex')
}

const hashOf = (host: ServerHost, ...parts: string[]) => robokassaHash(host.needed('ROBOKASSA_HASH').toLowerCase(), ...parts)

async function begin(order: StartedOrder, host: ServerHost): Promise<Begun> {
  const test = host.setting('ROBOKASSA_TEST') === '1'
  const login = host.needed('ROBOKASSA_LOGIN')
  const password = host.needed(test ? 'ROBOKASSA_TEST_PASSWORD1' : 'ROBOKASSA_PASSWORD1')
  const price = order.product.prices.RUB
  if (price === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', 'The product has no price in RUB')
  const [sum, id] = [sumText(price), String(order.id)]
  const query = new URLSearchParams({
    MerchantLogin: login,
    OutSum: sum,
    InvId: id,
    Description: order.product.title[order.lang].slice(0, 100),
    Culture: order.lang.toLowerCase(),
    Encoding: 'utf-8',
    Shp_nonce: order.nonce,
    SignatureValue: hashOf(host, login, sum, id, password, `Shp_nonce=${order.nonce}`),
    ...(test ? { IsTest: '1' } : {}),
    // The label only preselects a method; unknown ones are omitted.
    ...(/^[A-Za-z0-9]{1,40}$/.test(order.method ?? '') ? { IncCurrLabel: order.method! } : {}),
  })
  return { url: `https://auth.robokassa.ru/Merchant/Index.aspx?${query}`, payload: {} }
}

/** Asks Robokassa about the order, in case a notice was lost. The reply contains neither tests nor later refunds by hand. */
async function settle(order: StartedOrder, _evidence: unknown, host: ServerHost): Promise<PaymentFact | null> {
  if (host.setting('ROBOKASSA_TEST') === '1') return null
  const [login, id] = [host.needed('ROBOKASSA_LOGIN'), String(order.id)]
  const query = new URLSearchParams({
    MerchantLogin: login,
    InvoiceID: id,
    Signature: hashOf(host, login, id, host.needed('ROBOKASSA_PASSWORD2')),
  })
  const response = await host.fetch(`https://auth.robokassa.ru/Merchant/WebService/Service.asmx/OpStateExt?${query}`)
  if (!response.ok) throw new ServerRefusal('PLATFORM_UNAVAILABLE', `Robokassa answered ${response.status}`)
  const xml = await response.text()
  const state = /<State>\s*<Code>(\d+)<\/Code>/.exec(xml)?.[1]
  const same = { transactionId: id, nonce: order.nonce }
  if (state === '10') return { ...same, state: 'CANCELLED' }
  if (state === '60') return { ...same, state: 'REFUNDED' }
  if (state !== '100') return null
  const value = minorUnits(/<OutSum>([^<]*)<\/OutSum>/.exec(xml)?.[1])
  if (value === null) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'Robokassa told no sum')
  return { ...same, state: 'PAID', amount: { currency: 'RUB', value } }
}

const plain = (status: number, body: string): NoticeReply => ({ status, type: 'text/plain', body })

export const robokassa: PayServer = {
  currencies: () => ['RUB'],
  begin,
  settle,
  async notice({ method, query, body }, host, bank) {
    const fields = method === 'POST' ? new URLSearchParams(Buffer.from(body).toString('utf8')) : query
    const one = (name: string) => {
      const values = fields.getAll(name)
      if (values.length !== 1) throw new ServerRefusal('PROOF_INVALID', `${name} must be told once`)
      return values[0]!
    }
    const [sum, id, signature] = [one('OutSum'), one('InvId'), one('SignatureValue').toLowerCase()]
    // A test is recognised by its password; the mark only says which one to try.
    const test = fields.get('IsTest') === '1'
    const own = [...fields].filter(([name]) => /^shp_/i.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
    const password = host.needed(test ? 'ROBOKASSA_TEST_PASSWORD2' : 'ROBOKASSA_PASSWORD2')
    if (!equalText(signature, hashOf(host, sum, id, password, ...own.map((pair) => pair.join('=')))))
      throw new ServerRefusal('PROOF_INVALID', 'Not signed by Robokassa')
    const value = minorUnits(sum)
    const order = await bank.order(one('Shp_nonce'))
    if (value === null || String(order?.id) !== id) return plain(400, 'ERROR NO_ORDER')
    const applied = await bank.apply({
      state: 'PAID',
      transactionId: id,
      nonce: order!.nonce,
      amount: { currency: 'RUB', value },
      test,
    })
    return isGranted(applied) ? plain(200, `OK${id}`) : plain(400, `ERROR ${applied}`)
  },
  refused: (code) => plain(code === 'PROOF_INVALID' ? 403 : 503, `ERROR ${code}`),
}
