import { type DelayedChest, type DelayedChestStatus, price } from '@skystair/contract'
import { MINUTE } from '@skystair/contract/time'
import { speedupGems } from '@skystair/rules'
import { delayedChestOf, delayedChestType, VICTORIES_PER_CHEST } from '@skystair/world/areas/campaign/rows'
import { charge } from '../../../economy/charge.ts'
import { announceDraw, draw } from '../../../economy/draw.ts'
import { gainsOf } from '../../../economy/gain.ts'
import { grant } from '../../../economy/grant.ts'
import { limit, timesUsed } from '../../../economy/limit.ts'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { cancelPush, schedulePush } from '../../notification/push/repository.ts'
import { lockPlayer } from '../../player/change.ts'
import type { PlayerRow } from '../../player/repository.ts'
import { victoriesOf } from '../victories.ts'
import { takeGiven } from './given.ts'
import { chestOf, openChestAt, placeChest, removeChest, type StoredChest } from './repository.ts'

/** Key of the counter of a player's chests. */
const PLACED = 'delayedChest'

/** Key of the push message that the chest can be opened. */
const PUSH = 'chest'

type Base = Pick<Context, 'tx' | 'now' | 'random'> & { readonly playerId: number }

/** Returns how many victories a player still needs for the chest with this number. */
const victoriesLeft = async ({ tx, playerId }: Base, number: number): Promise<number> =>
  Math.max(0, VICTORIES_PER_CHEST * number - (await victoriesOf(tx, playerId)))

/** Returns the number and the type of the next chest for victories, if the player has won enough fights. */
async function nextForVictories(ctx: Base): Promise<Pick<StoredChest, 'number' | 'type'> | null> {
  const { tx, playerId, now } = ctx
  if ((await victoriesLeft(ctx, (await timesUsed(tx, playerId, PLACED)) + 1)) > 0) return null
  const number = await limit(tx, playerId, PLACED, {}, { now })
  return { number, type: delayedChestType(number) }
}

/** Places the player's next chest: one that was given as a reward, or else one for victories. Returns it, or null. */
async function placeNext(ctx: Base, player: PlayerRow): Promise<StoredChest | null> {
  const { tx, playerId, now } = ctx
  const next = (await takeGiven(tx, playerId, now)) ?? (await nextForVictories(ctx))
  if (!next) return null
  const { number, type } = next
  const chest = { number, type, placedAt: now, readyAt: now + delayedChestOf(type).minutes * MINUTE }
  await placeChest(tx, playerId, chest)
  await schedulePush(tx, player, { key: PUSH, kind: 'chestReady', values: {}, at: chest.readyAt })
  return chest
}

async function present(ctx: Base, { number, type, placedAt, readyAt }: StoredChest): Promise<DelayedChest> {
  const table = delayedChestOf(type)
  return {
    id: number,
    type,
    placedAt,
    readyAt,
    speedupPrice: speedupGems(readyAt - ctx.now),
    contents: table.rows.map(({ rewards, weight }) => ({ gains: gainsOf(rewards), weight })),
    draw: await announceDraw(ctx, ctx.playerId, table),
  }
}

/** Returns the state of the player's chest. Places the next one if it is due. The player's row must be locked. */
async function status(ctx: Base, player: PlayerRow): Promise<DelayedChestStatus> {
  const { tx, playerId } = ctx
  const chest = (await chestOf(tx, playerId)) ?? (await placeNext(ctx, player))
  const next = (await timesUsed(tx, playerId, PLACED)) + 1
  return {
    chest: chest && (await present(ctx, chest)),
    victoriesLeft: await victoriesLeft(ctx, next),
    nextType: delayedChestType(next),
  }
}

export const ensureChest: Handler<'GET /api/delayed/chest/ensure'> = async (ctx) => {
  const { player } = await lockPlayer(ctx)
  return status(ctx, player)
}

export const speedUpChest: Handler<'GET /api/delayed/chest/speedup'> = async (ctx) => {
  const { tx, playerId, now } = ctx
  const { player, save } = await lockPlayer(ctx)
  const chest = await chestOf(tx, playerId)
  if (!chest) throw refuse('NOT_FOUND')
  const gems = speedupGems(chest.readyAt - now)
  if (gems > 0) {
    await charge(tx, playerId, price({ mithril: gems }), { reason: 'delayedChest', ref: `delayedChest:${chest.number}:speedup`, now })
    await openChestAt(tx, playerId, now)
    await cancelPush(tx, playerId, PUSH)
  }
  return { ...(await status(ctx, player)), player: await save('purse') }
}

export const takeChest: Handler<'GET /api/delayed/chest/take'> = async (ctx) => {
  const { tx, playerId, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const stored = await chestOf(tx, playerId)
  if (!stored) throw refuse('NOT_FOUND')
  if (stored.readyAt > now) throw refuse('REWARD_NOT_READY')
  const { chance, number, seed, seedHash, rewards } = await draw(ctx, playerId, delayedChestOf(stored.type))
  const occasion = { reason: 'delayedChest', ref: `delayedChest:${stored.number}`, now } as const
  const granted = await grant(tx, player, rewards, occasion, rewardKinds)
  await removeChest(tx, playerId)
  await cancelPush(tx, playerId, PUSH)
  const change = await save('purse', 'creatures')
  return { ...(await status(ctx, player)), gains: gainsOf(granted), draw: { chance, number, seed, seedHash }, player: change }
}
