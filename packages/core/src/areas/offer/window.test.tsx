import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { personalOffer } from '../../../testing/offer-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { OfferSign } from './sign.tsx'
import { OfferStore } from './store.ts'
import { OfferWindow } from './window.tsx'

const texts = en.offer.of.FIRST_HERO

/** A player to whom the first hero was offered. */
async function offered(changes: Parameters<typeof personalOffer>[0] = {}) {
  const offers = [{ offerType: changes.offerType ?? ('FIRST_HERO' as const), viewed: false }]
  const game = playing({ offers }, { texts: en })
  await game.services.texts.use('EN')
  game.server
    .on('GET /api/offer/list', [personalOffer(changes)])
    .on('POST /api/offer/set/seen', { offers: offers.map((offer) => ({ ...offer, viewed: true })) })
  const store = game.services.get(OfferStore)
  const stop = store.watch()
  await settled()
  return { ...game, store, stop }
}

it('shows a new offer over the road in a bubble, which can be dismissed', async () => {
  const { services, server, store } = await offered()
  const page = draw(services, <OfferSign />)
  expect([page.text.includes(texts.call), page.buttons]).toEqual([
    true,
    [expect.stringContaining(en.offer.sign), en.offer.look, en.offer.dismiss],
  ])
  server.on('GET /api/offer/list', [personalOffer({ viewed: true })])
  await store.view('FIRST_HERO')
  await settled()
  expect(server.times('POST /api/offer/set/seen')).toBe(1)
  const after = draw(services, <OfferSign />)
  expect([after.text.includes(texts.call), after.buttons.length]).toEqual([false, 1])
})

it('marks an offer as viewed only once, and shows none after its end', async () => {
  const { services, server, store } = await offered({ viewed: true })
  await store.view('FIRST_HERO')
  expect(server.times('POST /api/offer/set/seen')).toBe(0)
  store.list.set([personalOffer({ until: services.clock.now - 1 })])
  expect([store.current, draw(services, <OfferSign />).buttons]).toEqual([null, []])
  expect(draw(services, <OfferWindow />).text).toContain(en.offer.over)
})

it('loads nothing for players without offers', () => {
  const { services, server } = playing({ offers: [] })
  const stop = services.get(OfferStore).watch()
  expect(server.times('GET /api/offer/list')).toBe(0)
  stop()
})

it('sells the hero for the lower price, and names the missing resource', async () => {
  const { services, server, store } = await offered()
  services.get(PlayerStore).update({ resources: { ...services.get(PlayerStore).resources!, gold: 500 } })
  const page = draw(services, <OfferWindow />)
  expect(page.text).toContain(texts.about.replace('{{percent}}', '50'))
  for (const fact of [en.trait.FAIRY.class, en.trait.FAIRY.about, 'Attack ']) expect(page.text).toContain(fact)
  expect(page.off).toEqual([])
  services.get(PlayerStore).update({ resources: { ...services.get(PlayerStore).resources!, gold: 10 } })
  expect(draw(services, <OfferWindow />).off).toHaveLength(1)
  server.on('POST /api/offer/take', {
    player: { creatures: [creature(1), creature(2)], offers: [] },
    gains: [{ kind: 'creature:bell_fairy', amount: 1 }],
  })
  await store.take(personalOffer())
  expect(services.get(PlayerStore).player?.creatures).toHaveLength(2)
  expect(draw(services, <OfferWindow />).text).not.toContain(en.offer.line)
})

it.each([
  ['MYTH_25', 'myth', en.offer.toShop],
  ['ALL_CREATURES_DISCOUNT', null, en.offer.toShops],
  ['GEMS_X2', null, en.offer.toBank],
] as const)('leads with %s to where it holds', async (offerType, shop, label) => {
  const { services } = await offered({ offerType, shop, hero: null })
  expect(draw(services, <OfferWindow />).buttons).toContain(label)
})
