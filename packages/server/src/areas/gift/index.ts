import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Tx } from '../../storage/db.ts'
import { forgetNameIn } from '../notification/repository.ts'
import { gifts, hiddenCompliments } from './migration.ts'
import { listGiftOffers } from './offers.ts'
import { acceptPromotion } from './promotion.ts'
import { listGifts, openGift } from './received.ts'
import { findReceiver } from './receiver.ts'
import { receiversOfGifts } from './repository.ts'
import { sendGift } from './send.ts'

/** Removes the sender's name from the receivers' notifications. The gifts themselves contain no name. */
async function forgetSender(tx: Tx, playerId: number, name: string): Promise<void> {
  for (const receiver of await receiversOfGifts(tx, playerId)) await forgetNameIn(tx, receiver, 'giftReceived', name)
}

export const area = defineArea(contract.gift, {
  tables: {
    gift: { keptFor: 'what a gift holds is taken at any time', by: 'the gems that it costs and the number of gifts of a day' },
  },
  migrations: [gifts, hiddenCompliments],
  personal: [
    {
      table: 'gift',
      by: ['sender_id', 'receiver_id'],
      exported: {
        sender_id: ['receiver_id', 'offer', 'compliment', 'at'],
        receiver_id: ['sender_id', 'offer', 'rewards', 'compliment', 'at', 'taken_at', 'hidden_at'],
      },
      hidden: ['id'],
      onDeletion: { keptFor: 'what a gift holds is the other player’s', blank: { compliment: '' } },
    },
  ],
  forgetName: forgetSender,
  handlers: {
    'GET /api/player/promo/gift/accept': acceptPromotion,
    'GET /api/gift/list': listGifts,
    'GET /api/gift/offer/list': listGiftOffers,
    'GET /api/gift/receiver/find': findReceiver,
    'POST /api/gift/offer/{id}/send': sendGift,
    'POST /api/gift/{id}/take': openGift,
  },
})
