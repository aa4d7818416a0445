import type { EventShopOffer } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { EventShopOffers } from './shop.tsx'
import { EventShopStore } from './store.ts'

const offer = (id: number, changes: Partial<EventShopOffer> = {}): EventShopOffer => ({
  ...{ id, event: 'halloween', price: 10, left: 2, until: NOW + 1000, gains: [{ kind: 'elixir', amount: 2 }] },
  ...changes,
})

async function shop(offers: EventShopOffer[], eventCurrency: number) {
  const resources = { ...player().resources!, eventCurrency }
  const game = playing({ resources }, { texts: en })
  await game.services.texts.use('EN')
  game.server.on('GET /api/event/shop/list', offers)
  const store = new EventShopStore(game.services)
  await store.offers.reload()
  return { ...game, store, resources }
}

it('sells affordable offers that are left, with the price in the label', async () => {
  const { services, store } = await shop(
    [offer(1), offer(2, { price: 99 }), offer(3, { left: 0, gains: [{ kind: 'feather', amount: 1 }] })],
    20,
  )
  const page = draw(services, <EventShopOffers store={store} />)
  expect(page.buttons).toEqual(['Buy: 2 elixirs. Festival coins: 10'])
  expect(page.off).toEqual(['Buy: 2 elixirs. Festival coins: 99', 'Buy: Phoenix Feather. Festival coins: 10'])
  expect(page.text).toContain('Left for you: 2')
})

it('shows what was bought, and what is left of the offer and of the coins', async () => {
  const { services, server, store, resources } = await shop([offer(1)], 20)
  server.on('POST /api/event/shop/{id}/buy', {
    ...{
      player: player({ resources: { ...resources, eventCurrency: 10 } }),
      gains: [{ kind: 'elixir', amount: 2 }],
      offers: [offer(1, { left: 1 })],
    },
  })
  await store.buy(store.offers.value![0]!)
  expect([store.coins, store.offers.value![0]!.left, store.buying.gains.length]).toEqual([10, 1, 1])
  expect(draw(services, <EventShopOffers store={store} />).text).toContain('Left for you: 1')
})

it('renders nothing while there is no event', async () => {
  const { services, store } = await shop([], 20)
  expect(draw(services, <EventShopOffers store={store} />).text).toBe('')
})
