import type { GiftOffer } from '@skystair/contract'
import { giftOffers } from '@skystair/world/areas/gift/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

/** The gifts as offers without rewards for the sender: the receiver gets the rewards when taking the gift. */
export const giftShelf = { name: 'gift' as const, rows: giftOffers.map((row) => ({ ...row, rewards: [] })) }

export const rowOf = (offer: number) => giftOffers.find(({ id }) => id === offer)

export const listGiftOffers: Handler<'GET /api/gift/offer/list'> = async ({ tx, playerId, now }) => {
  const customer = await customerOf(tx, await loadPlayer(tx, playerId), now)
  const offers = await listOffers({ tx, now, customer }, giftShelf)
  return offers.map(
    ({ row, price, lock, refusal, left }): GiftOffer => ({
      id: row.id,
      key: row.key,
      image: row.image,
      price: [...price],
      rewards: gainsOf(rowOf(row.id)?.rewards ?? []),
      minStair: row.condition?.stair ?? 0,
      available: lock === null && refusal === null,
      left: left ?? 0,
    }),
  )
}
