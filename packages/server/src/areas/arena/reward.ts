import { leagueOf } from '@skystair/rules'
import type { Deps } from '../../deps.ts'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { eachDue } from '../../ops/each-due.ts'
import { refuse } from '../../refusal.ts'
import { clientsOf, publishPlayerChanged } from '../../session/player-changed.ts'
import type { Tx } from '../../storage/db.ts'
import { schedulePush } from '../notification/push/repository.ts'
import { notify } from '../notification/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { rewardsOf } from './present.ts'
import { type Entrant, entrantOf, forgetReward, letArrive, rewardsDue } from './repository.ts'
import { nextReward } from './reward-time.ts'

/** Number of rewards that one query loads. */
const AT_ONCE = 100

/** Stores the arrival of a due reward, that of the player's present league. Returns false if it has already arrived. */
function arrive(tx: Tx, entrant: Entrant, now: number): Promise<boolean> {
  const { position, rewardHour, timeZone, rewardAt } = entrant
  const due = rewardAt ?? now
  return letArrive(tx, entrant, { league: leagueOf(position), now: due, next: nextReward(timeZone, rewardHour, due, now) })
}

/** Stores the arrival of a player's reward and notifies the player. Returns the player's clients. */
async function bring(tx: Tx, entrant: Entrant, now: number): Promise<readonly string[]> {
  const { playerId, position } = entrant
  if (playerId === null || !(await arrive(tx, entrant, now))) return []
  await notify(tx, playerId, 'arenaReward', { league: leagueOf(position) }, now)
  await schedulePush(tx, await loadPlayer(tx, playerId), { key: 'arena', kind: 'arenaReward', values: {}, at: now })
  return clientsOf(tx, [playerId], now)
}

/** Lets all due rewards arrive, each in a transaction of its own. Only the first node that tries succeeds. */
export async function bringRewards({ db, clock, bus }: Deps): Promise<void> {
  for (;;) {
    const now = clock()
    const due = await db.tx((tx) => rewardsDue(tx, now, AT_ONCE))
    await eachDue(
      db,
      due,
      (tx, entrant) => bring(tx, entrant, now),
      (clients) => publishPlayerChanged(bus, clients),
    )
    if (due.length < AT_ONCE) return
  }
}

export const takeReward: Handler<'POST /api/arena/reward/take'> = async (ctx) => {
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const before = await entrantOf(tx, player.id, { lock: true })
  if (!before) throw refuse('ARENA_CLOSED')
  const isDue = before.rewardLeague === null && before.rewardAt !== null && before.rewardAt <= now
  if (isDue) await arrive(tx, before, now)
  const entrant = isDue ? await entrantOf(tx, player.id) : before
  if (!entrant?.rewardLeague) throw refuse('REWARD_NOT_READY')
  const ref = `arena:${entrant.id}:${entrant.rewardedAt}`
  const granted = await grant(tx, player, [...rewardsOf(entrant.rewardLeague)], { reason: 'arena', ref, now }, rewardKinds)
  await forgetReward(tx, entrant.id)
  return { player: await save('purse'), gains: gainsOf(granted) }
}
