import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { PromotionGift } from './promotion.tsx'
import { GiftStore } from './store.ts'

const ACCEPT = 'GET /api/player/promo/gift/accept'

it('offers the emeralds of a promotion, takes them once and shows them', async () => {
  const { services, server, texts } = playing({ giftNews: 'GEMS_30', haveNewGift: true }, { texts: en })
  await texts.use('EN')
  server.on(ACCEPT, { player: player(), gains: [{ kind: 'mithril', amount: 30 }] })
  const waiting = draw(services, <PromotionGift />)
  expect([waiting.text.includes('30 emeralds'), waiting.buttons]).toEqual([true, [en.gift.accept]])
  await Promise.all([services.get(GiftStore).accept(), services.get(GiftStore).accept()])
  expect([server.times(ACCEPT), services.get(PlayerStore).player?.haveNewGift]).toEqual([1, false])
  expect(draw(services, <PromotionGift />).buttons).toEqual([])
})

it('shows nothing if there is no gift', () => {
  expect(draw(playing().services, <PromotionGift />).html).toBe('')
})
