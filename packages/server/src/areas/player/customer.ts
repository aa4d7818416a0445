import { eventsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Customer } from '../../economy/condition.ts'
import { purseOf } from '../../economy/purse.ts'
import type { Tx } from '../../storage/db.ts'
import { membershipOf } from '../bank/membership.ts'
import { runningCampaigns } from '../campaign/calendar.ts'
import { clanLevelOf } from '../clan/membership/repository.ts'
import { runningOffers } from '../offer/open.ts'
import type { PlayerRow } from './repository.ts'

/** Returns the player's values that conditions of offers refer to. */
export async function customerOf(tx: Tx, { id, source, state }: PlayerRow, now: number): Promise<Customer> {
  const events = eventsAt(world, now, state.lang)
  return {
    id,
    stair: state.bestVictoryStair,
    level: state.level,
    membership: membershipOf((await purseOf(tx, id)).bonusPoints),
    clanLevel: await clanLevelOf(tx, id),
    events: events.map(({ kind, year, until }) => ({ id: kind.id, key: `${kind.id}@${year}`, until })),
    campaigns: runningCampaigns({ source }, now),
    offers: runningOffers(state, now),
  }
}
