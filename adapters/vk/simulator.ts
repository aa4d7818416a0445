import { sortedMd5 } from '@skystair/platform/proof'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { signOf } from './sign.ts'
import { vkStandIn } from './stand-in.ts'

const APP_ID = '6736218'
const SECRET = 'simulated-vk-key'
export const GROUP = '84861196'

export const launchFields = ({ id, lang }: SimulatedUser, now: number): Record<string, string> => ({
  vk_access_token_settings: '',
  vk_app_id: APP_ID,
  vk_are_notifications_enabled: '0',
  vk_is_app_user: '1',
  vk_language: lang.toLowerCase(),
  vk_platform: 'desktop_web',
  vk_ref: 'catalog,recent',
  vk_ts: String(Math.floor(now / 1000)),
  vk_user_id: id,
})

/** Returns launch values with VK's signature, sorted as our client sends them. */
export function signedLaunch(fields: Readonly<Record<string, string>>, secret = SECRET): string {
  return Object.entries({ ...fields, sign: signOf(fields, secret) })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

/** Returns a notice as VK sends it. */
export function notice(fields: Readonly<Record<string, string>>, secret = SECRET): Notice {
  const all = { app_id: APP_ID, version: '5.131', ...fields }
  const body = new URLSearchParams({ ...all, sig: sortedMd5(all, secret, 'sig') })
  return {
    method: 'POST',
    query: new URLSearchParams(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(body.toString()),
  }
}

/** Returns VK's fields about an order's item, without the kind of the notice. */
export const itemOf = ({ id, nonce, externalId, product, lang }: StartedOrder) => {
  const user = externalId ?? ''
  const asked = { user_id: user, receiver_id: user, order_id: String(9000 + id), item: nonce }
  const changed = {
    ...asked,
    date: '1767312000',
    item_id: String(id),
    item_title: product.title[lang],
    item_price: String(product.prices.VOTES),
  }
  return { asked: { ...asked, lang: lang === 'RU' ? 'ru_RU' : 'en_US' }, changed }
}

/** The simulated VK: the page around the game, its signatures, its notices. */
export const simulator = {
  source: 'vk',
  offers: {
    ...noOffers,
    needsSdk: true,
    canPay: true,
    canReward: true,
    canInterstitial: true,
    canBanner: true,
    canInvite: true,
    canShare: true,
    canSharePicture: true,
    links: true,
    canJoin: true,
    canFavourite: true,
    canShowScores: true,
    canStore: true,
    externalLinks: true,
    reportsCancel: true,
    pauses: true,
  },
  review: {
    embeddedBy: ['https://vk.com', 'https://m.vk.com', 'https://vk.ru', 'https://ok.ru'],
    start: ['VKWebAppInit'],
    forbidsSelection: false,
    namesLanguage: true,
  },
  frame: true,
  cannot: { ...reasons.wholeRefunds, ...reasons.oneCurrency, ...reasons.noAsking },
  goesOn: (_, { body }) => 'response' in JSON.parse(body),
  variants: {
    'in test votes': (order) => {
      const { asked, changed } = itemOf(order)
      return [
        notice({ notification_type: 'get_item_test', ...asked }),
        notice({ notification_type: 'order_status_change_test', status: 'chargeable', ...changed }),
      ]
    },
  },
  unasked: { OTHER_PRICE: 'it asks for the price, and charges what it is told' },
  settings: { VK_APP_ID: APP_ID, VK_SECRET: SECRET },
  proof: (user, now) => ({ launch: signedLaunch(launchFields(user, now)) }),
  notices: (order, kind) => {
    const { asked, changed } = itemOf(order)
    const change = (status: string) => notice({ notification_type: 'order_status_change', status, ...changed })
    if (kind === 'PAY') return [notice({ notification_type: 'get_item', ...asked }), change('chargeable')]
    // Cancelling in the window is not reported to the server.
    return kind === 'REFUND' ? [change('refunded')] : []
  },
  attributes: { 'data-vk-group': GROUP, 'data-vk-banner': '1' },
  page: (user, host, purchase, now) => {
    const launch = new URLSearchParams(signedLaunch(launchFields(user, now)))
    return {
      query: host === 'GUEST' ? { vk_app_id: APP_ID, vk_platform: 'desktop_web' } : Object.fromEntries(launch),
      scripts: {},
      parent: standIn(vkStandIn, host, purchase, user),
    }
  },
} satisfies Simulator
