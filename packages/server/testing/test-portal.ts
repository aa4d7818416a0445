// A platform for tests, with the names of several: it signs with one secret, and fails on request.

import { createHmac } from 'node:crypto'
import type { PlayerSource } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import {
  type Iso,
  type Notice,
  type PaymentFact,
  type PayServer,
  type PromoCode,
  type Proof,
  type ServerPlatform,
  ServerRefusal,
} from '@skystair/platform/server'
import { findPlatforms, type Platforms, platformsOf, type ServerHalf } from '../src/platforms.ts'

const SECRET = 'the secret of the test portal'
const sources: readonly PlayerSource[] = ['ya', 'tg', 'gp', 'crazygames', 'kong', 'rustore', 'mystore', 'foto', 'vk', 'beeline']
/** The adapters’ manifests: the test portal has their calls and their money. */
const manifests = new Map((await findPlatforms()).map(({ manifest }) => [manifest.source, manifest]))
const settings = {
  TEST_SECRET: { about: 'Signs.', secret: true },
  TEST_NOTHING: { about: 'Never set.', secret: true },
  XSOLLA_KEY: { about: 'One provider is set up.', secret: true },
  ROBOKASSA_KEY: { about: 'And the other.', secret: true },
}

const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')

/** How the portal's own servers behave towards a player of ours. */
export type Mood = 'AWAY' | 'UNSET' | 'NOBODY'

export interface TestPortal {
  readonly platforms: Platforms
  /** By our player's id. */
  readonly moods: Map<number, Mood>
  /** Accepted evidence, in the order of confirmation. */
  readonly consumed: PaymentFact[]
  /**
   * Returns what the portal sends for a player at a moment. `id` may be AWAY or UNSET, for a portal that fails, `constant`, for proofs without expiry, or
   * `repeating`, for proofs that can be used twice.
   */
  proof(id: string, now: number, name?: string): Record<string, string>
  /** Returns what proves a payment, for evidence and notices alike. */
  evidence(fact: PaymentFact): Record<string, string>
  /** Returns a text in which the portal signs promo codes. */
  promoCodes(codes: readonly PromoCode[]): string
  /** Returns a notice's body and headers. */
  notice(fact: PaymentFact): { payload: string; headers: Record<string, string> }
}

export function testPortal(): TestPortal {
  const moods = new Map<number, Mood>()
  const consumed: PaymentFact[] = []
  const fail = (mood: Mood | undefined) => {
    if (mood === 'AWAY') throw new ServerRefusal('PLATFORM_UNAVAILABLE')
    if (mood === 'NOBODY') throw new ServerRefusal('PAYER_UNKNOWN')
    if (mood === 'UNSET') throw new ServerRefusal('PLATFORM_NOT_SET')
  }
  const read = ({ fact, signature }: Proof): PaymentFact => {
    if (fact === undefined || signature !== sign(fact)) throw new ServerRefusal('PROOF_INVALID')
    return JSON.parse(fact) as PaymentFact
  }
  const pay: PayServer = {
    async begin({ nonce, product, playerId, method, currency, returnUrl, externalId }) {
      fail(moods.get(playerId))
      return {
        url: returnUrl,
        payload: { nonce, product: product.id, method: method ?? '', currency: currency ?? '', externalId: externalId ?? '' },
      }
    },
    async settle({ playerId }, evidence, host) {
      fail(moods.get(playerId))
      if (Object.keys(evidence).length === 0) return null
      if (evidence.fact === 'UNKNOWN') throw new ServerRefusal('PAYMENT_UNKNOWN')
      if (Number(evidence.issued ?? host.now) < host.now - HOUR) throw new ServerRefusal('PROOF_EXPIRED')
      return read(evidence)
    },
    async consume(fact) {
      consumed.push(fact)
    },
    async notice({ method, query, headers, body }: Notice, _host, bank) {
      if (method === 'GET') {
        const order = await bank.order(query.get('nonce') ?? '')
        const { applied } = await bank.check({ externalId: query.get('player') ?? '' })
        const product = await bank.product(query.get('product') ?? '')
        return {
          status: 200,
          type: 'application/json',
          body: JSON.stringify({ order: order?.id ?? null, checked: applied, product: product?.gems ?? null }),
        }
      }
      const fact = read({ fact: Buffer.from(body).toString('utf8'), signature: headers['x-signature'] ?? '' })
      return { status: 200, type: 'text/plain', body: await bank.apply(fact) }
    },
    refused: (code) => ({ status: 418, type: 'text/plain', body: code }),
  }
  const half = (source: PlayerSource): ServerHalf => {
    const server: ServerPlatform = {
      source,
      settings,
      async verify({ id = '', issued = '', name, signature }, host) {
        if (id === 'UNSET') host.needed('TEST_NOTHING')
        if (id === 'AWAY') await host.fetch('https://portal.test')
        if (signature !== sign(`${id} ${issued}`)) throw new ServerRefusal('PROOF_INVALID')
        // Some platforms give the same proof at every start.
        if (id === 'repeating') return { externalId: id, until: host.now + HOUR, times: 2 }
        const until = id === 'constant' ? host.now : Number(issued) + HOUR
        if (until < host.now) throw new ServerRefusal('PROOF_EXPIRED')
        return { externalId: id, until, ...(name ? { displayName: name } : {}) }
      },
      pay,
      async promoCodes(text, host) {
        if (text === 'UNSET') host.needed('TEST_NOTHING')
        const [signature = '', codes = ''] = text.split('.', 2)
        if (signature !== sign(codes)) throw new ServerRefusal('PROOF_INVALID')
        return JSON.parse(Buffer.from(codes, 'base64').toString()) as PromoCode[]
      },
    }
    return { manifest: manifests.get(source)!, server }
  }
  const choosing = (taken: readonly Iso[]): PayServer => ({ ...pay, currencies: () => taken })
  const own: ServerHalf = {
    manifest: manifests.get('own')!,
    server: { source: 'own', settings },
    payments: { xsolla: choosing(['RUB', 'USD', 'EUR']), robokassa: choosing(['RUB']) },
  }
  const environment = { TEST_SECRET: SECRET, XSOLLA_KEY: 'x', ROBOKASSA_KEY: 'y' }
  const evidence = (fact: PaymentFact) => ({ fact: JSON.stringify(fact), signature: sign(JSON.stringify(fact)) })
  return {
    platforms: platformsOf([own, ...sources.map(half)], environment, () => Promise.reject(new ServerRefusal('PLATFORM_UNAVAILABLE'))),
    moods,
    consumed,
    proof: (id, now, name) => ({ id, issued: String(now), signature: sign(`${id} ${now}`), ...(name ? { name } : {}) }),
    evidence,
    promoCodes(given) {
      const codes = Buffer.from(JSON.stringify(given)).toString('base64')
      return `${sign(codes)}.${codes}`
    },
    notice(fact) {
      const { fact: payload, signature } = evidence(fact)
      return { payload, headers: { 'content-type': 'application/vnd.portal', 'x-signature': signature } }
    },
  }
}
