// The store of trades against the real server.
import { type TestApp, testApp } from '@skystair/server/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guestGame } from '../../../testing/real-server.ts'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
  const blackFriday = Date.UTC(2026, 10, 27, 12)
  server.clock.pass(blackFriday - server.clock())
})
afterEach(() => server.close())

/** A guest on a high stair, with enough to pay for anything. */
async function trader() {
  const purse = { gold: 1e6, crystal: 1e6, blueCrystal: 1e6, elixir: 1e6, mithril: 1e6, caviar: 1e6, tokens: 1e6 }
  const game = await guestGame(server, { stair: 2000, purse })
  const { services } = game
  const later = () => {
    game.page.now += 2000
  }
  return { ...game, store: services.get(TradeStore), shop: services.get(ShopStore), later }
}

it('raises a hero by caviar to its own highest rank, and the monk leads it to the tenth', async () => {
  const { player, store, later } = await trader()
  const id = player.player!.creatures[0]!.id
  const hero = () => player.player!.creatures.find((creature) => creature.id === id)!
  for (const { maxRank } = hero(); hero().rank < maxRank; later()) {
    const { rank } = hero()
    await store.ranks.reload()
    await store.raise(store.ranks.value!.find((offer) => offer.creatureId === id)!, 'rank')
    expect(hero().rank).toBe(rank + 1)
  }
  await store.monkRanks.reload()
  await store.raise(store.monkRanks.value![0]!, 'monastery')
  expect([hero().rank, store.monkRanks.value]).toEqual([10, []])
})

it('exchanges bought heroes for another, and one of the ark for its tokens', async () => {
  const { player, shop, store, later } = await trader()
  const buy = async (from: string, pick: number) => {
    await shop.enter(from)
    later()
    await shop.buy(shop.heroes.value![pick]!)
    return player.player!.creatures.at(-1)!.id
  }
  const usual = [await buy('usual', 0), await buy('usual', 1), await buy('usual', 2)]
  await store.options.reload()
  const details = (await store.details(store.options.value![0]!, usual))!
  const count = player.player!.creatures.length
  expect(await store.exchange(details)).toBe(true)
  expect(player.player!.creatures.length).toBe(count - 2)
  expect(store.options.value![0]!.available).toBe(false)
  const ark = await buy('ark', 0)
  await store.arkHeroes.reload()
  const { tokens } = player.resources!
  const [hero] = store.arkHeroes.value!.filter(({ id }) => id === ark)
  await store.giveBack(hero!)
  expect([player.resources!.tokens, player.player!.creatures.some(({ id }) => id === ark)]).toEqual([tokens + hero!.tokens, false])
})

it('takes all packs of the sale in their order', async () => {
  const { store, later } = await trader()
  await store.sale.reload()
  for (const { id } of store.sale.value!.packs) {
    const turn = store.sale.value!.packs.find(({ available }) => available)!
    expect(turn.id).toBe(id)
    await store.takePack(turn)
    later()
  }
  expect(store.sale.value!.packs.every(({ quantity }) => quantity === 0)).toBe(true)
})
