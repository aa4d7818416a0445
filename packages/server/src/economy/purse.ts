import { purseOfEach, ResourceName, type Resources } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'

/** Gems of a purchase that the player has not taken yet. In purse and ledger like a resource, but they cannot be spent. */
export const WAITING_GEMS = 'granted'

/** Tickets for the golden wheel. In purse and ledger like a resource, but shops do not accept them. */
export const GOLD_TICKETS = 'goldTicket'

/** Names of a purse's amounts. */
export type Account = ResourceName | typeof WAITING_GEMS | typeof GOLD_TICKETS

const resourceNames: ReadonlySet<string> = new Set(ResourceName)
export const isResource = (name: string): name is ResourceName => resourceNames.has(name)

/** Returns the amount of every resource that a player has. */
export async function purseOf(tx: Tx, playerId: number): Promise<Resources> {
  const rows = await tx.all<{ resource: string; amount: number }>('select resource, amount from purse where player_id = ?', [playerId])
  const purse: Resources = purseOfEach(0)
  for (const { resource, amount } of rows) if (isResource(resource)) purse[resource] = amount
  return purse
}

/** Returns how much of one account a player has. */
export async function heldOf(tx: Tx, playerId: number, account: Account): Promise<number> {
  const row = await tx.one<{ amount: number }>('select amount from purse where player_id = ? and resource = ?', [playerId, account])
  return row?.amount ?? 0
}
