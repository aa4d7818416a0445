import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { arkHero, cardOffer, clanShopOffer, exchangeOption, rankOffer, sale } from '../../../testing/trade-fixtures.ts'
import { ExchangeGivers } from './exchange-givers.tsx'
import { ShopStore } from './store.ts'
import { Towns } from './towns.tsx'
import { TradeStore } from './trade-store.ts'
import { Shops } from './window.tsx'

const creatures = [1, 2, 3].map((id) => creature(id, { imageId: 'hungry_ogre', rarity: 'UNCOMMON' }))
/** Puts the player into a shop of trades. */
async function at(shop: string, me: Parameters<typeof player>[0] = {}) {
  const resources = { ...player().resources!, gold: 100, caviar: 5, mithril: 20 }
  const game = playing({ bestVictoryStair: 2000, creatures, resources, ...me }, { texts: en })
  await game.services.texts.use('EN')
  await game.services.get(ShopStore).enter(shop)
  const page = () => draw(game.services, <Shops shop={shop} />)
  return { ...game, store: game.services.get(TradeStore), page }
}

it('offers each hero the next rank with its increases, and names the missing resource', async () => {
  const { server, store, page } = await at('rank')
  server.on('GET /api/shop/caviar/rank/list', [
    rankOffer(1),
    rankOffer(2, { price: [{ resource: 'caviar', amount: 6 }] }),
    rankOffer(3, { refusal: 'OFFER_LOCKED' }),
  ])
  await store.ranks.reload()
  const { buttons, off, text } = page()
  expect(buttons).toContain('Buy: Hungry Ogre. 4 spoonfuls of caviar')
  expect(off).toHaveLength(2)
  for (const words of ['Rank 1, then 2', 'Attack +3, defence +1, health +12', 'Not enough caviar!', 'Opens once you have won on stair 40'])
    expect(text).toContain(words)
  server.on('POST /api/shop/caviar/rank/{id}/buy', { resources: { ...player().resources!, caviar: 1 } })
  await Promise.all([store.raise(rankOffer(1), 'rank'), store.raise(rankOffer(1), 'rank')])
  expect(server.times('POST /api/shop/caviar/rank/{id}/buy')).toBe(1)
  expect(page().text).toContain('I’m not crying')
})

it('says which heroes the monk accepts while there are none, and raises those that there are', async () => {
  const { server, services, store, page } = await at('monastery')
  server.on('GET /api/shop/monastery/rank/10', [])
  await store.monkRanks.reload()
  expect(page().text).toContain('the monk takes those who have reached their own highest rank')
  server.on('POST /api/shop/monastery/{id}/lead', {})
  await store.raise(rankOffer(1, { toRank: 10 }), 'monastery')
  expect(services.ui.toasts.at(-1)?.text).toBe('Hungry Ogre: rank 10!')
})

it('sells to members of a clan for gears, and names why the rest is not for sale', async () => {
  const { server, services, store, page } = await at('clan', { clanId: 5, resources: { ...player().resources!, gears: 2 } })
  server.on('GET /api/shop/clan/list', [
    clanShopOffer(1),
    clanShopOffer(2, { left: 0, refusal: 'OFFER_LIMIT' }),
    clanShopOffer(3, { minClanLevel: 7, refusal: 'OFFER_LOCKED' }),
    clanShopOffer(5, { price: [], clanMembership: 'SILVER', refusal: 'OFFER_LOCKED' }),
    clanShopOffer(4, { price: [{ resource: 'blueCrystal', amount: 900 }] }),
  ])
  await store.clan.reload()
  const { buttons, off, text } = page()
  expect([buttons.filter((name) => name.startsWith('Buy')), off.length]).toEqual([['Buy: 3 elixirs. 2 gears'], 4])
  for (const words of [
    '2 more today',
    'That is all for today',
    'Opens at clan level 7',
    'Once the clan’s status is Silver',
    'Not enough resources',
  ])
    expect(text).toContain(words)
  server.on('POST /api/shop/clan/{id}/buy', { player: {}, gains: [{ kind: 'elixir', amount: 3 }] })
  await store.buyInClan(clanShopOffer(1))
  expect(services.ui.toasts.at(-1)?.text).toBe('3 elixirs')
  expect(page().text).toContain('Written down')
})

it('is a closed island to players without a clan', async () => {
  const { services } = await at('clan', { level: 20 })
  await services.get(ShopStore).enter(null)
  expect(draw(services, <Shops />).off).toContain('The Clan’s Shop Closed. You need: Your own clan')
})

it('sells elephants and describes their effect', async () => {
  const { server, services, store, page } = await at('eleph')
  server.on('GET /api/shop/caviar/eleph/list', [cardOffer(1), cardOffer(3), cardOffer(2, { available: false })])
  await store.elephants.reload()
  const { buttons, off, text } = page()
  expect([buttons.filter((name) => name.startsWith('Buy')).length, off.length]).toEqual([1, 2])
  expect(text).toContain('Elephants')
  server.on('POST /api/shop/caviar/eleph/{id}/buy', {})
  await store.buyElephants(cardOffer(1))
  expect(services.ui.toasts.at(-1)?.text).toContain('it’s yours')
})

it.each([
  [{ goodPoints: 12, evilPoints: 1 }, 'The elephant told me about you', 'For those with at least 10 bad deeds'],
  [{ goodPoints: 3, evilPoints: 10 }, 'So you’re the one from the road?', 'For those with at least 10 good deeds'],
  [{ goodPoints: 0, evilPoints: 0 }, 'A spoon for you', 'For those with at least 10 good deeds'],
])('greets a player with %j by “%s”, and says of a locked good: “%s”', async (points, line, why) => {
  const { server, store, page } = await at('eleph', points)
  const forPoints = [cardOffer(1, { minGoodPoints: 10 }), cardOffer(3, { minEvilPoints: 10 })]
  const reached = ({ minEvilPoints, minGoodPoints }: (typeof forPoints)[number]) =>
    points.goodPoints >= minGoodPoints && points.evilPoints >= minEvilPoints
  server.on(
    'GET /api/shop/caviar/eleph/list',
    forPoints.map((offer) => ({ ...offer, available: reached(offer) })),
  )
  await store.elephants.reload()
  expect(page().text).toContain(line)
  expect(page().text).toContain(why)
})

it('exchanges the number of heroes that an option takes, after showing the exact outcome', async () => {
  const { server, services, store, page } = await at('exchange')
  server.on('GET /api/shop/creature/exchange/{KIND}/options', [
    exchangeOption(1),
    exchangeOption(2),
    exchangeOption(3, { available: false }),
  ])
  await store.options.reload()
  expect(page().buttons).toContain('Exchange for the hero: Djinn of the Sandstorm. 80 gold coins')
  expect(page().text).toContain('For 2 heroes')
  expect(page().off).toHaveLength(2)
  const givers = draw(services, <ExchangeGivers option={exchangeOption(1)} onEnd={() => {}} />)
  expect(givers.buttons).toEqual([...Array(3).fill('1 Hungry Ogre'), 'Cancel'])
  expect(givers.text).toContain('0 of 2 chosen')
  store.choose('TOP')
  expect(draw(services, <ExchangeGivers option={exchangeOption(1)} onEnd={() => {}} />).text).toContain('enough suitable heroes')
  const { id, gives, price } = exchangeOption(1)
  const details = { id, gives, price, takes: creatures.slice(0, 2), returns: [] }
  server.on('POST /api/shop/creature/details/exchange/{id}', details)
  server.on('POST /api/shop/creature/{id}/exchange', { creatures: [creatures[2]!, gives] })
  expect(await store.details(exchangeOption(1), [1, 2])).toEqual(details)
  expect(await store.exchange(details)).toBe(true)
  expect(server.last('POST /api/shop/creature/{id}/exchange')?.body).toEqual({ creatureIds: [1, 2] })
})

it('loads the shelf again after a refused exchange', async () => {
  const { server, services, store } = await at('exchange')
  server.on('GET /api/shop/creature/exchange/{KIND}/options', [exchangeOption(1)])
  server.on('POST /api/shop/creature/{id}/exchange', refusal('LAST_HERO', 409))
  const { id, gives, price } = exchangeOption(1)
  expect(await store.exchange({ id, gives, price, takes: creatures, returns: [] })).toBe(false)
  expect([services.ui.toasts.at(-1)?.tone, store.options.value?.length]).toEqual(['bad', 1])
})

it('takes heroes of the ark back, and shows the tokens for each', async () => {
  const { server, services, store, page } = await at('oblivion')
  server.on('GET /api/shop/oblivion/hero/info', [arkHero(5)])
  server.on('GET /api/shop/oblivion/token/info', [arkHero(921), arkHero(370, { tokens: 16 })])
  await Promise.all([store.arkHeroes.reload(), store.arkKinds.reload()])
  expect(page().buttons).toContain('Give the hero back: Djinn of the Sandstorm. Tokens: 8 tokens')
  expect(page().text).toContain('16 tokens')
  server.on('GET /api/shop/oblivion/sell/{id}', {})
  server.on('GET /api/shop/oblivion/hero/info', [])
  await store.giveBack(arkHero(5))
  expect(services.ui.toasts.at(-1)?.text).toBe('Djinn of the Sandstorm: the tokens are yours.')
  expect(page().text).toContain('You have nobody to give back')
})

it('takes packs in their order while the sale is on, and says when it begins', async () => {
  const { server, services, store, page } = await at('blackFriday')
  server.on('GET /api/shop/pack/list', sale())
  await store.sale.reload()
  const { buttons, off, text } = page()
  expect(buttons).toContain('Take: Pack 2. 15 emeralds')
  expect(off).toEqual(['Take: Pack 1. Free', 'Take: Pack 3. 30 emeralds'])
  for (const words of ['The market closes in 2 h', 'Already yours', 'First the one before', '10 elixirs']) expect(text).toContain(words)
  server.on('POST /api/shop/pack/{id}/buy', { player: {}, gains: [{ kind: 'elixir', amount: 10 }] })
  await store.takePack(sale().packs[1]!)
  expect(services.ui.toasts.at(-1)).toMatchObject({ tone: 'good', text: '10 elixirs' })
  server.on('GET /api/shop/pack/list', sale({ from: NOW + 86_400_000 }))
  await store.sale.reload()
  expect(page().text).toContain('The market opens in 24 h, as soon as the lanterns are hung.')
  expect(page().off).toHaveLength(3)
  expect(draw(services, <Towns />).buttons).toContain('The Night Market Opens in 24 h')
})
