import type { BankGift, Gain, PlayerChange } from '@skystair/contract'
import { bankGifts, freeOptions } from '@skystair/world/areas/bank/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, sell, type Visit } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'

const shelves = { FREE: { name: 'bank', rows: freeOptions }, GIFT: { name: 'bank', rows: bankGifts } } as const
type Kind = keyof typeof shelves

/** Returns the free options and gifts of the bank that this player can still take, and when each is next available. */
export const offersFor = async (visit: Visit, kind: Kind): Promise<BankGift[]> =>
  (await listOffers(visit, shelves[kind]))
    .filter(({ refusal }) => refusal !== 'ALREADY_TAKEN')
    .map(({ row, availableAt }) => ({
      id: row.id,
      rewards: gainsOf(row.rewards),
      availableAt,
      membership: row.condition?.membership ?? 'NONE',
    }))

/** Takes a gift or a free option. Throws PRODUCT_NOT_FOUND, OFFER_LOCKED if the player's status is too low, REWARD_NOT_READY. */
export async function takeOffer(
  ctx: Pick<Context, 'tx' | 'now' | 'rewardKinds'> & { readonly playerId: number },
  kind: Kind,
  id: number,
): Promise<{ player: PlayerChange; gains: Gain[] }> {
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const customer = await customerOf(tx, player, now)
  const gains = gainsOf(await sell({ tx, now, customer, rewardKinds }, player, shelves[kind], id))
  return { player: await save('purse', 'creatures'), gains }
}
