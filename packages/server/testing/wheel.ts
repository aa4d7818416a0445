// For tests: tickets and prizes of the wheel of fortune.
import type { Reward, WheelKind } from '@skystair/contract'
import { storePrize } from '../src/areas/campaign/wheel/repository.ts'
import { grant } from '../src/economy/grant.ts'
import type { Tx } from '../src/storage/db.ts'

/** Grants tickets for the wheel. */
export async function giveTickets(tx: Tx, id: number, kind: WheelKind, amount: number): Promise<void> {
  const reward: Reward = kind === 'GOLD' ? { kind: 'goldTicket', amount } : { kind: 'resource', resource: 'tickets', amount }
  await grant(tx, { id }, [reward], { reason: 'start', ref: `test:tickets:${kind}:${amount}`, now: 0 }, {})
}

/** Stores a rank for a hero as the prize to take, as if the wheel had stopped there. */
export const rankWaits = (tx: Tx, id: number): Promise<number> =>
  storePrize(tx, id, {
    kind: 'USUAL',
    number: 1,
    sector: 10,
    rewards: [{ kind: 'rank', amount: 1 }],
    instead: [{ kind: 'resource', resource: 'mithril', amount: 25 }],
  })
