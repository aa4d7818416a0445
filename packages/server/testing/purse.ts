// For tests: changes a player's purse without a call, but through the ledger.
import { randomUUID } from 'node:crypto'
import { type Amounts, type ResourceName, resources } from '@skystair/contract'
import { charge } from '../src/economy/charge.ts'
import { grant } from '../src/economy/grant.ts'
import { purseOf } from '../src/economy/purse.ts'
import type { Tx } from '../src/storage/db.ts'

const occasion = () => ({ reason: 'start' as const, ref: `test:${randomUUID()}`, now: 0 })

export async function give(tx: Tx, playerId: number, amounts: Amounts): Promise<void> {
  await grant(tx, playerId, resources(amounts), occasion())
}

/** Takes all of a player's resources. */
export async function emptyPurse(tx: Tx, playerId: number): Promise<void> {
  const held = Object.entries(await purseOf(tx, playerId)) as [ResourceName, number][]
  await charge(
    tx,
    playerId,
    held.map(([resource, amount]) => ({ resource, amount })),
    occasion(),
  )
}
