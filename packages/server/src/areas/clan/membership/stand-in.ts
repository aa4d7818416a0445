// If a leader has been away for a week, the most deserving member stands in until the leader is back.
import { HOUR } from '@skystair/contract/time'
import { LEADER_AWAY } from '@skystair/world/areas/clan/rows'
import type { Deps } from '../../../deps.ts'
import { eachDue } from '../../../ops/each-due.ts'
import type { Tx } from '../../../storage/db.ts'
import { lastSeen } from '../../player/repository.ts'
import { addToLog } from '../log/repository.ts'
import { mostDeserving } from './most-deserving.ts'
import { clansToCheck, lockClan, markChecked, membersOf, setStandsIn } from './repository.ts'

/** Number of clans that one round checks. */
const AT_ONCE = 50

async function check(tx: Tx, clanId: number, now: number): Promise<void> {
  if (!(await lockClan(tx, clanId))) return
  await markChecked(tx, clanId, now)
  const members = await membersOf(tx, clanId)
  const seen = await lastSeen(
    tx,
    members.map(({ player_id }) => player_id),
  )
  const isAway = (playerId: number) => now - (seen.get(playerId) ?? 0) >= LEADER_AWAY
  const leader = members.find(({ rank }) => rank === 'LEADER')
  const standsIn = members.find(({ stands_in }) => stands_in === 1)
  const isNeeded = leader !== undefined && isAway(leader.player_id)
  if (standsIn && (!isNeeded || isAway(standsIn.player_id))) await setStandsIn(tx, standsIn.player_id, false)
  if (!isNeeded || (standsIn && !isAway(standsIn.player_id))) return
  const best = mostDeserving(members.filter(({ player_id }) => !isAway(player_id)))
  if (!best) return
  await setStandsIn(tx, best.player_id, true)
  await addToLog(tx, clanId, 'subLeader', now, { on: best.player_id })
}

/** Checks the clans whose last check is an hour old. */
export async function findStandIns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const clans = await db.tx((tx) => clansToCheck(tx, now - HOUR, AT_ONCE))
  await eachDue(db, clans, (tx, { id }) => check(tx, id, now))
}
