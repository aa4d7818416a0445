import type { ChanceTable, FactoryGift } from '@skystair/contract'
import { factoryTable } from '@skystair/world/areas/clan/rows'
import { announceDraw, draw } from '../../../economy/draw.ts'
import { gainsOf } from '../../../economy/gain.ts'
import { grant } from '../../../economy/grant.ts'
import { allowance, limit, usageOf } from '../../../economy/limit.ts'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { lockPlayer } from '../../player/change.ts'
import { buildingOf } from '../buildings/building.ts'
import { myClan } from '../my-clan.ts'

const KEY = 'clanFactory'
const DAILY = { perDay: 1 } as const

type Base = Pick<Context, 'tx' | 'now' | 'random'> & { readonly playerId: number }

/** Returns the table of the gifts of the clan's factory. Throws CLAN_MISSING, and OFFER_LOCKED before the factory is built. */
async function tableOf(tx: Tx, playerId: number): Promise<ChanceTable> {
  const { level } = await buildingOf(tx, (await myClan(tx, playerId)).clan.id, 'GEAR_FACTORY')
  if (level === 0) throw refuse('OFFER_LOCKED')
  return factoryTable(level)
}

/** Returns the player's next gift, and publishes the hash of its seed. The player's row must be locked. */
async function present(ctx: Base, table: ChanceTable): Promise<FactoryGift> {
  const { tx, now, playerId } = ctx
  const { availableAt, refusal } = allowance(DAILY, (await usageOf(tx, playerId, [KEY])).get(KEY), { now })
  return {
    availableAt: refusal ? availableAt : 0,
    contents: table.rows.map(({ rewards, weight }) => ({ gains: gainsOf(rewards), weight })),
    draw: await announceDraw(ctx, playerId, table),
  }
}

const getGift: Handler<'GET /api/clan/factory/gift/get'> = async (ctx) => {
  await lockPlayer(ctx)
  return present(ctx, await tableOf(ctx.tx, ctx.playerId))
}

const takeGift: Handler<'GET /api/clan/factory/gift/take'> = async (ctx) => {
  const { tx, now, playerId, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const table = await tableOf(tx, playerId)
  const taken = await limit(tx, playerId, KEY, DAILY, { now })
  const { chance, number, seed, seedHash, rewards } = await draw(ctx, playerId, table)
  const granted = await grant(tx, player, rewards, { reason: KEY, ref: `${KEY}:${taken}`, now }, rewardKinds)
  return {
    gains: gainsOf(granted),
    draw: { chance, number, seed, seedHash },
    player: await save('purse'),
    gift: await present(ctx, table),
  }
}

export const factoryHandlers = { 'GET /api/clan/factory/gift/get': getGift, 'GET /api/clan/factory/gift/take': takeGift } as const
