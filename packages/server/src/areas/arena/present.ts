import type { Arena } from '@skystair/contract'
import { leagueOf, powerOf } from '@skystair/rules'
import { arenaLevels, leagueRows } from '@skystair/world/areas/arena/rows'
import { gainsOf } from '../../economy/gain.ts'
import type { Context } from '../../handlers.ts'
import type { PlayerRow } from '../player/repository.ts'
import { entrantOf, lastPosition } from './repository.ts'
import { restOf } from './rest.ts'
import { rivalsOf } from './rivals.ts'
import { roadSquad } from './squads.ts'

/** Returns the daily reward of the league with this name. */
export const rewardsOf = (league: string) => leagueRows.find((row) => row.league === league)?.rewards ?? []

/** Returns the state of a player on the arena. */
export async function presentArena(ctx: Pick<Context, 'tx' | 'now' | 'bonuses'>, player: PlayerRow): Promise<Arena> {
  const { tx, now } = ctx
  const me = await entrantOf(tx, player.id)
  const power = powerOf(await roadSquad(ctx, player))
  const shared = { fromLevel: arenaLevels.open, lastPosition: await lastPosition(tx), power }
  if (!me) {
    const nowhere = { positionNumber: null, league: null, rivals: [], rest: null, fights: 0, wins: 0, defence: [] }
    return { ...shared, ...nowhere, rewardHour: 0, timeZone: 'UTC', rewardAt: null, reward: null }
  }
  const { position, fights, wins, defence, rewardHour, timeZone, rewardAt, rewardLeague } = me
  return {
    ...shared,
    ...{ positionNumber: position, league: leagueOf(position), fights, wins, defence: [...defence], rewardHour, timeZone, rewardAt },
    rivals: await rivalsOf(ctx, me, power),
    rest: await restOf(tx, player.id, me, now),
    reward: rewardLeague && { league: rewardLeague, gains: gainsOf(rewardsOf(rewardLeague)) },
  }
}
