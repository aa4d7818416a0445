// The adapter of examples/write-an-adapter inside the real server: from its client through the simulated portal to gems in the purse.
import { simulatedUser, testPage } from '@skystair/platform/simulator'
import { productsOf } from '@skystair/server/areas/bank/products'
import { platformsOf } from '@skystair/server/platforms'
import { testClient } from '@skystair/server/testing/client'
import { testApp } from '@skystair/server/testing/test-app'
import { expect, it } from 'vitest'
import { harbourPlatform } from '../../examples/write-an-adapter/client.ts'
import type { HarbourGlobals } from '../../examples/write-an-adapter/sdk.ts'
import { server } from '../../examples/write-an-adapter/server.ts'
import { simulator } from '../../examples/write-an-adapter/simulator.ts'

it('lets Harbour’s player in and grants once what was paid at its till, whatever was bought', async () => {
  const game = await testApp({ deps: { platforms: platformsOf([{ server }], simulator.settings) } })
  const page = testPage<HarbourGlobals>(simulator.page(simulatedUser, 'WELL', 'PAY', game.clock()))
  const platform = harbourPlatform(page)
  const client = testClient(game.app)

  const { exchange } = await platform.auth.authenticate()
  const arrived = await client.call('POST /api/integration/{source}/authenticate', {
    params: { source: 'exe' },
    body: { ...(exchange!.body as { proof: Record<string, string> }), lang: 'EN' },
  })
  expect([arrived.status, arrived.reply.player.userSource]).toEqual([200, 'exe'])
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })

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
