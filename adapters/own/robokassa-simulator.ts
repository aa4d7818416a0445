// The parts of Robokassa that the own site uses: the pay page that checks our signature, the notice to the result address, and the query about an
// order.

import { sumText } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { payPage } from '@skystair/platform/simulator'
import { robokassaHash } from './robokassa.ts'

export const robokassaTestSettings = {
  ROBOKASSA_LOGIN: 'skystair-shop',
  ROBOKASSA_PASSWORD1: 'securepass1',
  ROBOKASSA_PASSWORD2: 'securepass2',
  ROBOKASSA_TEST_PASSWORD1: 'playpass1',
  ROBOKASSA_TEST_PASSWORD2: 'playpass2',
} as const

/** Returns the call to the result address. The sum has six decimals, as Robokassa writes it. */
export function robokassaNotice(order: StartedOrder, { test = false, change = {} as Record<string, string> } = {}): Notice {
  const sum = `${sumText(order.product.prices.RUB!)}0000`
  const password = robokassaTestSettings[test ? 'ROBOKASSA_TEST_PASSWORD2' : 'ROBOKASSA_PASSWORD2']
  const signature = robokassaHash('md5', sum, String(order.id), password, `Shp_nonce=${order.nonce}`).toUpperCase()
  const form = new URLSearchParams({
    out_summ: sum,
    OutSum: sum,
    inv_id: String(order.id),
    InvId: String(order.id),
    crc: signature,
    SignatureValue: signature,
    PaymentMethod: 'BankCard',
    IncCurrLabel: 'BankCardPSR',
    EMail: '',
    Fee: '3.861',
    Shp_nonce: order.nonce,
    ...(test ? { IsTest: '1' } : {}),
    ...change,
  })
  return { method: 'POST', query: new URLSearchParams(), headers: {}, body: Buffer.from(String(form)) }
}

/** The states of the queried orders; 100 is paid, 10 cancelled, 60 refunded, 5 started. */
export const robokassaStates = new Map<string, { readonly code: 5 | 10 | 50 | 60 | 100; readonly sum: string }>()

/** Responds as Robokassa's pay page and its XML interface do. */
export async function robokassaResponse(request: Request): Promise<Response | undefined> {
  const { host, pathname, searchParams: asked } = new URL(request.url)
  if (host !== 'auth.robokassa.ru') return undefined
  const { ROBOKASSA_LOGIN: login, ROBOKASSA_PASSWORD1, ROBOKASSA_PASSWORD2, ROBOKASSA_TEST_PASSWORD1 } = robokassaTestSettings
  const get = (name: string) => asked.get(name) ?? ''
  if (pathname === '/Merchant/Index.aspx') {
    const password = get('IsTest') === '1' ? ROBOKASSA_TEST_PASSWORD1 : ROBOKASSA_PASSWORD1
    const right = robokassaHash('md5', login, get('OutSum'), get('InvId'), password, `Shp_nonce=${get('Shp_nonce')}`)
    if (get('MerchantLogin') !== login || get('SignatureValue') !== right) return new Response('29', { status: 200 })
    return payPage('Robokassa')
  }
  if (pathname === '/Merchant/WebService/Service.asmx/OpStateExt') {
    const id = get('InvoiceID')
    const right = get('MerchantLogin') === login && get('Signature') === robokassaHash('md5', login, id, ROBOKASSA_PASSWORD2)
    const state = robokassaStates.get(id)
    const code = !right ? 1 : state ? 0 : 3
    const body =
      code === 0
        ? `<State>\n<Code>${state!.code}</Code></State><Info><IncSum>${state!.sum}</IncSum><OutSum>${state!.sum}</OutSum></Info>`
        : ''
    return new Response(
      `<?xml version="1.0" encoding="utf-8"?><OperationStateResponse><Result><Code>${code}</Code></Result>${body}</OperationStateResponse>`,
      { headers: { 'content-type': 'text/xml' } },
    )
  }
  return new Response('', { status: 404 })
}
