import type { CardOffer } from '@skystair/contract'
import { elephants } from '@skystair/world/areas/shop/rows'
import { listOffers, sell } from '../../economy/offers.ts'
import type { Handler } from '../../handlers.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

const shelf = { name: 'elephShop' as const, rows: elephants }

export const listElephants: Handler<'GET /api/shop/caviar/eleph/list'> = async ({ tx, playerId, now }) => {
  const customer = await customerOf(tx, await loadPlayer(tx, playerId), now)
  return (await listOffers({ tx, now, customer }, shelf)).flatMap(({ row, price, lock }) =>
    row.rewards.flatMap((reward): CardOffer[] =>
      reward.kind === 'card'
        ? [
            {
              id: row.id,
              card: reward.card,
              amount: reward.amount,
              price: [...price],
              minStair: row.condition?.stair ?? 0,
              minGoodPoints: row.condition?.goodPoints ?? 0,
              minEvilPoints: row.condition?.evilPoints ?? 0,
              available: lock === null,
            },
          ]
        : [],
    ),
  )
}

export const buyElephant: Handler<'POST /api/shop/caviar/eleph/{id}/buy'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, shelf, params.id)
  return save('purse', 'creatures')
}
