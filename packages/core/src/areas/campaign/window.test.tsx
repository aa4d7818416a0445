import { DAY } from '@skystair/contract/time'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { campaignOffer, campaignPage, campaignStatus, chestCampaign } from '../../../testing/campaign-fixtures.ts'
import { creature, NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { BankBonus } from './bank-bonus.tsx'
import { PartnerGift } from './partner-gift.tsx'
import { PartnerGiftStore } from './partner-gift-store.ts'
import { redeemPromoCodes } from './promo-codes.ts'
import { CampaignSign } from './sign.tsx'
import { CampaignStore } from './store.ts'
import { Campaigns } from './window.tsx'

const LIST = 'GET /api/campaign/list'
const PAGE = 'GET /api/campaign/get/status/{type}'
const PROMO = 'POST /api/integration/ya/promocode/save'

async function game(me: Parameters<typeof player>[0] = {}) {
  const game = playing({ resources: { ...player().resources!, gold: 350 }, ...me }, { texts: en })
  await game.services.texts.use('EN')
  game.server.on(LIST, [campaignStatus('CHEST_3'), campaignStatus('HERO', { active: false, from: NOW + 2 * DAY })])
  return { ...game, store: game.services.get(CampaignStore) }
}

it('shows the active campaigns with their remaining time and whether they are new, and the next ones', async () => {
  const { services, store } = await game()
  await store.open(null)
  const { text, buttons } = draw(services, <Campaigns />)
  expect(buttons.some((name) => name.startsWith('Snoring chests') && name.endsWith('24 h left New'))).toBe(true)
  expect(text).toContain('Half-price hero Begins in 48 h')
})

it('has no sign over the road until the third stair is won', async () => {
  for (const [bestVictoryStair, shown] of [
    [0, false],
    [2, false],
    [3, true],
  ] as const) {
    const { services, server, store } = await game({ bestVictoryStair })
    server.on(LIST, [campaignStatus('GEMS_PLUS_50')])
    await store.list.reload()
    expect(draw(services, <CampaignSign />).html !== '', `stair ${bestVictoryStair}`).toBe(shown)
  }
})

it('is shown over the road, and in the bank during its bonus', async () => {
  const { services, server, store } = await game({ bestVictoryStair: 3 })
  expect(draw(services, <CampaignSign />).html).toBe('')
  server.on(LIST, [campaignStatus('GEMS_PLUS_50')])
  await store.list.reload()
  expect(draw(services, <CampaignSign />).text).toBe('Campaigns: Heaped emeralds. 24 h New')
  expect(draw(services, <BankBonus />).text).toContain('half as many emeralds on top. 24 h left.')
})

it('shows the available offers, and why the others are not available', async () => {
  const { services, server, store } = await game()
  const gold = (amount: number) => [{ resource: 'gold' as const, amount }]
  server.on(
    PAGE,
    campaignPage('ARTIFACT_SET_1', [
      campaignOffer(401, 'knight_helm', { refusal: 'ALREADY_TAKEN' }),
      campaignOffer(402, 'castle_sword', { price: gold(300), oldPrice: gold(400) }),
      campaignOffer(403, 'tower_shield', { price: gold(900) }),
      campaignOffer(404, 'portalDiscount:50', { refusal: 'OFFER_LOCKED' }),
      campaignOffer(405, 'exp_small', { refusal: 'OFFER_LIMIT' }),
    ]),
  )
  await store.open('ARTIFACT_SET_1')
  const { text, buttons, off } = draw(services, <Campaigns campaign="ARTIFACT_SET_1" />)
  expect(buttons).toContain('Buy: Castle Sword. 300 gold coins')
  expect(off).toHaveLength(4)
  for (const reason of [en.campaign.taken, en.campaign.locked, en.campaign.limit, '50% off at a portal']) expect(text).toContain(reason)
})

it('shows the hero of an offer with level, class and figures, and where emeralds for it come from', async () => {
  const { services, server, store } = await game()
  const hero = creature(7, { imageId: 'vampire_countess_ob', class: 'VAMPIRE', rarity: 'LEGENDARY', level: 3, attack: 41, defence: 12 })
  const price = [{ resource: 'mithril' as const, amount: 1e6 }]
  server.on(PAGE, campaignPage('HERO', [campaignOffer(501, hero.imageId, { hero, price })]))
  await store.open('HERO')
  const { text } = draw(services, <Campaigns campaign="HERO" />)
  const facts = [en.trait.VAMPIRE.class, en.rarity.LEGENDARY, en.trait.VAMPIRE.about, 'Attack 41, defence 12', en.campaign.fewGems]
  for (const fact of facts) expect(text).toContain(fact)
})

it('shows each chest with its progress, its odds and the hash of the next seed', async () => {
  const { services, server, store } = await game()
  server.on(PAGE, campaignPage('CHEST_3')).on('GET /api/campaign/get/chest3/status', chestCampaign())
  await store.open('CHEST_3')
  const { text, buttons } = draw(services, <Campaigns campaign="CHEST_3" />)
  expect(buttons).toContain('Open: Azure chest')
  expect(text).toContain('800 gold coins')
  expect(text).toContain('36%')
  expect(text).toContain(store.chests.value!.chests[0]!.draw.seedHash)
})

it('opens a chest with an animation that can be skipped, or without one if motion is reduced, and leads to the check of its draw', async () => {
  const { services, server, store } = await game()
  server.on(PAGE, campaignPage('CHEST_3')).on('GET /api/campaign/get/chest3/status', chestCampaign())
  server.on('GET /api/campaign/use/{id}', {
    player: player(),
    gains: [{ kind: 'gold', amount: 800 }],
    opening: { type: 'AZURE', row: 0, draw: { chance: 'CHEST_3:AZURE', number: 1, seed: 'the seed', seedHash: 'x' } },
  })
  await store.open('CHEST_3')
  await store.openChest(store.chests.value!.chests[1]!)
  expect(draw(services, <Campaigns campaign="CHEST_3" />).buttons).toContain(en.campaign.opening.skip)
  services.ui.reducedMotion = true
  const { buttons, text } = draw(services, <Campaigns campaign="CHEST_3" />)
  expect(text).toContain('Inside was 800 gold coins')
  expect(buttons).toContain(en.campaign.opening.check)
})

it('offers a partner’s gift to its own players until it is taken', async () => {
  const call = 'GET /api/integration/foto/gift/accept'
  const { services, server, platform } = await game({ userSource: 'foto' })
  Object.assign(platform, { source: 'foto', gift: { call, about: { RU: 'Гостинец.', EN: 'A treat.' } } })
  server.on(call, {
    player: { playerMarkers: [{ playerId: 1, playerMarker: 'PARTNER_GIFT' }] },
    gains: [{ kind: 'mithril', amount: 30 }],
  })
  expect(draw(services, <PartnerGift />)).toMatchObject({
    buttons: [en.campaign.partner.accept],
    text: expect.stringContaining('A treat.'),
  })
  await services.get(PartnerGiftStore).accept()
  expect(draw(services, <PartnerGift />).buttons).toEqual([])
  const stranger = await game({ userSource: 'own' })
  Object.assign(stranger.platform, { source: 'foto', gift: platform.gift })
  expect(draw(stranger.services, <PartnerGift />).html).toBe('')
  expect(draw((await game()).services, <PartnerGift />).html).toBe('')
})

it('redeems the portal’s promo codes, and confirms only those that were redeemed', async () => {
  const { services, server, platform } = await game()
  const confirmed: string[] = []
  Object.assign(platform, { promoCodes: PROMO })
  Object.assign(platform.capabilities, { canPay: true })
  Object.assign(platform.pay, {
    unconfirmed: async () => [
      { signature: 's', nonce: '', token: 'a' },
      { signature: 's', nonce: '', token: 'b' },
      { signature: 't', nonce: 'mine', token: 'c' },
    ],
    confirm: async ({ token }: { token: string }) => void confirmed.push(token),
  })
  server.on(PROMO, { player: {}, gains: [{ kind: 'mithril', amount: 100 }], tokens: ['a'] })
  await redeemPromoCodes(services)
  await settled()
  expect([server.times(PROMO), confirmed, services.ui.toasts.map(({ text }) => text)]).toEqual([
    1,
    ['a'],
    ['The promo code worked: 100 emeralds are yours!'],
  ])
  Object.assign(platform.pay, { unconfirmed: () => Promise.reject(new Error('away')) })
  await redeemPromoCodes(services)
  expect(services.get(PlayerStore).player).not.toBeNull()
})
