import { MELEE_NOTICE } from '@skystair/contract/enums'
import { forecast, type Move } from '@skystair/rules'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { roadSquad } from '../arena/squads.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { schedulePush } from '../notification/push/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { advance, disband, isDue } from './advance.ts'
import { type Going, goingOf, leaveSquad, makeMove } from './going.ts'
import { hourAt } from './hour.ts'
import { presentFight, rewardsOf } from './present.ts'
import { publishMelee } from './publish.ts'
import { closeSeat, deleteSeat, insertSeat, lockWaiting, meleeOf, openSeatOf, type Seat, type StoredMelee, seatsOf } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now' | 'random' | 'after'> & { readonly playerId: number }

const SECOND = 1000

/** Returns the player's seat and melee as they are now. Throws BATTLE_NOT_FOUND. With `lock`, the melee is locked until the transaction ends. */
async function current(ctx: Base, { lock = false } = {}): Promise<{ readonly seat: Seat; readonly melee: StoredMelee }> {
  const { tx, now, playerId } = ctx
  const seat = await openSeatOf(tx, playerId)
  if (!seat) throw refuse('BATTLE_NOT_FOUND')
  const known = await meleeOf(tx, seat.meleeId)
  if (!lock && !isDue(known, now)) return { seat, melee: known }
  const { melee, changed } = await advance(ctx, seat.meleeId)
  if (changed) await publishMelee(ctx, melee.id)
  return { seat: (await openSeatOf(tx, playerId)) ?? seat, melee }
}

/** Returns the player's melee in the player's turn. */
async function inTurn(ctx: Base, options: { readonly lock?: boolean }): Promise<{ readonly seat: Seat; readonly going: Going }> {
  const { seat, melee } = await current(ctx, options)
  if (melee.progress === 'WAITING') throw refuse('BATTLE_NOT_FOUND')
  const going = await goingOf(ctx.tx, melee)
  if (going.battle.state.winner) throw refuse('BATTLE_OVER')
  if (going.battle.state.turn !== seat.side) throw refuse('BATTLE_TURN')
  return { seat, going }
}

export const getMelee: Handler<'GET /api/melee/get'> = async (ctx) => {
  const { tx, now, playerId, query } = ctx
  const mine = (await openSeatOf(tx, playerId)) && (await current(ctx))
  return {
    ...{ fromLevel: meleeRow.groups[0]!, ...hourAt(now) },
    fight: mine ? await presentFight(tx, mine.melee, mine.seat, query.since) : null,
  }
}

export const joinMelee: Handler<'POST /api/melee/join'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  // The lock on the player also keeps two calls from taking two seats.
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (await openSeatOf(tx, playerId)) return { done: true }
  const group = meleeRow.groups.findLast((level) => level <= player.state.level)
  if (group === undefined || hourAt(now).opensAt > now) throw refuse('MELEE_CLOSED')
  refuseInBattle(player.state)
  const squad = (await roadSquad(ctx, player)).slice(0, meleeRow.fighters)
  if (squad.length === 0) throw refuse('NO_SQUAD')
  for (;;) {
    const waiting = await lockWaiting(tx, group, now + meleeRow.wait * SECOND)
    if (!waiting) continue
    const { melee, changed } = await advance(ctx, waiting.id)
    if (changed) await publishMelee(ctx, waiting.id)
    if (melee.progress !== 'WAITING') continue
    await schedulePush(tx, player, { key: 'melee', kind: 'meleeSoon', values: {}, at: hourAt(hourAt(now).closesAt).opensAt - MELEE_NOTICE })
    await insertSeat(tx, { meleeId: waiting.id, playerId, stair: player.state.bestVictoryStair, squad }, now)
    await advance(ctx, waiting.id)
    await publishMelee(ctx, waiting.id)
    return { done: true }
  }
}

export const leaveMelee: Handler<'POST /api/melee/leave'> = async (ctx) => {
  const { tx, now } = ctx
  const { seat, melee } = await current(ctx, { lock: true })
  if (melee.progress === 'WAITING') {
    await deleteSeat(tx, seat.id)
    if ((await seatsOf(tx, melee.id)).length === 0) await disband(tx, melee)
  } else {
    if (seat.place !== null) throw refuse('BATTLE_OVER')
    await closeSeat(tx, seat.id)
    await leaveSquad(tx, await goingOf(tx, melee), seat, now)
  }
  await publishMelee(ctx, melee.id)
  return { done: true }
}

export const moveInMelee: Handler<'POST /api/melee/move'> = async (ctx) => {
  const { tx, now, body } = ctx
  const { seat, going } = await inTurn(ctx, { lock: true })
  const move: Move = body.hit ? { type: 'hit', ...body.hit } : { type: 'skip' }
  await makeMove(tx, going, seat, move, now)
  await publishMelee(ctx, going.melee.id)
  return { done: true }
}

export const precalculateInMelee: Handler<'POST /api/melee/precalculate'> = async (ctx) => {
  const { going } = await inTurn(ctx, {})
  const forecasted = forecast(going.battle.state, ctx.body.attackerId, ctx.body.defenderId)
  if ('refused' in forecasted) throw refuse(forecasted.refused)
  return forecasted
}

export const takeMeleeReward: Handler<'POST /api/melee/reward/take'> = async (ctx) => {
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const seat = await openSeatOf(tx, player.id)
  if (!seat) throw refuse('BATTLE_NOT_FOUND')
  const rewards = rewardsOf(seat)
  if (!rewards) throw refuse('BATTLE_NOT_OVER')
  // The player may have left at the same moment.
  if (!(await closeSeat(tx, seat.id))) throw refuse('BATTLE_NOT_FOUND')
  const granted = await grant(tx, player, [...rewards], { reason: 'melee', ref: `melee:${seat.id}`, now }, rewardKinds)
  return { player: await save('purse'), gains: gainsOf(granted) }
}
