import { resources } from '@skystair/contract'
import { MAIN, slotHeight } from '@skystair/rules'
import { grant } from '../../economy/grant.ts'
import { sell } from '../../economy/offers.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { learnByDoing } from '../education/educations.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { travel } from '../road/travel.ts'
import { recordEvent } from '../task/tasks.ts'
import { firstPassage, isWithinReach, portalById, portalOfDay, presentPortal, priceOf } from './portals.ts'
import { addPortalDiscounts, chooseDiscount, takeDiscount } from './repository.ts'

export const offerOfDay: Handler<'GET /api/portal/offer/get'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const row = portalOfDay(player.state, now)
  return row && presentPortal(tx, player, row, now)
}

export const info: Handler<'GET /api/portal/{id}/info'> = async ({ tx, playerId, now, params }) =>
  presentPortal(tx, await loadPlayer(tx, playerId), portalById(params.id), now)

export const markDiscount: Handler<'GET /api/portal/mark/discount/chosen'> = async ({ tx, playerId, now, query }) => {
  const row = portalById(query.portalId)
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (!(await chooseDiscount(tx, playerId, query.discount, row.id))) throw refuse('DISCOUNT_NOT_FOUND')
  return presentPortal(tx, player, row, now)
}

export const usePortal: Handler<'POST /api/portal/{id}/use'> = (ctx) => {
  const { tx, now, playerId, query, rewardKinds } = ctx
  const row = portalById(ctx.params.id)
  return travel(ctx, async (player) => {
    const { state } = player
    if (!isWithinReach(row, state, now)) throw refuse('PLACE_OUT_OF_REACH')
    const price = priceOf(row, state, now, query.discount)
    if (query.discount > 0 && !(await takeDiscount(tx, playerId, query.discount))) throw refuse('DISCOUNT_NOT_FOUND')
    const shelf = { name: 'portal' as const, rows: [{ id: row.id, price, rewards: [], condition: { stair: row.stair } }] }
    await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds }, player, shelf, row.id)
    await grant(tx, playerId, resources({ sulfur: row.sulfur }), { reason: 'portal', ref: firstPassage(row), now })
    learnByDoing(state, 'portal')
    await recordEvent(tx, player, { type: 'TRAVEL', tags: [] }, now)
    return { contextId: MAIN, coordinate: slotHeight(row.stair, 0) }
  })
}

export const rewardKinds: RewardKinds<PlayerRow> = {
  portalDiscount: async (tx, { id }, reward) => {
    await addPortalDiscounts(tx, id, reward.percent, reward.amount)
    return [reward]
  },
}
