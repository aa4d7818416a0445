import type { RaidInfo, RaidOptions } from '@skystair/contract'
import { raidOf, raidRow, raidSpeedupGems, towerStairs } from '@skystair/rules'
import { world } from '@skystair/world'
import { gainsOf } from '../../../economy/gain.ts'
import type { Context, Handler } from '../../../handlers.ts'
import type { Tx } from '../../../storage/db.ts'
import { loadPlayer, type PlayerRow } from '../../player/repository.ts'
import { shownNames } from '../../security/shown-names.ts'
import { type ClanRow, countMembers } from '../membership/repository.ts'
import { myClan } from '../my-clan.ts'
import { lastRaid, type RaidRow, raidById, raidersOf } from './repository.ts'
import { rewardOf } from './reward.ts'
import { isOn, waitingTime } from './running.ts'

type Base = Pick<Context, 'tx' | 'now'>
type Owner = Pick<PlayerRow, 'id' | 'state'>

/** True if the clan's level allows the difficulty. */
export const isOpen = ({ level }: Pick<ClanRow, 'level'>, difficulty: RaidInfo['difficulty']): boolean =>
  level >= raidRow(world, difficulty).clanLevel

/** Returns a raid that has begun. */
async function begun({ tx, now }: Base, raid: RaidRow, playerId: number, state: RaidInfo['state']): Promise<RaidInfo> {
  const rows = await raidersOf(tx, raid.id)
  const nameOf = await shownNames(
    tx,
    rows.map(({ player_id }) => player_id),
  )
  const over = !isOn(raid, now)
  const taken = rows.find(({ player_id }) => player_id === playerId)?.taken ?? 0
  const waiting = waitingTime(raid, now)
  return {
    ...{ state, id: raid.id, difficulty: raid.difficulty, over, taken },
    until: state === 'RAID_WAITING' ? raid.waits_until : raid.ends_at,
    ...{ stairs: raid.stairs, stairsLeft: raid.stairs_left },
    rewards: gainsOf(rewardOf(raid, { taken }, over)),
    speedupPrice: raidSpeedupGems(world, waiting),
    raiders: rows.map((row) => ({ playerId: row.player_id, name: nameOf(row.player_id), taken: row.taken })),
  }
}

/** Returns the raid that a clan can begin. */
async function next(tx: Tx, clan: ClanRow): Promise<RaidInfo> {
  const difficulty = clan.raid_difficulty
  const stairs = towerStairs(raidRow(world, difficulty), await countMembers(tx, clan.id))
  return {
    ...{ state: isOpen(clan, difficulty) ? 'RAID_AVAILABLE' : 'RAID_CLOSED', id: null, difficulty, until: null, over: false },
    ...{ stairs, stairsLeft: stairs, taken: 0, rewards: [], speedupPrice: 0, raiders: [] },
  }
}

/** Returns the raid that the player is on, or else that of the player's clan. Throws CLAN_MISSING. */
export async function presentRaid(ctx: Base, { id, state }: Owner): Promise<RaidInfo> {
  const { tx, now } = ctx
  const way = raidOf(state.contextId)
  const mine = way && (await raidById(tx, way.raid))
  if (mine) return begun(ctx, mine, id, 'IN_RAID')
  const { clan } = await myClan(tx, id)
  const last = await lastRaid(tx, clan.id)
  if (last && isOn(last, now)) return begun(ctx, last, id, 'RAID_AVAILABLE')
  return last && waitingTime(last, now) > 0 ? begun(ctx, last, id, 'RAID_WAITING') : next(tx, clan)
}

export const getRaid: Handler<'GET /api/clan/raid/get'> = async (ctx) => presentRaid(ctx, await loadPlayer(ctx.tx, ctx.playerId))

export const raidOptions: Handler<'GET /api/clan/raid/options'> = async ({ tx, playerId }): Promise<RaidOptions[]> => {
  const { clan } = await myClan(tx, playerId)
  const members = await countMembers(tx, clan.id)
  return world.raid.rows.map((row) => ({
    ...{ difficulty: row.difficulty, clanLevel: row.clanLevel, open: isOpen(clan, row.difficulty), captainSquads: row.captainSquads },
    ...{ stairs: towerStairs(row, members), rewards: gainsOf(row.rewards) },
  }))
}
