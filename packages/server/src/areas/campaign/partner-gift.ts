import { partnerGifts } from '@skystair/world/areas/campaign/rows'
import { gainsOf } from '../../economy/gain.ts'
import { sell } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'

const shelf = { name: 'partnerGift', rows: Object.values(partnerGifts) }
/** The marker that shows the browser that the gift was taken. */
const TAKEN = 'PARTNER_GIFT'

/** Returns a handler that gives a player of the platform its gift, once. It throws FORBIDDEN for players of other platforms, and ALREADY_TAKEN. */
export const acceptPartnerGift =
  (source: keyof typeof partnerGifts) => async (ctx: Pick<Context, 'tx' | 'now' | 'rewardKinds'> & { readonly playerId: number }) => {
    const { tx, now, rewardKinds } = ctx
    const { player, save } = await lockPlayer(ctx)
    if (player.source !== source) throw refuse('FORBIDDEN')
    const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
    const gains = gainsOf(await sell(visit, player, shelf, partnerGifts[source].id))
    if (!player.state.markers.includes(TAKEN)) player.state.markers.push(TAKEN)
    return { player: await save('purse'), gains }
  }
