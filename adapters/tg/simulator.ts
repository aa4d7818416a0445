import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type SimulatedUser, type Simulator, standIn } from '@skystair/platform/simulator'
import { simulatedBotApi } from './bot-api-simulator.ts'
import { hashOf, publicText } from './init-data.ts'
import { telegramStandIn } from './stand-in.ts'

export const BOT_ID = '7000000001'
const TOKEN = `${BOT_ID}:simulated`
const WEBHOOK = 'simulated-webhook-secret'
/** The messenger's own key, here of 32 equal bytes; the prefix names the algorithm. */
const ownKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
})

const userJson = ({ id, name, lang }: SimulatedUser) =>
  JSON.stringify({ id: Number(id), first_name: name, language_code: lang.toLowerCase(), allows_write_to_pm: true }).replaceAll('/', '\\/')

/** Returns launch data with both signatures of the messenger. */
export function signedLaunch(given: Readonly<Record<string, string>>, token = TOKEN, botId = BOT_ID): string {
  const fields: Record<string, string> = { ...given }
  fields.signature = sign(null, Buffer.from(publicText(fields, botId)), ownKey).toString('base64url')
  fields.hash = hashOf(fields, token)
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

export const launchFields = (user: SimulatedUser, now: number) => ({
  user: userJson(user),
  chat_instance: '8134722200314281151',
  chat_type: 'private',
  auth_date: String(Math.floor(now / 1000)),
})

/** Returns an update as the messenger sends it to the bot's address. */
export const update = (content: object, secret = WEBHOOK): Notice => ({
  method: 'POST',
  query: new URLSearchParams(),
  headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
  body: Buffer.from(JSON.stringify({ update_id: 10_000, ...content })),
})

export const paymentOf = ({ id, nonce, product, currency = 'XTR' }: StartedOrder) => ({
  currency,
  total_amount: product.prices.XTR ?? 0,
  invoice_payload: nonce,
  telegram_payment_charge_id: `simulated-charge-${id}`,
  provider_payment_charge_id: '',
})

export const botApi = simulatedBotApi(`https://api.telegram.org/bot${TOKEN}`)

/** The simulated Telegram: its web client around the game, its signatures, its Bot API. */
export const simulator = {
  source: 'tg',
  offers: {
    ...noOffers,
    canPay: true,
    canInvite: true,
    canFavourite: true,
    canStore: true,
    canShare: true,
    links: true,
    externalLinks: true,
    reportsCancel: true,
    pauses: true,
    needsSdk: true,
  },
  review: { embeddedBy: ['https://web.telegram.org'], start: ['web_app_ready'], forbidsSelection: false, namesLanguage: true },
  frame: true,
  cannot: { ...reasons.wholeRefunds },
  goesOn: ({ id }) => botApi.answered.get(`query-${id}`) === true,
  settings: {
    TG_BOT_TOKEN: TOKEN,
    TG_WEBHOOK_SECRET: WEBHOOK,
    TG_BOT_ID: BOT_ID,
    TG_PUBLIC_KEY: createPublicKey(ownKey).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  },
  proof: (user, now) => ({ initData: signedLaunch(launchFields(user, now)) }),
  respond: botApi.respond,
  notices: (order, kind) => {
    const from = { id: Number(order.externalId), is_bot: false, first_name: 'Влад', language_code: order.lang.toLowerCase() }
    const { telegram_payment_charge_id: _, provider_payment_charge_id: __, ...asked } = paymentOf(order)
    const chat = { id: from.id, type: 'private' }
    const query = update({ pre_checkout_query: { id: `query-${order.id}`, from, ...asked } })
    if (kind === 'PAY') return [query, update({ message: { message_id: 1, from, chat, successful_payment: paymentOf(order) } })]
    // Cancelling in the window is not reported to the bot.
    return kind === 'REFUND' ? [update({ message: { message_id: 2, chat, refunded_payment: paymentOf(order) } })] : []
  },
  evidence: (order, now) => {
    const { telegram_payment_charge_id: id, total_amount: amount, invoice_payload } = paymentOf(order)
    botApi.book.push({ id, amount, date: Math.floor(now / 1000), source: { user: { id: Number(order.externalId) }, invoice_payload } })
    return {}
  },
  attributes: { 'data-tg-app': 'skystair_bot/play' },
  page: (user, host, purchase, now) => {
    const { user: named, ...unnamed } = launchFields(user, now)
    const users: Partial<Record<typeof host, string>> = { THROWING: '{', LYING: JSON.stringify({ id: 'seven' }) }
    const initData = signedLaunch(host === 'GUEST' ? unnamed : { user: users[host] ?? named, ...unnamed })
    const launch = new URLSearchParams({
      tgWebAppData: initData,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'weba',
      tgWebAppThemeParams: '{}',
    })
    const parent = standIn(telegramStandIn, purchase, host !== 'SLOW')
    // A page that the messenger did not open has none of that.
    return { query: {}, scripts: {}, parent, ...(host === 'BLOCKED' ? {} : { hash: `#${launch}` }) }
  },
} satisfies Simulator
