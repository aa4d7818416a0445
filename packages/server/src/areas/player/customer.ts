import { eventsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { clanMemberships } from '@skystair/world/areas/clan/rows'
import type { Customer } from '../../economy/condition.ts'
import { purseOf } from '../../economy/purse.ts'
import type { Tx } from '../../storage/db.ts'
import { membershipOf, statusOf } from '../bank/membership.ts'
import { runningCampaigns } from '../campaign/calendar.ts'
import { clanStandingOf } from '../clan/membership/repository.ts'
import { runningOffers } from '../offer/open.ts'
import type { PlayerRow } from './repository.ts'

/** Returns the player's values that conditions of offers refer to. */
export async function customerOf(tx: Tx, { id, source, state }: PlayerRow, now: number): Promise<Customer> {
  const events = eventsAt(world, now, state.lang)
  const clan = await clanStandingOf(tx, id)
  return {
    id,
    stair: state.bestVictoryStair,
    level: state.level,
    membership: membershipOf((await purseOf(tx, id)).bonusPoints),
    clanLevel: clan?.level ?? 0,
    clanMembership: statusOf(clan?.points ?? 0, clanMemberships).membership,
    goodPoints: state.goodPoints,
    evilPoints: state.evilPoints,
    events: events.map(({ kind, year, until }) => ({ id: kind.id, key: `${kind.id}@${year}`, until })),
    campaigns: runningCampaigns({ source }, now),
    offers: runningOffers(state, now),
  }
}
