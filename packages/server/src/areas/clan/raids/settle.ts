import type { RaidVictory } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { raidOf, raidStairsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { notifyClan, publishRaid } from '../live.ts'
import { memberOf } from '../membership/repository.ts'
import { addTaken, endRaid, lockRaid, type RaidRow, raidById, setStairsLeft } from './repository.ts'
import { isOn } from './running.ts'

type Base = Pick<Context, 'tx' | 'now' | 'after'>
interface Fought {
  readonly playerId: number
  readonly contextId: string
}

/** True if the raid is on and the player is still a member of its clan. */
async function mayTake(tx: Tx, raid: RaidRow | undefined, playerId: number, now: number): Promise<boolean> {
  if (!raid || !isOn(raid, now)) return false
  return (await memberOf(tx, playerId))?.clan_id === raid.clan_id
}

/** Throws RAID_OVER if the player is in the tower of a raid that is over, or that of a clan which the player has left. */
export async function refuseAfterRaid({ tx, now }: Pick<Base, 'tx' | 'now'>, { playerId, contextId }: Fought): Promise<void> {
  const way = raidOf(contextId)
  if (way && !(await mayTake(tx, await raidById(tx, way.raid), playerId, now))) throw refuse('RAID_OVER')
}

/**
 * Takes the stairs of a victory off the tower and adds them to the player's share. The raid's row is locked, after the player's: any number of members can
 * win at once. Returns null if the place is on another road.
 */
export async function settleRaid(ctx: Base, { playerId, contextId }: Fought, placeId: number): Promise<RaidVictory | null> {
  const { tx, now } = ctx
  const way = raidOf(contextId)
  const raid = way && (await lockRaid(tx, way.raid))
  if (!raid) return null
  const taken = (await mayTake(tx, raid, playerId, now)) ? Math.min(raid.stairs_left, raidStairsAt(world, placeId)) : 0
  const stairsLeft = raid.stairs_left - taken
  if (taken > 0) {
    await setStairsLeft(tx, raid.id, stairsLeft)
    if (stairsLeft === 0) await endRaid(tx, raid.id, now, now + world.raid.waitingHours * HOUR)
    const share = await addTaken(tx, raid.id, playerId, taken)
    publishRaid(ctx, raid.clan_id, { raid: raid.id, stairsLeft, playerId, taken: share })
    if (stairsLeft === 0) notifyClan(ctx, raid.clan_id, 'RAID')
  }
  return { taken, stairsLeft }
}
