import type { StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type Simulator, standIn } from '@skystair/platform/simulator'
import { SDK_ADDRESS } from './sdk.ts'
import { signOf } from './signed.ts'
import { yaStandIn } from './stand-in.ts'

const SECRET = 'simulated-ya-secret'

/** Signs as the portal does. `now` in milliseconds. */
export function signed(data: unknown, now: number, secret = SECRET): string {
  const json = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', issuedAt: Math.floor(now / 1000), requestPayload: '', data }))
  return `${signOf(json, secret)}.${json.toString('base64')}`
}

/** Returns the signed part of one purchase. */
export const purchaseOf = ({ id, nonce, product }: StartedOrder) => ({
  token: `simulated-token-${id}`,
  status: 'waiting',
  errorCode: '',
  errorDescription: '',
  url: '',
  product: { id: product.id, title: product.title.RU, description: '', price: { code: 'YAN', value: '49' }, imagePrefix: '' },
  developerPayload: nonce,
})

/** The policy that the portal adds to the page, with the game server's address as entered in its console. */
const policy = (server: string) => {
  const own = "'self' data: blob: https://*.yandex.ru https://*.yandex.net https://yandex.ru"
  return `default-src ${own} 'unsafe-inline'; script-src ${own} 'unsafe-inline'; connect-src ${own} ${server} ${server.replace(/^http/, 'ws')}`
}

/** The simulated Yandex Games. */
export const simulator = {
  source: 'ya',
  offers: {
    ...noOffers,
    canPay: true,
    canReward: true,
    canInterstitial: true,
    canBanner: true,
    canFavourite: true,
    canRate: true,
    canScore: true,
    canStore: true,
    canReadFlags: true,
    canTellTime: true,
    canSignIn: true,
    reportsCancel: true,
    receivesPlay: true,
    links: true,
    pauses: true,
    needsSdk: true,
  },
  review: {
    address: 'https://app-100500.games.s3.yandex.net/skystair/',
    policy,
    embeddedBy: ['https://yandex.ru', 'https://yandex.com'],
    start: ['ready', 'start'],
    forbidsSelection: true,
    namesLanguage: true,
  },
  frame: true,
  cannot: { ...reasons.noRefunds, ...reasons.ownPrice, ...reasons.oneCurrency, ...reasons.noPayer },
  settings: { YA_SECRET: SECRET },
  attributes: { 'data-ya-table': 'stairs' },
  proof: ({ id, name }, now) => ({
    signature: signed({ id: `old-${id}`, uniqueID: id, publicName: name, avatarIdHash: '0', mode: '' }, now),
  }),
  evidence: (order, now) => {
    const purchase = purchaseOf(order)
    return { signature: signed(purchase, now), token: purchase.token, nonce: order.nonce, productId: order.product.id }
  },
  page: (user, host, purchase, now) => {
    const catalogue = [
      { id: 'gems_100', price: '49 YAN' },
      { id: 'gems_500', price: '199 YAN' },
    ]
    const script = standIn(yaStandIn, { host, purchase, user, secret: SECRET, issuedAt: Math.floor(now / 1000), catalogue })
    const scripts: Record<string, string> = host === 'BLOCKED' ? {} : { [SDK_ADDRESS]: script }
    return { query: { 'app-id': '100500', lang: user.lang.toLowerCase() }, scripts }
  },
} satisfies Simulator
