import { eventsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Customer } from '../../economy/condition.ts'
import { purseOf } from '../../economy/purse.ts'
import type { Tx } from '../../storage/db.ts'
import { membershipOf } from '../bank/membership.ts'
import type { PlayerRow } from './repository.ts'

/** The player as the conditions of offers look at it. There are no clans and no campaigns yet. */
export async function customerOf(tx: Tx, { id, state }: PlayerRow, now: number): Promise<Customer> {
  const events = eventsAt(world, now, state.lang)
  return {
    id,
    stair: state.bestVictoryStair,
    level: state.level,
    membership: membershipOf((await purseOf(tx, id)).bonusPoints),
    clanLevel: 0,
    events: events.map(({ kind, year, until }) => ({ id: kind.id, key: `${kind.id}@${year}`, until })),
    campaigns: [],
  }
}
