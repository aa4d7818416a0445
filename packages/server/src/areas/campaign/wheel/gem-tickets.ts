import { resources } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { GEM_TICKETS_PER_DAY, GEMS_PER_GOLD_TICKET, GEMS_PER_TICKET } from '@skystair/world/areas/campaign/rows'
import { charge } from '../../../economy/charge.ts'
import { grant, grantedUnder } from '../../../economy/grant.ts'
import { heldOf } from '../../../economy/purse.ts'
import type { Tx } from '../../../storage/db.ts'
import { type CountedGems, countedGems, storeCountedGems } from './repository.ts'

const refOf = (purchaseId: number): string => `wheelTickets:purchase:${purchaseId}`
const steps = (gems: number, step: number): number => Math.trunc(gems / step)

/** Returns how many tickets bought gems can still give today. */
export const ticketsLeft = ({ day, tickets }: CountedGems, now: number): number =>
  Math.max(0, GEM_TICKETS_PER_DAY - (day === steps(now, DAY) ? tickets : 0))

/** Grants the tickets for a purchase of gems and the remainder of earlier ones. The player's row must be locked. */
export async function giveTicketsForGems(tx: Tx, playerId: number, purchase: { id: number; gems: number }, now: number): Promise<void> {
  const before = await countedGems(tx, playerId)
  const gems = before.gems + purchase.gems
  const earned = (step: number) => steps(gems, step) - steps(before.gems, step)
  const left = ticketsLeft(before, now)
  const tickets = Math.min(earned(GEMS_PER_TICKET), left)
  await storeCountedGems(tx, playerId, { gems, day: steps(now, DAY), tickets: GEM_TICKETS_PER_DAY - left + tickets })
  const rewards = [...resources({ tickets }), { kind: 'goldTicket' as const, amount: earned(GEMS_PER_GOLD_TICKET) }]
  await grant(tx, { id: playerId }, rewards, { reason: 'wheelTickets', ref: refOf(purchase.id), now }, {})
}

/** Takes back the unspent tickets of a refunded purchase. The player's row must be locked. */
export async function takeTicketsBack(tx: Tx, playerId: number, purchaseId: number, now: number): Promise<void> {
  for (const { resource, amount } of await grantedUnder(tx, playerId, refOf(purchaseId))) {
    const back = Math.min(amount, await heldOf(tx, playerId, resource))
    await charge(tx, playerId, [{ resource, amount: back }], { reason: 'wheelTickets', ref: `${refOf(purchaseId)}:refund`, now })
  }
}
