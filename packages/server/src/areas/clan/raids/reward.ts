import { raidReward, raidRow } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Deps } from '../../../deps.ts'
import { grant } from '../../../economy/grant.ts'
import { eachDue } from '../../../ops/each-due.ts'
import { clientsOf, publishPlayerChanged } from '../../../session/player-changed.ts'
import type { Tx } from '../../../storage/db.ts'
import { notify } from '../../notification/repository.ts'
import { loadPlayer } from '../../player/repository.ts'
import { markRewarded, type RaiderRow, type RaidRow, raidById, raiderOf, unrewarded } from './repository.ts'

/** Number of rewards that one query loads. */
const AT_ONCE = 100

/** Returns the reward of a share: that of a tower that falls during the raid, the actual one after it. */
export const rewardOf = ({ difficulty, stairs_left }: RaidRow, { taken }: Pick<RaiderRow, 'taken'>, over: boolean) =>
  raidReward(world, raidRow(world, difficulty), taken, !over || stairs_left === 0)

/** Grants the reward of a player's share of a raid that is over, once. Returns what was granted now. The player's row must be locked. */
export async function rewardShare(tx: Tx, raid: RaidRow, playerId: number, now: number) {
  const raider = await raiderOf(tx, raid.id, playerId)
  if (!raider || !(await markRewarded(tx, raid.id, playerId, now))) return []
  return grant(tx, playerId, rewardOf(raid, raider, true), { reason: 'raid', ref: `raid:${raid.id}`, now })
}

/** Grants one reward and notifies the player. Returns the player's clients. */
async function bring(tx: Tx, { raid_id, player_id }: Pick<RaiderRow, 'raid_id' | 'player_id'>, now: number): Promise<readonly string[]> {
  await loadPlayer(tx, player_id, { lock: true })
  const raid = await raidById(tx, raid_id)
  const granted = raid ? await rewardShare(tx, raid, player_id, now) : []
  if (granted.length === 0) return []
  await notify(tx, player_id, 'raidReward', {}, now)
  return clientsOf(tx, [player_id], now)
}

/** Grants the rewards of all raids that are over, each in a transaction of its own. Only the first node that tries succeeds. */
export async function bringRaidRewards({ db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>): Promise<void> {
  for (;;) {
    const now = clock()
    const due = await db.tx((tx) => unrewarded(tx, now, AT_ONCE))
    await eachDue(
      db,
      due,
      (tx, share) => bring(tx, share, now),
      (clients) => publishPlayerChanged(bus, clients),
    )
    if (due.length < AT_ONCE) return
  }
}
