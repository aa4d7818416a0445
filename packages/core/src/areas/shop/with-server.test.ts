// The store of the shops against the real server.
import { edit, type TestApp, testApp } from '@skystair/server/testing'
import { heroShops } from '@skystair/world/areas/shop/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guestGame } from '../../../testing/real-server.ts'
import { ShopStore } from './store.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

/** A guest on a stair, with enough to buy anything. */
async function shopper(stair: number) {
  const purse = { gold: 1e6, crystal: 1e6, blueCrystal: 1e6, mithril: 1e6, sulfur: 1e6, amethysts: 1e6, tokens: 1e6 }
  const game = await guestGame(server, { stair, purse })
  return { ...game, store: game.services.get(ShopStore) }
}

it('buys a hero in every shop, each through its own call', async () => {
  const { page, player, store } = await shopper(6000)
  for (const shop of heroShops) {
    await store.enter(shop.id)
    const [offer] = store.heroes.value!
    const heroes = player.player!.creatures.length
    const held = store.held(shop.resource)
    page.now += 2000
    await store.buy(offer!)
    expect(store.bought?.id, shop.id).toBe(offer!.id)
    expect([player.player!.creatures.length, store.held(shop.resource)]).toEqual([heroes + 1, held - offer!.price[0]!.amount])
    expect(store.heroes.value!.find(({ id }) => id === offer!.id)).toMatchObject({ available: false, refusal: 'OFFER_LIMIT' })
  }
})

it('shows which shops are open, as the server decides', async () => {
  const { store } = await shopper(60)
  for (const shop of heroShops) {
    await store.enter(shop.id)
    expect(store.closed(shop) === null, shop.id).toBe(store.heroes.value!.every(({ available }) => available))
  }
})

it('shows the refusal of a second purchase on one day, and loads the shelf again', async () => {
  const { page, services, store, player } = await shopper(1)
  await store.enter('usual')
  const offer = store.heroes.value![0]!
  await store.buy(offer)
  const gold = player.resources!.gold
  page.now += 2000
  await store.buy(offer)
  expect([services.ui.toasts.at(-1)?.tone, player.resources!.gold]).toEqual(['bad', gold])
})

it('buys a booster and artifacts, and updates the player at once', async () => {
  const { page, player, store } = await shopper(60)
  await edit(server, player.player!.id, ({ state }) => {
    state.level = 8
  })
  await store.enter('booster')
  await store.buyBooster(store.boosters.value![0]!)
  expect(player.player!.boosters).toMatchObject([{ key: store.boosters.value![0]!.key }])
  expect(store.boosters.value![0]!.until).toBeGreaterThan(server.clock())
  page.now += 2000
  await store.enter('artifact')
  const heroes = player.player!.creatures.map(({ id }) => id)
  await store.buyArtifact(store.artifacts.value![0]!, heroes)
  expect(player.player!.creatures.map(({ artifacts }) => artifacts.length)).toEqual(heroes.map(() => 1))
  page.now += 2000
  await store.enter('amulet')
  expect(store.artifacts.value!.every(({ artifact }) => artifact.effectType.startsWith('AMULET_'))).toBe(true)
})
