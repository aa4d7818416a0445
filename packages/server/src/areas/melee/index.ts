import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Deps } from '../../deps.ts'
import { eachDue } from '../../ops/each-due.ts'
import { advance } from './advance.ts'
import { getMelee, joinMelee, leaveMelee, moveInMelee, precalculateInMelee, takeMeleeReward } from './calls.ts'
import { setMeleeHour } from './hour.ts'
import { melee, meleeTimes } from './migration.ts'
import { clientsIn, tellClients } from './publish.ts'
import { dueMelees, oldMelees } from './repository.ts'

/** Number of melees that one query loads. */
const AT_ONCE = 50
/** A melee, with a reward that nobody has taken, is kept for this long. */
const KEPT = 30 * 86_400_000

/** Lets all due melees begin or go on, each in a transaction of its own: also those whose players are all disconnected. */
async function advanceDue({ db, clock, random, bus }: Deps): Promise<void> {
  const now = clock()
  const due = await db.tx((tx) => dueMelees(tx, now, AT_ONCE))
  await eachDue(
    db,
    due,
    async (tx, id) => ((await advance({ tx, now, random }, id)).changed ? clientsIn(tx, id, now) : []),
    (clients) => tellClients(bus, clients),
  )
}

export const area = defineArea(contract.melee, {
  tables: {
    melee: { days: 30 },
    melee_events: { days: 30 },
    melee_seat: { days: 30 },
  },
  migrations: [melee, meleeTimes],
  configure: setMeleeHour,
  recurring: advanceDue,
  sweep: oldMelees(KEPT),
  personal: [
    {
      table: 'melee_seat',
      by: ['player_id'],
      exported: ['melee_id', 'joined_at', 'squad', 'stair', 'side', 'moves', 'place'],
      hidden: ['id', 'player_id', 'missed', 'has_left', 'closed'],
      onDeletion: { keptFor: 'the melee belongs to four others as well: the squad goes on without the player', blank: { player_id: null } },
    },
  ],
  handlers: {
    'GET /api/melee/get': getMelee,
    'POST /api/melee/join': joinMelee,
    'POST /api/melee/leave': leaveMelee,
    'POST /api/melee/move': moveInMelee,
    'POST /api/melee/precalculate': precalculateInMelee,
    'POST /api/melee/reward/take': takeMeleeReward,
  },
})
