import { gainsOf } from '../../economy/gain.ts'
import { sell } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'

const SHELF = 'partnerGift'
/** The marker that shows the browser that the gift was taken. */
const TAKEN = 'PARTNER_GIFT'

/** Gives a player the gift of the platform to which the call belongs, once. Throws FORBIDDEN for players of other platforms, and ALREADY_TAKEN. */
export async function acceptPartnerGift(
  ctx: Pick<Context, 'tx' | 'now' | 'rewardKinds' | 'platforms' | 'call'> & { readonly playerId: number },
) {
  const { tx, now, rewardKinds, platforms, call } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { source } = platforms.ownerOf(call)
  const gift = platforms.manifest(source)?.gift
  if (!gift || player.source !== source) throw refuse('FORBIDDEN')
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  const gains = gainsOf(await sell(visit, player, { name: SHELF, rows: [gift.offer] }, gift.offer.id))
  if (!player.state.markers.includes(TAKEN)) player.state.markers.push(TAKEN)
  return { player: await save('purse'), gains }
}
