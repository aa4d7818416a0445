import type { BankGift, Gain, Player } from '@skystair/contract'
import { bankGifts, freeOptions } from '@skystair/world/areas/bank/rows'
import { gainsOf } from '../../economy/gain.ts'
import { listOffers, sell, type Visit } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { customerOf } from '../player/customer.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'

const shelves = { FREE: { name: 'bank', rows: freeOptions }, GIFT: { name: 'bank', rows: bankGifts } } as const
type Kind = keyof typeof shelves

/** What the bank gives for nothing, with when this player can take it next. */
export const offersFor = async (visit: Visit, kind: Kind): Promise<BankGift[]> =>
  (await listOffers(visit, shelves[kind])).map(({ row, availableAt }) => ({
    id: row.id,
    rewards: gainsOf(row.rewards),
    availableAt,
    membership: row.condition?.membership ?? 'NONE',
  }))

/** Takes a gift or a free option. Throws PRODUCT_NOT_FOUND, OFFER_LOCKED below its status, REWARD_NOT_READY. */
export async function takeOffer(
  { tx, now, playerId, rewardKinds }: Pick<Context, 'tx' | 'now' | 'rewardKinds'> & { readonly playerId: number },
  kind: Kind,
  id: number,
): Promise<{ player: Player; gains: Gain[] }> {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const customer = await customerOf(tx, player, now)
  const gains = gainsOf(await sell({ tx, now, customer, rewardKinds }, player, shelves[kind], id))
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains }
}
