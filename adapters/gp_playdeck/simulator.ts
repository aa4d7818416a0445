import { createHmac } from 'node:crypto'
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { noOffers, reasons, type Simulator, standIn } from '@skystair/platform/simulator'
import { playDeckParent } from './parent.ts'
import { paymentHash } from './payment-hash.ts'
import { CHECK } from './server.ts'

/** The token of the published example. */
const GAME_TOKEN = 'hpXXKPbIWT'
const GAME = 'skystair-game'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a token of PlayDeck. Only PlayDeck checks its signature. */
export function playDeckToken(claims: object, key = 'simulated-playdeck-key'): string {
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export const playDeckNotice = (payment: Readonly<Record<string, unknown>>, hash: string = paymentHash(payment, GAME_TOKEN)): Notice => ({
  method: 'POST',
  query: new URLSearchParams(),
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ hash, message: 'payment', payment })),
})

export const playDeckPayment = ({ nonce, product, externalId }: StartedOrder) => ({
  telegramId: Number(externalId),
  amount: product.prices.XTR!,
  successful: true,
  externalId: nonce,
})

const tokenOf = (userUid: string, now: number) =>
  playDeckToken({ userUid, gameId: GAME, iat: Math.floor(now / 1000), exp: Math.floor(now / 1000) + 3600 })

function claimsOf(token: string): { readonly userUid?: string; readonly banned?: boolean } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return {}
  }
}

export const simulator = {
  source: 'gp_playdeck',
  offers: {
    ...noOffers,
    canPay: true,
    canReward: true,
    canInterstitial: true,
    canInvite: true,
    canStore: true,
    reportsCancel: true,
    pauses: true,
    needsSdk: true,
  },
  cannot: { ...reasons.noRefunds, ...reasons.oneCurrency, ...reasons.noPayer, ...reasons.noAsking },
  review: { embeddedBy: ['https://playdeck.io', 'https://web.telegram.org'], start: [], forbidsSelection: false, namesLanguage: true },
  settings: { GP_PLAYDECK_GAME_TOKEN: GAME_TOKEN, GP_PLAYDECK_GAME_CLAIM: `gameId=${GAME}` },
  proof: (user, now) => ({ token: tokenOf(user.id, now) }),
  async respond(request) {
    const url = new URL(request.url)
    if (url.origin + url.pathname !== CHECK) return undefined
    const token = url.searchParams.get('token') ?? ''
    const claims = claimsOf(token)
    const valid = playDeckToken(claims) === token
    return Response.json({ valid, active: valid && !claims.banned, userUid: valid ? (claims.userUid ?? null) : null })
  },
  notices: (order, kind) =>
    kind === 'REFUND' || kind === 'PART' ? [] : [playDeckNotice({ ...playDeckPayment(order), successful: kind === 'PAY' })],
  page: (user, host, purchase, now) => ({
    query: { playdeck: '' },
    scripts: {},
    parent: host === 'BLOCKED' ? '' : standIn(playDeckParent, host, purchase, user, tokenOf(user.id, now)),
  }),
  frame: true,
} satisfies Simulator
