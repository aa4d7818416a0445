import { purseOfEach, ResourceName, type Resources } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'

/** Gems that a purchase has granted and the player has not taken yet: in purse and ledger like a resource, but nothing can be paid with them. */
export const WAITING_GEMS = 'granted'

/** Names of a purse's amounts. */
export type Account = ResourceName | typeof WAITING_GEMS

const resourceNames: ReadonlySet<string> = new Set(ResourceName)
export const isResource = (name: string): name is ResourceName => resourceNames.has(name)

/** Returns the amount of every resource that a player has. */
export async function purseOf(tx: Tx, playerId: number): Promise<Resources> {
  const rows = await tx.all<{ resource: string; amount: number }>('select resource, amount from purse where player_id = ?', [playerId])
  const purse: Resources = purseOfEach(0)
  for (const { resource, amount } of rows) if (isResource(resource)) purse[resource] = amount
  return purse
}
