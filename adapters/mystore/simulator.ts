import { sortedMd5, sumText } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser, Simulator } from '@skystair/platform/simulator'
import { noOffers, reasons, signedQuery, standIn } from '@skystair/platform/simulator'
import { type MyStoreGlobals, sdkAddress } from './sdk.ts'
import { mystoreRule } from './server.ts'

export const SECRET = 'secret'
const APP = '1234'

export const mystoreLaunch = (user: SimulatedUser): Record<string, string> => ({ appid: APP, uid: user.id })

export function mystoreNotice(fields: Readonly<Record<string, string>>, secret: string = SECRET): Notice {
  const query = new URLSearchParams({ ...fields, sign: sortedMd5(fields, secret, 'sign') })
  return { method: 'GET', query, headers: {}, body: new Uint8Array() }
}

export const mystorePayment = ({ id, nonce, externalId, product }: StartedOrder): Record<string, string> => ({
  uid: externalId ?? '',
  sum: sumText(product.prices.RUB!),
  tid: `51aa3c7d-a32b-45ec-973e-${String(id).padStart(12, '0')}`,
  merchant_param: JSON.stringify({ nonce }),
})

/** What a test or a portal page may read of the stand-in. */
export interface MyStoreControls extends SimulatedControls {
  register: 'ok' | 'cancel'
}

/** The portal's frame API. Must not use anything outside itself. */
function mystoreStandIn(window: MyStoreGlobals & { simulatedPortal?: MyStoreControls }, mode: HostMode, purchase: PurchaseMode): void {
  const controls: MyStoreControls = {
    register: 'ok',
    purchase,
    // The portal has no adverts.
    ad: 'UNFILLED',
    calls: [],
  }
  window.simulatedPortal = controls
  if (mode === 'LYING') return
  window.iframeApi = async (callbacks) => {
    if (mode === 'THROWING') throw new Error('The frame API is not available')
    if (mode === 'SLOW') return new Promise<never>(() => {})
    return {
      registerUser: () => void setTimeout(() => callbacks.registerUserCallback({ status: controls.register })),
      reloadWindow: () => void controls.calls.push('reload'),
      paymentFrame({ merchant_param }) {
        controls.calls.push(`pay ${merchant_param.nonce}`)
        if (controls.purchase === 'FAIL') throw new Error('no payment frame')
        if (controls.purchase === 'PAY') setTimeout(callbacks.paymentReceivedCallback)
      },
    }
  }
}

export const simulator = {
  source: 'mystore',
  offers: { ...noOffers, canPay: true },
  cannot: { ...reasons.noRefunds, ...reasons.oneCurrency, ...reasons.noAsking },
  review: { embeddedBy: ['https://games.mail.ru', 'https://store.my.games'], start: [], forbidsSelection: false, namesLanguage: false },
  settings: { MYSTORE_SECRET: SECRET, MYSTORE_APP: APP },
  proof: (user) => ({ launch: new URLSearchParams(signedQuery(mystoreLaunch(user), mystoreRule, SECRET)).toString() }),
  notices(order, kind) {
    // The portal reports neither refunds nor cancelled purchases.
    if (kind !== 'PAY') return []
    const notice = mystoreNotice(mystorePayment(order))
    return [notice, notice]
  },
  page(user, host, purchase) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[sdkAddress(APP)] = standIn(mystoreStandIn, host, purchase)
    return { query: host === 'GUEST' ? { appid: APP } : signedQuery(mystoreLaunch(user), mystoreRule, SECRET), scripts }
  },
  frame: true,
} satisfies Simulator
