import { wheelOf } from '@skystair/world/areas/campaign/rows'
import { charge } from '../../../economy/charge.ts'
import { draw } from '../../../economy/draw.ts'
import { gainsOf } from '../../../economy/gain.ts'
import { grant } from '../../../economy/grant.ts'
import { heldOf } from '../../../economy/purse.ts'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { creaturesOf } from '../../hero/creatures.ts'
import { ranksFor } from '../../hero/ranks.ts'
import { lockPlayer } from '../../player/change.ts'
import { presentPrize, prizeFor } from './prize.ts'
import { removePrize, type StoredPrize, storePrize, waitingPrize } from './repository.ts'
import { ticketFor } from './status.ts'

export const spinWheel: Handler<'GET /api/campaign/spin/wheel'> = async (ctx) => {
  const { tx, playerId, now, query } = ctx
  const { player, save } = await lockPlayer(ctx)
  if (await waitingPrize(tx, playerId)) throw refuse('PRIZE_WAITING')
  const table = wheelOf(query.kind ?? 'USUAL')
  const { chance, ref, row, number, seed, seedHash, rewards, next } = await draw(ctx, playerId, table)
  const ticket = ticketFor[table.kind]
  await charge(tx, playerId, [{ resource: ticket, amount: 1 }], { reason: 'wheel', ref: `${ref}:price`, now })
  const prize: StoredPrize = { kind: table.kind, number, sector: row, rewards, instead: table.rows[row]?.instead ?? null }
  await storePrize(tx, playerId, prize)
  return {
    ...presentPrize(prize, await creaturesOf(tx, playerId, player.state, now)),
    tickets: await heldOf(tx, playerId, ticket),
    draw: { chance, number, seed, seedHash },
    next,
    player: await save('purse'),
  }
}

export const takePrize: Handler<'GET /api/campaign/wheel/take/reward'> = async (ctx) => {
  const { tx, playerId, now, query, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const prize = await waitingPrize(tx, playerId)
  if (!prize) throw refuse('REWARD_NOT_READY')
  const { rewards, receivers } = prizeFor(prize, await creaturesOf(tx, playerId, player.state, now))
  const receiver = receivers?.find(({ id }) => id === query.optionalCreatureId)
  if (receivers && !receiver) throw refuse('CREATURE_NOT_FOUND', { field: '/optionalCreatureId' })
  const kinds = (receiver ? { ...rewardKinds, rank: ranksFor(receiver) } : rewardKinds) as typeof rewardKinds
  const occasion = { reason: 'wheel', ref: `${wheelOf(prize.kind).id}:${prize.number}`, now } as const
  const granted = await grant(tx, player, rewards, occasion, kinds)
  await removePrize(tx, playerId)
  const change = await save('purse', 'creatures')
  return { gains: gainsOf(granted), creatures: change.creatures ?? [], player: change }
}
