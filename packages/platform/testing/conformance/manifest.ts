// Tests that a platform's manifest matches its server half.
import { contract } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { commonCall, currencyCode, type PlatformManifest } from '../../src/manifest.ts'
import type { PayServer, ServerPlatform } from '../../src/server.ts'
import { simulatedOrder, simulatedProduct } from '../simulator/bank.ts'
import { simulatedHost } from '../simulator/host.ts'
import type { Simulator } from '../simulator/types.ts'

export interface ManifestSuite {
  readonly manifest: PlatformManifest
  readonly server: ServerPlatform
  /** The payments of a platform that sells through several providers. */
  readonly payments?: Readonly<Record<string, PayServer>>
  readonly simulator: Simulator
}

/** All texts of a manifest. */
const spoken = ({ title, gift, channels }: PlatformManifest) => [title, gift?.about ?? [], channels.map((channel) => channel.title)].flat(2)

export function testManifest({ manifest, server, payments = {}, simulator }: ManifestSuite): void {
  const { source, authenticate, promoCodes, money, channels } = manifest
  const pays = new Map([...(server.pay ? [[source, server.pay] as const] : []), ...named(source, payments)])

  describe(`the manifest of ${source}`, () => {
    it('names the same source as both halves', () => {
      expect([server.source, simulator.source]).toEqual([source, source])
      expect(source).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    })

    it('has texts in both languages', () => {
      for (const { RU, EN } of spoken(manifest)) expect([RU.trim(), EN.trim()]).not.toContain('')
    })

    it('names the call for its proof if it proves identities, and no other platform’s', () => {
      expect(authenticate !== null).toBe(server.verify !== undefined)
      if (authenticate !== null) expect([commonCall(source), ...Object.keys(contract.platform)]).toContain(authenticate)
    })

    it('names a call for promo codes if the server half reads them', () => {
      expect(promoCodes !== undefined).toBe(server.promoCodes !== undefined)
    })

    it('names exactly the ways to pay of the server half', () => {
      expect(channels.map(({ name }) => name)).toEqual([...pays.keys()])
      expect(channels.length > 0).toBe(simulator.offers.canPay)
    })

    it('names a currency in which every way to pay can start', async () => {
      const code = currencyCode(money)
      const prices = { [code]: simulatedProduct.prices[code] ?? 99 }
      const order = { ...simulatedOrder, currency: code, product: { ...simulatedProduct, prices } }
      const host = simulatedHost(server, simulator, { now: Date.UTC(2026, 0, 2, 3, 4, 5) })
      for (const [name, pay] of pays) expect((await pay.begin(order, host)).payload, name).toBeDefined()
      expect(code).toMatch(/^[A-Z]{2,5}$/)
    })

    if (typeof money !== 'string')
      it('has amounts of its own currency in every plural form, and prices', () => {
        for (const form of [...Object.values(money.words.RU), ...Object.values(money.words.EN)]) expect(form).toMatch(/^{{count}} \S/)
        const amounts = money.prices === 'ROUBLES' ? [] : Object.values(money.prices)
        expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 1)).toEqual([])
      })
  })
}

const named = (source: string, payments: Readonly<Record<string, PayServer>>) =>
  Object.entries(payments).map(([provider, pay]) => [`${source}/${provider}`, pay] as const)
