import type { RaidInfo } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { FIRST_RAID_ID, RAID_ATTEMPTS, raidContext, raidOf, raidRow, towerStairs, visitStair } from '@skystair/rules'
import { world } from '@skystair/world'
import { gainsOf } from '../../../economy/gain.ts'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { refuseInBattle } from '../../battle/refuse-in-battle.ts'
import { lockPlayer } from '../../player/change.ts'
import { reachOf } from '../../player/position.ts'
import type { PlayerRow } from '../../player/repository.ts'
import { publishTravel } from '../../road/neighbours.ts'
import { forgetPlaces } from '../../road/repository.ts'
import { notifyClan } from '../live.ts'
import { type ClanRow, countMembers, memberOf } from '../membership/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { isOpen, presentRaid } from './present.ts'
import {
  hasShareElsewhere,
  insertRaid,
  insertRaider,
  lastRaid,
  lockRaid,
  type RaiderRow,
  type RaidRow,
  raiderOf,
  saveWay,
} from './repository.ts'
import { rewardShare } from './reward.ts'
import { isOn, waitingTime } from './running.ts'

type Base = Pick<Context, 'tx' | 'now' | 'after'>

/** Returns the raid of a clan, which must be locked. Begins one if none is on. Throws RAID_RESTING, RAID_CLOSED. */
async function ensureRaid(ctx: Base, clan: ClanRow): Promise<RaidRow> {
  const { tx, now } = ctx
  const last = await lastRaid(tx, clan.id)
  if (last && isOn(last, now)) return last
  if (last && waitingTime(last, now) > 0) throw refuse('RAID_RESTING')
  const difficulty = clan.raid_difficulty
  if (!isOpen(clan, difficulty)) throw refuse('RAID_CLOSED')
  const stairs = towerStairs(raidRow(world, difficulty), await countMembers(tx, clan.id))
  const endsAt = now + world.raid.hours * HOUR
  const waitsUntil = endsAt + world.raid.waitingHours * HOUR
  notifyClan(ctx, clan.id, 'RAID')
  return insertRaid(tx, { clan_id: clan.id, difficulty, stairs, ends_at: endsAt, waits_until: waitsUntil }, now)
}

/** Stores where the player will return to. Returns the player's way through the tower: a new one, or the one that the player has left. */
async function setOut(tx: Tx, raid: RaidRow, { id, state }: PlayerRow): Promise<Pick<RaiderRow, 'stair' | 'attempt' | 'coordinate'>> {
  const back = { back_context: state.contextId, back_coordinate: state.coordinate }
  const raider = await raiderOf(tx, raid.id, id)
  if (raider) {
    await saveWay(tx, { ...raider, ...back })
    return raider
  }
  const stair = visitStair(Math.max(1, state.bestVictoryStair))
  await forgetPlaces(tx, id, FIRST_RAID_ID)
  await insertRaider(tx, { raid_id: raid.id, player_id: id, stair, ...back })
  return { stair, attempt: 0, coordinate: 0 }
}

export const startRaid: Handler<'POST /api/clan/raid/start'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  refuseInBattle(state)
  if (raidOf(state.contextId)) throw refuse('STATE_CHANGED', { field: '/contextId' })
  const { clan } = await lockMyClan(tx, playerId)
  if (await hasShareElsewhere(tx, playerId, clan.id, now)) throw refuse('RAID_ELSEWHERE')
  const raid = await ensureRaid(ctx, clan)
  const { stair, attempt, coordinate } = await setOut(tx, raid, player)
  const left = { contextId: state.contextId, coordinate: state.coordinate }
  state.contextId = raidContext({ raid: raid.id, difficulty: raid.difficulty, stair, attempt })
  state.coordinate = coordinate
  publishTravel(ctx, player, left)
  const change = await save()
  return { raid: await presentRaid(ctx, player), player: change }
}

/** Returns the way of a member who comes back: left as it is, or, with `reset`, a new one from the bottom. */
async function wayAfter(tx: Tx, raider: RaiderRow, { id, state }: PlayerRow, reset: boolean): Promise<RaiderRow> {
  if (!reset) return { ...raider, coordinate: state.coordinate }
  await forgetPlaces(tx, id, FIRST_RAID_ID)
  return { ...raider, stair: Math.max(1, state.bestVictoryStair), attempt: (raider.attempt + 1) % RAID_ATTEMPTS, coordinate: 0 }
}

export const endRaid: Handler<'POST /api/clan/raid/end'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { player, save } = await lockPlayer(ctx)
  const { state } = player
  refuseInBattle(state)
  const way = raidOf(state.contextId)
  const raid = way && (await lockRaid(tx, way.raid))
  const raider = raid && (await raiderOf(tx, raid.id, playerId))
  if (!raid || !raider) throw refuse('STATE_CHANGED', { field: '/contextId' })
  await saveWay(tx, await wayAfter(tx, raider, player, body.reset))
  const granted = isOn(raid, now) ? [] : await rewardShare(tx, raid, playerId, now)
  const left = { contextId: state.contextId, coordinate: state.coordinate }
  state.contextId = raider.back_context
  state.coordinate = Math.min(raider.back_coordinate, reachOf(state).maxCoordinate)
  publishTravel(ctx, player, left)
  const change = await save('purse')
  const shown: RaidInfo | null = (await memberOf(tx, playerId)) ? await presentRaid(ctx, player) : null
  return { raid: shown, player: change, gains: gainsOf(granted) }
}
