import type { Gift, GiftOffer } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { giftOffer, receivedGift } from '../../../testing/gift-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Action } from '../../services/action.ts'
import { fileReport } from '../chat/public.ts'
import { PlayerStore } from '../player/store.ts'
import { ToGifts, WaitingGifts } from './daily.tsx'
import { MailGifts } from './mail-gifts.tsx'
import { GiftStore } from './store.ts'
import { Gifts } from './window.tsx'

const SEND = 'POST /api/gift/offer/{id}/send'
const TAKE = 'POST /api/gift/{id}/take'
const FIND = 'GET /api/gift/receiver/find'

async function withGifts({
  me = {},
  gifts = [],
  offers = [],
}: {
  me?: Parameters<typeof player>[0]
  gifts?: Gift[]
  offers?: GiftOffer[]
} = {}) {
  const resources = { ...player().resources, gold: 100 }
  const game = playing({ accessLevel: 'PLAYER', level: 10, bestVictoryStair: 10, resources, ...me }, { texts: en })
  await game.texts.use('EN')
  game.server.on('GET /api/gift/list', gifts).on('GET /api/gift/offer/list', offers)
  const store = game.services.get(GiftStore)
  await store.load()
  return { ...game, store }
}

it('shows each gift with its sender and compliment, and its content once it is opened', async () => {
  const gifts = [receivedGift(2), receivedGift(1, { taken: true, senderName: null, compliment: '' })]
  const { services, server, store } = await withGifts({ me: { haveNewGift: true }, gifts })
  const before = draw(services, <Gifts />)
  for (const words of [
    'Flower for a Wreath From Olga',
    'January 15 Well fought!',
    'From player no. 7 January 15',
    'Inside: Small Healing Draught',
  ])
    expect(before.text).toContain(words)
  expect(before.buttons).toContain('Open: Flower for a Wreath. From Olga')
  server.on(TAKE, { player: { haveNewGift: false }, gains: [{ kind: 'heal_small', amount: 1 }] })
  await Promise.all([store.open(gifts[0]!), store.open(gifts[0]!)])
  const after = draw(services, <Gifts />)
  expect([server.times(TAKE), services.get(PlayerStore).player?.haveNewGift]).toEqual([1, false])
  expect(after.buttons.some((name) => name.startsWith('Open:'))).toBe(false)
})

it('opens the page of a sender by the name, unless the account is deleted', async () => {
  const { services } = await withGifts({ gifts: [receivedGift(2), receivedGift(1, { senderName: null })] })
  const { buttons } = draw(services, <Gifts />)
  expect([buttons.includes('From Olga'), buttons.includes('From player no. 7')]).toEqual([true, false])
})

it('loads older gifts page by page, each gift once', async () => {
  const page = (from: number) => Array.from({ length: 20 }, (_, index) => receivedGift(from - index))
  const { services, server, store } = await withGifts({ gifts: page(50) })
  expect(draw(services, <Gifts />).buttons).toContain('Show more')
  // A new gift has moved the last one of the first page to the second page.
  server.on('GET /api/gift/list', [receivedGift(31), ...page(30).slice(0, 5)])
  await store.received.more()
  expect(server.last('GET /api/gift/list')?.url.searchParams.get('page')).toBe('1')
  expect(store.received.value?.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => 50 - index))
  expect(draw(services, <Gifts />).buttons).not.toContain('Show more')
})

it('shows the gifts to send, and why some are not available', async () => {
  const offers = [
    giftOffer(1),
    giftOffer(2, { price: [{ resource: 'gold', amount: 500 }] }),
    giftOffer(3, { available: false, left: 0 }),
    giftOffer(4, { available: false, minStair: 30 }),
  ]
  const { services } = await withGifts({ offers })
  const page = draw(services, <Gifts tab="send" />)
  expect(page.buttons).toContain('Give: Flower for a Wreath. 60 gold coins')
  expect(page.off).toHaveLength(3)
  for (const words of ['Not enough funds to buy', 'That’s all for today', 'Opens once you have won on stair 30', '5 more today'])
    expect(page.text).toContain(words)
})

it('finds the receiver, and sends the gift with the compliment as one line', async () => {
  const { services, server, store } = await withGifts({ offers: [giftOffer(1)] })
  store.choose(store.offers.value![0]!)
  expect(draw(services, <Gifts />).off).toEqual(['Find', 'Give for 60 gold coins'])
  server.on(FIND, { id: 9, name: 'Olga', level: 4 })
  await store.find(' Olga ')
  expect(server.last(FIND)?.url.searchParams.get('who')).toBe('Olga')
  const form = draw(services, <Gifts />)
  expect(form.text).toContain('Olga, level 4')
  expect(form.buttons).toContain('Give for 60 gold coins')
  expect(form.html).toContain(en.gift.offer.flower.wish)
  server.on(SEND, { resources: { ...player().resources, gold: 40 } })
  const sent = await Promise.all([store.send('For  you\n!'), store.send('For  you\n!')])
  expect(sent).toEqual([true, false])
  expect([server.times(SEND), server.last(SEND)?.body, store.held('gold'), store.chosen]).toEqual([
    1,
    { receiverId: 9, compliment: 'For you !' },
    40,
    null,
  ])
  expect(services.ui.toasts.at(-1)).toMatchObject({ tone: 'good', text: 'On its way to Olga' })
})

it('keeps the form if the server refuses, and says why', async () => {
  const { services, server, store } = await withGifts({ offers: [giftOffer(1)] })
  store.choose(store.offers.value![0]!)
  server.on(FIND, refusal('PLAYER_NOT_FOUND', 404))
  await store.find('Nobody')
  expect([store.receiver, services.ui.toasts.at(-1)?.text]).toEqual([null, en.error.PLAYER_NOT_FOUND])
  server.on(FIND, { id: 9, name: null, level: 4 }).on(SEND, refusal('BLOCKED', 409))
  await store.find('9')
  expect(draw(services, <Gifts />).text).toContain('player no. 9, level 4')
  expect(await store.send('Hi')).toBe(false)
  expect([store.chosen?.id, services.ui.toasts.at(-1)?.text]).toEqual([1, en.error.BLOCKED])
})

it('tells guests why they cannot send gifts, and leads all others to the emeralds for a friend', async () => {
  const guest = await withGifts({ me: { accessLevel: 'TRIAL' } })
  expect(draw(guest.services, <Gifts tab="send" />).text).toContain('Only registered players can give')
  const member = await withGifts()
  Object.assign(member.platform.capabilities, { canPay: true })
  expect(draw(member.services, <Gifts tab="send" />).buttons).toContain('To the bank')
  Object.assign(member.platform.capabilities, { canPay: false })
  expect(draw(member.services, <Gifts tab="send" />).buttons).not.toContain('To the bank')
})

it('opens from the daily gifts, where an unopened gift waits at the top', async () => {
  const waiting = await withGifts({ me: { haveNewGift: true } })
  expect(draw(waiting.services, <WaitingGifts />).text).toContain('Somebody has left a gift for you')
  expect(draw(waiting.services, <ToGifts />).html).toBe('')
  const none = await withGifts()
  expect(draw(none.services, <WaitingGifts />).html).toBe('')
  expect(draw(none.services, <ToGifts />).buttons).toEqual([en.gift.open])
})

it('lets the player open new gifts in the mail, which does not show the opened ones', async () => {
  const { services, server, store } = await withGifts({ gifts: [receivedGift(2), receivedGift(1, { taken: true })] })
  const shown = () => draw(services, <MailGifts />).buttons
  expect(shown()).toEqual(['From Olga', 'Report the compliment by Olga', 'Open: Flower for a Wreath. From Olga'])
  server.on(TAKE, { player: { haveNewGift: false }, gains: [{ kind: 'heal_small', amount: 1 }] })
  await store.open(store.received.value![0]!)
  expect(shown()).toEqual([])
})

it('reports the compliment of a gift, once the player is sure, and shows no compliment that moderators have hidden', async () => {
  const { services, server } = await withGifts({ gifts: [receivedGift(2), receivedGift(1, { compliment: '', hidden: true })] })
  const { buttons, text } = draw(services, <Gifts />)
  expect(buttons.filter((name) => name.startsWith('Report'))).toEqual(['Report the compliment by Olga'])
  expect(text).toContain(en.gift.hidden)
  server.on('POST /api/moderation/report', { reported: true })
  const filing = fileReport(services, new Action(services), 'GIFT', 2)
  expect(services.ui.question?.text).toBe(en.chat.reportAsk.GIFT)
  services.ui.answer(true)
  await filing
  expect(server.last('POST /api/moderation/report')?.body).toEqual({ kind: 'GIFT', id: 2 })
})

it.each([
  [{ level: 9 }, en.error.CHAT_LEVEL],
  [{ chatBannedUntil: Number.MAX_SAFE_INTEGER }, en.error.CHAT_BANNED],
])('says instead of the form why a player with %j may not write a compliment', async (me, words) => {
  const { services, store } = await withGifts({ me, offers: [giftOffer(1)] })
  store.choose(giftOffer(1))
  const { text, buttons } = draw(services, <Gifts />)
  expect([text.includes(words), buttons.some((name) => name.startsWith('Send'))]).toEqual([true, false])
})
