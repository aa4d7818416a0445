// A nineteenth platform: the folder examples/write-an-adapter brings a new source, channel and currency, and no other file names it. Tests it in
// the real server, beside all adapters, from its client through the simulated portal to the granted gems.
import { join } from 'node:path'
import { simulatedUser, testPage } from '@skystair/platform/simulator'
import { findPlatforms, platformsOf, productsOf } from '@skystair/server'
import { moneyResults, testApp, testClient } from '@skystair/server/testing'
import { expect, it } from 'vitest'
import { harbourPlatform } from '../../examples/write-an-adapter/client.ts'
import { prices } from '../../examples/write-an-adapter/manifest.ts'
import type { HarbourGlobals } from '../../examples/write-an-adapter/sdk.ts'
import { simulator } from '../../examples/write-an-adapter/simulator.ts'
import { root } from '../build/paths.ts'
import { platformNames } from '../build/platforms.ts'

it('accepts Harbour’s player, shows prices in its own money and grants every product once that was paid there', async () => {
  const halves = [...(await findPlatforms()), ...(await findPlatforms(join(root, 'examples')))]
  expect(halves.length).toBe(platformNames().length + 1)
  const game = await testApp({ deps: { platforms: platformsOf(halves, simulator.settings) } })
  const page = testPage<HarbourGlobals>(simulator.page(simulatedUser, 'WELL', 'PAY', game.clock()))
  const platform = harbourPlatform(page)
  const client = testClient(game.app)

  const { exchange } = await platform.auth.authenticate()
  const arrived = await client.call('POST /api/integration/{source}/authenticate', {
    params: { source: 'harbour' },
    body: { ...(exchange!.body as { proof: Record<string, string> }), lang: 'EN' },
  })
  expect([arrived.status, arrived.reply.player.userSource]).toEqual([200, 'harbour'])
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })

  const { reply: bank } = await client.call('GET /api/shop/bank/info')
  const shown = bank.bankOptions.map(({ price }) => price)
  expect(shown).toEqual(Object.values(prices).map((amount) => ({ amount, currency: platform.money?.code })))
  expect(bank.methods).toMatchObject([{ method: 'harbour' }])
  expect((await client.call('GET /api/giftpurchase/gems/list')).reply).toEqual([])

  for (const product of productsOf('GEMS')) {
    const { reply: order } = await client.call('POST /api/payment/buy/{id}', { params: { id: product.id } })
    const bought = await platform.pay.buy({ id: order.orderId, productId: product.productId, url: order.url, payload: order.payload })
    expect(bought.outcome).toBe('PAID')
    for (let times = 0; times < 2; times++) {
      const body = { evidence: { ...bought.evidence } }
      const settled = await client.call('POST /api/payment/{orderId}/settle', { params: { orderId: order.orderId }, body })
      expect([settled.status, settled.reply.state]).toEqual([200, 'GEMS_GRANTED'])
    }
    await platform.pay.confirm(bought.evidence!)
  }
  expect(await platform.pay.unconfirmed()).toEqual([])
  const gems = async () => (await client.call('GET /api/player/current')).reply.resources.mithril
  const before = await gems()
  await client.call('POST /api/shop/bank/gems/take')
  const paid = productsOf('GEMS').reduce((sum, product) => sum + product.gems + product.bonusGems, 0)
  expect((await gems()) - before).toBe(paid)
  await game.close()
})

it('handles every payment case correctly, or states why the portal cannot express it', async () => {
  const half = (await findPlatforms(join(root, 'examples'))).find(({ server }) => server.source === 'harbour')!
  const portal = { source: 'harbour', half, simulator, providers: {} }
  expect(await moneyResults({ channel: 'harbour', portal, simulator }, {})).toMatchObject({
    PAID: { became: 'granted' },
    REPEATED: { became: 'granted once' },
    OTHER_PRICE: { became: 'nothing granted' },
    OTHER_PLAYER: { became: 'nothing granted' },
    LOST: { became: 'found' },
    REFUNDED: { because: 'refunds are not reported' },
  })
})
