import { artifactOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { artifactSet, OK_DAILY, OK_JOINING } from '@skystair/world/areas/campaign/rows'
import { gainsOf } from '../../economy/gain.ts'
import type { Handler } from '../../handlers.ts'
import { lockPlayer } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { portalById, portalDiscounts } from '../portal/index.ts'
import { campaignOf, keyOf } from './calendar.ts'
import { isChest, openChest } from './chests.ts'
import { offersOf, sellOffer } from './offers.ts'
import { markSeen } from './repository.ts'
import { statusOf } from './status.ts'

export const campaignPage: Handler<'GET /api/campaign/get/status/{type}'> = async ({ tx, playerId, now, params: { type } }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const page = { ...(await statusOf(tx, type, player, now)), offers: await offersOf(tx, type, player, now) }
  const active = campaignOf(type, player, now)
  if (active && !page.seen) await markSeen(tx, playerId, type, keyOf(active))
  return page
}

export const okGroup: Handler<'GET /api/campaign/get/ok/group'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const offers = await offersOf(tx, 'OK_GROUP', player, now)
  const offer = (id: number) => offers.find((one) => one.id === id) ?? null
  return { status: await statusOf(tx, 'OK_GROUP', player, now), joining: offer(OK_JOINING), daily: offer(OK_DAILY) }
}

export const artifactSetPage: Handler<'GET /api/campaign/get/art/status'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const kinds = artifactSet.flatMap((key) => world.artifacts.filter((kind) => kind.key === key))
  return {
    status: await statusOf(tx, 'ARTIFACT_SET_1', player, now),
    artifacts: kinds.map((kind) => artifactOf(kind, kind.id)),
    offers: await offersOf(tx, 'ARTIFACT_SET_1', player, now),
  }
}

export const discountsAtPortal: Handler<'GET /api/campaign/get/portal/discounts'> = async ({ tx, playerId, query: { portalId } }) => {
  portalById(portalId)
  return (await portalDiscounts(tx, playerId)).map(({ percent, amount }) => ({ discountPercent: percent, count: amount }))
}

export const useOffer: Handler<'GET /api/campaign/use/{id}'> = async (ctx) => {
  const { id } = ctx.params
  const { player, save } = await lockPlayer(ctx)
  const { rewards, opening } = isChest(id) ? await openChest(ctx, player, id) : { rewards: await sellOffer(ctx, player, id), opening: null }
  return { player: await save('purse', 'creatures'), gains: gainsOf(rewards), opening }
}

export const takeOkDaily: Handler<'GET /api/daily/ok/take'> = async (ctx) => {
  const { player, save } = await lockPlayer(ctx)
  const gains = gainsOf(await sellOffer(ctx, player, OK_DAILY))
  return { player: await save('purse'), gains }
}
