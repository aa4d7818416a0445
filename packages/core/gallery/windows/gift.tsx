import { giftOffers } from '@skystair/world/areas/gift/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { GiftStore } from '../../src/areas/gift/store.ts'
import { Gifts } from '../../src/areas/gift/window.tsx'
import type { Language } from '../../src/services/options.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { receivedGift } from '../../testing/gift-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** Gifts to send: one has reached its limit today, and two are too expensive. */
const giftsToGive = giftOffers.map(({ id, key, image, price, rewards }) => ({
  ...{ id, key, image, price: [...price], minStair: 3, available: id !== 3, left: id === 3 ? 0 : 5 },
  rewards: rewards.flatMap((reward) =>
    reward.kind === 'consumable'
      ? [{ kind: reward.consumable, amount: reward.amount }]
      : reward.kind === 'resource'
        ? [{ kind: reward.resource, amount: reward.amount }]
        : [],
  ),
}))

/** Received gifts, one with the longest compliment, and one that was opened. */
const gifts = (lang: Language) => {
  const [first, second] = galleryWords[lang].names
  const longest = lang === 'RU' ? 'Спасибо за тот бой на сотой ступени! ' : 'Thank you for that fight on stair one hundred! '
  return [
    receivedGift(3, { key: 'chest', image: 'chest-closed/AMBER', senderName: second ?? null, compliment: longest.repeat(4).slice(0, 140) }),
    receivedGift(2, { senderName: first ?? null, compliment: lang === 'RU' ? 'За песни!' : 'For the songs!' }),
    receivedGift(1, { key: 'books', image: 'event-item/books', senderName: null, compliment: '', taken: true }),
  ]
}

/** The received gifts. */
const GiftsReceived = () => <Gifts />

/** The gifts to send. */
const GiftShelf = () => <Gifts tab="send" />

/** The form of a gift whose receiver was found. */
const GiftForm = () => (
  <WithPlayer level={12}>
    <Chosen />
  </WithPlayer>
)

const Chosen = observer(function Chosen() {
  const gift = useStore(GiftStore)
  const { lang } = useServices()
  useEffect(() => {
    void gift.load().then(() => {
      gift.receiver = { id: 7, name: galleryWords[lang].names[1] ?? null, level: 12 }
      gift.choose(gift.offers.value?.[9] ?? null)
    })
  }, [gift, lang])
  return gift.chosen ? <Gifts /> : null
})

export const rooms: Rooms = {
  rooms: { gifts: GiftsReceived, 'gift-shelf': GiftShelf, 'gift-form': GiftForm },
  replies: (server, lang) => server.on('GET /api/gift/list', gifts(lang)).on('GET /api/gift/offer/list', giftsToGive),
}
