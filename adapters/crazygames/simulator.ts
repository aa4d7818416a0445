import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { SimulatedUser, Simulator } from '@skystair/platform/simulator'
import { noOffers, reasons, standIn, xsollaNotices, xsollaResponse, xsollaTestSettings } from '@skystair/platform/simulator'
import { SDK_ADDRESS } from './sdk.ts'
import { KEY_ADDRESS } from './server.ts'
import { crazyStandIn } from './stand-in.ts'

export const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
let keys = newKeys()
/** Makes the portal change its key. */
export const changeKeys = (): void => {
  keys = newKeys()
}

const GAME = '7d9a4e36-0f59-4f0f-9d5a-53ab2b0c4f5e'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a token with these claims, signed with the portal's key or another one. */
export function crazyToken(claims: object, { alg = 'RS256', key = keys.privateKey as KeyObject } = {}): string {
  const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
}

/** Returns the claims of the portal's tokens, which are valid for one hour. */
export const crazyClaims = (user: SimulatedUser, now: number) => ({
  userId: user.id,
  gameId: GAME,
  username: user.name,
  profilePictureUrl: 'https://images.crazygames.com/userportal/avatars/1.png',
  iat: Math.floor(now / 1000),
  exp: Math.floor(now / 1000) + 3600,
})

export const simulator = {
  source: 'crazygames',
  offers: {
    ...noOffers,
    canPay: true,
    pays: 'BESIDE',
    canReward: true,
    canInterstitial: true,
    canSeeBlocker: true,
    receivesPlay: true,
    links: true,
    mutes: true,
    needsSdk: true,
  },
  cannot: { ...reasons.noAsking },
  review: {
    address: 'https://games.crazygames.com/en_US/skystair/',
    embeddedBy: ['https://www.crazygames.com'],
    start: ['loadingStart', 'loadingStop', 'gameplayStart'],
    forbidsSelection: false,
    namesLanguage: true,
  },
  settings: { CRAZYGAMES_GAME_ID: GAME, ...xsollaTestSettings('CRAZYGAMES_XSOLLA') },
  proof: (user, now) => ({ token: crazyToken(crazyClaims(user, now)) }),
  async respond(request) {
    if (request.url !== KEY_ADDRESS) return xsollaResponse(request)
    return Response.json({ publicKey: keys.publicKey.export({ type: 'pkcs1', format: 'pem' }) })
  },
  ...xsollaNotices(({ externalId }) => externalId ?? ''),
  page(user, host, purchase, now) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(crazyStandIn, host, purchase, crazyToken(crazyClaims(user, now)), user)
    return { query: {}, scripts }
  },
  frame: true,
} satisfies Simulator
